"""Why a command is not possible now: the reason, the paragraph that forbids it, and what to do instead."""

from msgspec import Struct

from dealer_terminal.procedure.words import Words


class Refusal(Struct, frozen=True):
    why: Words
    rule: str
    instead: Words

    def __str__(self) -> str:
        return f"{self.why} ({self.rule}). {self.instead}"
