"""Entry of the cards of an exposed hand that no reader read."""

from collections.abc import Iterator
from itertools import islice

from msgspec import field
from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE
from dealer_terminal.procedure.state import State, turn
from dealer_terminal.procedure.terms import CardsFrom, EventEntry
from dealer_terminal.rules.game import place_named
from dealer_terminal.ui.kiosk.bar import more_key, ready_key, usual_bar, waiting_key
from dealer_terminal.ui.kiosk.motion import due_stages, exposures
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, OfSeat, Reaction
from dealer_terminal.ui.kiosk.sheets.card_pad import CardGroup, CardPad, EventOnlyKey
from dealer_terminal.ui.kiosk.surfaces import BoardProps, CardPadProps, KeyProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey


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
        """Return the bar. The previous step can be undone from here until a card is entered."""
        return usual_bar(inputs.state, say, more_key(say), undoes=not self.picked and not self.rank)

    def _stages(self) -> tuple[str, ...]:
        return tuple(group.stage for group in self.groups)

    def _exposed(self) -> Iterator[Command]:
        rest = iter(self.picked)
        for group in self.groups:
            cards = tuple(islice(rest, group.size))
            yield commands.Expose(self.seat, group.stage, {group.place: cards}, CardsFrom.DEALER)


def cards_due(state: State, seat: int) -> HandCards:
    """Return the entry for all cards that are exposed next."""
    if seat == DEALER_SEAT:
        return HandCards(seat, (CardGroup(DEALER_STAGE, state.packet_size(seat), DEALER_STAGE),))
    game = state.game()
    places = [(stage.id, place_named(game, stage.exposes)) for stage in exposures(state, seat)]
    return HandCards(seat, tuple(CardGroup(place.id, len(place.at), stage, place.asked) for stage, place in places))


def _event_is_enough(state: State, seat: int, stages: tuple[str, ...]) -> bool:
    by_hand = state.cards_from is CardsFrom.DEALER
    allowed = by_hand and state.in_force().event_entry is EventEntry.EVENT_ALLOWED
    return allowed and named_by_event(state, hand_events(state, seat, stages).spots)


NOTHING = ""


class EventKey(PressKey, frozen=True):
    """Key for the event of the wager at a spot. An empty label pays nothing."""

    spot: str
    label: str


class HandEvents(OfSeat[EventKey], frozen=True):
    stages: tuple[str, ...]
    spots: tuple[str, ...]
    events: dict[str, str] = field(default_factory=dict)

    def fits(self, state: State) -> bool:
        return state.issue is None and self.stages == due_stages(state, self.seat)

    def pressed(self, here: Here, key: EventKey) -> Reaction:
        return here.opens(replace(self, events={**self.events, key.spot: key.label}))

    def entered(self, here: Here) -> Reaction:
        return here.clears(*self._declared(here.state)) if self._is_whole() else here.stays()

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        """Return the board with the pay table of the first wager that has no event yet."""
        spot = next((spot for spot in self.spots if spot not in self.events), self.spots[-1])
        table = inputs.state.tables()[spot]
        named = self.events.get(spot)
        options = [
            OptionProps(EventKey(spot, each.label), each.label, value=say(str(each.odds)), chosen=each.label == named)
            for each in table.events
        ]
        options.append(OptionProps(EventKey(spot, NOTHING), say("Nothing pays"), chosen=named == NOTHING))
        return BoardProps(
            title=say("Position {seat}", seat=self.seat),
            question=inputs.state.rulebook().spot(spot).name,
            citation=table.citation,
            back_text=say("Back"),
            options=tuple(options),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Enter the event")) if self._is_whole() else waiting_key(say("Choose the event"))

    def _is_whole(self) -> bool:
        return len(self.events) == len(self.spots)

    def _declared(self, state: State) -> Iterator[Command]:
        """Yield the commands stage by stage. A stage that settles nothing declares no event."""
        for stage in self.stages:
            events = {spot: self.events[spot] for spot in _settled_by(state, self.seat, stage)}
            yield commands.DeclareEvent(self.seat, stage, events)


def hand_events(state: State, seat: int, stages: tuple[str, ...]) -> HandEvents:
    """Return the choice of events for each wager still in action at the stages of this motion."""
    return HandEvents(seat, stages, tuple(spot for stage in stages for spot in _settled_by(state, seat, stage)))


def named_by_event(state: State, spots: tuple[str, ...]) -> bool:
    """Return True if events alone can settle the wagers. A wager decided by the dealer's hand needs cards, and so does
    a prize (House Procedure 25)."""
    progressive = state.rulebook().progressive
    prized = progressive is not None and progressive.spot in spots
    return not prized and all(spot in state.tables().tables for spot in spots)


def _settled_by(state: State, seat: int, stage_id: str) -> tuple[str, ...]:
    """Return the live wagers of a stage, and of later stages that expose no further cards."""
    settled = (spot for stage in turn(state, stage_id) for spot in stage.settles)
    return tuple(spot for spot in settled if spot in state.live(seat))
