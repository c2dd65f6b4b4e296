"""What goes back in a misdeal stays on the screen until the dealer says that it was done."""

from collections.abc import Callable

import pytest

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.props import ItemKind, SpotStanding
from dealer_terminal.ui.kiosk.surfaces import WagersBackProps
from tests.fast.ui.kiosk.scenes import asked, misdealt_three_card
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table


def misdealt() -> Table:
    return asked("skipped-player").press("Misdeal: all wagers go back").who(SUPERVISOR)


def void_after_it_was_paid() -> Table:
    return asked("void-round", Phase.SETTLE).press("Void the round: all wagers go back").who(SUPERVISOR)


ROUNDS: dict[str, Callable[[], Table]] = {"31 Classic": misdealt, "3 Card": misdealt_three_card}


MACHINE_S = 0.7
"""The simulated machine takes its deck back and shuffles, twenty times as fast as a real one."""


def deck_goes_back(table: Table) -> Table:
    table.jobs.run_for(MACHINE_S)
    table.controller.tick()
    return table


@pytest.mark.parametrize("scene", ROUNDS.values(), ids=ROUNDS)
def test_the_list_stays_whatever_the_machine_does_and_goes_with_one_touch(scene: Callable[[], Table]) -> None:
    table = scene()
    number = table.state.round
    deck_goes_back(table)
    assert isinstance(table.props.over, WagersBackProps)
    assert table.props.table.checklist.items[-1].kind is ItemKind.CONFIRMED
    table.press("Returned · deck is back")
    assert (table.state.phase, table.state.round) == (Phase.WAGERS, number + 1)


def test_a_misdeal_speaks_as_a_settlement_does() -> None:
    table = misdealt().props
    assert isinstance(table.over, WagersBackProps)
    step, key = table.table.instruction, table.table.primary
    assert (table.over.title, step.verb, step.result) == ("Return $50", "Return $50", "returned")
    assert (key.text, key.note, key.possible) == ("Returned · deck is back", "Return $50", True)
    circles = [spot for seat in table.table.felt.seats for spot in seat.spots if spot.amount]
    assert [(spot.standing, spot.amount) for spot in circles] == [(SpotStanding.RETURNED, "25")] * 2


def test_a_hand_in_the_rack_shows_what_goes_back_to_it() -> None:
    table = asked("void-round", Phase.SETTLE)
    assert table.press("Void the round: all wagers go back").who(SUPERVISOR).state.misdealt
    shown = {seat.position: {spot.spot: spot.amount for spot in seat.spots} for seat in table.props.table.felt.seats}
    assert shown[3]["ante"] == shown[3]["play"] == "25"


def test_the_next_round_is_dealt_by_the_machine_again() -> None:
    table = deck_goes_back(misdealt()).press("Returned · deck is back")
    table.press("Same again", "No more bets").sensed()
    assert table.state.phase is Phase.DECISIONS


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


@pytest.mark.parametrize(("natural", "draw", "pressed", "takes", "returns"), VOID.values(), ids=VOID)
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
