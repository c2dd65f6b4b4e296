"""A journal in which nobody was asked for the difference of a payment: its hand stayed in the rack."""

from msgspec import json
from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC, Encoded
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Difference, Fact, PaymentCorrected
from dealer_terminal.procedure.state import Phase, State
from tests.fast.audit.as_numbered import found
from tests.fast.procedure.walk import EDITIONS, Walk, approval


def corrected() -> list[Fact]:
    """The only hand of the round is in the rack, and a payment of it is put right."""
    walk = Walk(EDITIONS[0])
    walk.wagers({5: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.settle({5: ("As Ks 10s", "5h")})
    walk.do(commands.CorrectPayment(5, "play", 4_000, approval("a stack was short")))
    return walk.facts


def test_it_folds_as_it_did() -> None:
    state, facts = State(), corrected()
    for fact in facts[:-1]:
        state = evolve(state, fact)
    now = evolve(state, facts[-1])
    assert (now.phase, now.seat(5).racked) == (Phase.SETTLE, False)
    last = facts[-1]
    assert isinstance(last, PaymentCorrected) and last.difference is Difference.OWED
    then = evolve(state, replace(last, difference=Difference.UNASKED))
    assert (then.phase, then.seat(5).racked, then.seat(5).paid_before) == (Phase.DECK_BACK, True, ())


def test_a_record_of_the_first_number_follows_and_one_of_today_says_who_was_asked() -> None:
    assert found_in(1) == []
    assert found_in(2) == ["payment_corrected, round 1): it says difference unasked, where owed follows"]


def found_in(number: int) -> list[str]:
    *facts, last = corrected()
    assert isinstance(last, PaymentCorrected)
    return found(facts, _as_number(number, replace(last, difference=Difference.UNASKED)))


def _as_number(number: int, fact: Fact) -> Encoded:
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
    assert found(facts, _as_number(2, told)) == []
    assert found(facts, _as_number(3, last)) == []
    assert found(facts, _as_number(3, told)) == [
        "payment_corrected, round 2): it says difference owed, where later follows"
    ]
    state = State()
    for fact in (*facts, told):
        state = evolve(state, fact)
    assert state.owing == ()
