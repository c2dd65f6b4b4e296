"""A 3 Card table to walk by hand: STAX wagers, hands that hit, the approval process in a few words."""

from collections.abc import Sequence

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands, meter_facts
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.progressive import shown_meters, wagered
from dealer_terminal.procedure.state import Phase, to_settle
from dealer_terminal.procedure.terms import CardsFrom, EventEntry, Terms, Thresholds
from dealer_terminal.rules.cards import parse_cards
from tests.fast.procedure.walk import Walk, approval, book, usual_terms

RULEBOOK = "3-card-ags"
DEALERS = "2c 7d 9h"
HANDS = {
    "Royal Flush in Diamonds": "Ad Kd Qd",
    "Royal Flush, Other Suit": "As Ks Qs",
    "Straight Flush in Diamonds": "5d 4d 3d",
    "Straight Flush, Other Suit": "5s 4s 3s",
    "Three of a Kind": "8c 8h 8s",
    "Straight": "10c 9d 8d",
    "Flush": "Kc 9c 3c",
    "": "Kh Jd 6s",
}
METERS = {
    "Royal Flush in Diamonds": "star",
    "Royal Flush, Other Suit": "spade",
    "Straight Flush in Diamonds": "heart",
    "Straight Flush, Other Suit": "diamond",
}


def terms(wager: int = 500, **thresholds: int) -> Terms:
    usual = usual_terms(book(RULEBOOK), cards_from=CardsFrom.DEALER, event_entry=EventEntry.EVENT_ALLOWED)
    limits = {**usual.limits, "stax": replace(usual.limits["stax"], least=wager, most=wager, step=wager)}
    return replace(usual, limits=limits, thresholds=replace(Thresholds(), **thresholds))


class StaxWalk(Walk):
    def __init__(self, used: Terms | None = None) -> None:
        super().__init__(RULEBOOK, used or terms())

    def shows(self, meter: str) -> int:
        return shown_meters(self.state)[meter]

    def dealt(self, seats: Sequence[int] = (1,), wager: int = 500) -> "StaxWalk":
        """STAX wagers alone, up to the dealer's hand lying open."""
        self.wagers({seat: {"stax": wager} for seat in seats})
        return self.up_to_the_dealer()

    def up_to_the_dealer(self) -> "StaxWalk":
        """The wagers lie there."""
        self.do(commands.CloseWagers())
        self.count()
        while self.state.phase is Phase.DEAL:
            self.packet()
        self.do(commands.RackRest(CardsFrom.DEALER))
        self.lock()
        self.collect()
        self.do(commands.Expose(0, "dealer", {"dealer": parse_cards(DEALERS.split())}, CardsFrom.DEALER))
        return self

    def count(self) -> None:
        self.do(meter_commands.CountChips(len(wagered(self.state))))

    def turned_over(self, event: str, *, cards: str = "") -> int:
        """The hand in turn, which achieves this event."""
        seat = to_settle(self.state)[0]
        self.expose(cards or HANDS[event])
        return seat

    def chosen(self, event: str) -> int:
        seat = self.turned_over(event)
        self.do(meter_commands.OpenJackpot(seat))
        self.do(meter_commands.ChooseJackpot(seat, event))
        return seat

    def confirming(self, event: str) -> int:
        seat = self.chosen(event)
        self.do(meter_commands.ProceedJackpot(seat))
        return seat

    def pay(self, event: str) -> meter_facts.JackpotLocked:
        locked = self.do(meter_commands.PayJackpot(self.confirming(event)))[0]
        assert isinstance(locked, meter_facts.JackpotLocked)
        return locked

    def approved(self, event: str, cards: str) -> int:
        """Up to “Pay Jackpot”, with these cards."""
        seat = self.turned_over(event, cards=cards)
        for command in screens(seat, event)[:4]:
            self.do(command)
        return seat

    def verify(self, seat: int, camera: str = "camera 4") -> tuple[Fact, ...]:
        return self.do(meter_commands.VerifyJackpot(seat, camera, approval()))

    def rest_of_round(self) -> None:
        while self.state.phase is Phase.SETTLE:
            self.rack()
        self.deck_back()


def screens(seat: int, event: str) -> tuple[Command, ...]:
    """The paper's four touches, then a supervisor."""
    return (
        meter_commands.OpenJackpot(seat),
        meter_commands.ChooseJackpot(seat, event),
        meter_commands.ProceedJackpot(seat),
        meter_commands.PayJackpot(seat),
        meter_commands.VerifyJackpot(seat, "camera 4", approval()),
    )
