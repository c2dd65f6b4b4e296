"""A question and a lost reader are heard: what the program plays is caught where a sound card would take it."""

from array import array
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import place_for
from tests.journeys.table import Table

RATE = 48_000
LONG = RATE * 2 * 15 // 100
"""Bytes of a pulse."""


def asked(table: Table) -> None:
    table.opened().press("Irregularity")
    table.press("A deck is taken out of use")
    table.until(lambda seen: seen.key("It did not happen"), "the question")


def tones(heard: Path) -> tuple[int, int]:
    """How often the sound swings in a second, in each half of a pulse."""
    samples = array("h", heard.read_bytes()[:LONG])
    half = len(samples) // 2
    return swings(samples[:half]), swings(samples[half:])


def swings(samples: Sequence[int]) -> int:
    ups = sum(1 for before, after in pairwise(samples) if before < 0 <= after)
    return round(ups * RATE / len(samples), -1)


def test_a_question_is_two_rising_tones(opens: Opens, tmp_path: Path) -> None:
    table = opens("--simulate")
    heard = table.heard_in(tmp_path)
    asked(table.start())
    table.until(lambda seen: heard.exists() and heard.stat().st_size >= LONG, "a pulse")
    first, second = tones(heard)
    assert 840 <= first <= 900
    assert 1280 <= second <= 1340


def test_a_reader_that_is_lost_is_two_falling_tones(opens: Opens, plugs: Plugs, tmp_path: Path) -> None:
    machine = plugs("packet-shuffler", *place_for(tmp_path))
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed()
    heard = table.heard_in(tmp_path)
    table.start().opened()
    machine.do("unplug")
    table.until(lambda seen: heard.exists() and heard.stat().st_size >= LONG, "a pulse")
    first, second = tones(heard)
    assert 620 <= first <= 680
    assert 400 <= second <= 460


def test_a_house_that_wants_none_hears_none(opens: Opens, tmp_path: Path) -> None:
    (tmp_path / "quiet.toml").write_text("sound = false\n")
    table = opens("--simulate", "--settings", str(tmp_path / "quiet.toml"))
    heard = table.heard_in(tmp_path)
    asked(table.start())
    table.until(lambda seen: seen.key("It did not happen"), "the question", 1)
    assert not heard.exists()


def test_without_a_sound_card_the_table_plays_on_and_says_so_once(opens: Opens, tmp_path: Path) -> None:
    table = opens("--simulate")
    asked(table.start())
    table.until(lambda seen: "no pulse is heard" in table.log.read_text(), "a line in the log")
    table.press("It did not happen", "Irregularity", "A deck is taken out of use")
    table.until(lambda seen: seen.key("It did not happen"), "the question again")
    assert table.log.read_text().count("no pulse is heard") == 1
