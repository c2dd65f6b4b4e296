"""The pulses as they sound, as WAV files: two short tones each, rising for a question, falling for a lost reader."""

import io
import wave
from array import array
from math import pi, sin
from sys import byteorder

from dealer_terminal.table.sound import Pulse

RATE = 48_000
TONE_S, EDGE_S = 0.075, 0.008
LOUDEST = 9_000
"""Of 32,767: to be heard beside a table, not across the floor."""
HERTZ: dict[Pulse, tuple[int, int]] = {Pulse.QUESTION: (880, 1320), Pulse.READER_LOST: (660, 440)}


def as_wav(pulse: Pulse) -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(as_samples(pulse))
    return file.getvalue()


def as_samples(pulse: Pulse) -> bytes:
    """Sixteen bits each, the low byte first."""
    samples = array("h", (sample for hertz in HERTZ[pulse] for sample in _tone(hertz)))
    if byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def _tone(hertz: int) -> list[int]:
    """It swells and fades, so that it does not click."""
    count, edge = round(RATE * TONE_S), RATE * EDGE_S
    return [
        round(LOUDEST * min(1.0, at / edge, (count - at) / edge) * sin(2 * pi * hertz * at / RATE))
        for at in range(count)
    ]
