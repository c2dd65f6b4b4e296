"""Menu of all actions of the pit, from the table of bindings."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.ui.console.keys import key_text
from dealer_terminal.ui.console.sheet import Does, SheetLine, Tone
from dealer_terminal.ui.pit.bindings import BINDINGS, GROUPS
from dealer_terminal.ui.pit.sheet import Doing, PitSheet, PitSnapshot


class PitMenu(PitSheet, frozen=True, kw_only=True):
    def heading(self, stand: PitSnapshot) -> Words:
        return words("Menu")

    def lines(self, stand: PitSnapshot) -> tuple[SheetLine, ...]:
        return tuple(_lines())

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        return Does(name)


def _lines() -> Iterator[SheetLine]:
    for group, title in GROUPS.items():
        yield SheetLine(title, tone=Tone.HEADING)
        for each in BINDINGS:
            if each.group is group:
                yield SheetLine(each.what, as_told("  ".join(map(key_text, each.keys))), each.name)
