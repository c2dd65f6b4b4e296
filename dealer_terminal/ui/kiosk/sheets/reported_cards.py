"""Entry of the cards on the table for an irregularity about cards that differ from the record."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE
from dealer_terminal.procedure.sentences import ENDINGS
from dealer_terminal.procedure.state import State, open_cards
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk.bar import ready_key, waiting_key
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Nothing, Reaction
from dealer_terminal.ui.kiosk.sheets.card_pad import CardGroup, CardPad
from dealer_terminal.ui.kit.languages import Say

OTHER_CARDS = ENDINGS[Choice.OTHER_CARDS]
NO_CARDS = words("The record has no cards of it")


class ReportedCards(CardPad, frozen=True, kw_only=True):
    irregularity: IrregularityId
    note: str = ""
    opened_from: AnySheet = Nothing()

    def before(self) -> AnySheet:
        return self.opened_from

    def fits(self, state: State) -> bool:
        return state.issue is None

    def entered(self, here: Here) -> Reaction:
        if self.missing():
            return here.stays()
        seats = () if self.seat == DEALER_SEAT else (self.seat,)
        report = commands.ReportIrregularity(self.irregularity, seats=seats, note=self.note, cards=self.picked)
        return here.clears(report)

    def may_lie_open(self, state: State) -> frozenset[Card]:
        """Return the recorded cards of this hand, because some of them may be on the table."""
        return frozenset(card for card, seat in open_cards(state).items() if seat == self.seat)

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        if self.missing():
            return waiting_key(say("Enter the cards"), self.names())
        return ready_key(say("Report these cards"), self.names())


def other_cards(state: State, seat: int, opened_from: AnySheet) -> ReportedCards:
    """Return the entry opened from a sheet about a seat's hand."""
    pad = reported_cards(state, IrregularityId.CARD_MISMATCH, seat, "")
    return replace(pad, opened_from=opened_from)


def reported_cards(state: State, irregularity: IrregularityId, seat: int, note: str) -> ReportedCards:
    """Return the entry for every exposed card of the hand, in the order of the screen."""
    lying = {DEALER_STAGE: state.dealer_cards} if seat == DEALER_SEAT else state.seat(seat).cards
    asked = {place.id: place.asked for place in state.game().places}
    groups = tuple(CardGroup(place, len(cards), asked=asked.get(place, "")) for place, cards in lying.items())
    return ReportedCards(seat, groups, irregularity=irregularity, note=note)
