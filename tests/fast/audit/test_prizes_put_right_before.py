"""A journal of before, in which a supervisor's word made a prize another amount."""

import pytest
from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC
from dealer_terminal.procedure.commands import CorrectPayment
from dealer_terminal.procedure.deciding.payments import put_right
from dealer_terminal.procedure.evidence_before import shown_before
from dealer_terminal.procedure.evidence_card import NO_EVIDENCE
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact, PaymentCorrected
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.rules.hand import Result
from tests.fast.audit.as_numbered import found
from tests.fast.procedure import stax_lines
from tests.fast.procedure.locked_prizes import FLUSH, OTHERWISE, SPADE, WHEN, brought
from tests.fast.procedure.stax_lines import CARDS, HERE, LATER, NAMED
from tests.fast.procedure.walk import approval


def corrected(event: str, when: str, pays: int, result: Result) -> tuple[list[Fact], PaymentCorrected]:
    walk, locked = brought(event, when)
    command = CorrectPayment(locked.seat, "stax", pays, approval("he says so"), result)
    shown = shown_before(walk.state, command, put_right(walk.state, command))
    answer = put_right(walk.state, replace(command, approval=replace(command.approval, shown=shown)))
    assert not isinstance(answer, Refusal)
    assert isinstance(answer[0], PaymentCorrected)
    return walk.facts, answer[0]


def numbered(number: int, facts: list[Fact], last: PaymentCorrected) -> list[str]:
    return [each for each in found(facts, replace(CODEC.encode(last), schema=number)) if "leads to" not in each]


@pytest.mark.parametrize("when", WHEN)
def test_it_follows_as_it_did_and_one_of_today_does_not(when: str) -> None:
    for event in (SPADE, FLUSH):
        for pays, result in OTHERWISE.values():
            facts, last = corrected(event, when, pays, result)
            assert numbered(3, facts, last) == []
            (refused,) = numbered(4, facts, last)
            assert "what was locked for it" in refused


def test_what_its_supervisor_was_shown_is_held_against_it_yet() -> None:
    facts, last = corrected(SPADE, "pending", *OTHERWISE["more"])
    for shown in (NO_EVIDENCE, replace(last.approval.shown, hands=())):
        (refused,) = numbered(3, facts, replace(last, approval=replace(last.approval, shown=shown)))
        assert "does not follow" in refused


def test_its_payment_folds_as_it_did() -> None:
    facts, last = corrected(SPADE, "pending", *OTHERWISE["more"])
    walk, locked = brought(SPADE, "pending")
    assert walk.facts == facts
    after = evolve(walk.state, last)
    assert [line.pays for line in after.seat(locked.seat).lines] == [500_000]
    assert after.meters == walk.state.meters


def of_nothing(known: str, place: str) -> tuple[list[Fact], PaymentCorrected]:
    """A wager that lost becomes a prize."""
    walk, seat = stax_lines.brought("", known, place)
    command = CorrectPayment(seat, "stax", 500_000, approval("he says so"), Result.WIN)
    shown = shown_before(walk.state, command, put_right(walk.state, command))
    (answer, *_) = put_right(walk.state, replace(command, approval=replace(command.approval, shown=shown)))
    assert isinstance(answer, PaymentCorrected)
    return walk.facts, answer


def test_a_wager_whose_event_was_named_became_a_prize_by_a_word_but_not_against_its_cards() -> None:
    for place in HERE + LATER:
        facts, last = of_nothing(NAMED, place)
        assert numbered(4, facts, last) == numbered(3, facts, last) == []
        (refused,) = numbered(5, facts, last)
        assert "follows its cards" in refused
        (refused,) = numbered(4, *of_nothing(CARDS, place))
        assert "does not follow" in refused or "on record make no prize" in refused or "follows its cards" in refused
