"""A shoe behind a serial server that speaks RFC 2217, from pyserial's own server side."""

import socket
import threading

import pytest
import serial
from serial.rfc2217 import PortManager

from drivers.angel_eye.wire.codec import ShoeReport, report_bytes
from drivers.connect import link_to
from drivers.errors import LineLost
from drivers.events import CutCardSeen
from drivers.status import Listening, Lost
from tests.fast.drivers.harness import Recorder, hasty

CUT_CARD = report_bytes(ShoeReport(ord("1"), "C"))

pytestmark = pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning")


class Server:
    """Speaks to one host; what the host says ends up in `heard`, without the server's own language."""

    def __init__(self):
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"rfc2217://127.0.0.1:{self.door.getsockname()[1]}"
        self.heard = b""
        self.arrived = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self):
        self.line, _ = self.door.accept()
        self.manager = PortManager(serial.serial_for_url("loop://"), self)
        while data := self.line.recv(1024):
            self.heard += b"".join(self.manager.filter(data))
            if self.heard:
                self.arrived.set()

    def write(self, data):
        self.line.sendall(data)

    def say(self, data):
        self.write(b"".join(self.manager.escape(data)))

    def hang_up(self):
        self.line.shutdown(socket.SHUT_RDWR)
        self.thread.join()
        self.line.close()
        self.door.close()


def test_a_shoe_is_heard_and_answered_and_its_loss_is_told():
    told, server = Recorder(), Server()
    link = link_to(server.url, "angel-eye", told, backoff=hasty())
    link.start()
    told.wait_for_status(Listening)
    server.say(CUT_CARD)
    told.wait(lambda: told.events == [CutCardSeen()])
    assert server.arrived.wait(10)
    assert server.heard == b"\x06"
    server.hang_up()
    assert isinstance(told.wait_for_status(Lost).error, LineLost)
    link.close()
