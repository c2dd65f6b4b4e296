"""What calls a dealer who looks at the players: a port. Nothing waits for a sound, and nothing depends on it."""

from enum import Enum
from typing import Protocol


class SoundPulse(Enum):
    QUESTION = "question"
    READER_LOST = "lost"


class Sound(Protocol):
    def sound(self, pulse: SoundPulse) -> None:
        """Returns at once, and never fails."""
        ...


class Silence:
    def sound(self, pulse: SoundPulse) -> None:
        """The house wants none, or nobody is there."""


SILENCE = Silence()
