"""Each number of a report, against a count of the exported records that knows nothing of the terminal's tables."""

from collections import Counter
from contextlib import closing
from fractions import Fraction
from math import isclose, sqrt
from typing import Any

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.rules.hand import Result
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.session import Session
from tests.fast.cli import recount
from tests.fast.cli.conftest import Terminal
from tests.helpers.playing import CLASSIC, THREE_CARD, played

BY = Approval(Operator("s1", "Rosa", Role.SUPERVISOR), "paid one chip too few")
MONEY = ("wagers", "handle", "paid", "taken", "win")
ROUNDS = 45


def correct(session: Session) -> None:
    """In the last round a win pays more, and a loss becomes a push."""
    lines = [each for each in session.state.last_lines if each.spot != "stax"]
    won = next(line for line in lines if line.result is Result.WIN)
    lost = next(line for line in lines if line.result is Result.LOSE)
    for command in (
        commands.CorrectPayment(won.seat, won.spot, won.pays + 500, BY),
        commands.CorrectPayment(lost.seat, lost.spot, 0, BY, Result.PUSH),
    ):
        assert not isinstance(session.handle(with_evidence(session.state, command)), Refusal)


@pytest.fixture(scope="module", params=[CLASSIC, THREE_CARD])
def db(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("recounted")
    with closing(open_journal(str(folder / "journal.db"), keys=folder / "keys")) as journal:
        correct(played(journal, ROUNDS, keys=journal.keys, seed=11, rulebook=request.param))
    return str(folder / "journal.db")


def told(terminal: Terminal, db: str) -> tuple[dict[str, Any], list[dict[str, Any]], list[recount.Round]]:
    (part,) = terminal("report", "--db", db, "--json").json["parts"]
    exported = terminal("export", "--db", db, "--what", "records", "--format", "jsonl").out
    records = recount.read(exported)
    return part, records, recount.rounds_of(records)


def test_rounds_and_money_are_those_of_the_records(terminal: Terminal, db: str) -> None:
    part, _, rounds = told(terminal, db)
    assert part["rounds"] == len(rounds) == ROUNDS
    assert part["misdeals"] == sum(each.misdealt for each in rounds)
    assert abs(part["seconds"] - recount.seconds(rounds)) <= ROUNDS, "each time is told to the second"
    assert isclose(part["rounds_per_hour"], ROUNDS * 3600 / part["seconds"], abs_tol=0.06)
    whole = recount.money(recount.lines_of(rounds))
    assert {name: part["money"][name] for name in MONEY} == whole
    assert isclose(part["money"]["hold_pct"], 100 * whole["win"] / whole["handle"], abs_tol=0.006)
    assert {each["spot"]: {name: each[name] for name in MONEY} for each in part["spots"]} == recount.by_spot(rounds)
    names = ("rounds", "misdeals", *MONEY)
    dealers = {each["dealer"]: {name: each[name] for name in names} for each in part["dealers"]}
    assert dealers == recount.by_dealer(rounds)
    exported = recount.read(terminal("export", "--db", db, "--what", "rounds", "--format", "jsonl").out)
    for row, each in zip(exported, rounds, strict=True):
        own = recount.money(recount.lines_of([each]))
        assert (row["paid_cents"], row["taken_cents"]) == (own["paid"], own["taken"])


def test_each_event_came_as_often_as_the_records_say(terminal: Terminal, db: str) -> None:
    part, _, rounds = told(terminal, db)
    came, spots = recount.events(rounds), recount.by_spot(rounds)
    for each in part["events"]:
        bet, met = ("ante", "play") if each["spot"] == "ante-play" else (each["spot"], each["spot"])
        assert each["came"] == came[met, each["event"]]
        assert each["wagers"] == spots[bet]["wagers"]
        expected = Fraction(each["expected"])
        chance = expected / each["wagers"]
        deviation = float(each["came"] - expected) / sqrt(expected * (1 - chance))
        assert isclose(each["deviations"], deviation, abs_tol=0.011)


def test_irregularities_and_overrides_are_those_of_the_records(terminal: Terminal, db: str) -> None:
    part, records, _ = told(terminal, db)
    by_name = {(each["what"], each["by"]): each["times"] for each in part["irregularities"]}
    assert Counter(by_name) == recount.irregularities(records)
    decided = {(each["what"], each["by"]): each["times"] for each in part["overrides"]}
    assert Counter(decided) == recount.overrides(records)
    assert decided["payment_corrected", "s1"] == 2


def test_two_reports_that_meet_are_the_whole(terminal: Terminal, db: str) -> None:
    part, _, rounds = told(terminal, db)
    middle = rounds[ROUNDS // 2].opened.isoformat()
    halves = [terminal("report", "--db", db, "--json", end, middle).json for end in ("--to", "--from")]
    assert [(each["from"] == "", each["to"] == "") for each in halves] == [(True, False), (False, True)]
    both = [each["parts"][0] for each in halves]
    assert sum(each["rounds"] for each in both) == part["rounds"]
    for name in MONEY:
        assert sum(each["money"][name] for each in both) == part["money"][name]
    for counted in ("irregularities", "overrides"):
        times = [row["times"] for each in both for row in each[counted]]
        assert sum(times) == sum(row["times"] for row in part[counted])
    assert len(both[0]["amendments"]) + len(both[1]["amendments"]) == len(part["amendments"])
    assert terminal("report", "--db", db, "--from", middle).out.startswith(f"{db}, from 20")
