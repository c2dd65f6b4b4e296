"""A round in a few words, for whoever carries out one command."""

from abc import ABC, abstractmethod

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.state import Phase, State, to_collect, to_settle


class Touches(ABC):
    state: State

    @abstractmethod
    def do(self, command: Command) -> object:
        """It is possible now, and done."""

    def wagers(self, placed: dict[int, dict[str, int]]) -> None:
        for seat, spots in placed.items():
            for spot, cents in spots.items():
                self.do(commands.PlaceWager(seat, spot, cents))

    def collect(self) -> None:
        while self.state.phase is Phase.FOLDS:
            self.do(commands.CollectHand(to_collect(self.state)[0]))

    def rack(self) -> None:
        self.do(commands.RackHand(to_settle(self.state)[0]))

    def deck_back(self) -> None:
        self.do(commands.ReturnDeck())
