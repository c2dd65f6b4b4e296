import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module

import pytest
from typer.main import get_command

from dealer_terminal import cli, commands
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.rounds import WA

HEAVY = ("PySide6", "sqlalchemy", "numpy", "alembic", "cryptography")
STARTED = {
    "--help": ["--help"],
    "evaluate": ["evaluate", "--rulebook", WA, "As", "10s", "8s", "5h"],
    "settle --help": ["settle", "--help"],
}


@pytest.mark.parametrize("command", commands.COMMANDS)
def test_every_command_has_help_with_an_example(terminal: Terminal, command: str) -> None:
    found = terminal(command, "--help")
    assert found.code == 0
    assert "Example" in found.out
    assert f"dealer-terminal {command}" in found.out


@pytest.mark.parametrize("command", commands.COMMANDS)
def test_the_list_of_commands_says_what_each_is_for(terminal: Terminal, command: str) -> None:
    (listed,) = [line for line in terminal("--help").out.splitlines() if line.startswith(f"  {command} ")]
    assert listed.endswith(commands.COMMANDS[command]), "cut short: say it in fewer words"


def commands_below(name: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A command and those that it holds, such as `device` and `device watch`."""
    yield name
    held = getattr(
        get_command(import_module(f"dealer_terminal.commands.{name[0].replace('-', '_')}").app), "commands", {}
    )
    yield from ((*name, each) for each in held)


@pytest.mark.parametrize("command", commands.COMMANDS)
def test_no_help_names_a_default_that_says_nothing(terminal: Terminal, command: str) -> None:
    for asked in commands_below((command,)):
        told = " ".join(terminal(*asked, "--help").out.split())
        assert [word for word in ("[default: .", "[default: inf") if word in told] == [], asked


USAGE = {
    "no command": ([], "dealer-terminal --help"),
    "unknown command": (["setle"], "Did you mean 'settle'"),
    "unknown option": (["--colour"], "--colour"),
    "an argument too many": (["rulebooks", "all"], "dealer-terminal rulebooks --help"),
    "an option without its value": (["returns", "--rulebook"], "dealer-terminal --help"),
}


@pytest.mark.parametrize(("arguments", "said"), USAGE.values(), ids=USAGE)
def test_wrong_usage_is_told_in_one_line(terminal: Terminal, arguments: list[str], said: str) -> None:
    assert said in terminal(*arguments).refusal()


def test_what_was_typed_moves_no_cursor_and_rings_no_bell(terminal: Terminal) -> None:
    assert terminal("rulebook", "\x1b[2J\a\u202e.toml").refusal().isprintable()


@pytest.mark.parametrize("arguments", STARTED.values(), ids=STARTED)
def test_what_is_not_needed_is_not_imported(arguments: list[str]) -> None:
    started = f"from dealer_terminal.cli import main; main({arguments!r})"
    probe = f"import sys; {started}; print(*sys.modules, file=sys.stderr)"
    ended = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert set(HEAVY) & set(ended.stderr.split()) == set()


def test_the_module_is_the_command() -> None:
    asked = [sys.executable, "-m", "dealer_terminal", "evaluate", "--rulebook", "32", "As"]
    ended = subprocess.run(asked, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("no rulebook '32'")


def test_our_own_fault_is_not_hidden(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("dealer_terminal.bootstrap.rulebooks", broken)
    with pytest.raises(ZeroDivisionError):
        cli.main(["rulebooks"])


def test_another_end_than_a_closed_pipe_keeps_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def ended() -> None:
        raise SystemExit(3)

    monkeypatch.setattr("dealer_terminal.bootstrap.rulebooks", ended)
    with pytest.raises(SystemExit, match="3"):
        cli.main(["rulebooks"])
