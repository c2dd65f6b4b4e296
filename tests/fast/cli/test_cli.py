import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module

import pytest
from typer.main import get_command

from dealer_terminal import cli
from dealer_terminal.cli.main import main
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.rounds import WA

HEAVY = ("PySide6", "sqlalchemy", "numpy", "alembic", "cryptography")
STARTED = (
    *(
        (f"dealer_terminal.cli.main.main({each!r})", HEAVY)
        for each in (["--help"], ["evaluate", "--rulebook", WA, "As", "10s", "8s", "5h"], ["settle", "--help"])
    ),
    (
        "import dealer_terminal.cli.table",
        ("PySide6", "sqlalchemy.dialects.postgresql", "alembic", "pydantic", "rich", "numpy"),
    ),
)
"""Commands, and the libraries that each must not load."""


def test_every_command_is_listed_and_has_help_with_an_example(terminal: Terminal) -> None:
    listed = terminal("--help").out.splitlines()
    for command, purpose in cli.COMMANDS.items():
        (line,) = [each for each in listed if each.startswith(f"  {command} ")]
        assert line.endswith(purpose), "cut short: say it in fewer words"
        for asked in commands_below((command,)):
            run = terminal(*asked, "--help")
            told = " ".join(run.out.split())
            assert run.code == 0 and "Example" in told and f"dealer-terminal {command}" in told, asked
            assert [word for word in ("[default: .", "[default: inf") if word in told] == [], asked


def commands_below(name: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A command and those that it holds, such as `device` and `device watch`."""
    yield name
    held = getattr(get_command(import_module(f"dealer_terminal.cli.{name[0].replace('-', '_')}").app), "commands", {})
    yield from ((*name, each) for each in held)


USAGE = (
    ((), "dealer-terminal --help"),
    (("setle",), "Did you mean 'settle'"),
    (("--colour",), "--colour"),
    (("rulebooks", "all"), "dealer-terminal rulebooks --help"),
    (("returns", "--rulebook"), "dealer-terminal --help"),
)


def test_wrong_usage_is_refused(terminal: Terminal) -> None:
    assert not_refused(terminal, USAGE) == []


def test_what_was_typed_moves_no_cursor_and_rings_no_bell(terminal: Terminal) -> None:
    assert terminal("rulebook", "\x1b[2J\a\u202e.toml").refusal().isprintable()


def test_libraries_that_are_not_needed_are_not_imported() -> None:
    found = []
    for started, heavy in STARTED:
        probe = f"import sys, dealer_terminal.cli.main; {started}; print(*sys.modules, file=sys.stderr)"
        ended = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
        found += [(started, each) for each in heavy if each in ended.stderr.split()]
    assert found == []


def test_the_module_is_the_command() -> None:
    asked = [sys.executable, "-m", "dealer_terminal", "evaluate", "--rulebook", "32", "As"]
    ended = subprocess.run(asked, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("no rulebook '32'")


def test_a_fault_of_the_program_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (ZeroDivisionError(), SystemExit(3)):

        def broken(error: BaseException = error) -> None:
            raise error

        monkeypatch.setattr("dealer_terminal.app.installed_rulebooks.rulebooks", broken)
        with pytest.raises(type(error)) as raised:
            main(["rulebooks"])
        assert raised.value is error
