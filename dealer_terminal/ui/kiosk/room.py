"""What a kiosk is set up with: its settings, and the rulebooks to open a table by."""

from msgspec import Struct

from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.rulebook import Rulebook


class Installed(Struct, frozen=True):
    book: Rulebook
    text: str


class Library(Struct, frozen=True):
    books: tuple[Installed, ...]
    house_text: str

    def named(self, wanted: str) -> Installed:
        return next(each for each in self.books if each.book.id == wanted)

    def ids(self) -> tuple[str, ...]:
        return tuple(each.book.id for each in self.books)


class Settings(Struct, frozen=True):
    table: str
    rulebook: str
    cards_from: tuple[CardsFrom, ...] = (CardsFrom.SIMULATED, CardsFrom.DEALER)
    shuffled_pad: bool = True
    number_digits: int = 4
    pin_digits: int = 4
    dim_after_s: int = 600
    theme: str = "felt"
    language: str = "en"


class Room(Struct, frozen=True):
    settings: Settings
    library: Library
