"""Menu of all actions of the replay, from the table of bindings."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.ui.console.keys import key_text
from dealer_terminal.ui.console.sheet import Does, KeyboardOwner, SheetLine, Tone
from dealer_terminal.ui.replay.bindings import BINDINGS, GROUPS
from dealer_terminal.ui.replay.sheet import Doing, ReplaySheet, ReplaySnapshot


class ReplayMenu(ReplaySheet, frozen=True, kw_only=True):
    """The menu. The key shown on a line has the same effect as the line."""

    keyboard = KeyboardOwner.SHARED

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Menu")

    def lines(self, stand: ReplaySnapshot) -> tuple[SheetLine, ...]:
        return tuple(_lines())

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        return Does(name)


def _lines() -> Iterator[SheetLine]:
    for group, title in GROUPS.items():
        yield SheetLine(title, tone=Tone.HEADING)
        for each in BINDINGS:
            if each.group is group and not each.name.startswith("tenth-"):
                yield SheetLine(each.what, as_told("  ".join(map(key_text, each.keys))), each.name)
