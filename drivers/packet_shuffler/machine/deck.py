"""What a machine finds out about the cards it holds (README §6.3)."""

from collections import Counter

from drivers.cards import NEW_DECK
from drivers.packet_shuffler.wire.cards import UNREAD
from drivers.packet_shuffler.wire.reports import FaultReport
from drivers.packet_shuffler.wire.words import FaultKind

OF_THE_DECK = frozenset({FaultKind.UNREADABLE, FaultKind.WRONG_COUNT, FaultKind.FOREIGN, FaultKind.DUPLICATE})


def faults_in(cards: tuple[str, ...]) -> tuple[FaultReport, ...]:
    """At most one report for each kind of fault."""
    found: list[FaultReport] = []
    if len(cards) != len(NEW_DECK):
        found.append(FaultReport(FaultKind.WRONG_COUNT, raised=True, count=len(cards)))
    if UNREAD in cards:
        found.append(FaultReport(FaultKind.UNREADABLE, raised=True))
    if set(cards) - {*NEW_DECK, UNREAD}:
        found.append(FaultReport(FaultKind.FOREIGN, raised=True))
    twice = [card for card, times in Counter(cards).items() if times > 1 and card in NEW_DECK]
    if twice:
        found.append(FaultReport(FaultKind.DUPLICATE, raised=True, card=twice[0]))
    return tuple(found)
