"""A STAX prize brought to each place where it can stand, its cards put right, its refusal."""

from collections.abc import Callable

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive import held_event
from dealer_terminal.procedure.state import Phase, lines_of, next_stage, to_settle
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.game import Settling
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.settlement import settle_round
from tests.fast.procedure.stax import StaxWalk, screens
from tests.fast.procedure.walk import HOUSE, approval

SHARES = HOUSE.replace('dated = "2026-01-01"', 'dated = "2026-01-01"\ntwo_on_one_meter = "shared"', 1)
PAYS = {
    "Royal Flush in Diamonds": 100_025,
    "Royal Flush, Other Suit": 50_025,
    "Straight Flush in Diamonds": 40_035,
    "Straight Flush, Other Suit": 25_030,
    "Three of a Kind": 500 * 19,
    "Straight": 500 * 5,
    "Flush": 500 * 3,
}
NOTHING = "Jc 6h 2s"
Brought = Callable[[StaxWalk, int, str], None]


def table(house: str, *seats: int) -> StaxWalk:
    """Each STAX wager of $5 adds 25 cents to the meter of the other royals."""
    walk = StaxWalk()
    walk.do(commands.CloseTable(approval()))
    opened = walk.facts[1]
    walk.do(commands.OpenTable("7", opened.rulebook_text, house, opened.terms, approval()))
    return walk.dealt(seats)


def _screens(walk: StaxWalk, seat: int, event: str, count: int) -> None:
    for command in screens(seat, event)[:count]:
        walk.do(command)


def _racked(walk: StaxWalk, seat: int, event: str) -> None:
    """In the rack, with another hand to settle: its prize was paid."""
    _screens(walk, seat, event, 5)
    walk.rack()


BROUGHT: dict[str, Brought] = {
    "not claimed": lambda walk, seat, event: None,
    "the seat is touched": lambda walk, seat, event: _screens(walk, seat, event, 1),
    "the hand is chosen": lambda walk, seat, event: _screens(walk, seat, event, 2),
    "about to be paid": lambda walk, seat, event: _screens(walk, seat, event, 3),
    "pending": lambda walk, seat, event: _screens(walk, seat, event, 4),
    "verified": lambda walk, seat, event: _screens(walk, seat, event, 5),
    "paid, and in the rack": _racked,
}


def put_right(walk: StaxWalk, seat: int, cards: str) -> tuple[Fact, ...]:
    """The supervisor sees these."""
    lying = parse_cards(cards.split())
    walk.do(commands.ReportIrregularity(IrregularityId.CARD_MISMATCH, seats=(seat,), cards=lying))
    return walk.do(commands.ResolveIrregularity(Choice.TABLE_STANDS, (approval("entered wrong"),)))


def refuse(walk: StaxWalk, seat: int) -> tuple[Fact, ...]:
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(seat,)))
    return walk.do(commands.ResolveIrregularity(Choice.REFUSED, (approval("the deck is not whole"),)))


def play_on(walk: StaxWalk) -> None:
    """The next touch at the hand in turn: a closed one holds nothing, a prize that its cards show is claimed, one that
    waits is verified."""
    seat = to_settle(walk.state)[0]
    if not walk.state.seat(seat).stages:
        walk.expose(NOTHING)
        return
    stage = walk.state.jackpots[seat].stage if seat in walk.state.jackpots else None
    if next_stage(walk.state, seat) is None and stage in (None, JackpotStage.PAID, JackpotStage.REFUSED):
        walk.rack()
        return
    done = tuple(JackpotStage).index(stage) + 1 if stage is not None else 0
    walk.do(screens(seat, held_event(walk.state, seat))[done])


def settled(walk: StaxWalk) -> None:
    while walk.state.phase is Phase.SETTLE:
        play_on(walk)


def to_the_end(walk: StaxWalk) -> None:
    settled(walk)
    walk.deck_back()


def by_the_cards(walk: StaxWalk, start: dict[str, int]) -> dict[int, int]:
    """What `settle` pays on the cards that stand, in order, with the meters as they were."""
    state = walk.state
    hands = [state.hand(seat) for seat in state.playing()]
    settling = Settling(state.rulebook(), state.tables(), state.dealer_cards, start)
    return {line.seat: line.pays for line in settle_round(state.game(), settling, hands)}


def pays(walk: StaxWalk) -> dict[int, int]:
    return {line.seat: line.pays for line in lines_of(walk.state)}


def two_on_one(house: str, first: int, second: int) -> StaxWalk:
    """Both pending."""
    walk = table(house, first, second)
    for cards in ("As Ks Qs", "Ah Kh Qh"):
        walk.approved("Royal Flush, Other Suit", cards)
    return walk
