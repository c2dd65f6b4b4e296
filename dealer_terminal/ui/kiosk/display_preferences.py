"""How a dealer prefers the screen: theme, side of the checklist, and the rest of a `Look`."""

from msgspec.structs import replace

from dealer_terminal.journal.people_facts import ScreenLook
from dealer_terminal.ui.kiosk.room import KioskSettings
from dealer_terminal.ui.kiosk.sheet import ScreenState

THEMES = ("felt", "contrast")


def usual(settings: KioskSettings) -> ScreenLook:
    return ScreenLook(settings.language, settings.theme)


def look_of(desk: ScreenState) -> ScreenLook:
    return ScreenLook(desk.language, desk.theme, desk.four_colours)


def dressed(desk: ScreenState, look: ScreenLook, settings: KioskSettings) -> ScreenState:
    """A language or theme that is no longer offered is the house's."""
    language = look.language if look.language in settings.languages else settings.language
    theme = look.theme if look.theme in THEMES else settings.theme
    return replace(desk, language=language, theme=theme, four_colours=look.four_colours)
