"""Proofs of several journals."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import typer

from dealer_terminal.app.proof_of_reading import ReadingProof, proven_stretch
from dealer_terminal.app.skip_damaged import DAMAGE
from dealer_terminal.app.trusted_keys import given_key, key_for_each
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.reports.proven_tables import ReadRecords
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.source import JournalSource


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
