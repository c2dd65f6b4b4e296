"""What devices say, briefly."""

from drivers.cards import NEW_DECK
from drivers.errors import LineLost
from drivers.events import AlreadyDealt, CardRead, Condition, ConditionChanged, DeviceTime, PacketRead, RestRead
from drivers.status import Listening, Lost, Up

FIRST, SECOND, THIRD = (NEW_DECK[at : at + 4] for at in (0, 4, 8))
REST = NEW_DECK[8:]
"""What is left after two packets."""
LOST = Lost(LineLost("/dev/ttyUSB0"), 1.0)
UP, OPEN = Up("/dev/ttyUSB0"), Listening("/dev/ttyUSB0")
SHUFFLING = ConditionChanged(Condition.SHUFFLING)
READY = ConditionChanged(Condition.READY)
"""How a machine stands is told behind all that it kept."""
BOTH = (PacketRead(1, FIRST, 5), PacketRead(2, SECOND, 5))
RACKED = (*BOTH, RestRead(REST, 5))


def packet(number, cards, play=5):
    return PacketRead(number, tuple(cards), play)


def rest(*cards, play=5):
    return RestRead(tuple(cards) or REST, play)


def dealt(*packets, play=5):
    return AlreadyDealt(tuple(map(tuple, packets)), play)


def drawn(card, index=1, setting=DeviceTime.IN_GAME):
    return CardRead(card, setting, "player", index)


def words(cards):
    return " ".join(cards)


def draw(desk, cards, first=1):
    """A shoe tells these cards, with indexes from the first one on."""
    return desk.tell(*(drawn(card, index % 16) for index, card in enumerate(cards, first)))
