"""`reverie statistics`: what came of the games at this terminal, by sets of rules; `--erase` forgets it."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from reverie.cli.options import Ascii, Json, Lang
from reverie.cli.output import WIDTH, speaking
from reverie.cli.results import erase_results, read_results, results_path, sums
from reverie.cli.speech import DIM, GOLD, Speech
from reverie.cli.table.plain import wrap

Erase = Annotated[bool, typer.Option("--erase", help="Forget all results.")]


def statistics(erase: Erase = False, as_json: Json = False, lang: Lang = None, ascii_only: Ascii = False) -> None:
    """Show how the games at this terminal ended, or forget it."""
    with speaking(lang, as_json, ascii_only) as out:
        if erase:
            count = erase_results()
            if as_json:
                out.json({"erased": count})
            else:
                out.line(out.speech.rich("cli-statistics-erased", count=count))
        elif as_json:
            out.json({"file": str(results_path()), "rules": [one.to_json() for one in sums(read_results())]})
        else:
            out.line(out.speech.rich("cli-statistics-title"))
            for line in told(out.speech, out.width):
                out.line(line)


def told(speech: Speech, width: int = WIDTH) -> list[Text]:
    """The page: some lines for each set of rules."""
    found = sums(read_results())
    if not found:
        return [speech.rich("cli-statistics-none")]
    lines: list[Text] = []
    for one in found:
        counts: dict[str, Any] = {
            "games": one.games,
            "won": one.won,
            "streak": one.streak,
            "answers": round(one.answers),
        }
        rates = {f"last{count}": percent(speech, rate) for count, rate in one.recent.items()}
        said = [
            speech.rich("cli-statistics-line", "", rate=percent(speech, one.won / one.games), **counts),
            speech.rich("cli-statistics-more", DIM, **rates, **counts, peeked=one.peeked),
        ]
        lines.append(Text(one.rules, GOLD))
        lines += [Text("  ").append_text(line) for text in said for line in wrap(text, width - 4)]
    return lines


def percent(speech: Speech, rate: float) -> str:
    """A share of one, in per cent."""
    return f"{speech.number(rate * 100)} %"
