from datetime import UTC, datetime

import pytest

from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.connect import link_to
from drivers.events import CutCardSeen
from drivers.status import Listening
from drivers.twin.running_device import Inside
from drivers.wirelog import LineDirection, WireLog, logged
from tests.fast.drivers.harness import Recorder

NOON = datetime(2026, 1, 2, 12, 0, tzinfo=UTC)


def test_a_line_has_time_direction_hex_and_what_is_readable(tmp_path):
    log = WireLog(tmp_path / "wire.log", now=lambda: NOON)
    log.passed(LineDirection.FROM_DEVICE, b"\x051D\x81\xb8\x034F")
    log.passed(LineDirection.TO_DEVICE, b"\x06")
    assert (tmp_path / "wire.log").stat().st_mode & 0o777 == 0o600
    log.meaning(CutCardSeen())
    assert (tmp_path / "wire.log").read_text().splitlines() == [
        "2026-01-02T12:00:00.000+00:00 < 05 31 44 81 B8 03 34 46  |·1D···4F|",
        "2026-01-02T12:00:00.000+00:00 > 06  |·|",
        "2026-01-02T12:00:00.000+00:00 = CutCardSeen()",
    ]


def test_it_rotates_by_size_and_keeps_so_many(tmp_path):
    log = WireLog(tmp_path / "wire.log", size=200, keep=2, now=lambda: NOON)
    for number in range(50):
        log.meaning(number)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["wire.log", "wire.log.1", "wire.log.2"]
    assert all(file.stat().st_size <= 200 for file in files)
    numbers = [int(line.split()[-1]) for file in reversed(files) for line in file.read_text().splitlines()]
    assert numbers == list(range(numbers[0], 50))


def test_each_of_its_files_says_what_it_is(tmp_path):
    log = WireLog(tmp_path / "wire.log", size=200, keep=2, now=lambda: NOON, about=("protocol angel-eye", "line x"))
    for number in range(50):
        log.meaning(number)
    heads = [file.read_text().splitlines()[:2] for file in tmp_path.iterdir()]
    assert heads == [["# protocol angel-eye", "# line x"]] * 3
    assert all(file.stat().st_size <= 250 for file in tmp_path.iterdir())


def test_a_logged_port_writes_down_both_directions(tmp_path):
    stand = Inside(AngelEyeTwin())
    told = Recorder()
    port = logged(stand.port, WireLog(tmp_path / "wire.log"), pytest.fail)
    assert (port.name, port.nature, port.pace) == (stand.port.name, stand.port.nature, stand.port.pace)
    link = link_to(port, "angel-eye", told)
    link.start()
    told.wait_for_status(Listening)
    stand.gesture("cut-card")
    told.wait(lambda: told.events)
    link.close()
    assert [line.split()[1] for line in (tmp_path / "wire.log").read_text().splitlines()] == ["!", "<", ">", "!"]


def test_a_log_that_can_no_longer_be_written_is_told_once_and_the_line_goes_on(tmp_path):
    stand, told, failures = Inside(AngelEyeTwin()), Recorder(), []
    log = WireLog(tmp_path / "wire.log")
    link = link_to(logged(stand.port, log, failures.append), "angel-eye", told)
    link.start()
    told.wait_for_status(Listening)
    (tmp_path / "wire.log").rename(tmp_path / "gone")
    (tmp_path / "wire.log").mkdir()
    for number in (1, 2):
        stand.gesture("cut-card")
        told.wait(lambda wanted=number: len(told.events) == wanted)
    link.close()
    assert [error.strerror for error in failures] == ["Is a directory"]
