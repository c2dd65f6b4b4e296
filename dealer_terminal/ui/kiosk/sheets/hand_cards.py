"""The cards of a hand that is turned over and that no reader told."""

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom, EventEntry
from dealer_terminal.rules.game import place_named
from dealer_terminal.ui.kiosk.bar import more_key, ready_key, usual_bar, waiting_key
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction
from dealer_terminal.ui.kiosk.sheets.card_pad import CardGroup, CardPad, EventOnlyKey
from dealer_terminal.ui.kiosk.sheets.hand_events import hand_events, named_by_event
from dealer_terminal.ui.kiosk.surfaces import CardPadProps, KeyProps
from dealer_terminal.ui.kiosk.turns import due_stages, exposures
from dealer_terminal.ui.kit.languages import Say


class HandCards(CardPad, frozen=True):
    def fits(self, state: State) -> bool:
        return state.issue is None and bool(self.groups) and self._stages() == due_stages(state, self.seat)

    def entered(self, here: Here) -> Reaction:
        return here.stays() if self.missing() else here.clears(*self._exposed())

    def event_wanted(self, here: Here) -> Reaction:
        return here.opens(hand_events(here.state, self.seat, self._stages()))

    def shows(self, inputs: Inputs, say: Say) -> CardPadProps:
        shown = super().shows(inputs, say)
        if not (self.seat and _event_is_enough(inputs.state, self.seat, self._stages())):
            return shown
        return replace(shown, others=(*shown.others, KeyProps(EventOnlyKey.EVENT, say("Event only"), sign="list")))

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        if self.missing():
            return waiting_key(say("Enter the cards"), self.names())
        return ready_key(say("These cards lie there"), self.names())

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        """Until a card is entered, the step before it is taken back from here."""
        return usual_bar(inputs.state, say, more_key(say), undoes=not self.picked and not self.rank)

    def _stages(self) -> tuple[str, ...]:
        return tuple(group.stage for group in self.groups)

    def _exposed(self) -> Iterator[Command]:
        rest = iter(self.picked)
        for group in self.groups:
            cards = tuple(islice(rest, group.size))
            yield commands.Expose(self.seat, group.stage, {group.place: cards}, CardsFrom.DEALER)


def cards_due(state: State, seat: int) -> HandCards:
    """Every card that is turned over next."""
    if seat == DEALER_SEAT:
        return HandCards(seat, (CardGroup(DEALER_STAGE, state.packet_size(seat), DEALER_STAGE),))
    game = state.game()
    places = [(stage.id, place_named(game, stage.exposes)) for stage in exposures(state, seat)]
    return HandCards(seat, tuple(CardGroup(place.id, len(place.at), stage, place.asked) for stage, place in places))


def _event_is_enough(state: State, seat: int, stages: tuple[str, ...]) -> bool:
    by_hand = state.cards_from is CardsFrom.DEALER
    allowed = by_hand and state.in_force().event_entry is EventEntry.EVENT_ALLOWED
    return allowed and named_by_event(state, hand_events(state, seat, stages).spots)
