"""The commands of docs/command-line.md, written from the program: `python -m tests.fast.pages.command_line`."""

from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from dealer_terminal.app.lazy_import import imported
from dealer_terminal.cli import PANELS
from tests.helpers.repository import ROOT

PAGE = ROOT / "docs" / "command-line.md"
BEGINS = "`make pages` writes this part from the program.\n"


def page() -> str:
    """Return the page with its generated part made anew."""
    head, found, _ = PAGE.read_text(encoding="utf-8").partition(BEGINS)
    assert found, f"{PAGE.name} has lost the line above its generated part"
    return head + BEGINS + "".join(map(_panel, PANELS))


def _panel(title: str) -> str:
    rows = [row for name, summary in PANELS[title].items() for row in _rows(name, summary)]
    return "\n".join(["", f"### {title}", "", "| command | what it does | options |", "| --- | --- | --- |", *rows, ""])


def _rows(name: str, summary: str) -> Iterator[str]:
    command = get_command(imported(f"dealer_terminal.cli.{name.replace('-', '_')}").app)
    below: dict[str, Any] = getattr(command, "commands", {})
    if not below:
        yield _row(name, summary, command)
    for each, part in below.items():
        yield from _of_group(f"{name} {each}", part)


def _of_group(name: str, command: Any) -> Iterator[str]:
    below: dict[str, Any] = getattr(command, "commands", {})
    if not below:
        yield _row(name, _summary(command), command)
    for each, part in below.items():
        yield from _of_group(f"{name} {each}", part)


def _summary(command: Any) -> str:
    first, _, _ = (command.help or "").partition("\n\n")
    sentence, _, _ = " ".join(first.split()).partition(". ")
    return f"{sentence.rstrip('.')}."


def _row(name: str, summary: str, command: Any) -> str:
    arguments = [
        each.metavar or (each.name or "").upper() for each in command.params if each.param_type_name == "argument"
    ]
    options = [each.opts[0] for each in command.params if each.param_type_name == "option" and each.name != "help"]
    return f"| `{' '.join([name, *arguments])}` | {summary} | {', '.join(f'`{each}`' for each in options)} |"


def _metavar(argument: Any) -> str:
    return str(argument.metavar or argument.name.upper())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
