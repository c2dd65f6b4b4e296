"""A checkpoint shown to several witnesses; what they cosign is kept beside the journal."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from dealer_terminal.floor.cosigned import CosignedFolder
from dealer_terminal.floor.witnesses import AtWitness, Cosigned, Outcome, Paths, ask
from dealer_terminal.journal.note import Note


def collect(
    note: Note, paths: Paths, witnesses: Sequence[AtWitness], folder: Path
) -> Iterator[tuple[AtWitness, Outcome]]:
    """One after the other; each is on the disk when it is told."""
    kept = CosignedFolder(folder)
    for witness in witnesses:
        outcome = ask(witness, note, paths, kept.known(witness.memory))
        if isinstance(outcome, Cosigned):
            kept.keep(note, outcome.lines, witness.memory, verified=bool(outcome.made))
        yield witness, outcome
