"""Serial ports: how they are named, framed and held, and when they are tried again."""

import errno
import os
import socket
import subprocess
import sys
import tty
from pathlib import Path

import pytest
from serial import SerialException, SerialTimeoutException
from serial.tools.list_ports_common import ListPortInfo

from drivers import diagnosis, errors
from drivers.backoff import Backoff
from drivers.diagnosis import Holder, holders
from drivers.errors import DeviceError, Flooding, LineLost, NoSuchPort
from drivers.pipe import port_at
from drivers.ports import FoundPort, described, found, stable_names
from drivers.protocol import LineSettings, line_of
from drivers.scan import other_lines, readings
from tests.helpers.cases import failures


@pytest.fixture
def by(tmp_path: Path) -> tuple[Path, Path]:
    """Two adapters: one says its number; two more are alike, and the last one plugged in has their common name."""
    by_id, by_path = tmp_path / "by-id", tmp_path / "by-path"
    for folder in (by_id, by_path):
        folder.mkdir()
    for link, device in {
        by_id / "usb-FTDI_A10K-if00": "ttyUSB0",
        by_id / "usb-1a86_Serial-if00": "ttyUSB2",
        by_path / "pci-usb-1": "ttyUSB0",
        by_path / "pci-usb-2": "ttyUSB1",
        by_path / "pci-usb-3": "ttyUSB2",
    }.items():
        (tmp_path / device).touch()
        link.symlink_to(f"../{device}")
    return by_id, by_path


def test_a_port_is_named_by_its_adapter_or_else_by_its_socket(by: tuple[Path, Path], tmp_path: Path) -> None:
    names = {Path(device).name: Path(link).name for device, link in stable_names(by).items()}
    assert names == {"ttyUSB0": "usb-FTDI_A10K-if00", "ttyUSB1": "pci-usb-2", "ttyUSB2": "usb-1a86_Serial-if00"}


def test_an_adapter_says_who_made_it_and_which_one_it_is(by: tuple[Path, Path], tmp_path: Path) -> None:
    port = ListPortInfo(str(tmp_path / "ttyUSB0"), skip_link_detection=True)
    port.vid, port.pid, port.serial_number = 0x0403, 0x6001, "A10K"
    port.manufacturer, port.product = "FTDI", "FT232R USB UART"
    assert described(port, stable_names(by)) == FoundPort(
        path=str(tmp_path / "ttyUSB0"),
        description="n/a",
        hardware="n/a",
        stable=str(tmp_path / "by-id" / "usb-FTDI_A10K-if00"),
        vendor="FTDI",
        product="FT232R USB UART",
        serial_number="A10K",
        usb="0403:6001",
    )


def test_a_port_that_says_nothing_of_itself_is_listed(tmp_path: Path) -> None:
    told = described(ListPortInfo("/dev/ttyS9", skip_link_detection=True), {})
    assert (told.path, told.stable, told.usb, told.open_by) == ("/dev/ttyS9", "", "", ())


def test_the_ports_of_this_machine_are_in_order() -> None:
    paths = [port.path for port in found()]
    assert paths == sorted(paths)


FRAMED = {"9600 8N1": b"AS\x8d\n", "9600 7E1": b"AS\r\n"}


def test_a_line_without_framing_is_opened_again_and_again_and_its_parity_is_left_out() -> None:
    def check(line: str) -> None:
        device, port = os.openpty()
        tty.setraw(port)
        for _ in range(2):
            pipe = port_at(os.ttyname(port), line_of(line)).open()
            os.write(device, b"AS\x8d\n")
            heard = b""
            while len(heard) < 4:
                heard += pipe.read()
            pipe.close()
            assert heard == FRAMED[line]
        os.close(device)
        os.close(port)

    assert failures(check, [*FRAMED]) == []


EIGHT = LineSettings(9600)
HEARD = {
    "eight bits": (b"AS\r\x80", ["9600 8N1"]),
    "an even parity": (b"AS\x8d", ["9600 8N1", "9600 7E1"]),
    "an odd parity": (b"\xc1\xd3\r", ["9600 8N1", "9600 7O1"]),
    "a second stop bit": (b"\xc1\xd3\x8d", ["9600 8N1", "9600 7N2"]),
    "what leaves it open": (b"AS\n", ["9600 8N1", "9600 7E1"]),
}


def test_bytes_are_read_as_each_framing_that_they_fit() -> None:
    def check(heard: bytes, framed: list[str]) -> None:
        told = dict(readings(EIGHT, heard))
        assert [str(line) for line in told] == framed
        assert all(data == bytes(byte & 0x7F for byte in heard) for line, data in told.items() if line.bits == 7)

    assert failures(check, HEARD) == []


def test_a_line_that_is_not_the_usual_one_is_read_as_it_is() -> None:
    assert dict(readings(LineSettings(9600, 7, "E"), b"AS\r")) == {LineSettings(9600, 7, "E"): b"AS\r"}


def test_a_parity_beside_eight_bits_is_tried_last_and_no_line_twice() -> None:
    lines = other_lines(LineSettings(9600))
    assert len(set(lines)) == len(lines)
    assert [line.parity for line in lines] == ["N"] * 8 + ["E"] * 4
    assert lines[0] == EIGHT


def test_another_process_that_has_a_line_open_is_named(tmp_path: Path) -> None:
    master, slave = os.openpty()
    link, program = tmp_path / "reader", tmp_path / "reads-cards"
    link.symlink_to(os.ttyname(slave))
    os.close(slave)
    program.write_text("import os, sys; os.open(sys.argv[1], os.O_RDWR | os.O_NOCTTY); print(1, flush=True); input()")
    command = [sys.executable, "-I", str(program), str(link)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        found = holders(link)
        process.communicate(b"\n")
    os.close(master)
    assert found == (Holder(process.pid, "reads-cards"),)


def test_nobody_has_a_line_open_that_is_not_there(tmp_path: Path) -> None:
    assert holders(tmp_path / "nothing") == ()


def test_the_delay_doubles_up_to_the_patience_of_the_error():
    backoff = Backoff(first=0.25)
    assert [backoff.after(NoSuchPort("p")) for _ in range(7)] == [0.25, 0.5, 1.0, 2.0, 4.0, 5.0, 5.0]


def test_a_device_that_floods_is_left_alone_longer_and_longer():
    backoff = Backoff(first=1.0)
    for _ in range(8):
        backoff.worked(Flooding("p"))
        delay = backoff.after(Flooding("p"))
    assert delay == 60.0


def test_after_a_line_that_worked_the_next_attempt_comes_soon():
    backoff = Backoff(first=0.25)
    for _ in range(5):
        backoff.after(NoSuchPort("p"))
    backoff.worked(LineLost("p"))
    assert backoff.after(LineLost("p")) == 0.25


def tree(kind):
    return [kind, *(leaf for child in kind.__subclasses__() for leaf in tree(child))]


def test_an_error_is_one_line_with_port_cause_and_remedy():
    def check(kind):
        told = str(kind("/dev/ttyUSB0", "first\nsecond"))
        assert told.startswith(f"/dev/ttyUSB0: {kind.what} (first second); {kind.remedy}")
        assert "\n" not in told

    assert failures(check, tree(DeviceError)) == []


def test_every_error_says_something_of_its_own():
    assert len({kind.what for kind in tree(DeviceError)}) == len(tree(DeviceError))


def test_two_errors_are_equal_when_they_say_the_same():
    assert errors.LineLost("a") == errors.LineLost("a") != errors.LineLost("b")
    assert errors.LineLost("a") != errors.LineStuck("a")
    assert len({errors.LineLost("a"), errors.LineLost("a")}) == 1


def wrapped(cause):
    try:
        try:
            raise cause
        except OSError as inner:
            raise SerialException(f"Could not open port: {inner}")  # noqa: B904 - as pyserial does it
    except SerialException as outer:
        return outer


OPENING = {
    "no such device": (SerialException(errno.ENOENT, "x"), errors.NoSuchPort),
    "no permission": (SerialException(errno.EACCES, "x"), errors.NoPermission),
    "busy": (SerialException(errno.EBUSY, "x"), errors.PortInUse),
    "a plain file": (SerialException("Could not configure port: (25, 'x')"), errors.NotASerialPort),
    "no match": (SerialException("no ports found matching regexp 'x'"), errors.NoSuchPort),
    "refused": (wrapped(ConnectionRefusedError(errno.ECONNREFUSED, "x")), errors.NothingListening),
    "unknown host": (wrapped(socket.gaierror(-2, "x")), errors.UnknownHost),
    "no answer": (wrapped(TimeoutError("timed out")), errors.Unreachable),
    "hung up": (BrokenPipeError(errno.EPIPE, "x"), errors.HungUp),
    "no RFC 2217": (SerialException("Remote does not seem to support RFC2217 or BINARY mode"), errors.NoSerialServer),
    "anything else": (SerialException("smoke"), errors.OpenError),
}


def test_what_the_system_says_on_opening_is_named():
    def check(cause, kind):
        assert type(diagnosis.opening("p", cause)) is kind

    assert failures(check, OPENING) == []


def test_what_the_system_says_while_talking_is_named():
    assert diagnosis.talking("p", SerialException("read failed")) == errors.LineLost("p")
    assert diagnosis.talking("p", SerialTimeoutException("Write timeout")) == errors.LineStuck("p")
