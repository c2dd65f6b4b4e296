"""A simulated table that is stopped anywhere goes on: no card lies twice, none is missing, whatever was met before."""

from collections import Counter
from random import Random

import pytest

from dealer_terminal.procedure.commands import Command, ReturnDeck
from dealer_terminal.procedure.facts import DEALER_SEAT, Fact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.feed import opened_packets
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation import dealer
from dealer_terminal.table.simulation.clock import StoryClock
from dealer_terminal.table.simulation.dealer import SimulatedDealer
from dealer_terminal.table.simulation.table import open_simulated
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import CLASSIC, KEYS, THREE_CARD, house_text, rulebook_text, usual

SEEDS, STARTS, ROUNDS = 6, 6, 3
OFTEN = (IrregularityId.READER_LOST, IrregularityId.VACANT_POSITION, IrregularityId.ALIGNMENT)


class StoppedError(Exception):
    """The process ends between two touches."""


class Stopping(Session):
    """Takes so many touches, and looks at the cards of each round before its deck goes back."""

    left = 0
    by_hand = 0

    def handle(self, command: Command) -> tuple[Fact, ...] | Refusal:
        self.left -= 1
        if self.left < 0:
            raise StoppedError
        if isinstance(command, ReturnDeck):
            lying = Counter(self._lying())
            assert [card for card, times in lying.items() if times > 1] == []
        return super().handle(command)

    def _lying(self) -> list[Card]:
        """What a machine dealt, as it was sealed; what was entered by hand, as it lies open."""
        cards: list[Card] = []
        for seat, packet in zip(self.state.dealt, opened_packets(self), strict=True):
            self.by_hand += not packet
            cards += packet or self._open(seat)
        return cards

    def _open(self, seat: int) -> list[Card]:
        if seat == DEALER_SEAT:
            return [*self.state.dealer_cards]
        return [card for held in self.state.seat(seat).cards.values() for card in held]


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_wherever_it_is_stopped_it_goes_on_with_its_own_cards(monkeypatch: pytest.MonkeyPatch, rulebook: str) -> None:
    monkeypatch.setattr(dealer, "_IRREGULARITY", 0.08)
    monkeypatch.setattr(dealer, "_SLIP", 0.03)
    monkeypatch.setattr(dealer, "_LIKELY", {**dealer._LIKELY, **dict.fromkeys(OFTEN, 60)})
    by_hand = sum(played(seed, rulebook) for seed in range(SEEDS))
    assert by_hand > 0


def played(seed: int, rulebook: str) -> int:
    journal, by_hand = MemoryJournal(KEYS), 0
    for start in range(STARTS):
        chance = Random(f"{seed}/{start}")
        session = Stopping(journal, KEYS, StoryClock(Random(1)))
        session.left = chance.randrange(10, 90)
        try:
            open_simulated(session, "Table 7", rulebook_text(rulebook), house_text(), usual(rulebook))
            simulated = SimulatedDealer(session, chance)
            for _ in range(ROUNDS):
                simulated.play_round()
        except StoppedError:
            pass
        by_hand += session.by_hand
    return by_hand
