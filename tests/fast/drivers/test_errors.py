"""Every error names the port, what happened and what to do, in one line."""

import errno
import socket

from serial import SerialException, SerialTimeoutException

from drivers import diagnosis, errors
from drivers.errors import DeviceError
from tests.helpers.cases import failures


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
