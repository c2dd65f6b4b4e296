"""A payment of the last round that is put right: every book of that round agrees with it."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.storage import schema
from dealer_terminal.storage.opening import open_alone
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.rebuild import Rebuild
from dealer_terminal.storage.reports.round_view import round_view
from dealer_terminal.storage.reports.shift_report import shift_report
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.verification import verify_journal
from dealer_terminal.table.session import Session
from tests.fast.storage.rows import rows
from tests.fast.storage.stores import Store

BY = Approval(Operator("s1", "Rosa", Role.SUPERVISOR), "Wrong wager recorded")
ROUNDS = 6


def between_rounds(session: Session) -> None:
    """Nothing of the next round lies there yet."""


def with_wagers_of_the_next_round(session: Session) -> None:
    session.handle(commands.RepeatWagers())
    session.handle(commands.CloseWagers())


def at_a_closed_table(session: Session) -> None:
    assert not isinstance(session.handle(with_evidence(session.state, commands.CloseTable(BY))), Refusal)


WHEN = [between_rounds, with_wagers_of_the_next_round, at_a_closed_table]


def put_right(session: Session) -> tuple[Line, ...]:
    """A win becomes a loss, and a loss a win; what the round came to then."""
    lines = session.state.last_lines
    won = next(line for line in lines if line.result is Result.WIN)
    lost = next(line for line in lines if line.result is Result.LOSE)
    for command in (
        commands.CorrectPayment(won.seat, won.spot, 0, BY, Result.LOSE, round=ROUNDS),
        commands.CorrectPayment(lost.seat, lost.spot, 2 * lost.stake, BY, Result.WIN, round=ROUNDS),
    ):
        assert not isinstance(session.handle(with_evidence(session.state, command)), Refusal)
    return session.state.last_lines


@pytest.fixture(params=WHEN, ids=lambda when: when.__name__)
def corrected(request: pytest.FixtureRequest, database: Store) -> tuple[Store, tuple[Line, ...]]:
    session = database.play(ROUNDS)
    when: Callable[[Session], None] = request.param
    when(session)
    return database, put_right(session)


Corrected = tuple[Store, tuple[Line, ...]]


def test_the_rounds_totals_are_those_of_its_wagers(corrected: Corrected) -> None:
    store, lines = corrected
    with open_to_read(store.db) as journal:
        shown = round_view(journal, ROUNDS)
        assert (shown.staked, shown.paid, shown.taken) == round_totals(lines)
        paid = {
            (hand.seat, result.spot): (result.result, result.pays) for hand in shown.hands for result in hand.results
        }
        assert paid == {(line.seat, line.spot): (line.result.value, line.pays) for line in lines}


def test_the_rounds_records_end_with_its_corrections(corrected: Corrected) -> None:
    store, _ = corrected
    with open_to_read(store.db) as journal:
        assert [each.kind for each in round_view(journal, ROUNDS).records[-3:]] == [
            "round_closed",
            *["payment_corrected"] * 2,
        ]
        assert "payment_corrected" not in [each.kind for each in round_view(journal, ROUNDS - 1).records]


def test_the_report_adds_up_and_names_the_round_that_was_put_right(corrected: Corrected) -> None:
    store, _ = corrected
    with open_to_read(store.db) as journal:
        (part,) = shift_report(journal.connection, Window())
        wanted = select(schema.rounds.c.staked, schema.rounds.c.paid, schema.rounds.c.taken)
        sums = [sum(column) for column in zip(*journal.connection.execute(wanted), strict=True)]
        assert [part.money.handle, part.money.paid, part.money.taken] == sums
        assert {(each.place.round, each.what) for each in part.amendments} == {(ROUNDS, "payment corrected")}


def test_a_rebuild_gives_the_same_and_verification_finds_nothing(corrected: Corrected) -> None:
    store, _ = corrected
    before: dict[str, list[Any]] = rows(store, *schema.MODELS)
    store.journal.close()
    with open_to_read(store.db) as journal:
        assert verify_journal(journal.connection, journal.id, (store.keys.signing.verifier,)).findings == ()
    with open_alone(store.db) as connection:
        Rebuild(connection, lambda _: None).run()
        connection.commit()
    assert rows(store, *schema.MODELS) == before
