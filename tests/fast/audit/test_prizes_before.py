"""Journals of before: nobody was shown the meter of the prize that they verified; a supervisor's word made a prize
another amount; nobody was asked for the difference of a payment. What becomes of a prize follows from its records."""

from collections.abc import Callable
from functools import reduce

import pytest
from msgspec import json
from msgspec.structs import replace

from dealer_terminal.audit.asked import asked
from dealer_terminal.audit.codec import CODEC, Encoded
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import CorrectPayment
from dealer_terminal.procedure.deciding.payments import put_right
from dealer_terminal.procedure.evidence_before import evidence_before, shown_before
from dealer_terminal.procedure.evidence_card import NO_EVIDENCE
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Difference, Fact, PaymentCorrected
from dealer_terminal.procedure.meter_facts import EventCorrected, JackpotChanged, JackpotVerified, PrizePutRight
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.hand import Result
from tests.fast.audit.as_numbered import found, found_in
from tests.fast.procedure import stax_lines
from tests.fast.procedure.locked_prizes import FLUSH, OTHERWISE, SPADE, WHEN, brought
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.stax_lines import CARDS, HERE, LATER, NAMED, anew, in_the_next_round
from tests.fast.procedure.walk import EDITIONS, Walk, approval


def verified(event: str = SPADE) -> list[Fact]:
    walk = StaxWalk().dealt()
    walk.verify(walk.pay(event).seat)
    return walk.facts


def verified_as(number: int, event: str = SPADE, **shown: object) -> list[str]:
    *facts, last = verified(event)
    assert isinstance(last, JackpotVerified)
    state = reduce(evolve, facts, State())
    (command,) = asked(state, (last,))
    approval = replace(last.approval, shown=replace(evidence_before(state, command), **shown))
    encoded = CODEC.encode(replace(last, approval=approval))
    return found(facts, replace(encoded, schema=number))


def test_a_record_of_the_first_number_follows_without_the_meter_and_one_of_today_shows_it() -> None:
    assert verified_as(1, SPADE, amounts=()) == verified_as(1, "Flush", amounts=()) == verified_as(2) == []
    (refused,) = verified_as(2, amounts=())
    assert "does not follow" in refused


def test_with_other_cards_or_wagers_none_follows() -> None:
    for number in (1, 2):
        (refused,) = verified_as(number, amounts=(), hands=())
        assert "does not follow" in refused


def prize_corrected(event: str, when: str, pays: int, result: Result) -> tuple[list[Fact], PaymentCorrected]:
    walk, locked = brought(event, when)
    command = CorrectPayment(locked.seat, "stax", pays, approval("he says so"), result)
    shown = shown_before(walk.state, command, put_right(walk.state, command))
    answer = put_right(walk.state, replace(command, approval=replace(command.approval, shown=shown)))
    assert not isinstance(answer, Refusal)
    assert isinstance(answer[0], PaymentCorrected)
    return walk.facts, answer[0]


def corrected_as(number: int, facts: list[Fact], last: PaymentCorrected) -> list[str]:
    return [each for each in found(facts, replace(CODEC.encode(last), schema=number)) if "leads to" not in each]


@pytest.mark.parametrize("when", WHEN)
def test_it_follows_as_it_did_and_one_of_today_does_not(when: str) -> None:
    for event in (SPADE, FLUSH):
        for pays, result in OTHERWISE.values():
            facts, last = prize_corrected(event, when, pays, result)
            assert corrected_as(3, facts, last) == []
            (refused,) = corrected_as(4, facts, last)
            assert "what was locked for it" in refused


def test_what_its_supervisor_was_shown_is_held_against_it_yet() -> None:
    facts, last = prize_corrected(SPADE, "pending", *OTHERWISE["more"])
    for shown in (NO_EVIDENCE, replace(last.approval.shown, hands=())):
        (refused,) = corrected_as(3, facts, replace(last, approval=replace(last.approval, shown=shown)))
        assert "does not follow" in refused


def test_its_payment_folds_as_it_did() -> None:
    facts, last = prize_corrected(SPADE, "pending", *OTHERWISE["more"])
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
        assert corrected_as(4, facts, last) == corrected_as(3, facts, last) == []
        (refused,) = corrected_as(5, facts, last)
        assert "follows its cards" in refused
        (refused,) = corrected_as(4, *of_nothing(CARDS, place))
        assert "does not follow" in refused or "on record make no prize" in refused or "follows its cards" in refused


def payment_corrected() -> list[Fact]:
    """The only hand of the round is in the rack, and a payment of it is put right."""
    walk = Walk(EDITIONS[0])
    walk.wagers({5: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.settle({5: ("As Ks 10s", "5h")})
    walk.do(commands.CorrectPayment(5, "play", 4_000, approval("a stack was short")))
    return walk.facts


def test_it_folds_as_it_did() -> None:
    state, facts = State(), payment_corrected()
    for fact in facts[:-1]:
        state = evolve(state, fact)
    now = evolve(state, facts[-1])
    assert (now.phase, now.seat(5).racked) == (Phase.SETTLE, False)
    last = facts[-1]
    assert isinstance(last, PaymentCorrected) and last.difference is Difference.OWED
    then = evolve(state, replace(last, difference=Difference.UNASKED))
    assert (then.phase, then.seat(5).racked, then.seat(5).paid_before) == (Phase.DECK_BACK, True, ())


def test_a_record_of_the_first_number_follows_and_one_of_today_says_who_was_asked() -> None:
    assert undecided_as(1) == []
    assert undecided_as(2) == ["payment_corrected, round 1): it says difference unasked, where owed follows"]


def undecided_as(number: int) -> list[str]:
    *facts, last = payment_corrected()
    assert isinstance(last, PaymentCorrected)
    return found(facts, as_number(number, replace(last, difference=Difference.UNASKED)))


def as_number(number: int, fact: Fact) -> Encoded:
    today = CODEC.encode(fact)
    fields = {name: value for name, value in json.decode(today.body).items() if number > 1 or name != "difference"}
    return Encoded(today.kind, number, json.encode(fields))


def later() -> list[Fact]:
    """The round is over."""
    walk = Walk(EDITIONS[0])
    walk.wagers({5: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.settle({5: ("As Ks 10s", "5h")})
    walk.deck_back()
    walk.do(commands.CorrectPayment(5, "play", 4_000, approval("a stack was short")))
    return walk.facts


def test_after_its_round_nobody_was_asked_at_the_table_before() -> None:
    *facts, last = later()
    assert isinstance(last, PaymentCorrected) and last.difference is Difference.LATER
    told = replace(last, difference=Difference.OWED)
    assert found(facts, as_number(2, told)) == []
    assert found(facts, as_number(3, last)) == []
    assert found(facts, as_number(3, told)) == [
        "payment_corrected, round 2): it says difference owed, where later follows"
    ]
    state = State()
    for fact in (*facts, told):
        state = evolve(state, fact)
    assert state.owing == ()


def named_here() -> list[Fact]:
    walk, seat = stax_lines.brought("Flush", NAMED, HERE[0])
    walk.do(anew(seat, SPADE))
    return walk.facts


def before(known: str) -> list[Fact]:
    walk, seat = stax_lines.brought(SPADE, known, LATER[0])
    walk.do(stax_lines.put_right(walk, seat, "Flush", known))
    return walk.facts


def won_since() -> list[Fact]:
    walk = in_the_next_round(SPADE)
    walk.do(stax_lines.put_right(walk, 2, "", CARDS))
    return walk.facts


PUT_RIGHT: dict[str, Callable[[], list[Fact]]] = {
    "its event, in its round": named_here,
    "its event, in the next": lambda: before(NAMED),
    "its cards, in the next": lambda: before(CARDS),
    "with a prize on its meter since": won_since,
}


def test_it_follows() -> None:
    assert {what: wrong for what, told in PUT_RIGHT.items() if (wrong := found(told()))} == {}


def _pays(fact: PaymentCorrected | JackpotChanged) -> Fact:
    return replace(fact, line=replace(fact.line, pays=fact.line.pays + 100))


OTHER_CARDS = {"hand": tuple(parse_cards(["Kc", "9c", "4h"]))}
FORGED: dict[str, tuple[str, type[Fact], Callable[..., Fact]]] = {
    "another event": ("its event, in the next", EventCorrected, lambda fact: replace(fact, event="Straight")),
    "other cards": ("its cards, in the next", EventCorrected, lambda fact: replace(fact, cards=OTHER_CARDS)),
    "a meter without its seed back": ("its cards, in the next", PrizePutRight, lambda fact: replace(fact, back=0)),
    "more paid": ("its event, in the next", PaymentCorrected, _pays),
    "more paid to who won since": ("with a prize on its meter since", JackpotChanged, _pays),
}


def test_what_does_not_follow_is_found() -> None:
    for what, (told, kind, otherwise) in FORGED.items():
        facts = [otherwise(fact) if type(fact) is kind else fact for fact in PUT_RIGHT[told]()]
        assert found_in(map(CODEC.encode, facts)), what
