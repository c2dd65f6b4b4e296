"""The installed rulebooks as screens read them."""

from dealer_terminal.app.installed_rulebooks import house_text, manuals, rulebook, rulebook_ids, rulebook_text
from dealer_terminal.ui.kiosk.room import Installed, Library


def library(offered: tuple[str, ...] = ()) -> Library:
    """The rulebooks that a table may be opened by: those offered, else all that are installed."""
    ids = offered or rulebook_ids()
    books = tuple(Installed(rulebook(each), rulebook_text(each)) for each in ids)
    return Library(books, house_text(), manuals())
