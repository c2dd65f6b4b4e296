"""Take, Pay, Push and Return are one language: in folds, forfeits, tucks, misdeals and settlements."""

from collections.abc import Callable

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.props import ItemKind, SpotStatus
from dealer_terminal.ui.kiosk.surfaces import WagersBackProps
from tests.fast.ui.kiosk import stories
from tests.fast.ui.kiosk.scenes import asked, misdealt_three_card
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table
from tests.helpers.cases import every

TAKEN, BACK, LIES = SpotStatus.FORFEITED, SpotStatus.RETURNED, SpotStatus.WAGERED


LOST = SpotStatus.LOST
STEPS: dict[str, tuple[Callable[[], Table], int, str, dict[str, str], dict[str, SpotStatus]]] = {
    "a fold": (
        stories.folded,
        3,
        "Take $125 | lose | Collected · position 3 | Take $125",
        {"ANTE": "Take $100", "31": "Take $25"},
        {"ante": TAKEN, "natural-31": TAKEN},
    ),
    "a fold that is tucked": (
        stories.collecting,
        2,
        "Tuck under ROYAL |  | Tucked · position 2 | Take $200",
        {"ANTE": "Take $100", "31": "Take $100"},
        {"ante": TAKEN, "natural-31": TAKEN, "royal-family": LIES},
    ),
    "a fold of 3 Card": (
        stories.folded_three_card,
        4,
        "Tuck under 6 CARD |  | Tucked · position 4 | Take $25",
        {"ANTE": "Take $25"},
        {"ante": TAKEN, "player-bonus": LIES},
    ),
    "a forfeit": (
        stories.forfeited,
        3,
        "Take $300 | lose | Collected · position 3 | Take $300 · Return $100",
        {"ANTE · 31 · ROYAL": "Take $300", "PLAY": "Return $100"},
        {"ante": TAKEN, "natural-31": TAKEN, "royal-family": TAKEN, "play": BACK},
    ),
    "a forfeit after the natural was settled": (
        stories.forfeited_with_the_natural_open,
        6,
        "Take $300 | lose | Collected · position 6 | Take $300 · Return $100",
        {"31": "Take $100", "ANTE · ROYAL": "Take $200", "PLAY": "Return $100"},
        {"ante": TAKEN, "natural-31": LOST, "royal-family": TAKEN, "play": BACK},
    ),
    "a settlement": (
        stories.drawn,
        6,
        "Take $300 | lose | Collected · open position 5 | Take $300",
        {"ANTE": "Take $100", "PLAY": "Take $100", "ROYAL": "Take $100"},
        {"ante": LOST, "play": LOST, "royal-family": LOST},
    ),
}
"""The position; the step, its color, the key and what stands beneath it; each row; and each circle."""


@every(("scene", "seat", "told", "rows", "circles"), STEPS.values())
def test_step_key_rows_and_circles_say_the_same(
    scene: Callable[[], Table], seat: int, told: str, rows: dict[str, str], circles: dict[str, SpotStatus]
) -> None:
    table = scene().props.table
    step, key = table.instruction, table.primary
    assert [step.verb, step.result, key.text, key.note] == told.split(" | ")
    assert {row.label: f"{row.done} {row.amount}" for row in table.settlement.lines} == rows
    standing = {spot.spot: spot.standing for spot in table.felt.seats[seat - 1].spots}
    assert {spot: standing[spot] for spot in circles} == circles


def test_a_hand_that_is_paid_and_taken_names_both_beneath_its_key() -> None:
    table = stories.three_card().props.table
    assert (table.instruction.verb, table.primary.note) == ("Pay $50", "Pay $50 · Take $10")


def test_cards_of_a_hand_that_is_given_up_lie_face_down() -> None:
    shown = stories.collecting().props.table.settlement
    assert (shown.hand, shown.draw_card, shown.total, shown.sum) == ((), (), "", "")


def misdealt() -> Table:
    return asked("skipped-player").press("Misdeal: all wagers go back").who(SUPERVISOR)


ROUNDS: dict[str, Callable[[], Table]] = {"31 Classic": misdealt, "3 Card": misdealt_three_card}


MACHINE_S = 0.7
"""The simulated machine takes its deck back and shuffles, twenty times as fast as a real one."""


def deck_goes_back(table: Table) -> Table:
    table.jobs.run_for(MACHINE_S)
    table.controller.tick()
    return table


@every("scene", ROUNDS.values())
def test_the_list_stays_whatever_the_machine_does_and_goes_with_one_touch(scene: Callable[[], Table]) -> None:
    table = scene()
    number = table.state.round
    deck_goes_back(table)
    assert isinstance(table.props.over, WagersBackProps)
    assert table.props.table.checklist.items[-1].kind is ItemKind.CONFIRMED
    table.press("Returned · deck is back")
    assert (table.state.phase, table.state.round) == (Phase.WAGERS, number + 1)


VOID = {
    "a hand that was paid took its wagers along": ("As Ks 9s", "2s", True, "Take back $200", []),
    "a hand that was collected has them in the rack": ("2c 5d 9h", "3s", True, "", ["31", "ANTE", "PLAY"]),
    "a hand whose last key was not pressed has them on the table": (
        "As Ks 9s",
        "2s",
        False,
        "Take back $75",
        ["31", "ANTE", "PLAY"],
    ),
}


@every(("natural", "draw", "pressed", "takes", "returns"), VOID.values())
def test_a_void_returns_no_wager_that_the_player_has(
    natural: str, draw: str, pressed: bool, takes: str, returns: list[str]
) -> None:
    table = Table(cards_from=HAND).open().wager(1, "ante", "25").wager(2, "ante", "25").wager(2, "natural-31", "5")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 2").cards(natural).press("Draw card").cards(draw)
    if pressed:
        table.primary()
    if table.props.over.surface:
        table.press("Back")
    table.press("Irregularity", "The round is void", "Void the round: all wagers go back").who(SUPERVISOR)
    over = table.props.over
    assert isinstance(over, WagersBackProps)
    first, second = over.seats
    assert ([each.spot for each in first.wagers], first.take_back) == (["ANTE", "PLAY"], "")
    assert (sorted(each.spot for each in second.wagers), second.take_back) == (returns, takes)
    back = 50 + sum(5 if spot == "31" else 25 for spot in returns)
    assert table.props.table.primary.note == " · ".join(part for part in (takes, f"Return ${back}") if part)


def test_a_round_that_was_called_off_is_never_called_complete() -> None:
    table = deck_goes_back(misdealt())
    assert table.props.table.checklist.standing == "CALLED OFF"
    table.press("Returned · deck is back", "More", "Recall")
    assert table.props.table.checklist.standing == "CALLED OFF"
