"""The wager pad: chips add up, digits replace, another circle takes the amount along."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, cleared, opened
from dealer_terminal.ui.kiosk.sheets import WagerPad

MOST_TYPED = 100_000_000


def wager_pad(state: State, seat: int, spot: str) -> WagerPad:
    return WagerPad(seat, spot, state.seat(seat).wagers.get(spot, 0))


def key_touched(desk: Desk, state: State, pad: WagerPad, key: str) -> Reaction:
    if key == "again":
        return (
            opened(desk, pad, commands.RepeatWagers((pad.seat,))) if pad.seat in state.last_wagers else Reaction(desk)
        )
    cents, typing = keyed(pad.cents, key, typing=pad.typing)
    return opened(desk, replace(pad, cents=cents, typing=typing))


def keyed(cents: int, key: str, *, typing: bool) -> tuple[int, bool]:
    """Whole dollars by digits; a chip by its cents."""
    before = cents // 100 if typing else 0
    match key:
        case "clear":
            return 0, False
        case "erase":
            return cents // 1000 * 100, True
        case _ if key.startswith("chip:"):
            return cents + int(key.removeprefix("chip:")), False
        case "00":
            return min(before * 10_000, MOST_TYPED), True
        case _:
            return min((before * 10 + int(key)) * 100, MOST_TYPED), True


def placed(state: State, pad: WagerPad) -> tuple[Command, ...]:
    """Nothing where the amount is as it lies."""
    lies = state.seat(pad.seat).wagers.get(pad.spot, 0)
    return () if pad.cents == lies else (commands.PlaceWager(pad.seat, pad.spot, pad.cents),)


def placed_and_closed(desk: Desk, state: State, pad: WagerPad) -> Reaction:
    return cleared(desk, *placed(state, pad))


def placed_and_moved(desk: Desk, state: State, pad: WagerPad, seat: int, spot: str) -> Reaction:
    return opened(desk, wager_pad(state, seat, spot), *placed(state, pad))
