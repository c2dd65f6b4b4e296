"""The rulebooks that are installed, as screens read them."""

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.ui.kiosk.room import Installed, Library


def library(offered: tuple[str, ...] = ()) -> Library:
    """The rulebooks that a table may be opened by: those offered, else all that are installed."""
    ids = offered or installed_rulebooks.rulebook_ids()
    books = tuple(
        Installed(installed_rulebooks.rulebook(each), installed_rulebooks.rulebook_text(each)) for each in ids
    )
    return Library(books, installed_rulebooks.house_text(), installed_rulebooks.manuals())
