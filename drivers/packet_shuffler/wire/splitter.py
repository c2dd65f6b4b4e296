"""Finds frames in a stream (README §3.5): START begins one wherever it stands, so garbage never hides a good frame."""

from drivers.packet_shuffler.wire.frame import ESCAPE, FLIP, MAX_PAYLOAD, MAX_RAW, OVERHEAD, START

_START = bytes((START,))
_ESCAPE = bytes((ESCAPE,))


class Splitter:
    """Gives whole frames and runs of noise in order; holds back at most one unfinished frame."""

    def __init__(self) -> None:
        self._held = b""

    @property
    def held(self) -> int:
        return len(self._held)

    def feed(self, data: bytes) -> tuple[bytes, ...]:
        stream = self._held + data
        found: list[bytes] = []
        at = 0
        while size := _piece(stream, at):
            found.append(stream[at : at + size])
            at += size
        self._held = stream[at:]
        return tuple(found)


def _piece(stream: bytes, at: int) -> int:
    """Bytes in the frame or run of noise that begins here; 0 while it is unfinished."""
    begin = stream.find(_START, at)
    if begin != at:
        return (begin if begin > 0 else len(stream)) - at
    following = stream.find(_START, at + 1)
    limit = following if following > 0 else len(stream)
    body = stream[at + 1 : min(limit, at + MAX_RAW)]
    whole = _whole_frame(body)
    if 0 < whole <= len(body):
        return 1 + whole
    return max(following - at, 0)


def _whole_frame(body: bytes) -> int:
    """Stuffed bytes after START that the frame takes; 0 where its length has not come."""
    length = _length(body)
    if length < 0:
        return 0
    if length > MAX_PAYLOAD:
        return 1
    return _stuffed_size(body, length + OVERHEAD)


def _length(body: bytes) -> int:
    if body[:1] != _ESCAPE:
        return body[0] if body else -1
    return body[1] ^ FLIP if len(body) > 1 else -1


def _stuffed_size(body: bytes, plain: int) -> int:
    """No honest frame is more than doubled by its stuffing."""
    size = plain
    while size < (longer := min(plain + body.count(_ESCAPE, 0, size), 2 * plain)):
        size = longer
    return size
