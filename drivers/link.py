"""A device's line, kept alive in a thread of its own: open, talk, notice what fails, come back, close cleanly.

Every listener call comes from that thread. `Closed` is the last one.
"""

import logging
import time
from collections.abc import Callable
from contextlib import closing
from enum import Enum
from queue import Full, Queue
from threading import Event, Lock, Thread, current_thread

from drivers.backoff import Backoff
from drivers.conversation import Conversation, Listener
from drivers.errors import DeviceError, NoSuchPort, NotSent, OpenError, OwnFault, PortFails, PortGone, ReadOnly
from drivers.pipe import Pipe, Port
from drivers.protocol import Order, Protocol
from drivers.status import Closed, Connecting, Lost, Status
from drivers.watch import Recognise, SilenceLimits, Watch

LOG = logging.getLogger(__name__)
WITHIN = 1.0
HEALTHY = 10.0
"""Seconds; a line that stood so long was well, also where no card moved on it."""
MOST_ORDERS = 8


class Permission(Enum):
    READ_ONLY = "read-only"
    MAY_ORDER = "may-order"


class Link:
    def __init__(
        self,
        port: Port,
        make_protocol: Callable[[], Protocol],
        listener: Listener,
        *,
        limits: SilenceLimits,
        permission: Permission = Permission.READ_ONLY,
        backoff: Backoff | None = None,
        recognise: Recognise = lambda _: "",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.port = port
        self._make_protocol = make_protocol
        self._listener = listener
        self._limits = limits
        self._permission = permission
        self._backoff = backoff or Backoff()
        self._recognise = recognise
        self._clock = clock
        self._orders: Queue[Order] = Queue(MOST_ORDERS)
        self._talking = Event()
        self._stopping = Event()
        self._wake = Event()
        self._attempt = 0
        self._was_there = False
        self.fault: DeviceError | None = None
        """Our own, in this thread, until a report has come through again; it stands where telling it fails too."""
        self._thread = Thread(target=self._run, name=f"link {port.name}", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Within a second the line is free and nothing more is told, whatever the device does."""
        self._stopping.set()
        self._wake.set()
        if self._thread.is_alive() and self._thread is not current_thread():
            self._thread.join(WITHIN)

    def retry(self) -> None:
        """Somebody put the cable back: try now."""
        self._wake.set()

    def order(self, order: Order) -> None:
        """Sent soon; the device's answer comes as an event. Orders never wait for a connection."""
        if self._permission is Permission.READ_ONLY:
            raise ReadOnly(self.port.name, order.value)
        if not self._talking.is_set():
            raise NotSent(self.port.name, order.value)
        try:
            self._orders.put_nowait(order)
        except Full:
            raise NotSent(self.port.name, "too many orders wait") from None

    def _run(self) -> None:
        try:
            while not self._stopping.is_set():
                self._attempted()
        finally:
            self._tell(Closed(self.port.name))

    def _attempted(self) -> None:
        try:
            self._connect()
        except Exception as error:  # logged, and reported as a lost line
            LOG.exception("%s: the link failed", self.port.name)
            self._lose(self._own(error))

    def _own(self, error: Exception) -> DeviceError:
        fault = self.fault = OwnFault(self.port.name, f"{type(error).__name__}: {error}")
        return fault

    def _connect(self) -> None:
        self._attempt += 1
        self._tell(Connecting(self.port.name, self._attempt))
        try:
            pipe = self._open()
            if pipe is not None:
                with closing(pipe):
                    self._talk(pipe)
        except (NoSuchPort, PortFails) as error:
            self._lose(PortGone(self.port.name) if self._was_there else error)
        except DeviceError as error:
            self._lose(error)

    def _open(self) -> Pipe | None:
        opening = Opening(self.port, self._wake)
        while not (opening.settled or self._stopping.is_set()):
            self._wake.wait()
            self._wake.clear()
        return opening.result()

    def _talk(self, pipe: Pipe) -> None:
        watch = Watch(self.port.name, self._limits, self._clock(), self._recognise)
        conversation = Conversation(self.port.name, self._make_protocol(), self._listener, pipe.write, watch)
        opened = self._clock()
        self._was_there = True
        try:
            self._talking.set()
            conversation.open(opened)
            while not self._stopping.is_set():
                self._step(conversation, pipe)
        except DeviceError as error:
            if conversation.understood or self._clock() >= opened + HEALTHY:
                self._attempt = 0
                self._backoff.worked(error)
            raise
        finally:
            self._talking.clear()
            self._orders = Queue(MOST_ORDERS)

    def _step(self, conversation: Conversation, pipe: Pipe) -> None:
        data = pipe.read()
        if data:
            conversation.received(data, self._clock())
            self.fault = None
        while not self._orders.empty():
            conversation.order(self._orders.get_nowait(), self._clock())
        now = self._clock()
        if now >= conversation.wake_at():
            conversation.tick(now)

    def _lose(self, error: DeviceError) -> None:
        if self._stopping.is_set():
            return
        delay = self._backoff.after(error)
        self._wake.clear()
        self._tell(Lost(error, delay))
        if not self._stopping.is_set():
            self._wake.wait(delay)

    def _tell(self, status: Status) -> None:
        """A listener that fails at this cannot be told so; `fault` stands for it."""
        try:
            self._listener.status(status)
        except Exception as error:  # logged and kept as the fault; the thread tries the line again
            LOG.exception("%s: its status could not be told", self.port.name)
            self._own(error)


class Opening:
    """One attempt in a thread of its own. Whoever abandons it need not care: a late pipe is closed at once."""

    def __init__(self, port: Port, wake: Event) -> None:
        self._port = port
        self._wake = wake
        self._lock = Lock()
        self._abandoned = False
        self._result: Pipe | BaseException | None = None
        Thread(target=self._run, name=f"open {port.name}", daemon=True).start()

    @property
    def settled(self) -> bool:
        return self._result is not None

    def result(self) -> Pipe | None:
        """The pipe, or nothing when it is still being opened; from then on it is abandoned."""
        with self._lock:
            self._abandoned = self._result is None
        if isinstance(self._result, DeviceError):
            raise self._result
        if isinstance(self._result, BaseException):
            raise OpenError(self._port.name, str(self._result)) from self._result
        return self._result

    def _run(self) -> None:
        result: Pipe | BaseException
        try:
            result = self._port.open()
        except BaseException as error:  # noqa: BLE001 - handed on to the thread that waits
            result = error
        with self._lock:
            self._result = result
            late = self._abandoned
        if late and not isinstance(result, BaseException):
            result.close()
        self._wake.set()
