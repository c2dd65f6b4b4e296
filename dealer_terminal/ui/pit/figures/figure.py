"""The figures of a shift, and the data they are drawn from."""

from enum import Enum
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.review.shift import Shift
from dealer_terminal.review.shift_signing import ShiftDetails, ShiftRead
from dealer_terminal.review.statistics.shuffles import ReaderStatistics
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.ui.kiosk.kiosk_context import spot_name
from dealer_terminal.ui.kit.languages import Say


class Figure(Enum):
    COURSE = "course"
    TABLES = "tables won"
    GAMES = "games won"
    WAGERS = "wagers won"
    DEALERS = "dealers won"
    BUSY = "busy"
    RIGHTED = "righted"
    RANKS = "ranks"
    SUITS = "suits"
    READERS = "readers"


NAMES: dict[Figure, Words] = {
    Figure.COURSE: words("Won by time"),
    Figure.TABLES: words("By table"),
    Figure.GAMES: words("By game"),
    Figure.WAGERS: words("By wager"),
    Figure.DEALERS: words("By dealer"),
    Figure.BUSY: words("How busy"),
    Figure.RIGHTED: words("Put right"),
    Figure.RANKS: words("Ranks dealt"),
    Figure.SUITS: words("Suits dealt"),
    Figure.READERS: words("Readers"),
}


class CountedShift(Struct, frozen=True):
    """A shift with its details, and the reviewer's zone and language. `machine` is the journal of one machine, or empty
    for all."""

    read: ShiftRead
    shift: Shift
    beside: ShiftDetails
    zone: ZoneInfo
    say: Say
    machine: str = ""

    def dealer(self, number: str) -> str:
        """Return the dealer's name, or the number if the tables do not know it."""
        stints = (each for table in self.shift.tables for each in table.stints)
        return next((each.name for each in stints if each.dealer == number), number)

    def wager(self, edition: str, spot: str) -> str:
        """Return the name of a wager. Append its game if there are several, or its edition if a game has two."""
        books = self._books()
        name = self.say(as_told(spot_name(books[edition], spot)))
        games = {each.game for each in books.values()}
        of = edition if len(games) < len(books) else books[edition].game
        return f"{name} · {of}" if len(books) > 1 else name

    def game(self, edition: str) -> str:
        return self._books()[edition].title

    def _books(self) -> dict[str, Rulebook]:
        return {each.in_force.book.id: each.in_force.book for table in self.shift.tables for each in table.rounds}

    def machines(self) -> tuple[ReaderStatistics, ...]:
        return tuple(each for each in self.beside.readers if self.machine in ("", each.journal))

    def table(self, journal: str) -> str:
        tables = (each for each in self.shift.tables if each.read.first.journal == journal)
        return next((self.say("Table {name}", name=each.table) for each in tables), journal)
