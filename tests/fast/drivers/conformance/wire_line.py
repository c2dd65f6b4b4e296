"""A simulated device on a line that takes its time: bytes come in pieces, each some thousandths of a second later."""

from random import Random

from drivers.kit.conformance.line import TwinLine
from drivers.twin.shape import Twin

A_BYTE = 0.0003


class WireLine(TwinLine):
    def __init__(self, twin: Twin, seed: int = 0) -> None:
        super().__init__(twin)
        self._random = Random(seed)
        self._rest = b""

    def send(self, data: bytes) -> None:
        self.now += len(data) * A_BYTE + self._random.random() * 0.01
        super().send(data)

    def read(self, seconds: float) -> bytes:
        if not self._rest:
            self._rest = super().read(seconds)
        size = self._random.randint(1, 16)
        piece, self._rest = self._rest[:size], self._rest[size:]
        self.now += len(piece) * A_BYTE + self._random.random() * 0.003 * bool(piece)
        return piece

    def reconnect(self) -> None:
        self._rest = b""
        super().reconnect()
