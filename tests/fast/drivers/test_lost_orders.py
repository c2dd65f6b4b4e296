"""An order belongs to the connection that it was given on."""

import time
from threading import Event

from drivers import errors
from drivers.link import Link, Permission
from drivers.pipe import Nature, Port
from drivers.protocol import Order
from drivers.registry import named
from drivers.status import Listening
from drivers.watch import Limits
from tests.fast.drivers.harness import SOON, Recorder, hasty


class Cable:
    """It breaks in the first read, once somebody has ordered something; from then on the line is only quiet."""

    def __init__(self) -> None:
        self.ordered, self.in_use = Event(), Event()
        self.reads = 0
        self.sent: list[bytes] = []

    def read(self) -> bytes:
        assert self.ordered.wait(SOON)
        self.reads += 1
        if self.reads == 1:
            raise errors.PortGone("cable")
        if self.reads > 3:
            self.in_use.set()
        time.sleep(0.001)
        return b""

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self) -> None: ...


def test_an_order_from_before_the_line_was_lost_is_not_sent_later() -> None:
    told, cable = Recorder(), Cable()
    port, device = Port("cable", Nature.REAL, lambda: cable), named("angel-eye").device()
    link = Link(port, device, told, limits=Limits(), permission=Permission.MAY_ORDER, backoff=hasty())
    link.start()
    told.wait_for_status(Listening)
    link.order(Order.LOCK)
    cable.ordered.set()
    assert cable.in_use.wait(SOON)
    link.close()
    assert cable.sent == []
