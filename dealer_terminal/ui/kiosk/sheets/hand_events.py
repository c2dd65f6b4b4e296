"""The event of each wager by its label, stage by stage, where the house lets a dealer enter it alone."""

from collections.abc import Iterator

from msgspec import field
from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.state import State, turn
from dealer_terminal.ui.kiosk.bar import ready_key, waiting_key
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, OfSeat, Reaction
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kiosk.turns import due_stages
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import Key

NOTHING = ""


class EventKey(Key, frozen=True):
    """Of the wager at a spot; an empty label pays nothing."""

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
        """The pay table of the first wager that has no event yet."""
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
        """Stage by stage; one that settles nothing names no event."""
        for stage in self.stages:
            events = {spot: self.events[spot] for spot in _settled_by(state, self.seat, stage)}
            yield commands.DeclareEvent(self.seat, stage, events)


def hand_events(state: State, seat: int, stages: tuple[str, ...]) -> HandEvents:
    """For every stage of this motion, each wager still in action."""
    return HandEvents(seat, stages, tuple(spot for stage in stages for spot in _settled_by(state, seat, stage)))


def named_by_event(state: State, spots: tuple[str, ...]) -> bool:
    """What the dealer's hand decides is settled on cards, and so is a prize (House Procedure 25)."""
    progressive = state.rulebook().progressive
    prized = progressive is not None and progressive.spot in spots
    return not prized and all(spot in state.tables().tables for spot in spots)


def _settled_by(state: State, seat: int, stage_id: str) -> tuple[str, ...]:
    """The live wagers of a stage and of those after it that expose nothing more."""
    settled = (spot for stage in turn(state, stage_id) for spot in stage.settles)
    return tuple(spot for spot in settled if spot in state.live(seat))
