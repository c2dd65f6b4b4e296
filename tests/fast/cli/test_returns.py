import re
from fractions import Fraction
from pathlib import Path

import pytest

from dealer_terminal.installed import assets
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.rounds import THREE_CARD, WA


def test_returns_are_a_list_as_the_contract_has_it(terminal: Terminal) -> None:
    found = terminal("returns", "--rulebook", WA).json
    assert len(found) == 11
    natural = next(each for each in found if (each["spot"], each["pay_table"]) == ("natural-31", 1))
    assert natural["rulebook"] == WA
    assert natural["house_edge"] == "309/5525"
    assert natural["house_edge_pct"] == 5.5928
    assert natural["hit_frequency"] == "24/85"
    assert natural["events"][0] == {"event": "16 - 20", "count": 4844}
    assert natural["combinations"] == 22_100


def test_every_pay_table_has_the_contracts_keys_in_their_order(terminal: Terminal) -> None:
    keys = ["rulebook", "spot", "pay_table", "house_edge", "house_edge_pct", "hit_frequency", "events"]
    counted = terminal("returns").json
    assert len({each["rulebook"] for each in counted}) == 5
    assert WA in terminal("returns", "--rulebook", "32").refusal()
    bonus = [each for each in counted if (each["rulebook"], each["spot"]) == (THREE_CARD, "player-bonus")]
    assert [each["pay_table"] for each in bonus] == ["A", "B", "C"]
    for found in counted:
        assert [key for key in found if key in keys] == keys
        assert all(list(event) == ["event", "count"] for event in found["events"])
        assert re.fullmatch(r"-?\d+/\d+", found["house_edge"])
        assert float(Fraction(found["house_edge"]) * 100) == pytest.approx(found["house_edge_pct"], abs=5e-5)


def test_a_rulebook_whose_lower_hand_pays_more_is_told(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "upside-down.toml"
    installed = assets() / "rulebooks" / f"{THREE_CARD}.toml"
    file.write_text(installed.read_text(encoding="utf-8").replace('"20000", "-"', '"200", "-"'), encoding="utf-8")
    told = terminal("returns", "--rulebook", str(file)).refusal()
    assert told == "6 Card Bonus Wager A: 5-Card Royal pays more than 6-Card Royal; correct the rulebook"


def test_the_progressive_says_its_long_run_too(terminal: Terminal) -> None:
    *others, stax = terminal("returns", "--rulebook", THREE_CARD).json
    said = {key: stax[key] for key in ("house_edge_pct", "increments", "long_run_edge", "long_run_edge_pct")}
    assert said == {
        "house_edge_pct": 41.9819,
        "increments": "23/100",
        "long_run_edge": "839/4420",
        "long_run_edge_pct": 18.9819,
    }
    assert not any("long_run_edge" in each for each in others)


def test_open_questions_have_their_worth(terminal: Terminal) -> None:
    found = terminal("returns", "--rulebook", THREE_CARD, "--questions").json
    meter = next(each for each in found if each["reading"] == "stax-meter-amount")
    assert (meter["cents_a_dollar"], meter["hands"]) == (0.2172, "12/5525")
    assert "wager come back" in meter["asks"]


@pytest.fixture
def on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    for where in ("returns", "output"):
        monkeypatch.setattr(f"dealer_terminal.cli.{where}.for_a_person", lambda: True)


@pytest.mark.usefixtures("on_a_terminal")
def test_people_get_a_table(terminal: Terminal) -> None:
    shown = terminal("returns", "--rulebook", WA)
    assert "│ natural-31" in shown.out
    assert "5.5928%" in shown.out
    assert len(terminal("returns", "--rulebook", WA, "--json").json) == 11


@pytest.mark.usefixtures("on_a_terminal")
def test_people_get_the_long_run_and_the_questions_in_words(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "won back: 18.9819%" in terminal("returns", "--rulebook", THREE_CARD).out
    monkeypatch.setattr("dealer_terminal.cli.returns.for_a_person", lambda: True)
    questions = terminal("returns", "--rulebook", THREE_CARD, "--questions").out
    assert "+4.96" in questions
    _, uncounted = questions.split("so these have no figure:")
    assert "How many positions may a table have?" in uncounted
    assert "Does a STAX wager come back" not in uncounted
