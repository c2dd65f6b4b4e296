"""Events of the pay tables as they came, against how often they should come."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import isqrt

from msgspec import Struct
from sqlalchemy import Connection

from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.facts import TableOpened
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hand import ANTE, PLAY
from dealer_terminal.rules.returns import returns
from dealer_terminal.rules.returns.entry import Return
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.rules.rulebook_file import read_rulebook
from dealer_terminal.storage import reading
from dealer_terminal.storage.reports.cube import Cell

ANTE_PLAY = "ante-play"


class WagerExpectation(Struct, frozen=True):
    """Of so many wagers, how many met the event; `expected` exactly, the distance in standard deviations."""

    rulebook: str
    spot: str
    pay_table: str
    event: str
    wagers: int
    came: int
    expected: Fraction
    deviations: float
    basis: str

    def remarkable(self) -> bool:
        """At least three standard deviations off, with at least five expected."""
        return abs(self.deviations) >= 3 and self.expected >= 5


class _Game(Struct, frozen=True):
    """One edition with one choice of pay tables."""

    opening: int
    pay_tables: str


def expectations(connection: Connection, cells: Iterable[Cell]) -> list[WagerExpectation]:
    kept = [cell for cell in cells if not cell.returned()]
    books: dict[str, tuple[Return, ...]] = {}
    found: list[WagerExpectation] = []
    for game in sorted({_Game(cell.opening, cell.pay_tables) for cell in kept}, key=lambda each: each.opening):
        book = _book(connection, game.opening)
        counted = books.setdefault(book.hash, tuple(returns((book,))))
        own = [cell for cell in kept if (cell.opening, cell.pay_tables) == (game.opening, game.pay_tables)]
        found += [each for entry in counted for each in _of(entry, book, game, own)]
    return list(_together(found))


def deviations(came: int, wagers: int, chance: Fraction) -> float:
    """To the hundredth, computed in whole numbers."""
    variance = wagers * chance * (1 - chance)
    if not variance:
        return 0.0
    off = came - wagers * chance
    hundredths = isqrt(int(10_000 * off * off / variance))
    return (hundredths if off > 0 else -hundredths) / 100


def _of(entry: Return, book: Rulebook, game: _Game, cells: list[Cell]) -> Iterator[WagerExpectation]:
    """An Ante and its Play are one decision: of all Antes, so many end in each event."""
    bet, met = (ANTE, PLAY) if entry.spot == ANTE_PLAY else (entry.spot, entry.spot)
    if not _in_force(entry, book, game):
        return
    wagers = sum(cell.wagers for cell in cells if cell.spot == bet and cell.staked)
    came = Counter[str]()
    for cell in cells:
        came[cell.event] += cell.wagers if cell.spot == met else 0
    for event in entry.events if wagers else ():
        chance = Fraction(event.count, entry.combinations)
        off = deviations(came[event.event], wagers, chance)
        yield WagerExpectation(
            entry.rulebook,
            entry.spot,
            str(entry.pay_table),
            event.event,
            wagers,
            came[event.event],
            wagers * chance,
            off,
            entry.basis,
        )


def _in_force(entry: Return, book: Rulebook, game: _Game) -> bool:
    """Ante and Play go by the Play table, or by that of the award on the Ante."""
    chosen = dict(each.split("=") for each in game.pay_tables.split())
    named = (PLAY, *book.awards()) if entry.spot == ANTE_PLAY else (entry.spot,)
    option = next((chosen[name] for name in named if name in chosen), "")
    return option == str(entry.pay_table)


def _together(found: Iterable[WagerExpectation]) -> Iterator[WagerExpectation]:
    """Adds up the same pay table over several openings."""
    groups: dict[tuple[str, str, str, str], list[WagerExpectation]] = {}
    for each in found:
        groups.setdefault((each.rulebook, each.spot, each.pay_table, each.event), []).append(each)
    for key, parts in groups.items():
        wagers, came = sum(each.wagers for each in parts), sum(each.came for each in parts)
        expected = sum((each.expected for each in parts), Fraction(0))
        off = deviations(came, wagers, expected / wagers)
        yield WagerExpectation(*key, wagers, came, expected, off, parts[0].basis)


def _book(connection: Connection, opening: int) -> Rulebook:
    """The edition in force, as the journal itself has it."""
    (record,) = list(reading.records(connection, opening, opening + 1))
    entry = entry_of(record)
    assert isinstance(entry, TableOpened), f"record {opening} opens a table"
    return read_rulebook(entry.rulebook_text, entry.rulebook, GAMES)
