"""How a dealer prefers the screen: theme, side of the checklist, and the rest of a `Look`."""

from msgspec.structs import replace

from dealer_terminal.journal.people_facts import Look
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.kiosk.sheet import Desk

THEMES = ("felt", "contrast")


def usual(settings: Settings) -> Look:
    return Look(settings.language, settings.theme)


def look_of(desk: Desk) -> Look:
    return Look(desk.language, desk.theme, desk.four_colours)


def dressed(desk: Desk, look: Look, settings: Settings) -> Desk:
    """A language or theme that is no longer offered is the house's."""
    language = look.language if look.language in settings.languages else settings.language
    theme = look.theme if look.theme in THEMES else settings.theme
    return replace(desk, language=language, theme=theme, four_colours=look.four_colours)
