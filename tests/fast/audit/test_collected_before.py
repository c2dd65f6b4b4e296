"""A journal in which what the cards of a forfeited hand had decided was settled with nothing; in which such a hand was
collected while its payment waited; in which other cards left alone what was decided; and in which a void called paid
what nobody had pressed."""

from functools import reduce

from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC, Encoded
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.deciding.corrections import corrected_cards
from dealer_terminal.procedure.deciding.decisions import hand_collected
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.evidence_before import shown_before
from dealer_terminal.procedure.evidence_card import FIRST_SHEET, HandShown
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Difference, Fact, HandCollected, IrregularityResolved, PaymentCorrected
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.audit.as_numbered import found_in
from tests.fast.procedure.mishaps import HANDS, happens, settling
from tests.fast.procedure.thresholds import HANDS as DEAR
from tests.fast.procedure.thresholds import settling as dear
from tests.fast.procedure.thresholds import table
from tests.fast.procedure.walk import Walk, approval


def forfeited() -> Walk:
    walk = settling()
    walk.expose(HANDS[5][0])
    happens(walk, "draw-card-handled", "forfeit", 5)
    return walk


def as_number(number: int, fact: Fact) -> Encoded:
    return replace(CODEC.encode(fact), schema=number)


def after(facts: list[Fact]) -> State:
    return reduce(evolve, facts, State())


def put_right(facts: list[Fact]) -> tuple[Fact, ...]:
    state = after(facts)
    command = commands.CorrectPayment(5, "natural-31", 6_500, approval("a stack was short"))
    answer = decide(state, with_evidence(state, command))
    assert not isinstance(answer, Refusal)
    return answer


def test_nobody_was_asked_for_the_difference_of_a_natural_that_was_settled_with_nothing() -> None:
    walk = forfeited()
    collected = hand_collected(walk.state, 5)
    assert "natural-31" in collected.settled
    then = replace(collected, settled=())
    (corrected,) = put_right([*walk.facts, then])
    assert isinstance(corrected, PaymentCorrected) and corrected.difference is Difference.NONE
    journal = [*map(CODEC.encode, walk.facts), as_number(1, then), CODEC.encode(corrected)]
    assert found_in(journal) == []
    journal[-2] = CODEC.encode(then)
    assert "hand_collected, round 1): it says settled" in found_in(journal)[0]


def test_a_hand_was_collected_while_its_payment_waited() -> None:
    walk = dear(table(), {seat: {"ante": 500, "natural-31": 10_000} for seat in (5, 1)})
    walk.expose(DEAR[5][0])
    happens(walk, "draw-card-handled", "forfeit", 5)
    assert walk.state.holds
    collected = hand_collected(walk.state, 5)
    before = [*map(CODEC.encode, walk.facts)]
    assert found_in([*before, as_number(1, replace(collected, settled=()))]) == []
    (refused,) = found_in([*before, CODEC.encode(collected)])
    assert "waits for verification" in refused


def test_in_its_order_then_too() -> None:
    walk = forfeited()
    another = HandCollected(3, (), ())
    (refused,) = found_in([*map(CODEC.encode, walk.facts), as_number(1, another)])
    assert "Position 3 is not next" in refused


def test_other_cards_left_alone_what_was_decided_before() -> None:
    walk = forfeited()
    walk.collect()
    walk.do(commands.ReportIrregularity("card-mismatch", seats=(5,), cards=parse_cards(["As", "10s", "2s"])))
    state, command = walk.state, commands.ResolveIrregularity(Choice.TABLE_STANDS, (approval(),))
    assert state.issue is not None
    unseen = IrregularityResolved(IrregularityId.CARD_MISMATCH.value, Choice.TABLE_STANDS.value, command.approvals)
    moved = tuple(corrected_cards(state, state.issue, State.live))
    shown = shown_before(state, command, (unseen, *moved))
    resolved = replace(unseen, approvals=(replace(approval(), shown=shown),))
    journal = [*map(CODEC.encode, walk.facts), as_number(3, resolved), *map(CODEC.encode, moved)]
    assert found_in(journal) == []
    journal[-len(moved) - 1] = CODEC.encode(resolved)
    assert "What was shown has changed" in found_in(journal)[0]


def called_paid(hand: HandShown) -> HandShown:
    wagers = tuple(replace(each, before=replace(each.before, waits=False)) for each in hand.wagers)
    return replace(hand, wagers=wagers, before=hand.before - sum(each.before.pays for each in hand.wagers))


def test_a_void_called_paid_what_nobody_had_pressed() -> None:
    walk = settling()
    walk.expose(HANDS[5][0])
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    before = [*map(CODEC.encode, walk.facts)]
    resolved, *rest = walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert isinstance(resolved, IrregularityResolved)
    (given,) = resolved.approvals
    assert any(each.before.waits for hand in given.shown.hands for each in hand.wagers)
    hands = tuple(called_paid(hand) if hand.seat == 5 else hand for hand in given.shown.hands)
    then = replace(resolved, approvals=(replace(given, shown=replace(given.shown, hands=hands, sheet=FIRST_SHEET)),))
    follow = [*map(CODEC.encode, rest)]
    assert found_in([*before, as_number(3, then), *follow]) == []
    assert "What was shown has changed" in found_in([*before, CODEC.encode(then), *follow])[0]
    assert found_in([*before, CODEC.encode(resolved), *follow]) == []
