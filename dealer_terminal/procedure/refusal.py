"""Refusal of a command: the reason, the paragraph that forbids it, and the action to take instead."""

from msgspec import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.words import Words, words


class Refusal(Struct, frozen=True):
    why: Words
    rule: str
    instead: Words

    def told(self) -> Words:
        return words("{why} ({rule}). {instead}", why=self.why, rule=self.rule, instead=self.instead)

    def __str__(self) -> str:
        return str(self.told())


class RefusedError(KnownError):
    """Refusal of a command whose caller does not check the outcome. The handler shows the refusal in the reader's
    language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
