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


def reported(terminal: Terminal, db: str) -> tuple[dict[str, Any], list[dict[str, Any]], list[recount.Round]]:
    (shift,) = terminal("report", "--db", db, "--json").json["shifts"]
    exported = terminal("export", "--db", db, "--what", "records", "--format", "jsonl").out
    records = recount.read(exported)
    return shift, records, recount.rounds_of(records)


def test_rounds_and_money_are_those_of_the_records(terminal: Terminal, db: str) -> None:
    shift, _, rounds = reported(terminal, db)
    total = shift["total"]
    assert total["rounds"] == len(rounds) == ROUNDS
    assert total["misdeals"] == sum(each.misdealt for each in rounds)
    whole = recount.money(recount.lines_of(rounds))
    assert {name: total[name] for name in MONEY} == whole
    assert isclose(total["hold_pct"], 100 * whole["win"] / whole["handle"], abs_tol=0.006)
    by_wager = {each["spot"]: {name: each[name] for name in MONEY} for each in shift["by_wager"]}
    assert by_wager == recount.by_spot(rounds)
    names = ("rounds", "misdeals", *MONEY)
    dealers = {each["dealer"]: {name: each[name] for name in names} for each in shift["by_dealer"]}
    assert dealers == recount.by_dealer(rounds)
    exported = recount.read(terminal("export", "--db", db, "--what", "rounds", "--format", "jsonl").out)
    for row, each in zip(exported, rounds, strict=True):
        own = recount.money(recount.lines_of([each]))
        assert (row["paid_cents"], row["taken_cents"]) == (own["paid"], own["taken"])


def test_each_event_came_as_often_as_the_records_say(terminal: Terminal, db: str) -> None:
    shift, _, rounds = reported(terminal, db)
    came, spots = recount.events(rounds), recount.by_spot(rounds)
    assert shift["events"]
    for each in shift["events"]:
        bet, met = ("ante", "play") if each["spot"] == "ante-play" else (each["spot"], each["spot"])
        assert each["came"] == came[met, each["event"]]
        assert each["wagers"] == spots[bet]["wagers"]
        expected = Fraction(each["expected"])
        chance = expected / each["wagers"]
        deviation = float(each["came"] - expected) / sqrt(expected * (1 - chance))
        assert isclose(each["deviations"], deviation, abs_tol=0.011)


def test_irregularities_and_approvals_are_those_of_the_records(terminal: Terminal, db: str) -> None:
    shift, records, _ = reported(terminal, db)
    (table,) = shift["tables"]
    by_name = Counter((each["irregularity"], each["raised_by"]) for each in table["irregularities"])
    assert by_name == recount.irregularities(records)
    decided = Counter((each["decision"], each["by"]) for each in table["approvals"])
    assert decided == recount.overrides(records)
    assert decided["payment_corrected", "s1"] == 2
    assert len(shift["signed"]) == decided.total()


def test_two_reports_that_meet_are_the_whole(terminal: Terminal, db: str) -> None:
    shift, _, rounds = reported(terminal, db)
    middle = rounds[ROUNDS // 2].opened.isoformat()
    halves = [terminal("report", "--db", db, "--json", end, middle).json for end in ("--to", "--from")]
    assert [(each["from"] == "", each["to"] == "") for each in halves] == [(True, False), (False, True)]
    both = [each["shifts"][0] for each in halves]
    for name in ("rounds", *MONEY):
        assert sum(each["total"][name] for each in both) == shift["total"][name]
    for listed in ("irregularities", "approvals", "corrections"):
        assert sum(len(each["tables"][0][listed]) for each in both) == len(shift["tables"][0][listed])
    assert terminal("report", "--db", db, "--from", middle).out.startswith(f"{db}, from 20")
