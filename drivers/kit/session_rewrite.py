"""What must change in a recording so that it makes sense to the host of today, and nothing else."""

from typing import Protocol as Shape


class Retelling(Shape):
    def then(self, data: bytes) -> None:
        """What the host said when it was recorded."""
        ...

    def now(self, data: bytes) -> None:
        """What the host says now."""
        ...

    def told(self, data: bytes) -> bytes:
        """What the device said then, as it would say it now; an unfinished frame is kept back."""
        ...

    def cut_off(self) -> None:
        """Of a frame that was not finished nothing comes any more."""
        ...

    def as_it_was(self, frame: bytes) -> bytes:
        """A frame of `told`, as it was recorded."""
        ...


class WordForWord:
    """For a protocol in which neither side names the conversation."""

    def then(self, data: bytes) -> None: ...

    def now(self, data: bytes) -> None: ...

    def told(self, data: bytes) -> bytes:
        return data

    def cut_off(self) -> None: ...

    def as_it_was(self, frame: bytes) -> bytes:
        return frame
