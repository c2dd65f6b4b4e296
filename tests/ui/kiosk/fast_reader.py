"""A reader without a line, for tests of the screens: deals a deck shuffled from a seed and the round's number."""

from collections.abc import Iterator
from random import Random

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.state import Phase, State, next_packet
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.table.reader import ReaderStatus, Standing
from dealer_terminal.table.seals import Seals

FAULT = "reader"
_SENSED = (Phase.DEAL, Phase.REST, Phase.DECK_BACK)


class SimulatedReader:
    def __init__(self, seals: Seals, seed: int) -> None:
        self._seals = seals
        self._seed = seed
        self._news: tuple[Command, ...] = ()
        self._lost = ""

    def status(self, state: State) -> ReaderStatus:
        name = "Simulated reader"
        if self._lost:
            return ReaderStatus(Standing.LOST, name, "Plug its cable in again, or ask a supervisor to go on by hand.")
        return ReaderStatus(Standing.BUSY if state.phase is Phase.DEAL else Standing.READY, name)

    def report(self, state: State) -> tuple[Command, ...]:
        """One thing at a time: a packet, the rest of the deck, the deck's return."""
        if self._news:
            news, self._news = self._news, ()
            return news
        watching = state.cards_from is CardsFrom.SIMULATED and not (self._lost or state.faults or state.issue)
        return tuple(self._sensed(state)) if watching and state.phase in _SENSED else ()

    def retry(self) -> None:
        """A cable that was pulled stays out."""

    def drop(self) -> None:
        """It gathers nothing."""

    def lose(self, detail: str) -> None:
        """As if its cable had been pulled."""
        self._lost = detail
        self._news = (commands.RaiseFault(FAULT, detail),)

    def find(self) -> None:
        """Its cable is back."""
        self._lost = ""
        self._news = (commands.ClearFault(FAULT),)

    def _sensed(self, state: State) -> Iterator[Command]:
        match state.phase:
            case Phase.DEAL:
                yield commands.DealPacket(
                    self._seals.packet(state, len(state.dealt) + 1, self._next(state), CardsFrom.SIMULATED)
                )
            case Phase.REST:
                rest = self._deck(state)[self._used(state) :]
                yield commands.RackRest(CardsFrom.SIMULATED, self._seals.rest(state, rest))
            case _:
                yield commands.ReturnDeck()

    def _deck(self, state: State) -> tuple[Card, ...]:
        deck = list(DECK)
        Random(f"{self._seed}/{state.round}").shuffle(deck)
        return tuple(deck)

    def _used(self, state: State) -> int:
        return sum(_size(state, seat) for seat in state.dealt)

    def _next(self, state: State) -> tuple[Card, ...]:
        seat = next_packet(state)
        assert seat is not None, "a packet is due"
        used = self._used(state)
        return self._deck(state)[used : used + _size(state, seat)]


def _size(state: State, seat: int) -> int:
    return state.game().dealer_packet if seat == DEALER_SEAT else state.game().packet
