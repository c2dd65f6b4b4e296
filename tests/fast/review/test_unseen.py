"""Cards that were not seen at the table: none while a round is open; after it, with those that lay open, one deck."""

import pytest
from msgspec.structs import replace

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import open_cards
from dealer_terminal.review.unexposed_cards import REST, unseen
from dealer_terminal.rules.cards import DECK
from tests.fast.review.tables import EDITIONS, JOURNAL, rounds_of, table


def test_what_lay_open_and_what_nobody_saw_are_one_deck() -> None:
    whole = 0
    for steps in [steps for rulebook in EDITIONS[:2] for steps in rounds_of(table(14, rulebook, 9))]:
        closed = [step.before.state for step in steps if isinstance(step.entry, facts.RoundClosed)]
        if closed and not closed[0].misdealt:
            found = unseen(JOURNAL, steps)
            cards = [*open_cards(closed[0]), *(card for each in found for card in each.cards)]
            assert sorted(map(str, cards)) == sorted(map(str, DECK))
            assert found[-1].seat == REST
            whole += 1
    assert whole > 20


def test_a_round_that_is_open_shows_none_however_far_it_is() -> None:
    for steps in rounds_of(table(4, seed=9)):
        for end in range(1, len(steps) + 1):
            closed = any(isinstance(step.entry, facts.RoundClosed) for step in steps[:end])
            assert bool(unseen(JOURNAL, steps[:end])) == closed


def test_a_folded_hand_is_among_them() -> None:
    folded = 0
    for steps in rounds_of(table(14, seed=9)):
        collected = [step.entry for step in steps if isinstance(step.entry, facts.HandCollected)]
        if shown := {each.seat for each in unseen(JOURNAL, steps)}:
            assert {each.seat for each in collected if not each.tucked} <= shown
            folded += len(collected)
    assert folded


def test_a_key_that_is_not_the_rounds_opens_nothing() -> None:
    steps = rounds_of(table(4, seed=9))[1]
    changed = [
        replace(step, entry=replace(step.entry, key=bytes(32))) if isinstance(step.entry, facts.RoundClosed) else step
        for step in steps
    ]
    with pytest.raises(AuditError):
        unseen(JOURNAL, changed)
