"""The doubling delay before the next attempt, bounded by how patient the last error asks to be."""

from drivers.errors import DeviceError, SpeechError


class Backoff:
    def __init__(self, first: float = 0.25, limit: float = 60.0) -> None:
        self._first = first
        self._limit = limit
        self._next = first

    def after(self, error: DeviceError) -> float:
        delay = min(self._next, error.retry_limit, self._limit)
        self._next = delay * 2
        return delay

    def worked(self, error: DeviceError) -> None:
        """The device was understood before the line failed, so the next attempt may come soon."""
        if not isinstance(error, SpeechError):
            self._next = self._first
