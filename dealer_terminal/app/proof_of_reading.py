"""Proofs of displayed records, and the keys used for them."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import typer

from dealer_terminal.app.progress_bar import records_bar
from dealer_terminal.app.skip_damaged import DAMAGE
from dealer_terminal.app.trusted_keys import given_key, key_for_each, trusted_key
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage.reader import OpenJournal, open_to_read
from dealer_terminal.storage.reading import last_position
from dealer_terminal.storage.reports.found_hands import FoundHand
from dealer_terminal.storage.reports.proven_rounds import prove_hands, prove_page, prove_round
from dealer_terminal.storage.reports.proven_tables import (
    Proven,
    ReadRecords,
    RecordWatch,
    prove_house,
    prove_read,
    prove_stretch,
    prove_tables,
)
from dealer_terminal.storage.reports.search import FoundPage, SearchedHand
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.schema import records

_OWN_KEY = ", by the key that the journal names itself: give --vkey a copy from elsewhere"


class ReadingProof:
    """A verifier key, what was proven with it, and whether it came from outside the journal."""

    def __init__(self, journal: OpenJournal, vkey: str, keys: Path | None = None) -> None:
        self.key: VerifierKey
        self.key, self._trusted = trusted_key(journal, vkey, keys)
        self._proven = Proven(0, 0)

    def of(self, proven: Proven) -> "ReadingProof":
        self._proven = proven
        return self

    @property
    def json(self) -> dict[str, Any]:
        return {"checkpoint": self._proven.signed, "behind": self._proven.behind, "trusted_key": self._trusted}

    def line(self) -> str:
        signed = f"Proven: this follows from the records, under the checkpoint of {self._proven.signed} records"
        behind = f"; {self._proven.behind} behind it carry no signature yet" if self._proven.behind else ""
        return f"{signed}{behind}{'' if self._trusted else _OWN_KEY}."

    def beside(self) -> None:
        """Print the line to standard error, because standard output is for a program."""
        sys.stdout.flush()
        typer.echo(self.line(), err=True)


def proven_tables(journal: OpenJournal, vkey: str, asked: Window) -> ReadingProof:
    proof = ReadingProof(journal, vkey)
    with records_bar(last_position(journal.connection, records) + 1) as progress:
        return proof.of(prove_tables(journal.connection, proof.key, asked, progress))


def proven_house(journal: OpenJournal, vkey: str) -> tuple[ReadingProof, Sequence[Record]]:
    proof = ReadingProof(journal, vkey)
    with records_bar(last_position(journal.connection, records) + 1) as progress:
        proven, found = prove_house(journal.connection, proof.key, progress)
    return proof.of(proven), found


def proven_seen(journal: OpenJournal, vkey: str, keys: Path | None, asked: Window, watch: RecordWatch) -> ReadingProof:
    """Prove like `proven_tables`, and pass each record to `watch` once it is proven."""
    proof = ReadingProof(journal, vkey, keys)
    with records_bar(last_position(journal.connection, records) + 1) as progress:
        return proof.of(prove_tables(journal.connection, proof.key, asked, progress, watch))


def proven_read(source: JournalSource, vkey: str, keys: Path | None, read: ReadRecords) -> ReadingProof:
    return source.ask(lambda journal: _read(journal, ReadingProof(journal, vkey, keys), read))


def _read(journal: OpenJournal, proof: ReadingProof, read: ReadRecords) -> ReadingProof:
    return proof.of(prove_read(journal.connection, proof.key, read))


def proven_stretch(source: JournalSource, vkey: str, read: ReadRecords, asked: Window) -> ReadingProof:
    """Prove the records read, up to the checkpoint that `source` saw. A table in play may have signed more since."""
    return source.ask(lambda journal: _stretch(journal, ReadingProof(journal, vkey), read, asked, source.signed_then))


def _stretch(journal: OpenJournal, proof: ReadingProof, read: ReadRecords, asked: Window, upto: int) -> ReadingProof:
    return proof.of(prove_stretch(journal.connection, proof.key, read, asked, upto))


def proven_hands(journal: OpenJournal, vkey: str, found: Sequence[FoundHand]) -> ReadingProof:
    proof = ReadingProof(journal, vkey)
    return proof.of(prove_hands(journal.connection, proof.key, found))


def proven_page(
    journal: OpenJournal, vkey: str, found: Sequence[FoundHand], page: FoundPage, before: SearchedHand
) -> ReadingProof:
    proof = ReadingProof(journal, vkey)
    return proof.of(prove_page(journal.connection, proof.key, found, page, before))


def proven_round(journal: OpenJournal, vkey: str, number: int) -> ReadingProof:
    proof = ReadingProof(journal, vkey)
    return proof.of(prove_round(journal.connection, proof.key, number))


def given_keys(db: Sequence[str], vkeys: Sequence[str]) -> dict[str, str]:
    """Return the given key of each journal, by the journal's name on the command line."""
    own: dict[str, VerifierKey] = {}
    for each in db if vkeys else ():
        with suppress(*(DAMAGE if len(db) > 1 else ())), open_to_read(each) as journal:
            own[each] = journal.own_key()
    names = {key.name for key in own.values()}
    return key_for_each(own, [each for each in vkeys if len(own) == len(db) or given_key(each).name in names])


class Proofs:
    """Proofs of the journals read by a command. Nothing of a journal is shown before it is proven."""

    def __init__(self, db: Sequence[str], vkeys: Sequence[str]) -> None:
        self._given = given_keys(db, vkeys)
        self._found: list[tuple[str, str, ReadingProof]] = []

    def prove(self, db: str, source: JournalSource, read: ReadRecords, asked: Window) -> None:
        self._found.append((source.journal, source.where, proven_stretch(source, self._given.get(db, ""), read, asked)))

    @property
    def json(self) -> dict[str, dict[str, Any]]:
        """Return the proofs by journal id."""
        return {journal: proof.json for journal, _, proof in self._found}

    def tell(self) -> None:
        for _, where, proof in self._found:
            typer.echo(proof.line() if len(self._found) == 1 else f"{where}: {proof.line()}")
