"""The player of the headless kiosk plays rounds in every language, with a reader, and whatever else it looks at."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QGuiApplication

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.headless import play
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from dealer_terminal.ui.kiosk.scripted_dealer import ScreenPlayer
from dealer_terminal.ui.kit.panel import parse_panel
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk.approving import staked
from tests.fast.ui.kiosk.hands import Hands, kiosk_of
from tests.fast.ui.kiosk.table import HAND, READER, WA, Table

LOOKS_AROUND = 0.06


class CuriousAtFirst(Random):
    whims = iter([LOOKS_AROUND])

    def random(self) -> float:
        return next(self.whims, None) or super().random()


def test_who_looks_around_while_chips_are_counted_counts_on(opened: Opened) -> None:
    hands = Hands(opened, staked())
    assert hands.controller.state.phase is Phase.CHIPS
    ScreenPlayer(hands.finger, hands.controller, CuriousAtFirst(1), lambda: None).play_round()
    assert hands.controller.state.round == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_played_in_the_language_of_the_house(opened: Opened, language: str) -> None:
    table = Table(cards_from=HAND)
    table.begin(KioskSettings("7", WA, cards_from=(HAND,), language=language), seed=1)
    hands = Hands(opened, table)
    ScreenPlayer(hands.finger, hands.controller, Random(5), lambda: None).play_round()
    assert hands.controller.state.round == 2


def test_rounds_are_played_by_nobody_with_a_picture_of_every_state(
    fonts: None, qapp: QGuiApplication, tmp_path: Path
) -> None:
    kiosk = kiosk_of(Table(cards_from=READER))
    assert list(play(kiosk, tmp_path, rounds=2, seed=1, panel=parse_panel("1024x600"))) == [1, 2]
    assert len(list(tmp_path.glob("*.png"))) > 8
    assert kiosk.session.state.round == 3
