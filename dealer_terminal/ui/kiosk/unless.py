"""An answer that can't be given for as long as there is a reason, which it says in place of its own word."""

from enum import Enum

from dealer_terminal.ui.kiosk.surfaces import OptionProps
from dealer_terminal.ui.kit.props import Key


def unless(why: str, key: Enum | Key, text: str, note: str = "", value: str = "") -> OptionProps:
    return OptionProps(key, text, why or note, value, possible=not why)
