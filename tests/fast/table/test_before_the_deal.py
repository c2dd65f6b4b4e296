"""Cards that went by untold before a deal's first one was told: nothing is put where it may not lie, and whoever is
asked says whether they are of this deal."""

from itertools import product

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.ending_words import consequences
from dealer_terminal.procedure.facts import IrregularityReported
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.questions import question
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.sources import all_entered
from dealer_terminal.procedure.state import Phase, next_stage, to_settle
from dealer_terminal.procedure.terms import CardsFrom, Hands
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.game import place_at
from dealer_terminal.table.cards_in.intake import Way as Told
from dealer_terminal.ui.kiosk.turns import sealed
from drivers.angel_eye.declaration import GAMES
from drivers.angel_eye.host.protocol import AngelEyeDevice
from drivers.angel_eye.wire.codec import report_bytes
from drivers.cards import NEW_DECK
from drivers.events import UNREAD, CardBurnt, ReportsMissing, Setting
from tests.fast.drivers.angel_eye.ways import NINE, ON, TEN, Shoe, Way
from tests.fast.table.desk import Desk
from tests.fast.table.reports import drawn

EVERY_SEAT = range(1, 7)
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


def tables(seats: int):
    for digits, begins, counts_on in product((NINE, TEN), (0, 1), (False, True)):
        yield Table(digits, begins, counts_on=counts_on, seats=seats).first_round()


@pytest.mark.parametrize("seats", EVERY_SEAT)
@pytest.mark.parametrize("lost", range(1, 5))
def test_cards_lost_before_no_more_bets_shift_no_hand(seats, lost):
    for table in tables(seats):
        table.draws(lost, heard=False)
        table.desk.dealing(*table.seats)
        table.draws(4 * seats)
        assert len(table.asked) == 1
        assert table.desk.dealt() == table.true_hands()


@pytest.mark.parametrize("seats", EVERY_SEAT)
@pytest.mark.parametrize(("before", "within"), [*((0, lost) for lost in range(1, 4)), (1, 1), (2, 1), (1, 3)])
def test_where_some_are_of_the_deal_no_hand_is_taken_as_told(seats, before, within):
    for table in tables(seats):
        table.draws(before, heard=False)
        table.desk.dealing(*table.seats)
        table.draws(within, heard=False)
        table.draws(4 * seats - within)
        assert len(table.asked) == 1
        assert LOOK in table.asked[0]
        assert (table.desk.state.cards_from, table.desk.dealt()) == (CardsFrom.DEALER, {})


@pytest.mark.parametrize("seats", EVERY_SEAT)
@pytest.mark.parametrize("lost", range(1, 5))
def test_cards_lost_behind_the_first_of_the_deal_lie_unread_and_the_others_are_told(seats, lost):
    for table in tables(seats):
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


@pytest.mark.parametrize("seats", EVERY_SEAT)
@pytest.mark.parametrize("lost", range(1, 5))
def test_the_last_cards_of_a_round_that_went_on_by_hand_shift_no_hand_of_the_next(seats, lost):
    for table in tables(seats):
        lost = min(lost, 4 * seats - 1)
        table.desk.dealing(*table.seats)
        table.draws(4 * seats - lost)
        table.draws(lost, heard=False)
        by_hand(table.desk)
        table.next_game().desk.dealing(*table.seats)
        table.draws(4 * seats)
        assert len(table.asked) == 1
        assert table.desk.dealt() == table.true_hands()


@pytest.mark.parametrize("seats", EVERY_SEAT)
@pytest.mark.parametrize("lost", range(1, 5))
@pytest.mark.parametrize("ends", ["by-hand", "goes on until a hole", "card by card"])
def test_cards_of_the_deal_that_were_said_not_to_be_leave_every_hand_to_be_entered(seats, lost, ends):
    for table in tables(seats):
        table.answers = WRONG
        table.desk.dealing(*table.seats)
        lost = min(lost, 4 * seats - 1)
        table.draws(lost, heard=False)
        table.draws(4 * seats - lost)
        assert table.desk.state.phase is Phase.DEAL
        ENDS[ends](table)
        assert table.paid() == {seat: set(hand.split()) for seat, hand in table.true_hands().items()}


@pytest.mark.parametrize("seats", EVERY_SEAT)
def test_an_answer_that_nothing_speaks_against_leaves_the_hands_as_told(seats):
    for table in tables(seats):
        table.draws(1, heard=False)
        table.desk.dealing(*table.seats)
        table.draws(4 * seats)
        assert table.desk.state.hands is Hands.IN_DOUBT
        assert not all_entered(table.desk.state)


def test_a_sealed_card_that_lies_open_elsewhere_is_asked_of_once_and_its_hand_is_entered():
    desk = dealing(1, 2).tell(*(drawn(NEW_DECK[at], at + 1) for at in range(4)))
    desk.do(commands.ReportIrregularity("alignment")).answer("by-hand")
    desk.do(commands.DealPacket(commands.Packet(2, CardsFrom.DEALER)))
    desk.do(commands.RackRest(CardsFrom.DEALER)).do(commands.LockDecisions())
    desk.do(commands.Expose(2, "natural", {"natural": parse_cards(NEW_DECK[1:4])}, CardsFrom.DEALER))
    desk.do(commands.Expose(2, "draw", {"draw": parse_cards(NEW_DECK[9:10])}, CardsFrom.DEALER))
    desk.do(commands.RackHand(2)).do(commands.Expose(1, "natural", {}, desk.cards_from))
    assert desk.question == "duplicate-card"
    assert [str(each) for each in consequences(desk.state, Choice.CONTINUE)] == ["Every hand is entered"]
    desk.answer("continue")
    assert not sealed(desk.state, 1)
    assert isinstance(desk.session.handle(commands.Expose(1, "natural", {}, desk.cards_from)), Refusal)
    desk.do(commands.Expose(1, "natural", {"natural": parse_cards(NEW_DECK[20:23])}, CardsFrom.DEALER))
    assert sum(fact.irregularity == "duplicate-card" for fact in desk.facts(IrregularityReported)) == 1


SPEAKS_AGAINST = {
    "positions do not agree": (commands.ReportIrregularity("alignment"), "continue"),
    "by hand": (commands.ReportIrregularity("alignment"), "by-hand"),
    "too few cards": (commands.ReportIrregularity("wrong-count", seats=(3,)), "continue"),
}


@pytest.mark.parametrize(("report", "choice"), SPEAKS_AGAINST.values(), ids=SPEAKS_AGAINST.keys())
def test_what_is_reported_behind_the_answer_puts_it_in_doubt(report, choice):
    for behind, entered in ((missing(1), True), (None, False)):
        desk = dealing(1, 3)
        if behind:
            desk.tell(behind, drawn(NEW_DECK[0], 2)).answer("not-of-deal")
        else:
            desk.tell(drawn(NEW_DECK[0], 2))
        desk.tell(*(drawn(NEW_DECK[at], at + 2) for at in range(1, 8)))
        assert not all_entered(desk.do(report).state)
        assert all_entered(desk.answer(choice).state) is entered


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


def dealing(*seats):
    return Desk(Told.CARDS).dealing(*seats)


def missing(*cards, since=1, due="3", came="4"):
    return ReportsMissing(due, came, tuple(drawn(UNREAD, at) for at in cards), sure=bool(cards), since=since)


NOTES = {
    "how many went by is proven": (
        missing(1, 2, since=4),
        "Cards drawn untold since the shoe's last report, in round 4: 2. Look at the table: do they lie in this deal?",
    ),
    "it is not proven": (
        missing(since=4),
        (
            "Since the shoe's last report, in round 4, cards may have been drawn untold. "
            "Look at the table: do some lie in this deal?"
        ),
    ),
    "before the first round": (
        missing(1, since=0),
        (
            "Since the shoe's last report, before round 1, cards may have been drawn untold. "
            "Look at the table: do some lie in this deal?"
        ),
    ),
    "never heard": (
        missing(due="", came="0"),
        (
            "This is the first that is heard of this shoe; cards may have been drawn before. "
            "Look at the table: do some lie in this deal?"
        ),
    ),
    "it is not known how it counts": (
        ReportsMissing("2", "2", fewest=1),
        (
            "It is not known yet how this shoe counts; cards may have been drawn untold before. "
            "Look at the table: do some lie in this deal?"
        ),
    ),
}


@pytest.mark.parametrize(("hole", "note"), NOTES.values(), ids=NOTES.keys())
def test_the_question_says_since_when_and_offers_both(hole, note):
    desk = dealing(1, 2).tell(hole, drawn("9h", 3))
    asked = question(desk.state)
    assert (str(asked.note), desk.state.issue.note) == (note, note)
    assert [ending.choice.value for ending in asked.endings] == ["not-of-deal", "of-deal", "misdeal"]
    assert "9h" not in note


def test_a_lost_card_that_is_told_late_takes_no_place():
    desk = dealing(1).tell(missing(1), drawn(NEW_DECK[0], 2)).answer("not-of-deal")
    desk.tell(drawn(NEW_DECK[9], 1, Setting.RETRANSMITTED))
    desk.tell(*(drawn(NEW_DECK[at], at + 2) for at in range(1, 4)))
    assert desk.dealt() == {1: " ".join(NEW_DECK[3::-1])}


def test_what_is_told_again_behind_such_a_hole_and_may_be_the_last_rounds_is_a_question():
    desk = dealing(1).tell(*(drawn(NEW_DECK[at], at + 1) for at in range(4)))
    desk.do(commands.RackRest(desk.cards_from)).played().do(commands.ReturnDeck()).dealing(1)
    desk.tell(missing(), drawn(NEW_DECK[2], 3, Setting.RETRANSMITTED)).answer("not-of-deal")
    assert desk.question == "alignment"
    assert desk.answer("continue").dealt() == {1: ""}


def test_where_cards_that_went_by_explain_one_too_many_no_hand_moves_forward():
    desk = dealing(1, 3).tell(drawn(NEW_DECK[0], 1), missing(2), drawn(NEW_DECK[2], 3)).answer("continue")
    desk.tell(*(drawn(NEW_DECK[at], at + 1) for at in range(3, 9)))
    assert desk.question == "alignment"
    assert str(question(desk.state).note).startswith("A card more was told than was due.")
    assert [ending.choice.value for ending in question(desk.state).endings] == ["by-hand", "misdeal"]


def test_a_burnt_card_before_the_first_one_asks_nothing():
    assert dealing(1).tell(CardBurnt("burn")).question == ""
