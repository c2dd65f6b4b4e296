"""A journal in which nobody was shown the meter of the prize that they verified."""

from functools import reduce

from msgspec.structs import replace

from dealer_terminal.audit.asked import asked
from dealer_terminal.audit.codec import CODEC
from dealer_terminal.procedure.evidence_before import evidence_before
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_facts import JackpotVerified
from dealer_terminal.procedure.state import State
from tests.fast.audit.as_numbered import found
from tests.fast.procedure.stax import StaxWalk

SPADE = "Royal Flush, Other Suit"


def verified(event: str = SPADE) -> list[Fact]:
    walk = StaxWalk().dealt()
    walk.verify(walk.pay(event).seat)
    return walk.facts


def as_number(number: int, event: str = SPADE, **shown: object) -> list[str]:
    *facts, last = verified(event)
    assert isinstance(last, JackpotVerified)
    state = reduce(evolve, facts, State())
    (command,) = asked(state, (last,))
    approval = replace(last.approval, shown=replace(evidence_before(state, command), **shown))
    encoded = CODEC.encode(replace(last, approval=approval))
    return found(facts, replace(encoded, schema=number))


def test_a_record_of_the_first_number_follows_without_the_meter_and_one_of_today_shows_it() -> None:
    assert as_number(1, SPADE, amounts=()) == as_number(1, "Flush", amounts=()) == as_number(2) == []
    (refused,) = as_number(2, amounts=())
    assert "does not follow" in refused


def test_with_other_cards_or_wagers_none_follows() -> None:
    for number in (1, 2):
        (refused,) = as_number(number, amounts=(), hands=())
        assert "does not follow" in refused
