"""Why a command is not possible now: the reason, the paragraph that forbids it, and what to do instead."""

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
    """Where somebody asked for it and waits for no answer; whoever tells it has it in the reader's language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
