"""What the server refuses by itself: a fixed list of codes; words/<language>/server.ftl has a sentence for each."""

from __future__ import annotations

from reverie.errors import ReverieError, plain
from reverie.words import words

# Code -> HTTP status. Codes of the games (illegal moves, bad specs, bad records) come beside these, with status 422.
CODES: dict[str, int] = {
    "bad_message": 400,
    "bad_request": 400,
    "bad_name": 422,
    "bad_origin": 403,
    "no_seat": 401,
    "not_allowed": 403,
    "link_expired": 403,
    "not_entered": 401,
    "link_used": 403,
    "too_many_devices": 409,
    "seat_taken": 409,
    "no_partner": 409,
    "no_table": 404,
    "not_found": 404,
    "no_method": 405,
    "stale": 409,
    "already_sat": 409,
    "seated_elsewhere": 409,
    "not_dealt": 409,
    "not_asked": 409,
    "not_over": 409,
    "no_undo": 409,
    "undo_reveals": 409,
    "undo_asked": 409,
    "undo_together": 409,
    "undo_alone": 409,
    "replay_mismatch": 409,
    "rules_version": 409,
    "no_rematch": 409,
    "conceded": 409,
    "daily_begun": 409,
    "daily_unknown": 404,
    "move_unknown": 404,
    "day_unknown": 404,
    "sealed": 409,
    "sealed_day": 409,
    "table_full": 409,
    "table_broken": 409,
    "too_large": 413,
    "bad_media": 415,
    "too_costly": 422,
    "too_many": 429,
    "storage_full": 507,
    "storage_failed": 503,
    "storage_gone": 503,
    "storage_busy": 503,
    "storage_newer": 503,
    "restarting": 503,
    "overloaded": 503,
    "busy": 503,
    "no_reader": 503,
    "internal": 500,
}


class Refusal(ReverieError):
    """Something the server does not do; nothing has changed."""

    def __init__(self, code: str, *, place: str | None = None, rule: str | None = None, **details: object) -> None:
        assert code in CODES, code
        super().__init__(code, place=place, rule=rule, **details)

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return CODES[self.code]

    def text(self, language: str = "en") -> str:
        """The sentence, in a language."""
        details = {name: plain(value, language) for name, value in self.details.items()}
        return words(language).text(f"server-{self.code.replace('_', '-')}", **details)
