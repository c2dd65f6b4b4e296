# ruff: noqa: N818 - each name says what happened
"""What can go wrong with a device and its line, each with one line that says what to do."""


class DeviceError(Exception):
    """The world's fault, never ours. `retry_limit` bounds the doubling delay before the next attempt."""

    what = "the device cannot be used"
    remedy = "check the reader"
    retry_limit = 5.0

    def __init__(self, port: str, detail: str = "") -> None:
        super().__init__(port, detail)
        self.port = port
        self.detail = " ".join(detail.split())

    def __str__(self) -> str:
        told = f" ({self.detail})" if self.detail else ""
        return f"{self.port}: {self.what}{told}; {self.remedy}"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.args == getattr(other, "args", None)

    def __hash__(self) -> int:
        return hash((type(self), self.args))


class OpenError(DeviceError):
    what = "the port cannot be opened"
    remedy = "check the cable and the device's URL"


class BadUrl(OpenError):
    what = "this is no device URL"
    remedy = "write a device path, socket://host:port, rfc2217://host:port, hwgrep://pattern or loop://"


class NoSuchPort(OpenError):
    what = "no such port"
    remedy = "plug the reader in, or choose one of the ports that are listed"


class NoPermission(OpenError):
    what = "no permission to open the port"
    remedy = "add this account to the port's group (dialout or uucp), or write a udev rule, and sign on again"


class PortInUse(OpenError):
    what = "the port is in use by another program"
    remedy = "close the other program that reads this device"


class NotASerialPort(OpenError):
    what = "this is not a serial port"
    remedy = "choose one of the ports that are listed"


class PortFails(OpenError):
    what = "the port fails"
    remedy = "check the cable and the device's power, or use another port"


class UnknownHost(OpenError):
    what = "the host name is unknown"
    remedy = "check the host name and the network"


class NothingListening(OpenError):
    what = "nothing listens there"
    remedy = "check the port number and that the serial server is on"


class Unreachable(OpenError):
    what = "the host does not answer"
    remedy = "check the network cable and the serial server's power"


class HungUp(OpenError):
    what = "the other side hangs up at once"
    remedy = "see that no other host is connected to the serial server, and that it lets this one in"


class NoSerialServer(OpenError):
    what = "no serial server answers there in RFC 2217"
    remedy = "set the server's port to RFC 2217, or write socket://host:port where it hands bytes on as they are"


class LineError(DeviceError):
    what = "the line failed"
    remedy = "check the cable"


class LineLost(LineError):
    what = "the line was lost"
    remedy = "check the cable and the reader's power; the terminal tries again by itself"


class PortGone(LineLost):
    what = "the line was lost, and its port is gone"


class LineGone(LineError):
    what = "the line was lost, and did not come back"
    remedy = "check the cable and the device's power, then start again"


class LineStuck(LineError):
    what = "the device takes no bytes"
    remedy = "check flow control and the cable, then switch the reader off and on"


class SpeechError(DeviceError):
    """The line is open and what comes over it makes no sense; hurrying back would only fill the log."""

    what = "the device cannot be understood"
    remedy = "check the protocol and the line settings"
    retry_limit = 60.0


class SilentDevice(SpeechError):
    what = "nothing is heard from the device"
    remedy = "check that the reader is on and that the cable is in the right port"


class LineNoise(SpeechError):
    what = "only noise is heard"
    remedy = "check the line speed (baud), the parity and the cable's shield"


class WrongProtocol(SpeechError):
    what = "the device speaks another protocol"
    remedy = "choose the protocol that this reader speaks"


class Flooding(SpeechError):
    what = "the device sends without end"
    remedy = "switch the reader off and on; call service if it happens again"


class HouseError(DeviceError):
    what = "the terminal refused"
    remedy = "see the terminal's log"


class StoreRefused(HouseError):
    what = "a report could not be stored, so it was not taken"
    remedy = "check the disk; the report counts only once it is stored"


class OwnFault(HouseError):
    what = "the terminal's own program failed at this device"
    remedy = "call a technician; it is tried again by itself"
    retry_limit = 60.0


class ReadOnly(HouseError):
    what = "this terminal may only read from the device"
    remedy = "allow commands in the settings first"


class NotSent(HouseError):
    what = "the order was not sent"
    remedy = "ask again once the device is connected and has answered"


class NatureChanged(HouseError):
    what = "a simulated device took a real one's place, or the other way round"
    remedy = "start the terminal again with the device that is meant"


class BadOption(HouseError):
    what = "the protocol cannot be set up so"
    remedy = "correct it in the settings file or on the command line"


class BrokenPackage(HouseError):
    what = "the package that brings this protocol fails"
    remedy = "tell who made the package, or name another protocol"
    retry_limit = 60.0


class BadLine(HouseError):
    what = "this is no line"
    remedy = 'write it as "9600 8N1"'


class BadLog(HouseError):
    what = "this is no wire log"
    remedy = "name a file that device record or --log has written"


class UnknownProtocol(HouseError):
    what = "no such device protocol"
    remedy = "choose one of the protocols that are listed"
