"""Power fails after any fact of a round with jackpots: the table goes on, loses nothing and pays nothing twice."""

from collections import Counter
from collections.abc import Sequence
from functools import reduce

from dealer_terminal.procedure import commands, facts, meter_commands, meter_facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.cards import Card, parse_cards
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.finish import way_on
from tests.fast.procedure.stax import DEALERS, HANDS, StaxWalk, screens, terms
from tests.fast.procedure.walk import approval
from tests.helpers.every import every

MOST_STEPS = 150
DEALT = {1: "Straight Flush, Other Suit", 4: "Flush", 6: "Royal Flush in Diamonds", 7: ""}


class Dealt(Deck):
    """What lies on the table is what lay there before the power failed."""

    def packet(self, state: State, seat: int) -> tuple[Card, ...]:
        return parse_cards((HANDS[DEALT[seat]] if seat else DEALERS).split())


def story() -> list[Fact]:
    """None, Cancel, a choice that the cards do not show, a camera, a jackpot that is pending while others go on."""
    walk = StaxWalk(terms(camera=90_000)).dealt(tuple(DEALT))
    seat = walk.turned_over(DEALT[7])
    walk.do(meter_commands.OpenJackpot(seat))
    walk.do(meter_commands.DismissJackpot(seat))
    walk.rack()
    seat = walk.confirming(DEALT[6])
    walk.do(meter_commands.CancelJackpot(seat))
    for command in screens(seat, DEALT[6])[:4]:
        walk.do(command)
    seat = walk.turned_over(DEALT[4])
    walk.do(meter_commands.OpenJackpot(seat))
    walk.do(meter_commands.ChooseJackpot(seat, "Straight"))
    walk.do(commands.ResolveIrregularity(Choice.CARDS_STAND, (approval(),)))
    for command in screens(seat, DEALT[4]):
        walk.do(command)
    walk.rack()
    walk.verify(6)
    walk.rack()
    walk.pay(DEALT[1])
    walk.verify(1)
    walk.rest_of_round()
    return walk.facts


STORY = story()
LOCKED = next(at for at, fact in enumerate(STORY) if isinstance(fact, facts.WagersClosed)) + 1


def gone_on(written: Sequence[Fact]) -> list[Fact]:
    """The round, brought to its end from where the facts stand."""
    happened = list(written)
    state = reduce(evolve, written, State())
    number = state.round
    for _ in range(MOST_STEPS):
        if any(isinstance(fact, facts.RoundClosed) and fact.round == 1 for fact in happened) and state.round >= number:
            return happened
        outcome = decide(state, Dealt().complete(state, with_evidence(state, way_on(state))))
        assert not isinstance(outcome, Refusal), outcome
        happened += outcome
        state = reduce(evolve, outcome, state)
    raise AssertionError("the round does not end")


def outcome_of(happened: Sequence[Fact]) -> tuple[object, ...]:
    state = reduce(evolve, happened, State())
    closed = next(fact for fact in happened if isinstance(fact, facts.RoundClosed))
    locked = [fact for fact in happened if isinstance(fact, meter_facts.JackpotLocked)]
    prizes = {fact.seat: (fact.line.event, fact.line.pays) for fact in locked}
    return closed.staked, closed.paid, closed.taken, state.meters, state.last_lines, prizes


@every("kept", range(LOCKED, len(STORY) + 1))
def test_from_every_fact_on_the_round_comes_to_the_same_end(kept: int) -> None:
    happened = gone_on(STORY[:kept])
    assert outcome_of(happened) == outcome_of(STORY)
    times = Counter(fact.seat for fact in happened if isinstance(fact, meter_facts.JackpotLocked))
    assert times == {6: 1, 4: 1, 1: 1}
    assert sum(isinstance(fact, meter_facts.MetersGrew) for fact in happened) == 1
