"""A journal in which cards went by before a deal, were said not to be of it, and the round went on by hand: what was
told of the other hands counted all the same."""

from functools import reduce

from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC, Encoded
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.commands import Packet
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.evidence_before import evidence_before
from dealer_terminal.procedure.evidence_changes import LIES_OPEN
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import IrregularityResolved
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom, Hands
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.table.cards_in.intake import Way
from drivers.cards import NEW_DECK
from drivers.events import UNREAD, ReportsMissing
from tests.fast.audit.as_numbered import found_in
from tests.fast.procedure.walk import approval
from tests.fast.table.desk import Desk
from tests.fast.table.reports import drawn


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
