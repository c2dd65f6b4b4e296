from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Run, Terminal

FIRST = ("add", "9001", "--name", "A. Ames", "--role", "administrator")
DEALER = ("add", "1001", "--name", "K. Dee", "--role", "dealer", "--by", "9001")
Operator = Callable[..., Run]


@pytest.fixture
def operator(terminal: Terminal, tmp_path: Path) -> Operator:
    """`operator` on a fresh journal; what it reads from stdin is `given`."""

    def run(command: str, *arguments: str, given: str = "") -> Run:
        files = ["--pin-file", "-"] if command in ("add", "reset") else []
        files += ["--by-pin-file", "-"] if "--by" in arguments else []
        keys = ["--keys", str(tmp_path / "keys")] if command != "list" else []
        return terminal("operator", command, *arguments, *files, *keys, "--db", str(tmp_path / "j.db"), given=given)

    return run


def test_the_first_is_an_administrator_who_adds_the_others(operator: Operator) -> None:
    assert operator(*FIRST, given="8317\n").out == "9001: A. Ames may sign on as administrator.\n"
    assert operator(*DEALER, given="8317\n5926\n").code == 0
    assert operator("list", "--json").json == [
        {"number": "1001", "name": "K. Dee", "role": "dealer", "stands": "admitted", "badge": "no", "failures": 0},
        {
            "number": "9001",
            "name": "A. Ames",
            "role": "administrator",
            "stands": "admitted",
            "badge": "no",
            "failures": 0,
        },
    ]


def test_a_disabled_person_stays_in_the_list(operator: Operator) -> None:
    operator(*FIRST, given="8317\n")
    operator(*DEALER, given="8317\n5926\n")
    assert operator("disable", "1001", "--by", "9001", given="8317\n").code == 0
    assert "disabled" in operator("list").out
    assert "is disabled" in operator("reset", "1001", "--by", "9001", given="8317\n6042\n").refusal()


def test_wrong_pins_on_the_command_line_lock_as_they_do_on_the_screen(operator: Operator) -> None:
    operator(*FIRST, given="8317\n")
    for _ in range(4):
        assert "don't belong together" in operator("disable", "9001", "--by", "9001", given="1\n").refusal()
    assert "Locked after 5 failures" in operator("disable", "9001", "--by", "9001", given="1\n").refusal()
    assert operator("list", "--json").json[0]["stands"] == "locked"


def test_a_pin_and_a_badge_are_read_from_files(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "pin").write_text("8317\n")
    (tmp_path / "badge").write_text("04A1B2\n")
    where = ("--keys", str(tmp_path / "keys"), "--db", str(tmp_path / "j.db"))
    files = ("--pin-file", str(tmp_path / "pin"), "--badge-file", str(tmp_path / "badge"))
    assert terminal("operator", *FIRST, *files, *where).code == 0
    assert terminal("operator", "list", "--json", *where[2:]).json[0]["badge"] == "yes"


WRONG = {
    "a dealer as the first": (("add", "1001", "--name", "K", "--role", "dealer"), "5926\n", "Only an administrator"),
    "an unknown role": (("add", "1001", "--name", "K", "--role", "boss"), "5926\n", "boss"),
    "a weak PIN": (FIRST, "1234\n", "first that anybody would try"),
    "no PIN": (FIRST, "", "line is empty"),
    "nobody there": (("disable", "4711"), "", "There is no operator 4711"),
    "no journal": (("disable", "4711", "--by", "9001"), "8317\n", "no such file"),
}


@pytest.mark.parametrize(("arguments", "given", "said"), WRONG.values(), ids=WRONG.keys())
def test_bad_input_is_told_in_one_line(operator: Operator, arguments: tuple[str, ...], given: str, said: str) -> None:
    assert said in operator(*arguments, given=given).refusal()


def test_a_pin_is_not_waited_for_where_nobody_can_type_it(terminal: Terminal, tmp_path: Path) -> None:
    where = ("--keys", str(tmp_path / "keys"), "--db", str(tmp_path / "j.db"))
    assert "nobody is there to type it" in terminal("operator", *FIRST, *where).refusal()


def test_a_list_of_no_journal_is_told(terminal: Terminal, tmp_path: Path) -> None:
    assert "no such file" in terminal("operator", "list", "--db", str(tmp_path / "none.db")).refusal()


@pytest.mark.parametrize("command", ["add", "list", "disable", "reset", "unlock"])
def test_each_has_help_with_an_example(terminal: Terminal, command: str) -> None:
    assert f"dealer-terminal operator {command}" in terminal("operator", command, "--help").out
