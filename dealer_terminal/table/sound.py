"""Port of the sounds that alert a dealer who watches the players. No step waits for a sound or depends on it."""

from enum import Enum
from typing import Protocol


class SoundPulse(Enum):
    QUESTION = "question"
    READER_LOST = "lost"


class Sound(Protocol):
    def sound(self, pulse: SoundPulse) -> None:
        """Start the sound and return immediately. Never raises."""
        ...


class Silence:
    def sound(self, pulse: SoundPulse) -> None:
        """Do nothing: sound is off, or there is no listener."""


SILENCE = Silence()
