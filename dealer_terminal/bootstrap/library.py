"""The rulebooks that are installed, as screens read them."""

from dealer_terminal import bootstrap
from dealer_terminal.ui.kiosk.room import Installed, Library


def library(offered: tuple[str, ...] = ()) -> Library:
    """The rulebooks that a table may be opened by: those offered, else all that are installed."""
    ids = offered or bootstrap.rulebook_ids()
    books = tuple(Installed(bootstrap.rulebook(each), bootstrap.rulebook_text(each)) for each in ids)
    return Library(books, bootstrap.house_text(), bootstrap.manuals())
