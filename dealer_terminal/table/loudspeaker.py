"""Sound output through ALSA's player in a separate process, so that sound card trouble cannot affect the table."""

import io
import logging
import wave
from array import array
from math import pi, sin
from queue import SimpleQueue
from subprocess import DEVNULL, PIPE, SubprocessError, run
from sys import byteorder
from threading import Thread

from dealer_terminal.table.sound import SoundPulse

LOG = logging.getLogger(__name__)
PLAYER = ("aplay", "-q", "-")
PATIENCE_S = 5.0


class Loudspeaker:
    """Player of pulses, one after the other, in a thread that starts with the first one. The first failure is
    logged."""

    def __init__(self, player: tuple[str, ...] = PLAYER) -> None:
        self._player = player
        self._due: SimpleQueue[SoundPulse] = SimpleQueue()
        self._thread = Thread(target=self._work, name="pulses", daemon=True)
        self._told = ""

    def sound(self, pulse: SoundPulse) -> None:
        if self._thread.ident is None:
            self._thread.start()
        self._due.put(pulse)

    def _work(self) -> None:
        while True:
            pulse = self._due.get()
            self._tell(self._played(pulse))

    def _played(self, pulse: SoundPulse) -> str:
        """Play the pulse and return an empty string, or the reason for a failure."""
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


RATE = 48_000
TONE_S, EDGE_S = 0.075, 0.008
LOUDEST = 9_000
"""Amplitude of 32,767: audible at the table, not across the floor."""
HERTZ: dict[SoundPulse, tuple[int, int]] = {SoundPulse.QUESTION: (880, 1320), SoundPulse.READER_LOST: (660, 440)}


def as_wav(pulse: SoundPulse) -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(as_samples(pulse))
    return file.getvalue()


def as_samples(pulse: SoundPulse) -> bytes:
    """Return 16-bit little-endian samples."""
    samples = array("h", (sample for hertz in HERTZ[pulse] for sample in _tone(hertz)))
    if byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def _tone(hertz: int) -> list[int]:
    """Return the samples of one tone, faded in and out to avoid clicks."""
    count, edge = round(RATE * TONE_S), RATE * EDGE_S
    return [
        round(LOUDEST * min(1.0, at / edge, (count - at) / edge) * sin(2 * pi * hertz * at / RATE))
        for at in range(count)
    ]
