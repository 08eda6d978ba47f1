"""One conversation: a line comes in, a reply goes out. No input or output happens here, so tests can drive it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from reverie.errors import ReverieError, excerpt
from reverie.kernel.game import Game
from reverie.kernel.strict_json import strict_json
from reverie.protocol.commands import COMMANDS, Reply
from reverie.protocol.errors import ProtocolError, error_data
from reverie.protocol.fields import EXTRAS, ID, TEXT, check
from reverie.protocol.limits import LINE_LIMIT, LOG_LIMIT
from reverie.protocol.thinking import Ponderer

if TYPE_CHECKING:
    from reverie.agents import Agent


class Session:
    """The state of one conversation: a game, an agent's seed, a language."""

    def __init__(self, log: Callable[[str], None] | None = None) -> None:
        self.language = "en"
        self.game: Game | None = None
        self.open = False  # whether the full state of a running game may leave
        self.uncovered = False  # whether it has left
        self.seed = 0
        self.agents: dict[tuple[str, str], Agent] = {}
        self.closed = False
        self.pondering: Ponderer | None = None  # what is thought about beside the conversation
        self._before: tuple[Game | None, bool, bool] = (None, False, False)
        self._log = log
        self._logged: list[float] = []

    # ---- lines ----------------------------------------------------------------------------------------

    def handle(self, line: bytes | str) -> Reply | None:
        """The reply to one line; None for a blank one. Never raises, and after an error nothing has changed."""
        data = line if isinstance(line, bytes) else line.encode("utf-8", "surrogatepass")
        data = data.removesuffix(b"\n").removesuffix(b"\r")
        if len(data) <= LINE_LIMIT and not data.strip():
            return None
        reply: Reply = {"id": None, "ok": True}
        self._before = self.game, self.open, self.uncovered
        try:
            try:
                request = read_request(data)
                check("id", request.get("id"), ID)
                reply["id"] = request.pop("id", None)
                return reply | self.obey(request)
            except ReverieError as error:
                return self.refusal(reply["id"], error)
        except Exception as error:
            return self.fault(reply["id"], error)

    def answer(self, line: bytes) -> bytes | None:
        """The reply as it goes over the wire: one line of plain ASCII, which every language reads."""
        reply = self.handle(line)
        if reply is None:
            return None
        try:
            return encode(reply)
        except (TypeError, ValueError) as error:  # a view or an agent of some plugin that is not plain data
            return encode(self.fault(reply["id"], error))

    def obey(self, request: dict[str, Any]) -> Reply:
        """Carry out a request, checked field by field; returns what the reply says beside `id` and `ok`."""
        if "do" not in request:
            raise ProtocolError("missing-field", place="do", field="do")
        name = request.pop("do")
        check("do", name, TEXT)
        command = COMMANDS.get(name)
        if command is None:
            raise ProtocolError("unknown-command", place="do", value=excerpt(name), allowed=list(COMMANDS))
        for key, value in request.items():
            kind = EXTRAS if key == "with" and command.extras else command.fields.get(key)
            if kind is None:
                raise ProtocolError("unknown-field", place=key[:40], field=excerpt(key), command=name)
            check(key, value, kind)
        for key in command.required:
            if key not in request:
                raise ProtocolError("missing-field", place=key, field=key)
        extras = request.pop("with", [])
        reply = command.run(self, request)
        for extra in extras:
            reply |= COMMANDS[extra].run(self, {})
        return reply

    def refusal(self, request_id: object, error: ReverieError) -> Reply:
        """The reply to a line that was refused."""
        data = error_data(error, self.language)
        index = error.details.get("index")
        return {"id": request_id, "ok": False, "error": data if index is None else {**data, "index": index}}

    def fault(self, request_id: object, error: Exception) -> Reply:
        """The reply to a line at which the engine itself failed; the game is again what it was before."""
        self.game, self.open, self.uncovered = self._before
        self.report(error)
        return self.refusal(request_id, ProtocolError("internal"))

    def report(self, error: Exception) -> None:
        """One line in the log for a fault of our own, a few a minute at most."""
        now = time.monotonic()
        self._logged = [moment for moment in self._logged if now - moment < 60]
        if self._log is None or len(self._logged) >= LOG_LIMIT:
            return
        self._logged.append(now)
        place, trace = "", error.__traceback__
        while trace is not None:
            place = f" in {PurePath(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
            trace = trace.tb_next
        words = " ".join(str(error).split())[:200]
        self._log(f"reverie engine: internal error{place}: {type(error).__name__}: {words}")

    # ---- the game ---------------------------------------------------------------------------------------

    def running(self) -> Game:
        """The game; whatever needs one is refused without it."""
        if self.game is None:
            raise ProtocolError("no-game")
        return self.game

    def thought(self) -> Ponderer:
        """What is thought about, or was; refused before the first `go`."""
        if self.pondering is None:
            raise ProtocolError("no-thought")
        return self.pondering

    def stop_thinking(self) -> None:
        """Nothing is thought about any more."""
        if self.pondering is not None:
            self.pondering.stop()
            self.pondering = None

    def begin(self, game: Game, debug: bool) -> None:
        """Another game takes the place of the one before."""
        self.stop_thinking()
        self.game = game
        self.open = debug
        self.uncovered = False

    def continue_with(self, game: Game) -> None:
        """The game as a command left it; with its secrets known it is no longer an honest one until it ends."""
        if self.uncovered and not game.is_over:
            game.peeked = True
        self.game = game

    def uncover(self) -> Game:
        """The game with everything hidden in it: refused while a sealed game runs, and remembered."""
        game = self.running()
        if not game.is_over:
            if not self.open:
                raise ProtocolError("sealed")
            game.peeked = True
        self.open = self.uncovered = True
        return game


def read_request(data: bytes) -> dict[str, Any]:
    """The object on a line; its length is looked at before anything else."""
    if len(data) > LINE_LIMIT:
        raise ProtocolError("line-too-long", limit=LINE_LIMIT)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ProtocolError("encoding", place=f"byte {error.start}") from None
    try:
        request = strict_json(text)
    except ValueError as error:
        raise ProtocolError("json", reason=excerpt(error, 80)) from None
    if not isinstance(request, dict):
        raise ProtocolError("request")
    return request


def encode(reply: Reply) -> bytes:
    """One line of ASCII."""
    return json.dumps(reply, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"
