"""What the approval process does not take, what it says is due, and how it goes on after a power loss."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, reduce

from dealer_terminal.procedure import commands, facts, meter_commands, meter_facts
from dealer_terminal.procedure.checklist import ItemCondition, checklist, instruction
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.progressive import SCREENS
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card, parse_cards
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.finish import way_on
from tests.fast.procedure.stax import DEALERS, HANDS, StaxWalk, screens, terms
from tests.fast.procedure.walk import DEALER, Walk, approval
from tests.helpers.cases import every

Prepare = Callable[[StaxWalk], object]
TOUCH, CHOOSE, PENDING, PAY, VERIFY = screens(6, "Flush")
NONE, CANCEL = meter_commands.DismissJackpot(6), meter_commands.CancelJackpot(6)
ONE_TO_FOUR = tuple(f"STAX Jackpot Approval Process {step}" for step in range(1, 5))


def verified(walk: StaxWalk) -> None:
    walk.pay("Flush")
    walk.verify(6)


BROUGHT: dict[str, Prepare] = {
    "closed": lambda walk: None,
    "seen": lambda walk: walk.turned_over("Flush"),
    "touched": lambda walk: (walk.turned_over("Flush"), walk.do(TOUCH)),
    "chosen": lambda walk: walk.chosen("Flush"),
    "confirming": lambda walk: walk.confirming("Flush"),
    "locked": lambda walk: walk.pay("Flush"),
    "verified": verified,
}
DISPUTE = commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(6,))
REFUSED: list[tuple[str, Command, str]] = [
    ("closed", TOUCH, ONE_TO_FOUR[0]),
    ("closed", meter_commands.OpenJackpot(3), ""),
    ("closed", meter_commands.OpenJackpot(9), ""),
    ("seen", meter_commands.OpenJackpot(1), "House Procedure 6"),
    ("seen", CHOOSE, ONE_TO_FOUR[1]),
    ("seen", NONE, ONE_TO_FOUR[1]),
    ("seen", commands.Expose(6, "stax", {}, CardsFrom.DEALER), ""),
    ("touched", TOUCH, ONE_TO_FOUR[0]),
    ("touched", meter_commands.ChooseJackpot(6, "Pair"), ONE_TO_FOUR[1]),
    ("touched", meter_commands.ChooseJackpot(6, ""), ONE_TO_FOUR[1]),
    ("touched", PENDING, ONE_TO_FOUR[2]),
    ("chosen", CHOOSE, ONE_TO_FOUR[1]),
    ("chosen", NONE, ONE_TO_FOUR[1]),
    ("chosen", PAY, ONE_TO_FOUR[3]),
    ("chosen", CANCEL, ONE_TO_FOUR[3]),
    ("chosen", commands.RackHand(6), ""),
    ("confirming", PENDING, ONE_TO_FOUR[2]),
    ("confirming", VERIFY, "House Procedure 22"),
    ("confirming", commands.RackHand(6), ""),
    ("confirming", DISPUTE, ""),
    ("locked", PAY, ONE_TO_FOUR[3]),
    ("locked", CANCEL, ONE_TO_FOUR[3]),
    ("locked", TOUCH, "House Procedure 6"),
    ("locked", commands.RackHand(6), ""),
    ("locked", commands.Undo(), ""),
    ("verified", PAY, ONE_TO_FOUR[3]),
    ("verified", TOUCH, ONE_TO_FOUR[0]),
    ("verified", VERIFY, "House Procedure 22"),
]


@every(("place", "command", "rule"), REFUSED)
def test_out_of_order_it_is_refused(place: str, command: Command, rule: str) -> None:
    walk = StaxWalk().dealt((1, 6))
    BROUGHT[place](walk)
    refusal = walk.refusal(command)
    assert refusal.why and refusal.instead
    assert rule in refusal.rule


BAD_APPROVALS = {
    "the dealer's own": Approval(DEALER, "fine"),
    "from somebody without the right": Approval(Operator("v1", "Ira", Role.SURVEILLANCE), "seen"),
    "without a reason": approval(" "),
}


@every("bad", BAD_APPROVALS.values())
def test_a_jackpot_is_verified_by_a_second_person_with_a_reason(bad: Approval) -> None:
    walk = StaxWalk().dealt((6,))
    walk.pay("Flush")
    walk.refusal(meter_commands.VerifyJackpot(6, "camera 4", bad))


def test_a_game_without_meters_has_no_jackpots() -> None:
    walk = Walk()
    for command in (*screens(6, "Flush"), NONE, CANCEL, meter_commands.CountChips(1)):
        walk.refusal(command)
    refused = walk.refusal(meter_commands.AdjustMeter("star", 1, meter_commands.Adjustment.ADDED, approval()))
    assert refused.rule == "WAC 230-15-685; WAC 230-15-695"


# -- the checklist and the instruction ---------------------------------------------------------------------------------


DUE = (
    "STAX Jackpot Approval Process 1",
    "STAX Jackpot Approval Process 2",
    "STAX Jackpot Approval Process 3",
    "STAX Jackpot Approval Process 4",
    "House Procedure 22",
)


def parts(walk: StaxWalk) -> dict[str, ItemCondition]:
    return {item.step: item.condition for item in checklist(walk.state) if item.level == 2}


def test_each_screen_is_due_in_its_turn() -> None:
    walk = StaxWalk().dealt()
    seat = walk.turned_over("Flush")
    for at, command in enumerate(screens(seat, "Flush")):
        assert instruction(walk.state).citation == DUE[at]
        assert "osition 1" in str(instruction(walk.state).prompt)
        expected = [ItemCondition.DONE] * at + [ItemCondition.CURRENT] + [ItemCondition.TO_DO] * (len(SCREENS) - at - 1)
        assert parts(walk) == dict(zip(SCREENS, expected, strict=True))
        walk.do(command)
    assert parts(walk) == {}
    assert instruction(walk.state).citation == "House Procedure 6"


def test_a_pending_jackpot_is_a_deferred_item_while_others_go_on() -> None:
    walk = StaxWalk().dealt((1, 6))
    walk.pay("Flush")
    racks = {item.seat: item.condition for item in checklist(walk.state) if item.step == "to-rack"}
    assert racks[6] is ItemCondition.DEFERRED
    assert "osition 1" in str(instruction(walk.state).prompt)


# -- power fails after any fact of a round with jackpots ---------------------------------------------------------------


MOST_STEPS = 150
DEALT = {1: "Straight Flush, Other Suit", 4: "Flush", 6: "Royal Flush in Diamonds", 7: ""}


class Dealt(Deck):
    """What lies on the table is what lay there before the power failed."""

    def packet(self, state: State, seat: int) -> tuple[Card, ...]:
        return parse_cards((HANDS[DEALT[seat]] if seat else DEALERS).split())


@cache
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


def test_from_every_fact_on_the_round_comes_to_the_same_end() -> None:
    locked = next(at for at, fact in enumerate(story()) if isinstance(fact, facts.WagersClosed)) + 1
    for kept in range(locked, len(story()) + 1):
        happened = gone_on(story()[:kept])
        assert outcome_of(happened) == outcome_of(story()), kept
        times = Counter(fact.seat for fact in happened if isinstance(fact, meter_facts.JackpotLocked))
        assert times == {6: 1, 4: 1, 1: 1}, kept
        assert sum(isinstance(fact, meter_facts.MetersGrew) for fact in happened) == 1, kept


def test_small_prize_needs_no_supervisor() -> None:
    walk = StaxWalk(terms(jackpot=1_500)).dealt()
    walk.pay("Flush")
    assert parts(walk) == {}
    assert instruction(walk.state).citation == "House Procedure 6"
