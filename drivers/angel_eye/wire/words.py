"""The numbers of the wire with their names: errors, the lock, and where a card outside a game was drawn."""

from enum import IntEnum


class Error(IntEnum):
    UNREADABLE = 1
    OVERDRAW = 2
    BUTTON = 3
    REVERSED_AT_EXIT = 4
    REVERSED_MIDWAY = 5
    CARD_CODE = 6
    TIMEOUT = 7


ERROR_CODE = 0x3F
ERROR_MODE = 0x40
LOCKED = 0x01
PLAYER, BURN = 0, 2
IN_LOCK_MODE, IN_ERROR_MODE = 0, 1
