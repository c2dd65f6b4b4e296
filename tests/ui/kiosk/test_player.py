"""The player of the headless kiosk goes on from every step."""

from random import Random

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.player import Player
from tests.qml.screen import Opened
from tests.ui.kiosk.approving import staked
from tests.ui.kiosk.hands import Hands

LOOKS_AROUND = 0.06


class CuriousAtFirst(Random):
    whims = iter([LOOKS_AROUND])

    def random(self) -> float:
        return next(self.whims, None) or super().random()


def test_who_looks_around_while_chips_are_counted_counts_on(opened: Opened) -> None:
    hands = Hands(opened, staked())
    assert hands.controller.state.phase is Phase.CHIPS
    Player(hands.finger, hands.controller, CuriousAtFirst(1), lambda: None).play_round()
    assert hands.controller.state.round == 2
