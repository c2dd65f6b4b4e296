"""A win and what its table's journal says of it, append by append."""

from collections.abc import Sequence
from functools import reduce

from dealer_terminal.floor.linked.held_wins import HeldWin, followed, needed
from dealer_terminal.floor.linked.ports import Win, WinOutcome
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_facts import (
    JackpotCancelled,
    JackpotChanged,
    JackpotLocked,
    JackpotReversed,
    JackpotVerification,
    JackpotVerified,
    MetersMoved,
)
from dealer_terminal.rules.hand import Line, Result
from tests.fast.procedure.walk import approval

WIN = Win("star", 1, "3/2/a", 3, 2, 40, 10_000_050, 100_000, 90_000, WinOutcome.PENDING)
Append = Sequence[Fact]


def line(meter: str = "star", pays: int = 100_000, seat: int = 2, result: Result = Result.WIN) -> Line:
    return Line(seat, "stax", "hit", result, None, 500, pays, "", meter)


def locked(pays: int = 100_000, reseeded: int = 90_000, seat: int = 2, *, waits: bool = True) -> JackpotLocked:
    waiting = JackpotVerification.SUPERVISOR if waits else JackpotVerification.NONE
    return JackpotLocked(seat, line(pays=pays, seat=seat), 1, reseeded, waiting, "")


def changed(now: Line) -> JackpotChanged:
    return JackpotChanged(2, line(), now, 1, 90_000, 90_000, JackpotVerification.SUPERVISOR, "", "")


MOVED, CANCELLED = MetersMoved({"star": 5}, "the floor"), JackpotCancelled(2, "hit")
VERIFIED, VOID = JackpotVerified(2, "hit", 100_000, "", approval()), facts.RoundMisdealt("void-round", ())
CLOSED, REVERSED = facts.RoundClosed(3, b"", 0, 0, 0), JackpotReversed(2, line(), 90_000, "shared")
RETURNED = (0, 0, WinOutcome.RETURNED)
CASES: dict[str, tuple[list[Append], tuple[int, int, WinOutcome]]] = {
    "nothing yet": ([], (0, 0, WinOutcome.PENDING)),
    "only others' wagers": ([[MOVED]], (0, 0, WinOutcome.PENDING)),
    "locked": ([[MOVED, locked()]], (100_000, 90_000, WinOutcome.PENDING)),
    "locked, with nobody to wait for": ([[locked(waits=False)]], (100_000, 90_000, WinOutcome.PAID)),
    "verified": ([[locked()], [VERIFIED], [CLOSED]], (100_000, 90_000, WinOutcome.PAID)),
    "cancelled": ([[CANCELLED]], RETURNED),
    "cancelled, and another one locked there": ([[CANCELLED], [locked()], [VERIFIED]], RETURNED),
    "the round went on": ([[CLOSED]], RETURNED),
    "void": ([[locked()], [VERIFIED], [VOID]], RETURNED),
    "another's share, in the same append": ([[locked(seat=5), locked()]], (100_000, 90_000, WinOutcome.PENDING)),
    "shared: taken back and locked with its part": (
        [[locked()], [REVERSED, locked(50_000, 0), locked(50_000, seat=5)]],
        (50_000, 0, WinOutcome.PENDING),
    ),
    "other cards on another meter": ([[locked()], [changed(line("moon"))]], RETURNED),
    "other cards, no prize": ([[locked()], [changed(line("star", 0, result=Result.LOSE))]], RETURNED),
    "another amount": ([[locked()], [changed(line(pays=70_000))]], (70_000, 90_000, WinOutcome.PENDING)),
    "another seat's": ([[locked(seat=5)]], RETURNED),
}


def test_what_became_of_a_win_follows_from_the_journal() -> None:
    held = {name: reduce(followed, appends, HeldWin(WIN)) for name, (appends, _) in CASES.items()}
    found = {name: (each.pays, each.reseeded, each.outcome) for name, each in held.items()}
    assert found == {name: expected for name, (_, expected) in CASES.items()}


def test_a_win_of_a_round_that_is_over_stands_for_no_new_prize() -> None:
    paid = reduce(followed, [[locked(waits=False)], [CLOSED]], HeldWin(WIN))
    assert list(needed([locked()], [paid])) == [(2, "star")]
