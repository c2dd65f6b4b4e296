"""The world around a kiosk: the clock, the checkpoint's age, chance, the way out."""

from collections.abc import Callable
from datetime import datetime
from random import SystemRandom
from time import monotonic

from dealer_terminal.table.session import Session
from dealer_terminal.table.sound import SILENCE, Pulse, Sound
from dealer_terminal.ui.kiosk.drift import Drift, Shift, stays
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.kiosk import unseen
from dealer_terminal.ui.kit.languages import Say, spoken

LOOK_S = 2.0


class Machine:
    """What the controller needs from outside; `show` and `leave` are given by the window that is opened."""

    def __init__(
        self,
        reopen: Callable[[], Session],
        checkpoint_age: Callable[[], int],
        drift: Drift = stays,
        sound: Sound = SILENCE,
        look: Callable[[], None] = unseen,
    ) -> None:
        self._reopen = reopen
        self._checkpoint_age = checkpoint_age
        self._drift = drift
        self._sound = sound
        self._look, self._looked = look, monotonic()
        self._chance = SystemRandom()
        self.shows: Callable[[FrameProps], None] = lambda props: None
        self.leaves: Callable[[], None] = lambda: None

    def clock(self) -> str:
        return datetime.now().astimezone().strftime("%H:%M")

    def checkpoint_age(self) -> int:
        return self._checkpoint_age()

    def look(self) -> None:
        """At the journal, once in some seconds: `KnownError` where it is no longer there."""
        if self.seconds() - self._looked >= LOOK_S:
            self._looked = self.seconds()
            self._look()

    def drift(self) -> Shift:
        return self._drift()

    def seconds(self) -> float:
        return monotonic()

    def shuffled(self, digits: str) -> str:
        return "".join(self._chance.sample(digits, len(digits)))

    def say(self, language: str) -> Say:
        return spoken(language)

    def show(self, props: FrameProps) -> None:
        self.shows(props)

    def leave(self) -> None:
        self.leaves()

    def sound(self, pulse: Pulse) -> None:
        self._sound.sound(pulse)

    def reopen(self) -> Session:
        return self._reopen()
