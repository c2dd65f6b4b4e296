"""Section 6: what one round sealed, and what lay on the table."""

from typing import Any

from tests.fast.pages.verifier.sealed import cards_of, commitment, unseal
from tests.fast.pages.verifier.wrong import require, unbase64

PLACES = {"natural": (1, 2, 3), "draw": (0,), "hand": (0, 1, 2)}


SEEN = {
    *("round_opened", "wagers_closed", "packet_dealt", "rest_racked", "hands_shifted", "cards_exposed"),
    *("round_closed", "frames_kept", "frames_removed"),
}
"""The facts that a verifier looks into; all have schema 1."""


class Round:
    """What one round sealed and showed."""

    def __init__(self, name: str) -> None:
        self.name, self.moved = name, False
        self.begin(b"")

    def begin(self, committed: bytes) -> None:
        self.committed = committed
        self.packets: dict[int, tuple[int, bytes]] = {}
        self.rests: list[bytes] = []
        self.exposed: list[dict[str, Any]] = []

    def see(self, kind: str, fact: Any) -> None:
        if kind == "wagers_closed":
            self.begin(unbase64(fact.get("commitment", "")))
        elif kind == "packet_dealt":
            packet = fact["packet"]
            self.packets[fact["seat"]] = (packet["number"], unbase64(packet.get("sealed", "")))
        elif kind == "rest_racked" and fact.get("sealed"):
            self.rests.append(unbase64(fact["sealed"]))
        elif kind == "hands_shifted":
            self.moved = True
        elif kind == "cards_exposed" and fact["cards_from"] != "dealer":
            self.exposed.append(fact)

    def open(self, key: bytes) -> None:
        if self.committed:
            require(commitment(key, self.name) == self.committed, f"round {self.name} was begun with another key")
        opened = {
            seat: cards_of(unseal(key, sealed, self.name, "packet", "cards", str(number)))
            for seat, (number, sealed) in self.packets.items()
            if sealed
        }
        for sealed in self.rests:
            cards_of(unseal(key, sealed, self.name, "rest", "cards", "0"))
        shown: dict[int, list[dict[str, Any]]] = {}
        for fact in self.exposed:
            shown.setdefault(fact["seat"], []).append(fact)
        if self.moved:
            self._somewhere(shown, opened)
            return
        for seat, facts in shown.items():
            if seat in opened:
                require(_holds(opened[seat], facts), f"round {self.name}: seat {seat} shows what was not sealed")

    def _somewhere(self, shown: dict[int, list[dict[str, Any]]], opened: dict[int, list[str]]) -> None:
        free = list(opened.values())
        for seat, facts in shown.items():
            found = next((packet for packet in free if _holds(packet, facts)), None)
            require(found is not None or len(opened) < len(self.packets), f"no packet holds what seat {seat} shows")
            free = [packet for packet in free if packet is not found]


def _holds(packet: list[str], facts: list[dict[str, Any]]) -> bool:
    for fact in facts:
        for place, cards in fact["cards"].items():
            at = PLACES["hand"] if fact["seat"] == 0 else PLACES[place]
            if [packet[each] if each < len(packet) else "" for each in at] != cards:
                return False
    return True
