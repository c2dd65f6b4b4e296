"""The player of the headless kiosk goes on from every step."""

from random import Random

import pytest

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.player import Player
from dealer_terminal.ui.kiosk.room import Settings
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk.approving import staked
from tests.fast.ui.kiosk.faulty import faulty
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.table import HAND, WA, Table

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_played_in_the_language_of_the_house(opened: Opened, language: str) -> None:
    table = Table(cards_from=HAND)
    table.begin(Settings("7", WA, cards_from=(HAND,), language=language), seed=1)
    hands = Hands(opened, table)
    Player(hands.finger, hands.controller, Random(5), lambda: None).play_round()
    assert hands.controller.state.round == 2


@pytest.mark.parametrize("fault", ["card-outside-game", "jam"])
def test_a_fault_that_a_person_puts_right_is_put_right(opened: Opened, fault: str) -> None:
    table = faulty(fault)
    hands = Hands(opened, table)
    player = Player(hands.finger, hands.controller, Random(5), lambda: None)
    for _ in range(40):
        if not hands.controller.state.faults:
            break
        player._step()
    assert hands.controller.state.faults == {}
