"""Plays pulses by ALSA's own player, a process of its own: whatever a sound card does, the table does not feel it."""

import logging
from queue import SimpleQueue
from subprocess import DEVNULL, PIPE, SubprocessError, run
from threading import Thread

from dealer_terminal.table.sound import Pulse
from dealer_terminal.table.tones import as_wav

LOG = logging.getLogger(__name__)
PLAYER = ("aplay", "-q", "-")
PATIENCE_S = 5.0


class Loudspeaker:
    """One pulse after the other, in a thread that begins with the first one. What can't be played is logged once."""

    def __init__(self, player: tuple[str, ...] = PLAYER) -> None:
        self._player = player
        self._due: SimpleQueue[Pulse] = SimpleQueue()
        self._thread = Thread(target=self._work, name="pulses", daemon=True)
        self._told = ""

    def sound(self, pulse: Pulse) -> None:
        if self._thread.ident is None:
            self._thread.start()
        self._due.put(pulse)

    def _work(self) -> None:
        while True:
            pulse = self._due.get()
            self._tell(self._played(pulse))

    def _played(self, pulse: Pulse) -> str:
        """Nothing where it was heard, else why not."""
        try:
            done = run(self._player, input=as_wav(pulse), stdout=DEVNULL, stderr=PIPE, timeout=PATIENCE_S)
        except (OSError, SubprocessError) as error:
            return str(error)
        lines = done.stderr.decode(errors="replace").split("\n") if done.returncode else []
        return next((line for line in reversed(lines) if line), f"it ended with {done.returncode}") if lines else ""

    def _tell(self, why: str) -> None:
        if why and not self._told:
            LOG.warning("no pulse is heard: %s; install alsa-utils, or write sound = false in the settings", why)
        self._told = self._told or why
