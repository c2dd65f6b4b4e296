"""A payment of the last round that is put right: every report of that round agrees with it."""

from pathlib import Path

import pytest
from sqlalchemy import select

from dealer_terminal.app.shift_signing import all_read, figures_of
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.storage import schema
from dealer_terminal.storage.opening import open_alone
from dealer_terminal.storage.reader import OpenJournal, open_to_read
from dealer_terminal.storage.rebuild import Rebuild
from dealer_terminal.storage.reports.round_view import round_view
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.table.session import Session
from tests.fast.storage.stores import findings, made, rows

BY = Approval(Operator("s1", "Rosa", Role.SUPERVISOR), "Wrong wager recorded")
ROUNDS = 6


def asked(session: Session, command: commands.Command) -> None:
    assert not isinstance(session.handle(with_evidence(session.state, command)), Refusal), command


def put_right(session: Session) -> tuple[Line, ...]:
    """Make a win a loss, and a loss a win; return what the round comes to then."""
    lines = session.state.last_lines
    won = next(line for line in lines if line.result is Result.WIN)
    lost = next(line for line in lines if line.result is Result.LOSE)
    asked(session, commands.CorrectPayment(won.seat, won.spot, 0, BY, Result.LOSE, round=ROUNDS))
    asked(session, commands.CorrectPayment(lost.seat, lost.spot, 2 * lost.stake, BY, Result.WIN, round=ROUNDS))
    return session.state.last_lines


WHEN: dict[str, tuple[str, tuple[commands.Command, ...]]] = {
    "before the next round": ("postgresql", ()),
    "with wagers of the next round": ("sqlite", (commands.RepeatWagers(), commands.CloseWagers())),
    "at a closed table": ("sqlite", (commands.CloseTable(BY),)),
}


@pytest.mark.parametrize(("kind", "before"), WHEN.values(), ids=WHEN)
def test_all_reports_agree_with_a_corrected_payment(
    kind: str, before: tuple[commands.Command, ...], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    store = made(kind, request, tmp_path)
    session = store.play(ROUNDS)
    for command in before:
        asked(session, command)
    lines = put_right(session)
    with open_to_read(store.db) as journal:
        round_agrees(journal, lines)
        shift_agrees(journal, store.db)
    assert findings(store) == []
    kept = rows(store, *schema.MODELS)
    store.journal.close()
    with open_alone(store.db) as connection:
        Rebuild(connection, lambda _: None).run()
        connection.commit()
    assert rows(store, *schema.MODELS) == kept


def round_agrees(journal: OpenJournal, lines: tuple[Line, ...]) -> None:
    shown = round_view(journal, ROUNDS)
    assert (shown.staked, shown.paid, shown.taken) == round_totals(lines)
    paid = {(hand.seat, result.spot): (result.result, result.pays) for hand in shown.hands for result in hand.results}
    assert paid == {(line.seat, line.spot): (line.result.value, line.pays) for line in lines}
    kinds = [each.kind for each in shown.records]
    assert kinds[-3:] == ["round_closed", "payment_corrected", "payment_corrected"]
    assert "payment_corrected" not in [each.kind for each in round_view(journal, ROUNDS - 1).records]


def shift_agrees(journal: OpenJournal, db: str) -> None:
    (shift,) = figures_of(all_read((db,), Window(), None), Window()).found
    money, (table,) = shift.total.money, shift.tables
    wanted = select(schema.rounds.c.staked, schema.rounds.c.paid, schema.rounds.c.taken)
    sums = [sum(column) for column in zip(*journal.connection.execute(wanted), strict=True)]
    assert [money.handle, money.paid, money.taken] == sums
    assert {(each.at.round, each.what) for each in table.corrections} == {(ROUNDS, "payment corrected")}
