"""Random rounds, step by step, on each panel, in each language in turn."""

from collections.abc import Iterator
from itertools import cycle
from random import Random

import pytest

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kit.panel import PANELS, Panel
from tests.fast.ui.kiosk.panels import windows
from tests.fast.ui.kiosk.table import Table
from tests.fast.ui.kiosk.walks import EDITIONS, in_language, walk

PANEL_IDS = [f"{panel.width}x{panel.height}" for panel in PANELS]
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


@pytest.mark.parametrize("panel", PANELS, ids=PANEL_IDS)
@pytest.mark.parametrize("rulebook", BESIDE_THE_ANTE)
def test_every_step_of_any_round_has_no_fault(fonts: None, rulebook: str, panel: Panel) -> None:
    found, languages = list[str](), cycle(LANGUAGES)
    chance = Random(f"{rulebook} {panel.width}")
    with windows() as window:
        for table in (table for _ in range(ROUNDS) for table in steps(rulebook, chance)):
            language, key = next(languages), table.props.table.primary
            found += window(panel).faults(f"{rulebook}: {key.text}", in_language(table, language), language)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("panel", PANELS, ids=PANEL_IDS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_screen_of_a_corrected_round_has_no_fault(fonts: None, edition: str, panel: Panel) -> None:
    """Each screen is in the next language, so that each panel draws it in another one."""
    found, languages = list[str](), cycle(LANGUAGES)
    with windows() as window:
        for table in (table for seed in SEEDS for table in walk(edition, seed)):
            language, key = next(languages), table.props.table.primary
            found += window(panel).faults(f"{edition}: {key.text}", in_language(table, language), language)
    assert not found, "\n".join(found)
