"""A cable that is pulled in mid-deal and put back, ten times over: each packet is dealt once, and each loss is loud."""

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import Device, place_for
from tests.journeys.player import AtTheShoe, AtTheShuffler, Player, Puller
from tests.journeys.program import COMMAND, as_lines
from tests.journeys.table import SOON, closed_rounds, journal_is_whole

TIMES = 10


@pytest.mark.parametrize("protocol", ["packet-shuffler", "angel-eye"])
def test_ten_times(opens: Opens, plugs: Plugs, tmp_path: Path, protocol: str) -> None:
    machine = plugs(protocol, *place_for(tmp_path))
    counts = ("--option", "first-index=0") if protocol == "angel-eye" else ()
    table = opens("--device", machine.where, "--protocol", protocol, *counts).staffed().start().opened()
    hands = AtTheShuffler(machine) if protocol == "packet-shuffler" else AtTheShoe(machine)
    puller = Puller(table, hands, TIMES)
    puller.until_round(3, 300)
    table.close()
    assert len(puller.pulled) == TIMES
    assert closed_rounds(table) == [1, 2]
    faults = as_lines("export", "--db", str(table.journal), "--what", "faults")
    assert len(faults) >= TIMES
    journal_is_whole(table)


def test_a_device_that_was_never_there_is_lost_until_it_comes(opens: Opens, plugs: Plugs) -> None:
    port = free_port()
    table = opens("--device", f"socket://127.0.0.1:{port}", "--protocol", "packet-shuffler").staffed().start().opened()
    table.until(lambda seen: "Reader lost" in seen.text, "a lost reader in the header")
    table.press("More", "Reader").until(lambda seen: "The reader is lost" in seen.text, "what to do about it")
    machine = plugs("packet-shuffler", "--port", str(port))
    table.press_unless(lambda seen: "Reader lost" not in seen.text, "Try again now")
    table.press("Back to the table")
    Player(table, AtTheShuffler(machine), seats=(2,)).until_round(2)


def test_a_device_whose_process_dies_is_lost_at_once_and_another_takes_its_place(
    opens: Opens, plugs: Plugs, tmp_path: Path
) -> None:
    first = plugs("packet-shuffler", *place_for(tmp_path))
    table = opens("--device", first.where, "--protocol", "packet-shuffler").staffed().start().opened()
    table.until(lambda seen: "Reader ·" in seen.text, "a reader that is well")
    first.kill()
    table.until(lambda seen: "Reader lost" in seen.text, "a lost reader in the header")
    second = plugs("packet-shuffler", *place_for(tmp_path))
    table.until(lambda seen: "Reader lost" not in seen.text, "the reader")
    Player(table, AtTheShuffler(second), seats=(2,)).until_round(2)
    table.close()
    journal_is_whole(table)


def test_a_port_that_another_program_holds_is_told_with_that_program_until_it_is_free(
    opens: Opens, plugs: Plugs, tmp_path: Path
) -> None:
    machine = plugs("packet-shuffler", *place_for(tmp_path))
    with watching(machine, tmp_path / "watched") as other:
        table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
        told, by = "Another program has its port: ", f"dealer-terminal ({other})"
        table.until(lambda seen: told in seen.text and by in seen.text, "who holds the port")
        table.press("More", "Reader")
        table.until(lambda seen: f"The reader is lost. {told}" in seen.text and by in seen.text, "who holds it there")
        table.picture("held")
        log = table.log.read_text()
        assert "the port is in use by another program (" in log
        assert f"dealer-terminal, process {other}" in log
    table.until(lambda seen: "The reader is ready" in seen.text, "the reader, by itself")
    table.press("Back to the table")
    Player(table, AtTheShuffler(machine), seats=(2,)).until_round(2)
    table.close()
    assert table.log.read_text().count("the port is in use") == 1
    journal_is_whole(table)


@contextmanager
def watching(machine: Device, heard: Path) -> Iterator[int]:
    """Another program that has the port open, from the moment that it hears something there."""
    with heard.open("wb") as out:
        command = (COMMAND, "device", "watch", machine.where, "--protocol", machine.protocol)
        other = subprocess.Popen(command, stdout=out)
    try:
        end = time.monotonic() + SOON
        while not heard.stat().st_size:
            assert time.monotonic() < end, "the other program heard nothing"
            time.sleep(0.03)
        yield other.pid
    finally:
        other.terminate()
        other.wait(timeout=20)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as line:
        return int(line.getsockname()[1])
