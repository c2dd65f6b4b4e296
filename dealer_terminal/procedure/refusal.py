"""Why a command is not possible now: the reason, the paragraph that forbids it, and what to do instead."""

from msgspec import Struct


class Refusal(Struct, frozen=True):
    why: str
    rule: str
    instead: str

    def __str__(self) -> str:
        return f"{self.why} ({self.rule}). {self.instead}"
