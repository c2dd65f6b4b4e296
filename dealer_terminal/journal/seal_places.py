"""Where in a round something is sealed: named the same by whoever seals and by whoever opens."""

from dealer_terminal.journal.seal import SealPlace


def round_id(journal: str, number: int) -> str:
    return f"{journal}/{number}"


def packet_place(round_: str, number: int) -> SealPlace:
    """`number` is the packet's own, so that a hand that is moved to another seat still opens."""
    return SealPlace(round_, "packet", "cards", number)


def told_place(round_: str, number: int) -> SealPlace:
    """Of a packet that lies unread: what was told of it all the same."""
    return SealPlace(round_, "packet", "told", number)


def rest_place(round_: str) -> SealPlace:
    return SealPlace(round_, "rest", "cards", 0)


def frame_place(round_: str, device: str, count: int) -> SealPlace:
    return SealPlace(round_, device, "frame", count)
