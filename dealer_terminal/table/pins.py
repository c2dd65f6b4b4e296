"""PINs and badges as hashes: argon2id over a hash under the terminal's own key.

Four digits are guessed in no time by whoever has their hash. Here a copy of the journal alone lets nobody try:
the key is in the terminal's key folder. Bound to the number, a hash moved to another person opens nothing.
"""

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from dealer_terminal.journal.pin_hash import is_pin_hash
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.table.ports import Keys

SHORTEST, LONGEST = 4, 8
_RUNS = "01234567890 09876543210"


class Pins:
    def __init__(self, keys: Keys, hasher: PasswordHasher | None = None) -> None:
        self._keys = keys
        self._hasher = hasher or PasswordHasher()
        self._nobody = ""

    def hashed(self, number: str, pin: str) -> str:
        return self._hasher.hash(self._keyed(number, pin))

    def matches(self, known: str, number: str, pin: str) -> bool:
        """An unknown number (an empty hash) takes as long as a known one; what is no hash is matched by no PIN."""
        held = is_pin_hash(known)
        try:
            return self._hasher.verify(known if held else self._nobodys(), self._keyed(number, pin)) and held
        except (VerificationError, InvalidHashError):
            return False

    def badge(self, text: str) -> str:
        """The same for the same badge, so that it can be looked up; empty for none."""
        return self._keys.keyed("badge", text.encode()).hex() if text else ""

    def _keyed(self, number: str, pin: str) -> bytes:
        return self._keys.keyed("pin", f"{number}\n{pin}".encode())

    def _nobodys(self) -> str:
        self._nobody = self._nobody or self._hasher.hash(b"nobody")
        return self._nobody


def weakness(number: str, pin: str) -> Words:
    """Why nobody should have this PIN; empty where it will do."""
    if not (pin.isascii() and pin.isdigit() and SHORTEST <= len(pin) <= LONGEST):
        return words("A PIN is {least} to {most} digits", least=SHORTEST, most=LONGEST)
    if len(set(pin)) == 1 or pin in _RUNS:
        return words("The PIN is the first that anybody would try")
    return words("The PIN is the number itself") if pin == number else NO_WORDS
