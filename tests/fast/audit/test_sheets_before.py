"""Journals of before: approvals were signed on an earlier form of the sheets, or without what they show today; a hand
was folded whose player left before the first card; hands that were told counted when a round went on by hand."""

from collections.abc import Callable
from functools import reduce

import pytest
from msgspec.structs import replace

from dealer_terminal.audit.asked import asked
from dealer_terminal.audit.codec import CODEC, Encoded
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.approvals import approvals_of
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.commands import Packet
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.evidence_before import evidence_before
from dealer_terminal.procedure.evidence_card import FIRST_SHEET, SECOND_SHEET, SHEET, Evidence
from dealer_terminal.procedure.evidence_changes import LIES_OPEN
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Decided, Fact, IrregularityResolved, PaymentCorrected, TableOpened
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom, Hands
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.hand import Decision
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.intake import Way
from drivers.cards import NEW_DECK
from drivers.events import UNREAD, ReportsMissing
from tests.fast.audit.as_numbered import found, found_in
from tests.fast.procedure.prizes import two_on_one
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.thresholds import settling, table
from tests.fast.procedure.walk import HOUSE, Walk, approval
from tests.fast.table.desk import Desk
from tests.fast.table.reports import drawn

Signed = TableOpened | PaymentCorrected


def opened() -> tuple[list[Fact], Signed]:
    return up_to(StaxWalk().facts, TableOpened)


def paid_more() -> tuple[list[Fact], Signed]:
    """The payment is over the camera's threshold again."""
    walk = settling(table(camera=20_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    walk.do(commands.VerifyPayout(5, "natural-31", "camera 4", approval()))
    walk.expose("5h")
    walk.rack()
    walk.do(commands.CorrectPayment(5, "natural-31", 40_000, approval("short")))
    return up_to(walk.facts, PaymentCorrected)


def put_right_while_shown() -> tuple[list[Fact], Signed]:
    """Nobody has pressed that it is paid."""
    walk = settling(table(camera=200_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    walk.do(commands.CorrectPayment(5, "natural-31", 40_000, approval("short")))
    return up_to(walk.facts, PaymentCorrected)


def up_to(facts: list[Fact], kind: type[Signed]) -> tuple[list[Fact], Signed]:
    at, fact = next((at, each) for at, each in enumerate(facts) if isinstance(each, kind))
    assert isinstance(fact, kind)
    return facts[:at], fact


def shown_then(before: list[Fact], fact: Signed, number: int) -> Evidence:
    state = reduce(evolve, before, State())
    (command,) = asked(state, (fact,))
    (given,) = approvals_of(command)
    then = evidence_before(state, command, number)
    assert (given.shown.sheet, then.sheet) == (SHEET, number)
    assert replace(then, sheet=SHEET) != given.shown
    return then


FORMS = {
    "a table that opens, on the first": (opened, FIRST_SHEET),
    "a payment that waits again, on the first": (paid_more, FIRST_SHEET),
    "a payment that was only shown, on the first": (put_right_while_shown, FIRST_SHEET),
    "a payment that was only shown, on the second": (put_right_while_shown, SECOND_SHEET),
}


@pytest.mark.parametrize(("case", "number"), FORMS.values(), ids=FORMS)
def test_what_it_says_follows_on_that_form_alone(case: Callable[[], tuple[list[Fact], Signed]], number: int) -> None:
    before, fact = case()
    then = shown_then(before, fact, number)
    assert told(before, fact, fact.approval.shown) == told(before, fact, then) == []
    for other in (replace(then, sheet=SHEET), replace(fact.approval.shown, sheet=number)):
        (refused,) = told(before, fact, other)
        assert "What was shown has changed" in refused


def told(before: list[Fact], fact: Signed, shown: Evidence) -> list[str]:
    signed = replace(fact, approval=replace(fact.approval, shown=shown))
    return [each for each in found(before, CODEC.encode(signed)) if "leads to" not in each]


def prize_refused() -> tuple[list[Fact], tuple[Fact, ...]]:
    walk = two_on_one(HOUSE, 6, 1)
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(6,)))
    before = list(walk.facts)
    return before, walk.do(commands.ResolveIrregularity(Choice.REFUSED, (approval(),)))


def void() -> tuple[list[Fact], tuple[Fact, ...]]:
    walk = Walk()
    walk.wagers({5: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.settle({5: ("As Ks 10s", "5h")})
    walk.do(commands.CorrectPayment(5, "natural-31", 5_000, approval("overpaid")))
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    before = list(walk.facts)
    return before, walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))


def without_meter(shown: Evidence) -> Evidence:
    return replace(shown, amounts=(), changes=(), sheet=FIRST_SHEET)


def as_on_record(shown: Evidence) -> Evidence:
    (hand,) = shown.hands
    pays = {each.spot: 5_000 if each.spot == "natural-31" else each.before.pays for each in hand.wagers}
    wagers = tuple(
        replace(each, before=replace(each.before, pays=pays[each.spot], waits=False)) for each in hand.wagers
    )
    return replace(shown, hands=(replace(hand, wagers=wagers, before=-10_500),), sheet=FIRST_SHEET)


UNMADE = {"refused": (prize_refused, without_meter), "void": (void, as_on_record)}


@pytest.mark.parametrize("case", UNMADE)
def test_a_record_of_the_first_number_follows_with_what_was_shown_then(case: str) -> None:
    begun, then = UNMADE[case]
    before, (resolved, *rest) = begun()
    assert isinstance(resolved, IrregularityResolved)
    (given,) = resolved.approvals
    shown_then = replace(resolved, approvals=(replace(given, shown=then(given.shown)),))
    first = replace(CODEC.encode(shown_then), schema=1)
    assert found(before, first, *map(CODEC.encode, rest)) == []
    (refusal,) = found(before, CODEC.encode(shown_then), *map(CODEC.encode, rest))
    assert "does not follow" in refusal
    assert found(before, *map(CODEC.encode, (resolved, *rest))) == []


def asked_to_leave(*, packets: int = 0) -> list[Fact]:
    walk = Walk()
    walk.wagers({seat: {"ante": 500} for seat in (1, 3)})
    walk.do(commands.CloseWagers())
    for _ in range(packets):
        walk.packet()
    walk.do(commands.ReportIrregularity(IrregularityId.PLAYER_LEAVES, seats=(3,)))
    return walk.facts


def folded(number: int, *, by: tuple[str, ...] = ("s1",)) -> list[str]:
    approvals = tuple(approval() for _ in by)
    resolved = CODEC.encode(IrregularityResolved(IrregularityId.PLAYER_LEAVES.value, Choice.FOLD.value, approvals))
    return found(asked_to_leave(), replace(resolved, schema=number), CODEC.encode(Decided(3, Decision.FOLD)))


def test_a_record_of_the_first_number_follows() -> None:
    assert folded(1) == []


def test_it_took_a_supervisor_then_too() -> None:
    (refused,) = folded(1, by=())
    assert "does not follow" in refused


def test_since_the_wagers_go_back() -> None:
    (refused,) = folded(2)
    assert "does not follow" in refused


def paid_by_hand() -> Desk:
    """The hand of position 2 lies unread, and is entered."""
    desk = Desk(Way.CARDS).dealing(1, 2)
    desk.tell(ReportsMissing("3", "4", (drawn(UNREAD, 1),), sure=True, since=1), drawn(NEW_DECK[1], 2))
    desk.answer("not-of-deal").tell(*(drawn(NEW_DECK[at], at + 1) for at in range(2, 8)))
    desk.do(commands.ReportIrregularity("alignment")).answer("by-hand")
    desk.do(commands.DealPacket(Packet(2, CardsFrom.DEALER)))
    desk.do(commands.RackRest(CardsFrom.DEALER)).do(commands.LockDecisions())
    for stage, cards in (("natural", NEW_DECK[20:23]), ("draw", NEW_DECK[23:24])):
        desk.do(commands.Expose(2, stage, {stage: tuple(parse_cards(cards))}, CardsFrom.DEALER))
    return desk.do(commands.RackHand(2))


def as_before(each: Encoded) -> Encoded:
    fact = CODEC.decode(each.kind, each.schema, each.body)
    if not isinstance(fact, IrregularityResolved):
        return each
    return replace(CODEC.encode(replace(fact, hands=Hands.TOLD)), schema=2)


def test_what_was_told_counted_and_follows_for_ever() -> None:
    desk = paid_by_hand()
    now = [Encoded(each.kind, each.schema, each.body) for each in desk.journal.records()]
    before = [as_before(each) for each in now]
    stands = reduce(evolve, (CODEC.decode(each.kind, each.schema, each.body) for each in before), State())
    told = tuple(parse_cards(NEW_DECK[4:1:-1]))
    turned = commands.Expose(1, "natural", {"natural": told}, desk.cards_from)
    shown = decide(stands, turned)
    assert not isinstance(shown, Refusal)
    assert isinstance(decide(desk.state, turned), Refusal)
    assert found_in((*before, *map(CODEC.encode, shown))) == []
    assert found_in(now) == []
    (refused,) = found_in((*now, *map(CODEC.encode, shown)))
    assert "does not follow" in refused


def in_doubt() -> Desk:
    """Position 2 lies open as it was told; then other cards are seen there."""
    desk = Desk(Way.CARDS).dealing(1, 2)
    desk.tell(ReportsMissing("3", "4", (drawn(UNREAD, 1),), sure=True, since=1), drawn(NEW_DECK[1], 2))
    desk.answer("not-of-deal").tell(*(drawn(NEW_DECK[at], at + 1) for at in range(2, 9)))
    desk.do(commands.RackRest(desk.cards_from)).do(commands.LockDecisions())
    for stage in ("natural", "draw"):
        desk.do(commands.Expose(2, stage, {}, desk.cards_from))
    other = tuple(parse_cards(NEW_DECK[20:24]))
    return desk.do(commands.ReportIrregularity("card-mismatch", seats=(2,), cards=other))


def test_the_hands_that_lie_open_as_told_are_named_since() -> None:
    desk = in_doubt()
    before = [Encoded(each.kind, each.schema, each.body) for each in desk.journal.records()]
    state, command = desk.state, commands.ResolveIrregularity(Choice.TABLE_STANDS, (approval(),))
    answer = decide(state, with_evidence(state, command))
    assert not isinstance(answer, Refusal)
    resolved, *rest = answer
    assert isinstance(resolved, IrregularityResolved)
    (given,) = resolved.approvals
    opens = [each for each in given.shown.changes if each.what == LIES_OPEN]
    assert [each.after for each in opens] == ["2"]
    first = evidence_before(state, command)
    unnamed = replace(first, changes=tuple(each for each in first.changes if each.what != LIES_OPEN))
    then = replace(resolved, approvals=(replace(given, shown=unnamed),))
    follow = [*map(CODEC.encode, rest)]
    assert found_in((*before, CODEC.encode(resolved), *follow)) == []
    assert found_in((*before, replace(CODEC.encode(then), schema=3), *follow)) == []
    assert "What was shown has changed" in found_in((*before, CODEC.encode(then), *follow))[0]
