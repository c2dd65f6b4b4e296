"""The last rounds for a recall: what few records give is what the whole journal folds to."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from dealer_terminal.audit.replay import steps
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.state import State, Won
from dealer_terminal.rules.hand import Result
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.table.session import Session
from tests.fast.storage.stores import Store
from tests.helpers.playing import CLASSIC, THREE_CARD, played

SUPERVISOR = Approval(Operator("9", "Supervisor", Role.SUPERVISOR), "Limits changed")


def ended(store: Store) -> tuple[State, ...]:
    """As the fold of every record has them, newest first."""
    folded = steps(list(store.journal.records()))
    return tuple(plain(each.before.state) for each in folded if isinstance(each.entry, RoundClosed))[::-1]


def plain(state: State) -> State:
    """Without what is of the moment: the way back, the meters, what was last."""
    was = {"last_lines": (), "last_wagers": {}, "last_cards": {}, "last_won": Won()}
    return replace(state, prior=None, step="", meters={}, grown={}, faults={}, **was)


def past(store: Store, session: Session, count: int) -> tuple[State, ...]:
    assert isinstance(store.journal, SqlJournal)
    return tuple(map(plain, store.journal.past_rounds(session.state, count)))


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
@pytest.mark.parametrize("count", [1, 3, 100])
def test_the_last_rounds_are_as_they_ended(database: Store, rulebook: str, count: int) -> None:
    session = played(database.journal, 12, keys=database.keys, seed=8, rulebook=rulebook)
    found = past(database, session, count)
    assert found == ended(database)[:count]
    assert all(later.round > earlier.round for later, earlier in pairwise(found))


def test_they_were_played_on_the_terms_of_their_time(database: Store) -> None:
    session = database.play(3)
    terms = session.state.in_force()
    dearer = replace(terms, thresholds=replace(terms.thresholds, camera=terms.thresholds.camera + 100))
    session.handle(with_evidence(session.state, commands.ChangeTerms(dearer, SUPERVISOR)))
    assert session.state.in_force() == dearer
    session = database.play(5)
    assert past(database, session, 2) == ended(database)[:2]
    assert [each.in_force() for each in past(database, session, 2)] == [dearer, dearer]


def test_a_new_journal_has_none(database: Store) -> None:
    assert past(database, database.session(), 10) == ()


def test_a_payment_that_was_put_right_once_its_round_was_over_is_so_in_its_recall(database: Store) -> None:
    session = database.play(3)
    was = session.state.last_lines[0]
    pays = 0 if was.pays else 700
    result = Result.LOSE if was.pays else Result.WIN
    command = commands.CorrectPayment(was.seat, was.spot, pays, SUPERVISOR, result, session.state.round - 1)
    session.handle(with_evidence(session.state, command))
    newest, *older = past(database, session, 3)
    assert {each.line.pays for each in newest.corrections} == {pays}
    assert pays in {line.pays for line in newest.seat(was.seat).lines if line.spot == was.spot}
    assert [each.corrections for each in older] == [(), ()]
