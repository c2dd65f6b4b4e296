"""By which papers a table was opened: what they say is the house's, and is compared by whoever has them."""

from collections.abc import Iterator
from hashlib import sha256
from typing import ClassVar

from msgspec import Struct

from dealer_terminal.journal.findings import Finding
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.facts import TableOpened


class Papers(Struct, frozen=True):
    """`rulebook` is its name; texts are told by their SHA-256."""

    rulebook: str
    text: str
    house_text: str


class PapersCheck:
    """Collects them, each with the first record that brings it."""

    sees: ClassVar = frozenset({TableOpened})

    def __init__(self) -> None:
        self.found: dict[Papers, int] = {}

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        match step.entry:
            case TableOpened(rulebook=name, rulebook_text=text, house_text=house):
                self.found.setdefault(Papers(name, _hash(text), _hash(house)), step.record.position)
        return iter(())

    def end(self) -> Iterator[Finding]:
        return iter(())


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
