"""Simulated person at a simulated machine: the next gesture, chosen from the table's state."""

from collections.abc import Callable
from typing import Protocol

from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.state import Phase, State, next_packet, open_cards
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.cards_in.exposure import place_due
from dealer_terminal.table.cards_in.intake import ExpectedPlace, blocked
from drivers.packet_shuffler.machine.twin import PacketShufflerTwin
from drivers.packet_shuffler.wire.words import MachineState as Does

Deck = Callable[[int], tuple[str, ...]]
"""Function that returns the cards of a round's deck, the top one first."""
NOTHING = ""


class SimulatedHands(Protocol):
    def gesture(self, state: State) -> str:
        """Return the next gesture at the device, or an empty string if there is none."""
        ...

    def behind(self, state: State) -> bool:
        """Return True if the device must still catch up with a round that began before the start."""
        ...


class ShufflerHands:
    """Hands that take packets while the table deals, return the rest, and insert the deck."""

    def __init__(self, twin: PacketShufflerTwin, deck: Deck) -> None:
        self._twin = twin
        self._deck = deck

    def gesture(self, state: State) -> str:
        machine = self._twin.machine
        if machine.phase is Does.EMPTY:
            return self._insert(state) if machine.can_load else NOTHING
        match state.phase:
            case Phase.DEAL if _by_device(state) and machine.can_deal and len(machine.taken) <= len(state.dealt):
                return "take-packet"
            case Phase.REST if len(machine.taken) < len(state.dealt) and machine.can_deal:
                return "take-packet"
            case Phase.REST if _by_device(state) and machine.can_return:
                return "return-rest"
            case Phase.DECK_BACK | Phase.WAGERS if machine.taken and machine.can_return and not state.reopened:
                return "return-rest"
        return NOTHING

    def behind(self, state: State) -> bool:
        dealing = state.phase in (Phase.DEAL, Phase.REST) and state.cards_from is not CardsFrom.DEALER
        return dealing and len(self._twin.machine.taken) < len(state.dealt)

    def _insert(self, state: State) -> str:
        """Insert the deck that fits the table. A machine that never held a deck gets one even in the middle of a
        round."""
        match state.phase:
            case Phase.WAGERS:
                return insert(self._deck(state.round))
            case Phase.DECK_BACK:
                return insert(self._deck(state.round + 1))
            case Phase.DEAL | Phase.REST if not self._twin.machine.round:
                return insert(self._deck(state.round))
        return NOTHING


class ShoeHands:
    """Hands that draw card by card until every position has its packet."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._round = 0
        self._drawn = 0

    def gesture(self, state: State) -> str:
        if state.phase not in (Phase.WAGERS, Phase.DEAL):
            return NOTHING
        if self._round != state.round:
            self._round, self._drawn = state.round, sum(state.packet_size(seat) for seat in state.dealt)
            return insert(self._deck(state.round)[self._drawn :])
        seat = next_packet(state)
        if state.phase is not Phase.DEAL or seat is None or not _by_device(state):
            return NOTHING
        if self._drawn >= sum(state.packet_size(each) for each in (*state.dealt, seat)):
            return NOTHING
        self._drawn += 1
        return "draw-card"

    def behind(self, state: State) -> bool:
        """Return False: a shoe does not report cards it dealt earlier."""
        return False


class LineHands:
    """Hands that scan each card when it is exposed. A round in progress continues with the unexposed cards."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._round = 0
        self._place = ExpectedPlace()
        self._read = 0

    def gesture(self, state: State) -> str:
        place = place_due(state)
        if place.size and self._round != state.round:
            self._round = state.round
            lying = {str(card) for card in open_cards(state)}
            return insert(tuple(card for card in self._deck(state.round) if card not in lying))
        if place != self._place or FaultId.IN_DOUBT in state.faults:
            self._place, self._read = place, 0
        if self._read >= place.size or state.cards_from is CardsFrom.DEALER or _asks(state):
            return NOTHING
        self._read += 1
        return "draw-card"

    def behind(self, state: State) -> bool:
        """Return False: a line reader repeats nothing."""
        return False


def insert(cards: tuple[str, ...]) -> str:
    return " ".join(("insert-deck", *cards))


def _by_device(state: State) -> bool:
    return state.cards_from is not CardsFrom.DEALER and not blocked(state)


def _asks(state: State) -> bool:
    """Return True if a person is being asked; no card is shown meanwhile."""
    return state.issue is not None or FaultId.IN_DOUBT in state.faults
