"""Entry of the last round's cards, if a prize was based on wrong cards."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.last_round import as_it_lay
from dealer_terminal.procedure.state import State, open_cards
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk.bar import ready_key, waiting_key
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Nothing, Reaction
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, ApprovalForm, approval_of
from dealer_terminal.ui.kiosk.sheets.card_pad import CardGroup, CardPad
from dealer_terminal.ui.kit.languages import Say


class LastCards(CardPad, frozen=True, kw_only=True):
    chosen_from: AnySheet = Nothing()

    def before(self) -> AnySheet:
        return self.chosen_from

    def fits(self, state: State) -> bool:
        return True

    def table(self, state: State) -> State:
        return as_it_lay(state)

    def may_lie_open(self, state: State) -> frozenset[Card]:
        """Return the recorded cards of this hand, because some of them may be right."""
        lay = open_cards(as_it_lay(state))
        return frozenset(card for card, seat in lay.items() if seat == self.seat)

    def entered(self, here: Here) -> Reaction:
        if self.missing():
            return here.stays()
        command = commands.CorrectEvent(self.seat, "", NOBODY, here.state.round - 1, self.picked)
        return here.opens(anew_approval(here.state, command))

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        if self.missing():
            return waiting_key(say("Enter the cards"), self.names())
        return ready_key(say("These cards lay there"), self.names())


def last_cards(state: State, seat: int, chosen_from: AnySheet) -> LastCards:
    """Return the entry for every exposed card of the hand, in the order of the record."""
    asked = {place.id: place.asked for place in state.game().places}
    lay = state.last_cards[seat]
    groups = tuple(CardGroup(place, len(cards), asked=asked.get(place, "")) for place, cards in lay.items())
    return LastCards(seat, groups, chosen_from=chosen_from)


def anew_approval(state: State, command: commands.CorrectEvent) -> ApprovalForm:
    title = words("Enter the cards anew") if command.cards else words("Name the event anew")
    rule = procedure(state, IrregularityId.JACKPOT_DISPUTED).citation
    question = words("The prize follows it. The first entry stays on the record.")
    return approval_of(command, title, question, rule, at=(command.seat,))
