"""Rounds that nobody chose, step by step: what is read and pressed is whole on each panel, in each language in turn."""

from collections.abc import Iterator
from itertools import cycle
from random import Random

import pytest
from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase
from tests.fast.qml.screen import laid_out
from tests.fast.ui.kiosk.panels import ENGLISH, Shown, faults, shown
from tests.fast.ui.kiosk.table import Table
from tests.fast.ui.kiosk.walks import EDITIONS, in_language, walk
from tests.helpers.languages import TRANSLATED

__all__ = ["shown"]

pytestmark = pytest.mark.long

ROUNDS, STEPS = 2, 60
SEEDS = (1, 2)
BESIDE_THE_ANTE = {
    "31-classic-wa-2019": ("natural-31", "royal-family"),
    "31-classic-original": ("natural-31",),
    "31-classic-rules-of-play": ("natural-31", "royal-family"),
    "31-classic-dealer-procedures": ("natural-31",),
    "3-card-ags": ("player-bonus", "six-card-bounty", "stax"),
}
ONE_SIZE = ("stax",)


def staked(rulebook: str, chance: Random) -> Table:
    table = Table(rulebook, seed=chance.randrange(1000)).open()
    for seat in chance.sample(range(1, 7), chance.choice((1, 2, 6))):
        table.wager(seat, "ante", chance.choice(("5", "25", "100")))
        for spot in BESIDE_THE_ANTE[rulebook]:
            if spot in ONE_SIZE and chance.random() < 0.5:
                table.spot(seat, spot)
            elif spot not in ONE_SIZE and chance.random() < 0.7:
                table.wager(seat, spot, chance.choice(("5", "25")))
    return table


def steps(rulebook: str, chance: Random) -> Iterator[Table]:
    """Up to the round's end, or where a person has to be asked."""
    table = staked(rulebook, chance)
    for _ in range(STEPS):
        yield table
        table.sensed()
        if table.props.table.primary.text == "Lock decisions":
            for seat in chance.sample(table.state.playing(), len(table.state.playing()) // 3):
                table.seat(seat)
        yield table
        if not table.props.table.primary.possible or (table.state.phase is Phase.WAGERS and table.state.round > 1):
            return
        table.primary()


@pytest.mark.parametrize("rulebook", BESIDE_THE_ANTE)
def test_every_step_of_any_round_fits_its_panel(shown: Shown, rulebook: str) -> None:
    (kiosk, panel), found, languages = shown, [], cycle((ENGLISH, *TRANSLATED))
    chance = Random(f"{rulebook} {panel.width}")
    for table in (table for _ in range(ROUNDS) for table in steps(rulebook, chance)):
        language, controller = next(languages), table.controller
        controller.desk = replace(controller.desk, language=language)
        kiosk.put(controller.props())
        laid_out(kiosk.view)
        key = table.props.table.primary
        where = f"{rulebook}, {panel.width}x{panel.height}, {language}, {key.text} · {key.note}"
        found += [f"{where}: {fault}" for fault in faults(kiosk.view, panel, language)]
        controller.desk = replace(controller.desk, language=ENGLISH)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_screen_of_a_round_that_people_put_right_fits_its_panel(shown: Shown, edition: str) -> None:
    """Screen by screen in the next language, so that each panel sees another one there."""
    (kiosk, panel), found, languages = shown, [], cycle((ENGLISH, *TRANSLATED))
    for seed in SEEDS:
        for table in walk(edition, seed):
            language = next(languages)
            kiosk.put(in_language(table, language))
            laid_out(kiosk.view)
            where = f"{edition}, {seed}, {panel.width}x{panel.height}, {language}, {table.props.table.primary.text}"
            found += [f"{where}: {fault}" for fault in faults(kiosk.view, panel, language)]
    assert not found, "\n".join(found)
