"""Reading a payload from front to back. Whatever is not as the page says is a PayloadError."""

import re
from enum import IntEnum
from typing import TypeVar

from drivers.packet_shuffler.wire.cards import card_of, is_card_code

Word = TypeVar("Word", bound=IntEnum)


MAX_TEXT = 24


class PayloadError(ValueError):
    """A payload that the page does not allow."""


class PayloadReader:
    def __init__(self, payload: bytes) -> None:
        self._payload = payload
        self._at = 0

    def take(self, size: int) -> bytes:
        piece = self._payload[self._at : self._at + size]
        if len(piece) != size:
            raise PayloadError("too short")
        self._at += size
        return piece

    def u8(self) -> int:
        return self.take(1)[0]

    def u32(self) -> int:
        return int.from_bytes(self.take(4), "big")

    def word(self, words: type[Word]) -> Word:
        code = self.u8()
        if code not in {word.value for word in words}:
            known = re.sub("(?<!^)(?=[A-Z])", " ", words.__name__).lower()
            raise PayloadError(f"{code} is no known {known}")
        return words(code)

    def flag(self) -> bool:
        code = self.u8()
        if code > 1:
            raise PayloadError(f"{code} in place of 0 or 1")
        return code == 1

    def text(self) -> str:
        size = self.u8()
        letters = self.take(size)
        if size > MAX_TEXT or any(not 0x20 <= letter <= 0x7E for letter in letters):
            raise PayloadError("a text with other characters, or too long")
        return letters.decode("ascii")

    def cards(self, count: int) -> tuple[str, ...]:
        codes = self.take(count)
        if not all(map(is_card_code, codes)):
            raise PayloadError("a code that no card has")
        return tuple(map(card_of, codes))

    def end(self) -> None:
        if self._at != len(self._payload):
            raise PayloadError("too long")


def u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def text(words: str) -> bytes:
    letters = words.encode("ascii")[:MAX_TEXT]
    return bytes((len(letters),)) + letters
