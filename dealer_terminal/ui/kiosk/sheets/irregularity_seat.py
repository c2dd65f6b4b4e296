"""Choice of the position at which an irregularity happened."""

from collections.abc import Mapping

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.irregularities import asks_for_cards
from dealer_terminal.procedure.irregularity_paths import Path, Where
from dealer_terminal.procedure.irregularity_places import IrregularityPlace, not_there, places, positions
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk.keys import SeatKey
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.reported_cards import reported_cards
from dealer_terminal.ui.kiosk.surfaces import NO_SURFACE, BoardProps, OptionProps, SheetProps
from dealer_terminal.ui.kit.languages import Say

NOT_HERE = words("Not here")


class IrregularitySeat(Sheet[SeatKey], frozen=True):
    """Positions in their order on the table. `chosen_from` is the list of irregularities with its note."""

    listed: IrregularityId
    note: str
    chosen_from: AnySheet

    def fits(self, state: State) -> bool:
        return state.issue is None and bool(self._places(state))

    def before(self) -> AnySheet:
        return self.chosen_from

    def pressed(self, here: Here, key: SeatKey) -> Reaction:
        for place in self._places(here.state):
            able = positions(here.state, place)
            if key.number in able:
                return reported_at(here, able[key.number], key.number, self.note)
            return here.refuses(not_there(here.state, place))
        return here.stays()

    def seat_touched(self, here: Here, seat: int) -> Reaction:
        """Choose the position tapped on the felt, as in the list."""
        return self.pressed(here, SeatKey(seat))

    def seats_touchable(self, state: State) -> bool:
        return True

    def seats_asked(self, state: State) -> frozenset[int]:
        return frozenset(seat for place in self._places(state) for seat in positions(state, place))

    def seats_refused(self, state: State) -> Mapping[int, Words]:
        return dict.fromkeys(set(range(1, state.in_force().positions + 1)) - self.seats_asked(state), NOT_HERE)

    def shows(self, inputs: Inputs, say: Say) -> SheetProps:
        for place in self._places(inputs.state):
            options = tuple(_option(number, place, inputs.state, say) for number in _numbers(inputs.state, place))
            return BoardProps(
                title=say(place.title),
                question=say("At which position?"),
                citation=place.citation,
                back_text=say("Back"),
                options=options,
                columns=4,
            )
        return NO_SURFACE

    def _places(self, state: State) -> tuple[IrregularityPlace, ...]:
        return tuple(each for each in places(state) if each.paths[0].id is self.listed)


def reported_at(here: Here, path: Path, seat: int, note: str) -> Reaction:
    if asks_for_cards(path):
        return here.opens(reported_cards(here.state, path.id, seat, note))
    seats = (seat,) if path.names_seat() else ()
    return here.clears(commands.ReportIrregularity(path.id, seats=seats, note=note))


def _numbers(state: State, place: IrregularityPlace) -> tuple[int, ...]:
    dealers = any(each.where is Where.DEALER for each in place.paths)
    numbers = tuple(range(1, state.in_force().positions + 1))
    return (*numbers, DEALER_SEAT) if dealers else numbers


def _option(number: int, place: IrregularityPlace, state: State, say: Say) -> OptionProps:
    called = say("Position {seat}", seat=number) if number else say("Dealer's hand")
    if number in positions(state, place):
        return OptionProps(SeatKey(number), called)
    return OptionProps(SeatKey(number), called, say(NOT_HERE), dim=True)
