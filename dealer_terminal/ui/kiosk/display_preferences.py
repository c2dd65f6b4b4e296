"""Display preferences of a dealer: language, theme, and four-color suits."""

from msgspec.structs import replace

from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from dealer_terminal.ui.kiosk.sheet import ScreenState

THEMES = ("felt", "contrast")


def usual(settings: KioskSettings) -> ScreenPreferences:
    return ScreenPreferences(settings.language, settings.theme)


def look_of(desk: ScreenState) -> ScreenPreferences:
    return ScreenPreferences(desk.language, desk.theme, desk.four_colours)


def dressed(desk: ScreenState, look: ScreenPreferences, settings: KioskSettings) -> ScreenState:
    """Return the screen state with these preferences. A language or theme no longer offered becomes the casino's
    default."""
    language = look.language if look.language in settings.languages else settings.language
    theme = look.theme if look.theme in THEMES else settings.theme
    return replace(desk, language=language, theme=theme, four_colours=look.four_colours)
