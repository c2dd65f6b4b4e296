"""Deals of which cards went by untold before their first one was told, as a table hears them of a real driver."""

from itertools import product

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.questions import question
from dealer_terminal.procedure.sources import all_entered
from dealer_terminal.procedure.state import Phase, next_stage, to_settle
from dealer_terminal.procedure.terms import CardsFrom, ReportedHands
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.game import place_at
from dealer_terminal.table.cards_in.intake import Way as Told
from dealer_terminal.ui.kiosk.motion import sealed
from drivers.angel_eye.declaration import GAMES
from drivers.angel_eye.host.protocol import AngelEyeDevice
from drivers.angel_eye.wire.codec import report_bytes
from drivers.events import ReportsMissing
from tests.fast.drivers.angel_eye.ways import NINE, ON, TEN, Shoe, Way
from tests.fast.table.desk import Desk

LOOK = "Look at the table"
WRONG = "not-of-deal"


class Table:
    """A shoe that is heard by the real driver, and who deals from it. `asked` are the questions of the second round."""

    def __init__(self, digits: bytes, begins: int, *, counts_on: bool, seats: int) -> None:
        self.desk, self.seats, self.counts_on = Desk(Told.CARDS), tuple(range(1, seats + 1)), counts_on
        self.shoe = Shoe(Way(digits, begins, 0, 0, 0, ON, heard=True, index_on=False, lost=()), 0, begins)
        games = GAMES["on" if counts_on else str(begins)]
        self.device = AngelEyeDevice(game=lambda: self.desk.feed.round, games=games)()
        self.lies: list[str] = []
        self.in_deal = 0
        self.asked: list[str] = []
        self.answers = ""

    def draws(self, cards: int, *, heard: bool = True) -> None:
        for _ in range(cards):
            self.shoe.card(heard=heard)
            self.in_deal += not heard and self.desk.state.phase is Phase.DEAL
            if self.desk.state.phase is Phase.DEAL:
                self.lies.append(self.shoe.lies[-1])
            for report, _ in self.shoe.said:
                self.hears(report_bytes(report))
            self.shoe.said.clear()

    def hears(self, frame: bytes) -> None:
        for raw in self.device.split(frame, 0.0):
            self.desk.tell(*self.device.decode(raw, 0.0).events)
        while self.desk.state.issue is not None:
            self.asked += [str(question(self.desk.state).note)]
            self.desk.answer(self.truth())

    def truth(self) -> str:
        open_now = {ending.choice.value for ending in endings(self.desk.state)}
        looked = self.answers or ("of-deal" if self.in_deal else "not-of-deal")
        return looked if looked in open_now else "continue"

    def first_round(self) -> "Table":
        self.desk.dealing(*self.seats)
        self.draws(4 * len(self.seats))
        self.desk.do(commands.RackRest(self.desk.cards_from)).played().do(commands.ReturnDeck())
        return self.next_game()

    def next_game(self) -> "Table":
        index = self.shoe.index
        self.shoe.new_game()
        self.shoe.index = index if self.counts_on else self.shoe.index
        self.lies, self.in_deal, self.asked = [], 0, []
        return self

    def paid(self) -> dict[int, set[str]]:
        """By the key that turns sealed cards over, where it does; else as they are entered."""
        if self.desk.state.phase is Phase.REST:
            self.desk.do(commands.RackRest(self.desk.state.cards_from)).do(commands.LockDecisions())
        while self.desk.state.phase is Phase.SETTLE:
            seat = to_settle(self.desk.state)[0]
            stage = next_stage(self.desk.state, seat)
            self.desk.do(self.turned_over(seat, stage.id) if stage else commands.RackHand(seat))
            if self.desk.question == "card-mismatch":
                self.desk.answer("table-stands")
        seats = self.desk.state.seats
        return {n: {str(card) for held in seats[n].cards.values() for card in held} for n in self.seats}

    def turned_over(self, seat: int, stage: str) -> commands.Expose:
        if sealed(self.desk.state, seat):
            return commands.Expose(seat, stage, {}, self.desk.cards_from)
        place, hand = place_at(self.desk.state.game(), stage), parse_cards(self.true_hands()[seat].split())
        return commands.Expose(seat, stage, {place.id: tuple(hand[at] for at in place.at)}, CardsFrom.DEALER)

    def true_hands(self) -> dict[int, str]:
        hands = (self.lies[4 * at : 4 * at + 4] for at in range(len(self.seats)))
        return dict(zip(self.seats, (" ".join(hand[::-1]) for hand in hands), strict=True))


def tables(seats, only=None):
    """Tables behind their first round, one for each kind of shoe, or `only` that one."""
    kinds = [*product((NINE, TEN), (0, 1), (False, True))]
    for digits, begins, counts_on in kinds if only is None else [kinds[only]]:
        yield Table(digits, begins, counts_on=counts_on, seats=seats).first_round()


def lost_before_no_more_bets(seats, lost, only=None):
    for table in tables(seats, only):
        table.draws(lost, heard=False)
        table.desk.dealing(*table.seats)
        table.draws(4 * seats)
        assert len(table.asked) == 1
        assert table.desk.dealt() == table.true_hands()


def lost_before_and_of_the_deal(seats, before, within, only=None):
    for table in tables(seats, only):
        table.draws(before, heard=False)
        table.desk.dealing(*table.seats)
        table.draws(within, heard=False)
        table.draws(4 * seats - within)
        assert len(table.asked) == 1
        assert LOOK in table.asked[0]
        assert (table.desk.state.cards_from, table.desk.dealt()) == (CardsFrom.DEALER, {})


def lost_behind_the_first(seats, lost, only=None):
    for table in tables(seats, only):
        table.desk.dealing(*table.seats)
        table.draws(1)
        table.draws(min(lost, 4 * seats - 2), heard=False)
        table.draws(4 * seats - len(table.lies))
        assert len(table.asked) == 1
        assert LOOK not in table.asked[0]
        true = table.true_hands()
        assert all(packet in ("", true[seat]) for seat, packet in table.desk.dealt().items())
        assert len(table.desk.dealt()) == seats
        assert table.desk.state.phase is Phase.REST


def lost_at_the_end_of_the_round_before(seats, lost, only=None):
    for table in tables(seats, only):
        lost = min(lost, 4 * seats - 1)
        table.desk.dealing(*table.seats)
        table.draws(4 * seats - lost)
        table.draws(lost, heard=False)
        by_hand(table.desk)
        table.next_game().desk.dealing(*table.seats)
        table.draws(4 * seats)
        assert len(table.asked) == 1
        assert table.desk.dealt() == table.true_hands()


def lost_and_said_not_to_be_of_the_deal(seats, lost, ends, only=None):
    for table in tables(seats, only):
        table.answers = WRONG
        table.desk.dealing(*table.seats)
        lost = min(lost, 4 * seats - 1)
        table.draws(lost, heard=False)
        table.draws(4 * seats - lost)
        assert table.desk.state.phase is Phase.DEAL
        ENDS[ends](table)
        assert table.paid() == {seat: set(hand.split()) for seat, hand in table.true_hands().items()}


def nothing_speaks_against_the_answer(seats, only=None):
    for table in tables(seats, only):
        table.draws(1, heard=False)
        table.desk.dealing(*table.seats)
        table.draws(4 * seats)
        assert table.desk.state.hands is ReportedHands.IN_DOUBT
        assert not all_entered(table.desk.state)


def by_hand(desk):
    """Nobody told the last packets: the dealer says that they are dealt, and enters what lies there."""
    desk.do(commands.ReportIrregularity("alignment")).answer("by-hand")
    while desk.state.phase is Phase.DEAL:
        desk.do(commands.DealPacket(commands.Packet(len(desk.state.dealt) + 1, CardsFrom.DEALER)))
    desk.do(commands.RackRest(CardsFrom.DEALER)).do(commands.ReportIrregularity("void-round")).answer("void")
    desk.do(commands.ReturnDeck())


def goes_on_by_hand(table):
    table.desk.do(commands.ReportIrregularity("alignment")).answer("by-hand")
    while table.desk.state.phase is Phase.DEAL:
        table.desk.do(commands.DealPacket(commands.Packet(len(table.desk.state.dealt) + 1, CardsFrom.DEALER)))


def behind_a_hole(table):
    """Nothing proves how many went by in it, so that the last packets are dealt unread."""
    table.desk.tell(ReportsMissing("3", "4", ())).answer("continue")
    assert table.desk.state.phase is Phase.REST


def card_by_card(table):
    """Whoever sees that a hand is short says so, and goes on as it lies until another card makes up the count."""
    table.desk.do(commands.ReportIrregularity("alignment")).answer("continue")
    while table.desk.state.phase is Phase.DEAL:
        lies = len(table.lies)
        table.draws(1)
        del table.lies[lies:]


ENDS = {"by-hand": goes_on_by_hand, "goes on until a hole": behind_a_hole, "card by card": card_by_card}


SEATS, LOST = range(1, 7), range(1, 5)
EVERY = {
    "lost before no more bets": (lost_before_no_more_bets, [*product(SEATS, LOST)]),
    "some are of the deal": (
        lost_before_and_of_the_deal,
        [(seats, *lost) for seats in SEATS for lost in ((0, 1), (0, 2), (0, 3), (1, 1), (2, 1), (1, 3))],
    ),
    "lost behind the first": (lost_behind_the_first, [*product(SEATS, LOST)]),
    "lost at the end of the round before": (lost_at_the_end_of_the_round_before, [*product(SEATS, LOST)]),
    "said not to be of the deal": (lost_and_said_not_to_be_of_the_deal, [*product(SEATS, LOST, ENDS)]),
    "nothing speaks against it": (nothing_speaks_against_the_answer, [(seats,) for seats in SEATS]),
}
"""What is checked, and for which seats and losses."""
