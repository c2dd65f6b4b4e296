"""Whole rounds played by the simulated dealer into any journal."""

from pathlib import Path
from random import Random

from dealer_terminal import installed
from dealer_terminal.procedure.terms import CardsFrom, Limit, Terms, Thresholds
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.rulebook import Need
from dealer_terminal.rules.rulebook_file import read_rulebook
from dealer_terminal.table.derived_keys import DerivedKeys
from dealer_terminal.table.ports import Clock, Journal, Keys
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from dealer_terminal.table.simulation.table import open_table, play

CLASSIC, THREE_CARD = "31-classic-wa-2019", "3-card-ags"
KEYS = DerivedKeys("0123456789abcdef", seed=b"\1" * 32, master=b"\2" * 32)


def rulebook_text(name: str) -> str:
    return (installed.assets() / "rulebooks" / f"{name}.toml").read_text()


def house_text() -> str:
    return Path(installed.assets(), "house", "procedures.toml").read_text()


def terms(text: str, cards_from: CardsFrom = CardsFrom.SIMULATED) -> Terms:
    book = read_rulebook(text, "rulebook", GAMES)
    placed = [spot.id for spot in book.spots if spot.need in (Need.REQUIRED, Need.OPTIONAL)]
    limits = {spot: Limit(500, 50_000, 500) for spot in placed}
    options = {table.spot: table.suggested() or table.option_ids()[0] for table in book.tables}
    return Terms(book.seats(), options, limits, Thresholds(), cards_from)


def session_of(journal: Journal, keys: Keys = KEYS, clock: Clock | None = None) -> Session:
    return Session(journal, keys, clock or StoryClock(Random(1)))


def played(journal: Journal, rounds: int, *, keys: Keys = KEYS, seed: int = 1, rulebook: str = CLASSIC) -> Session:
    session = session_of(journal, keys)
    text = rulebook_text(rulebook)
    open_table(session, "Table 7", text, house_text(), terms(text))
    for _ in play(session, Random(seed), rounds):
        pass
    return session
