"""What a form of the sheets counts as paid, and what it leaves out: the one of today, and the first."""

from collections.abc import Callable

from msgspec import Struct

from dealer_terminal.procedure.balance import held_back, moved
from dealer_terminal.procedure.deal_limit import is_asked
from dealer_terminal.procedure.evidence_card import FIRST_SHEET, SHEET, Change
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Line

METER_HITS = "two-on-one-meter"
_OF_JACKPOTS = ("thresholds", "jackpot")


class Form(Struct, frozen=True):
    """Whether a payment waits, and whether it does once it is signed; whether it has left the tray; what was paid
    before it was put right; which changes are not told."""

    number: int
    waits: Callable[[State, Line], bool]
    waits_on: Callable[[State, State, Line], bool]
    in_tray: Callable[[State, Line], bool]
    stays_in_tray: Callable[[State, State, Line], bool]
    paid_before: Callable[[State, Line], int]
    omits: Callable[[State, Change], bool]


def payment_waits(state: State, number: int, spot: str, pays: int) -> bool:
    """It has not left the tray: it is not verified yet."""
    if any((hold.seat, hold.spot, hold.pays) == (number, spot, pays) for hold in state.holds):
        return True
    jackpot = state.jackpots.get(number)
    progressive = state.rulebook().progressive
    pending = jackpot is not None and jackpot.stage is JackpotStage.PENDING
    return pending and progressive is not None and spot == progressive.spot


def _waits(state: State, line: Line) -> bool:
    return _is_unverified(state, line) or is_asked(state, line)


def _waits_on(before: State, after: State, line: Line) -> bool:
    let_go = _lets_go(before, after, line)
    return _is_unverified(after, line) or (is_asked(after, line) and not let_go)


def _in_tray(state: State, line: Line) -> bool:
    """It waits, or another payment of its hand does."""
    return _waits(state, line) or line in held_back(state, line.seat)


def _stays_in_tray(before: State, after: State, line: Line) -> bool:
    held = line in held_back(after, line.seat) and not _lets_go(before, after, line)
    return held or _waits_on(before, after, line)


def _lets_go(before: State, after: State, line: Line) -> bool:
    """What is signed is about this payment, whatever else holds it yet."""
    verified = _is_unverified(before, line) and not _is_unverified(after, line)
    return verified or (is_asked(before, line) and not is_asked(after, line) and not _is_unverified(after, line))


def _moved_before(state: State, line: Line) -> int:
    """House Procedure 17."""
    return sum(each.pays for each in moved(state, line.seat) if each.spot == line.spot)


def _of_no_game_here(after: State, change: Change) -> bool:
    """The threshold of jackpots, where nothing is progressive."""
    return (change.what, change.of) == _OF_JACKPOTS and after.rulebook().progressive is None


def _is_unverified(state: State, line: Line) -> bool:
    return payment_waits(state, line.seat, line.spot, line.pays)


def _is_unverified_yet(before: State, after: State, line: Line) -> bool:
    return _is_unverified(after, line)


def _nothing(state: State, line: Line) -> int:
    return 0


def _of_meter_hits(after: State, change: Change) -> bool:
    return change.what == METER_HITS


FORM = Form(SHEET, _waits, _waits_on, _in_tray, _stays_in_tray, _moved_before, _of_no_game_here)
FIRST_FORM = Form(
    FIRST_SHEET,
    _is_unverified,
    _is_unverified_yet,
    _is_unverified,
    _is_unverified_yet,
    _nothing,
    _of_meter_hits,
)
