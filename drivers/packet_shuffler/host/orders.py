"""The host's commands (README §8): one at a time, done at most once, never carried over to another connection."""

from drivers.events import Fault, FaultRaised, OrderTaken
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.courier import Courier
from drivers.packet_shuffler.wire.from_host import Ordered
from drivers.packet_shuffler.wire.words import Command, NakReason, Timings
from drivers.protocol import Order, Reply

COMMANDS = {
    Order.DEAL: Command.DEAL,
    Order.RETURN_REST: Command.RETURN_REST,
    Order.VERIFY_DECK: Command.VERIFY_DECK,
    Order.LOCK: Command.LOCK,
    Order.UNLOCK: Command.UNLOCK,
}
REASONS = {
    NakReason.UNREADABLE: "the machine cannot read it",
    NakReason.UNKNOWN_KIND: "the machine does not know it",
    NakReason.BAD_PAYLOAD: "the machine does not know it",
    NakReason.NOT_NOW: "not now",
    NakReason.FORBIDDEN: "the machine takes no orders",
    NakReason.FULL: "the machine waits for its reports to be taken",
}


class ShufflerOrders:
    def __init__(self, timings: Timings) -> None:
        self._courier = Courier(timings)
        self._order = Order.DEAL
        self._number = 0

    @property
    def due(self) -> float:
        return self._courier.due

    def ask(self, order: Order, now: float) -> Reply:
        if order not in COMMANDS:
            return refused(order, "a person must do this at the machine")
        if self._courier.busy:
            return refused(order, f"{self._order.value} is not answered yet")
        self._order, self._number = order, self._number % 0xFFFF + 1
        frame = messages.encode(Ordered(COMMANDS[order]), self._number)
        return Reply(send=self._courier.send(frame, self._number, now))

    def taken(self, number: int) -> Reply:
        if not self._courier.waits_for(number):
            return Reply()
        self._courier.clear()
        return Reply((OrderTaken(self._order.value),))

    def not_taken(self, number: int, reason: NakReason, now: float) -> Reply:
        if reason is NakReason.UNREADABLE and number in (0, self._number):
            return self._again(now)
        return self._drop(REASONS[reason]) if self._courier.waits_for(number) else Reply()

    def tick(self, now: float) -> Reply:
        if now < self._courier.due:
            return Reply()
        return self._drop("no answer; look whether it was done") if self._courier.spent else self._again(now)

    def restarted(self) -> Reply:
        """Whether it was done before the power went is not known: never ask twice."""
        return self._drop("the machine restarted; look whether it was done")

    def _again(self, now: float) -> Reply:
        if not self._courier.busy or self._courier.spent:
            return Reply()
        return Reply(send=self._courier.again(now))

    def _drop(self, why: str) -> Reply:
        if not self._courier.busy:
            return Reply()
        self._courier.clear()
        return refused(self._order, why)


def refused(order: Order, why: str) -> Reply:
    return Reply((FaultRaised(Fault.REFUSED, f"{order.value}: {why}"),))
