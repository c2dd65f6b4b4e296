"""Cards not exposed at the table, unsealed with the key that the round disclosed when it closed."""

from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.unexposed_cards import REST, UnexposedCards, unseen
from dealer_terminal.ui.console.sheet import SHUT, KeyboardOwner, SheetLine, Tone
from dealer_terminal.ui.replay.sheet import Doing, ReplaySheet, ReplaySnapshot

_MARKED = words("Not seen at the table")


class UnexposedCardsSheet(ReplaySheet, frozen=True, kw_only=True):
    keyboard = KeyboardOwner.SHARED
    round: int
    cards: tuple[UnexposedCards, ...]

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Unseen cards of round {number}", number=self.round)

    def told(self, stand: ReplaySnapshot) -> Words:
        if self.cards:
            return words("Folded and undealt cards, opened after the round. Nobody at the table saw them.")
        return words("Every card of this round lay open, or none was read; an open round shows none.")

    def lines(self, stand: ReplaySnapshot) -> tuple[SheetLine, ...]:
        return tuple(SheetLine(_place(each.seat), _MARKED, cards=each.cards, tone=Tone.USUAL) for each in self.cards)

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        return SHUT


def unseen_sheet(stand: ReplaySnapshot) -> UnexposedCardsSheet:
    return UnexposedCardsSheet(round=stand.moment.step.record.round, cards=unseen(stand.journal, stand.steps))


def _place(seat: int) -> Words:
    if seat == REST:
        return words("The rest of the deck")
    return words("The dealer") if seat == DEALER_SEAT else words("Position {seat}", seat=seat)
