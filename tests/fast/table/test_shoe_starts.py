"""A shoe that starts, or is heard for the first time, at a table: no packet holds another's cards, as long as whoever
is asked to look says what is there."""

from itertools import islice, product

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.cards_in.intake import Way as Told
from drivers.angel_eye.host.protocol import AngelEyeDevice
from drivers.angel_eye.wire.codec import report_bytes
from drivers.cards import NEW_DECK
from tests.fast.drivers.angel_eye.ways import ANEW_0, ANEW_1, NINE, ON, OWN, TEN, Shoe, Way, told
from tests.fast.table.desk import Desk

AFTERS = ((NINE, ON), (NINE, OWN), (NINE, ANEW_1), (TEN, ON), (TEN, OWN), (TEN, ANEW_0), (TEN, ANEW_1))
PLACES = ((True, 0), (False, 0), (False, 1), (False, 2))
"""Where the shoe starts: before no more bets, or in the deal behind so many cards."""
WHOLE = {1: NEW_DECK[3::-1], 2: NEW_DECK[7:3:-1]}


def dealt_from(shoe: Shoe, *, early: bool) -> Desk:
    """Early: what comes before its first card is told before no more bets."""
    desk = Desk(Told.CARDS).bets(1, 2)
    device = AngelEyeDevice(game=lambda: desk.feed.round)()
    for report, _ in shoe.said:
        if desk.state.phase is Phase.WAGERS and not (early and report.letter == "S"):
            desk.do(commands.CloseWagers())
        for frame in device.split(report_bytes(report), 0.0):
            desk.tell(*device.decode(frame, 0.0).events)
        while desk.question == "alignment":
            looked = "of-deal" if shoe.way.lost else "not-of-deal"
            open_now = {ending.choice.value for ending in endings(desk.state)}
            desk.answer(looked if looked in open_now else "continue")
    return desk


def test_no_packet_holds_anothers_cards():
    """Each eleventh way; all of them take several seconds."""
    space = product(AFTERS, ((), (0,), (0, 1)), (0, 1), (0, 1, -1), PLACES)
    found = []
    for (digits, after), lost, begins, at, (early, cards) in islice(space, 0, None, 11):
        way = Way(digits, begins, at % len(digits), 0, cards, after, heard=True, index_on=False, lost=lost)
        dealt = dealt_from(told(way), early=early).dealt()
        found += [way for seat, packet in dealt.items() if packet not in ("", " ".join(WHOLE[seat]))]
    assert found == []


def test_a_shoe_that_was_never_heard_and_lost_nothing_is_trusted_once_somebody_has_looked():
    for begins in (0, 1):
        way = Way(NINE, begins, 0, 0, 0, ON, heard=True, index_on=False, lost=())
        desk = dealt_from(told(way), early=True)
        assert desk.dealt() == {seat: " ".join(cards) for seat, cards in WHOLE.items()}
