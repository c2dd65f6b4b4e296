"""Cuts a stream into frames, single ACKs, NAKs with their code, and runs of noise. It keeps less than one frame.

A start byte always starts anew, since no frame holds one inside: garbage before a good frame can never swallow it.
"""

from math import inf

from drivers.angel_eye.wire.codec import ACK, ENQ, ETX, HEX, MOST, NAK

NEED_MORE = 0
PAUSE = 1.0
"""Seconds; no frame takes so long, and a shoe that got no answer repeats its report after it."""
RUN = 64
"""Noise is handed on in runs of so many bytes, or when a start byte ends it: not as one frame for every byte."""


class Splitter:
    """`starts` open a framed message: ENQ and STX where the host listens, STX where the shoe does."""

    def __init__(self, *starts: int) -> None:
        self._framed_by = frozenset(starts)
        self._starts = frozenset((*starts, ACK, NAK))
        self._held = bytearray()
        self._fed_at = inf

    def feed(self, data: bytes, now: float) -> list[bytes]:
        pieces = self._stale(now)
        self._fed_at = now
        self._held += data
        while self._held and (length := self._length()) != NEED_MORE:
            pieces.append(bytes(self._held[:length]))
            del self._held[:length]
        return pieces

    def _stale(self, now: float) -> list[bytes]:
        """What a pause cut short will not be finished: it must not swallow what comes after."""
        if not self._held or now < self._fed_at + PAUSE:
            return []
        stale = bytes(self._held)
        self._held.clear()
        return [stale]

    def _length(self) -> int:
        """How many of the held bytes make the next piece."""
        match self._held[0]:
            case byte if byte in self._framed_by:
                return self._framed()
            case byte if byte == ACK:
                return 1
            case byte if byte == NAK:
                return self._refused()
        return self._noise()

    def _refused(self) -> int:
        """Whatever follows is the code, listed or not, unless it opens something else."""
        if len(self._held) < 2:
            return NEED_MORE
        return 1 if self._held[1] in (ENQ, ACK, NAK) else 2

    def _noise(self) -> int:
        run = self._held[:RUN]
        whole = RUN if len(run) == RUN else NEED_MORE
        return next((at for at, byte in enumerate(run) if byte in self._starts), whole)

    def _framed(self) -> int:
        """From the start byte through the BCC; cut short where another frame starts or no BCC follows the ETX."""
        for at in range(1, min(len(self._held), MOST)):
            if self._held[at] in self._framed_by:
                return at
            if self._held[at] == ETX:
                return self._checked(at + 1)
        return NEED_MORE if len(self._held) < MOST else self._endless()

    def _endless(self) -> int:
        """No ETX within 128 bytes: noise up to the next start byte."""
        return next((at for at in range(1, MOST) if self._held[at] in self._starts), MOST)

    def _checked(self, end: int) -> int:
        check = self._held[end : end + 2]
        wrong = next((at for at, byte in enumerate(check) if byte not in HEX), None)
        if wrong is not None:
            return end + wrong
        return end + 2 if len(check) == 2 else NEED_MORE
