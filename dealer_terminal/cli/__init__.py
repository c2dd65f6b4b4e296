"""Every command: its name, and what the list of commands says of it. `some-name` lives in `some_name.py` as `app`.

A module here is imported when its command is asked for, so that none slows the start of another.
"""

from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from dealer_terminal.app.lazy_import import imported

COMMANDS = {
    "table": "The kiosk beside the dealer.",
    "meters": "The progressive meters, in a window for the players.",
    "rulebooks": "The rulebooks that are installed.",
    "rulebook": "One rulebook: its spots, pay tables, steps and readings.",
    "evaluate": "What cards are worth.",
    "settle": "What every wager of a round pays, seat by seat.",
    "returns": "The exact house edge of every pay table.",
    "simulate": "Plays rounds by itself on a real journal, with no screen.",
    "migrate": "Gives a journal the schema of this version.",
    "checkpoint": "Signs a journal as it stands, for somebody else to keep.",
    "verify": "Checks a whole journal.",
    "prove": "Writes one round with the proof of each of its records.",
    "evidence": "Writes rounds as one HTML file that checks itself.",
    "verify-proof": "Checks such a proof without the journal.",
    "witness": "Cosigns checkpoints of others' logs, over HTTP.",
    "rebuild": "Writes the tables for search and reports anew.",
    "hands": "Finds any hand that was ever dealt here.",
    "moment": "How a table lay at any time, or after any fact.",
    "pit": "The tables of a pit in a window, by their need.",
    "replay": "A table's journal in a window, at any moment.",
    "alarms": "What calls for a person at some tables, now.",
    "queue": "What a shift leaves for a second pair of eyes.",
    "console": "A reviewer's own journal: marks, clocks, alarms, who looked.",
    "report": "A shift or a gaming day: rounds, money, irregularities.",
    "shift": "A pit's shift: played, won and expected, to sign.",
    "dealers": "Dealers, fairly: their pace, and what was put right.",
    "readers": "Readers and shufflers: where they failed, how they shuffle.",
    "export": "Closed rounds as JSON Lines, CSV or Parquet.",
    "backup": "A checked copy of a journal, while the table plays.",
    "go-on": "Goes on from a backup, by an administrator's decision.",
    "retain": "Archives closed months into files that prove themselves.",
    "floor": "The journals of many tables in one PostgreSQL.",
    "forward": "Brings a table's journal to the floor.",
    "operator": "The people who sign on at a terminal.",
    "device": "Card readers and shufflers on their lines.",
    "emulate": "A simulated device on a pseudo-terminal or a TCP port.",
}


class Commands(TyperGroup):
    """Lists every command without importing one; imports the one that is asked for."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name, listed, rest = super().resolve_command(ctx, args)
        return name, _load(name) if name else listed, rest


def _load(name: str) -> Any:
    return get_command(imported(f"{__name__}.{name.replace('-', '_')}").app)


def new_app() -> typer.Typer:
    """What each command's module starts from."""
    return typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
