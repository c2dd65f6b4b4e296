"""Pulses leave by the system's player; what it can't do is told once, and disturbs nobody."""

import sys
import time
import wave
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from dealer_terminal.table.loudspeaker import Loudspeaker, as_samples, as_wav
from dealer_terminal.table.sound import SoundPulse

SOON = 20.0
KEEPS = "import sys; open(sys.argv[1], 'ab').write(sys.stdin.buffer.read())"


def until(reached: Callable[[], object]) -> None:
    end = time.monotonic() + SOON
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.02)


def kept(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""


def test_a_pulse_is_two_short_tones_and_no_two_are_the_same() -> None:
    for pulse in SoundPulse:
        with wave.open(BytesIO(as_wav(pulse))) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getnframes() / file.getframerate()) == (1, 2, 0.15)
            assert file.readframes(file.getnframes()) == as_samples(pulse)
    assert len({as_samples(pulse) for pulse in SoundPulse}) == len(SoundPulse)


def test_the_player_gets_one_pulse_after_the_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    pulses = (SoundPulse.QUESTION, SoundPulse.READER_LOST, SoundPulse.QUESTION)
    speaker = Loudspeaker((sys.executable, "-c", KEEPS, str(tmp_path / "heard")))
    for pulse in pulses:
        speaker.sound(pulse)
    until(lambda: kept(tmp_path / "heard") == b"".join(map(as_wav, pulses)))
    assert caplog.messages == []


def test_a_player_that_fails_is_told_of_once_in_its_own_words(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    fails = f"{KEEPS}; sys.exit('no sound card')"
    speaker = Loudspeaker((sys.executable, "-c", fails, str(tmp_path / "heard")))
    for _ in range(3):
        speaker.sound(SoundPulse.QUESTION)
    until(lambda: kept(tmp_path / "heard") == 3 * as_wav(SoundPulse.QUESTION))
    assert [message.split(";")[0] for message in caplog.messages] == ["no pulse is heard: no sound card"]


def test_a_machine_without_a_player_plays_on(caplog: pytest.LogCaptureFixture) -> None:
    speaker = Loudspeaker(("no-such-player",))
    speaker.sound(SoundPulse.READER_LOST)
    until(lambda: caplog.messages)
    assert "no-such-player" in caplog.messages[0]
    assert "sound = false" in caplog.messages[0]
