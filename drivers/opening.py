"""Opens a port without being held up by it: a dead network host must not delay a clean close."""

from threading import Event, Lock, Thread

from drivers.errors import DeviceError, OpenError
from drivers.pipe import Pipe, Port


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
