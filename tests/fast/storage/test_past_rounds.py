"""The last rounds for a recall: what few records give is what the whole journal folds to."""

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from dealer_terminal.journal.replay import steps
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.state import State, Won
from dealer_terminal.rules.hand import Result
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.table.session import Session
from tests.fast.storage.stores import Store, made
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


@pytest.mark.parametrize(("kind", "rulebook"), [("postgresql", CLASSIC), ("sqlite", THREE_CARD)])
def test_the_last_rounds_are_as_they_ended(
    kind: str, rulebook: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    store = made(kind, request, tmp_path)
    session = played(store.journal, 8, keys=store.keys, seed=8, rulebook=rulebook)
    everything = ended(store)
    for count in (1, 3, 100):
        found = past(store, session, count)
        assert found == everything[:count]
        assert all(later.round > earlier.round for later, earlier in pairwise(found))
    store.journal.close()


def test_they_were_played_on_the_terms_of_their_time(sqlite: Store) -> None:
    session = sqlite.play(3)
    terms = session.state.in_force()
    dearer = replace(terms, thresholds=replace(terms.thresholds, camera=terms.thresholds.camera + 100))
    session.handle(with_evidence(session.state, commands.ChangeTerms(dearer, SUPERVISOR)))
    assert session.state.in_force() == dearer
    session = sqlite.play(5)
    assert past(sqlite, session, 2) == ended(sqlite)[:2]
    assert [each.in_force() for each in past(sqlite, session, 2)] == [dearer, dearer]


def test_a_new_journal_has_none(sqlite: Store) -> None:
    assert past(sqlite, sqlite.session(), 10) == ()


def test_a_payment_that_was_put_right_once_its_round_was_over_is_so_in_its_recall(sqlite: Store) -> None:
    session = sqlite.play(3)
    was = session.state.last_lines[0]
    pays = 0 if was.pays else 700
    result = Result.LOSE if was.pays else Result.WIN
    command = commands.CorrectPayment(was.seat, was.spot, pays, SUPERVISOR, result, session.state.round - 1)
    session.handle(with_evidence(session.state, command))
    newest, *older = past(sqlite, session, 3)
    assert {each.line.pays for each in newest.corrections} == {pays}
    assert pays in {line.pays for line in newest.seat(was.seat).lines if line.spot == was.spot}
    assert [each.corrections for each in older] == [(), ()]
