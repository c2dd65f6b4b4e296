"""List of irregularities in fixed places. Those not possible now are dim and show the reason."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure.irregularity_places import IrregularityPlace, not_now, places, positions
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat, reported_at
from dealer_terminal.ui.kiosk.sheets.text_entry import TextEntry, TextSubject
from dealer_terminal.ui.kiosk.surfaces import BoardProps, KeyProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

ROWS, LEAST_COLUMNS = 3, 5
"""Maximum number of rows and minimum number of columns: keys of a size for fingers in the band below the felt."""


class HappenedKey(PressKey, frozen=True):
    irregularity: IrregularityId


class NoteKey(Enum):
    NOTE = "note"


class IrregularityList(Sheet[HappenedKey | NoteKey], frozen=True):
    note: str = ""

    def fits(self, state: State) -> bool:
        return state.issue is None and state.phase is not Phase.CLOSED

    def with_words(self, text: str) -> "IrregularityList":
        return replace(self, note=text)

    def pressed(self, here: Here, key: HappenedKey | NoteKey) -> Reaction:
        """Report the chosen irregularity. If only one position is possible, report it there without asking."""
        if isinstance(key, NoteKey):
            return here.opens(TextEntry(TextSubject.NOTE, self, self.note))
        place = next((each for each in places(here.state) if each.paths[0].id is key.irregularity), None)
        if place is None:
            return here.stays()
        return here.refuses(not_now(here.state, place.paths[0])) if place.why_not else self._reported(here, place)

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        """Return the board. The keys have the same order in every phase. The note is added to the chosen report."""
        options = tuple(_option(place, say) for place in places(inputs.state))
        return BoardProps(
            title=" · ".join(words for words in (say("IRREGULARITY"), self.note) if words),
            question=say("What happened?"),
            back_text=say("Back"),
            options=options,
            others=(KeyProps(NoteKey.NOTE, say("Note"), sign="list"),),
            columns=max(LEAST_COLUMNS, -(-len(options) // ROWS)),
        )

    def _reported(self, here: Here, place: IrregularityPlace) -> Reaction:
        able = positions(here.state, place)
        if len(able) > 1:
            return here.opens(IrregularitySeat(place.paths[0].id, self.note, self))
        ((seat, each),) = able.items()
        return reported_at(here, each, seat, self.note)


def _option(place: IrregularityPlace, say: Say) -> OptionProps:
    note = say(place.why_not) if place.why_not else place.citation
    return OptionProps(HappenedKey(place.paths[0].id), say(place.title), note, dim=bool(place.why_not))
