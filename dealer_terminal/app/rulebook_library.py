"""Installed rulebooks in the form that screens use."""

from dealer_terminal.app.installed_rulebooks import house_text, manuals, rulebook, rulebook_ids, rulebook_text
from dealer_terminal.ui.kiosk.kiosk_context import Installed, Library


def library(offered: tuple[str, ...] = ()) -> Library:
    """Return the rulebooks that a table may be opened with: those offered, or all installed ones."""
    ids = offered or rulebook_ids()
    books = tuple(Installed(rulebook(each), rulebook_text(each)) for each in ids)
    return Library(books, house_text(), manuals())
