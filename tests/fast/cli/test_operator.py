from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Run, Terminal, not_refused

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


def test_the_first_is_an_administrator_who_adds_and_disables_the_others(operator: Operator) -> None:
    assert operator(*FIRST, given="8317\n").out == "9001: A. Ames may sign on as administrator.\n"
    assert operator(*DEALER, given="8317\n5926\n").code == 0
    stands = {"stands": "admitted", "badge": "no", "failures": 0}
    assert operator("list", "--json").json == [
        {"number": "1001", "name": "K. Dee", "role": "dealer", **stands},
        {"number": "9001", "name": "A. Ames", "role": "administrator", **stands},
    ]
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


WRONG = (
    (("disable", "4711", "--by", "9001"), "8317\n", "no such file"),
    (("add", "1001", "--name", "K", "--role", "dealer"), "5926\n", "Only an administrator"),
    (("add", "1001", "--name", "K", "--role", "boss"), "5926\n", "boss"),
    (FIRST, "1234\n", "first that anybody would try"),
    (FIRST, "", "line is empty"),
    (("disable", "4711"), "", "There is no operator 4711"),
)


def test_wrong_arguments_are_refused(operator: Operator, terminal: Terminal, tmp_path: Path) -> None:
    runs = [(arguments, said, operator(*arguments, given=given)) for arguments, given, said in WRONG]
    assert [(arguments, run) for arguments, said, run in runs if not run.refuses(said)] == []
    db = ("--db", str(tmp_path / "none.db"))
    wrong = (
        (("list", *db), "no such file"),
        ((*FIRST, "--keys", str(tmp_path / "keys"), *db), "nobody is there to type it"),
    )
    assert not_refused(terminal, wrong, "operator") == []
