"""Orders to the shoe, one at a time: sent, acknowledged or refused, sent again at most twice."""

from collections import deque
from math import inf

from drivers import protocol
from drivers.angel_eye.wire.codec import NAK_CODES, Nak, ShoeOrder, order_bytes
from drivers.events import Fault, FaultRaised, OrderTaken
from drivers.protocol import Reply

CODES = {
    protocol.Order.LOCK: ShoeOrder("LK", "02"),
    protocol.Order.UNLOCK: ShoeOrder("LK", "01"),
    protocol.Order.CLEAR_ERROR: ShoeOrder("EC", "00"),
    protocol.Order.CONFIRM_GAME: ShoeOrder("GP", "00"),
}
SENDS = 3
WAITING = 8
PATIENCE = 1.0
AGAIN = frozenset((Nak.LINE, Nak.BCC, Nak.NO_ETX))
LATER = frozenset((Nak.BUSY, Nak.WRITING))


def refused(order: protocol.Order, why: str) -> Reply:
    return Reply((FaultRaised(Fault.REFUSED, f"{order.value}: {why}"),))


def named(code: int) -> str:
    """A code that no list has is final too."""
    return Nak(code).name if code in NAK_CODES else "an unlisted code"


class ShoeOrders:
    """The queue of orders; its head is the one in flight."""

    def __init__(self) -> None:
        self._queue: deque[protocol.Order] = deque()
        self._sent = 0
        self._due = inf

    @property
    def waiting(self) -> bool:
        """An answer that nobody waits for is one of the bytes of another protocol, or noise."""
        return bool(self._queue)

    def wake_at(self) -> float:
        return self._due

    def ask(self, order: protocol.Order, now: float) -> Reply:
        if order not in CODES:
            return refused(order, "the shoe knows no such order")
        if len(self._queue) == WAITING:
            return refused(order, "too many orders wait for the shoe")
        self._queue.append(order)
        return self._send(now) if len(self._queue) == 1 else Reply()

    def taken(self, now: float) -> Reply:
        return self._done(Reply((OrderTaken(self._queue[0].value),)), now)

    def not_taken(self, code: int, now: float) -> Reply:
        if code in LATER:
            self._due = now + PATIENCE
            return Reply()
        if code in AGAIN:
            return self._again(now)
        return self._done(refused(self._queue[0], f"the shoe answered {named(code)} ({code:02X})"), now)

    def tick(self, now: float) -> Reply:
        return self._again(now) if self._queue and now >= self._due else Reply()

    def _again(self, now: float) -> Reply:
        if self._sent == SENDS:
            return self._done(refused(self._queue[0], f"not taken in {SENDS} sends"), now)
        return self._send(now)

    def _send(self, now: float) -> Reply:
        self._sent += 1
        self._due = now + PATIENCE
        return Reply(send=order_bytes(CODES[self._queue[0]]))

    def _done(self, reply: Reply, now: float) -> Reply:
        self._queue.popleft()
        self._sent, self._due = 0, inf
        following = self._send(now) if self._queue else Reply()
        return Reply(reply.events + following.events, reply.send + following.send)
