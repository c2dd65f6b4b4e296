"""The commands by panel of `--help`, each with its summary. The module `some_name` holds `some-name` as `app`.

A module is imported when its command is called, so that no command slows the start of another.
"""

from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from dealer_terminal.app.lazy_import import imported

PANELS = {
    "Play": {
        "table": "Run the dealer's screen at a table.",
        "meters": "Show the progressive meters to the players.",
        "operator": "Add, list, reset and disable the people who sign on.",
        "simulate": "Play rounds into a real journal, without a screen.",
    },
    "Rules": {
        "rulebooks": "List the installed rulebooks.",
        "rulebook": "Show one rulebook: spots, pay tables and steps.",
        "evaluate": "Evaluate a hand.",
        "settle": "Settle every wager of a round.",
        "returns": "Compute the exact house edge of every pay table.",
    },
    "Review": {
        "pit": "Watch the tables of a pit in a window.",
        "replay": "Open a table's journal at any moment in a window.",
        "alarms": "List the alarms of some tables.",
        "queue": "List what a supervisor reviews after a shift.",
        "shift": "Report a pit's shift: won and expected; sign it.",
        "report": "Report the shift of one table in detail.",
        "statistics": "Compare dealers or readers with what is usual.",
        "hands": "Search all hands dealt at a table.",
        "moment": "Show a table at any time or after any fact.",
        "evidence": "Write rounds as one HTML file that checks itself.",
        "console": "Make a console for reviewers; list its actions.",
    },
    "Journal": {
        "verify": "Check a whole journal.",
        "checkpoint": "Sign the journal's head, for others to keep.",
        "prove": "Write one round with a proof of each record.",
        "verify-proof": "Check a proof or an evidence file.",
        "export": "Write closed rounds as JSON Lines, CSV or Parquet.",
        "backup": "Copy a journal while the table plays, and check it.",
        "go-on": "Resume from a backup by an administrator's decision.",
        "retain": "Archive closed months into files with proofs.",
        "rebuild": "Rebuild the tables for search from the records.",
        "migrate": "Give a journal the schema of this version.",
    },
    "Floor": {
        "floor": "Manage the floor server: many tables in PostgreSQL.",
        "forward": "Replicate a table's journal to the floor server.",
        "witness": "Cosign checkpoints of other journals over HTTP.",
    },
    "Devices": {
        "device": "List, probe, watch and test card readers.",
        "emulate": "Simulate a card reader on a line or a TCP port.",
    },
}
COMMANDS = {name: summary for commands in PANELS.values() for name, summary in commands.items()}


class Commands(TyperGroup):
    """Group that lists the commands by panel without importing them, and imports the one that is called."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        for panel, commands in PANELS.items():
            with formatter.section(panel):
                formatter.write_dl(list(commands.items()))

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name, listed, rest = super().resolve_command(ctx, args)
        return name, _load(name) if name else listed, rest


def _load(name: str) -> Any:
    return get_command(imported(f"{__name__}.{name.replace('-', '_')}").app)


def new_app() -> typer.Typer:
    """Return the application to which a command's module adds its command."""
    return typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
