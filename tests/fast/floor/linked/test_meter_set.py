"""What a table may ask of a set of meters, and what it is answered: the same of each that there is."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.linked.meter_line import MeterLine
from dealer_terminal.floor.linked.ports import MeterSet, MeterStatus, SettledWin, Win, WinOutcome, WinRequest
from dealer_terminal.rules.money import parts
from tests.fast.floor.house import Floor, Terminal
from tests.fast.floor.linked.lines import RESET, enrolled, joined, opened
from tests.fast.floor.linked.model import MOST_PARTS, ModelFloor

Lines = Callable[[str], MeterSet]
"""A line of that table, joined."""


@pytest.fixture(scope="module")
def enrolled_at(shared: Floor, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Terminal]:
    """Two tables, 7 and 8, on one meter of a real floor."""
    folder = tmp_path_factory.mktemp("meter_set")
    tables = {name: enrolled(shared, folder, name) for name in ("7", "8")}
    opened(shared, "star", *tables)
    return tables


@pytest.fixture(params=["model", "postgresql"])
def lines(request: pytest.FixtureRequest) -> Iterator[Lines]:
    if request.param == "model":
        floor = ModelFloor(("star", RESET, 5))
        yield lambda table: joined(floor.line(table))
        return
    tables: dict[str, Terminal] = request.getfixturevalue("enrolled_at")
    with tables["7"].floor.undone(), ExitStack() as ends:
        yield lambda table: joined(MeterLine(ends.enter_context(tables[table].line())))


def told(line: MeterSet, total: int) -> MeterStatus:
    (stands,) = line.tell({"star": total, "unknown": 5})
    return stands


def wanted(name: str, total: int = 0, round_: int = 3, seat: int = 2) -> WinRequest:
    return WinRequest("star", name, round_, seat, 40, 1_000, total)


def settled(win: Win, outcome: WinOutcome, pays: int = -1, reseeded: int = -1) -> SettledWin:
    pays, reseeded = (win.pays if pays < 0 else pays), (win.reseeded if reseeded < 0 else reseeded)
    return SettledWin("star", win.name, pays, reseeded, outcome)


def test_what_a_table_adds_counts_once_however_often_it_is_told(lines: Lines) -> None:
    one, other = lines("7"), lines("8")
    assert (told(one, 700).value, told(other, 0).value) == (parts(RESET), parts(RESET)), (
        "counted from the first word on"
    )
    for total, value in ((950, 250), (950, 250), (1_200, 500)):
        stands = told(one, total)
        assert (stands.value, stands.total, stands.fell) == (parts(RESET) + value, total, False)
    assert told(other, 33).value == told(one, 1_200).value == parts(RESET) + 533


def test_a_total_that_falls_is_told_and_takes_nothing_away(lines: Lines) -> None:
    line = lines("7")
    told(line, 0)
    told(line, 900)
    stands = told(line, 400)
    assert (stands.value, stands.total, stands.fell) == (parts(RESET) + 900, 900, True)
    with pytest.raises(KnownError):
        line.win(wanted("a", total=400))
    assert told(line, 950) == told(lines("7"), 950)
    assert (told(lines("7"), 950).value, told(lines("7"), 950).fell) == (parts(RESET) + 950, False)


def test_a_total_that_no_table_can_have_is_refused(lines: Lines) -> None:
    line = lines("7")
    for before in ((), (0, 900)):  # as its first word, and later
        for each in before:
            told(line, each)
        for total in (MOST_PARTS + 1, 2**63 - 1, -5):
            with pytest.raises(KnownError, match="what was asked of a meter does not fit"):
                told(line, total)
            with pytest.raises(KnownError, match="what was asked of a meter does not fit"):
                line.win(wanted("a", total=total))
    stands = told(line, 900)
    assert (stands.value, stands.total, stands.wins, stands.fell) == (parts(RESET) + 900, 900, 0, False)
    assert told(line, MOST_PARTS).total == MOST_PARTS


def test_a_win_is_locked_numbered_and_the_meter_starts_again(lines: Lines) -> None:
    one, other = lines("7"), lines("8")
    told(one, 0)
    told(other, 0)
    told(other, 1_234)
    win = one.win(wanted("a", total=99))
    assert (win.number, win.value, win.pays, win.reseeded) == (1, parts(RESET) + 1_333, RESET + 13, RESET)
    stands = told(other, 1_234)
    assert (stands.value, stands.wins, stands.pending) == (parts(RESET) + 33, 1, 1)
    assert other.win(wanted("a", total=1_234)).number == 2, "another table's of the same name is another win"
    assert lines("7").win(wanted("a", total=99)) == win, "asked for again, it is the same win"
    assert told(lines("7"), 99).wins == 2


def test_a_line_that_another_one_followed_is_not_heard_any_more(lines: Lines) -> None:
    late = lines("7")
    told(late, 0)
    told(lines("7"), 500)
    for ask in (
        lambda: late.tell({"star": 300}),
        lambda: late.win(wanted("late")),
        lambda: late.settle(SettledWin("star", "late", 0, 0, WinOutcome.RETURNED)),
    ):
        with pytest.raises(KnownError):
            ask()
    stands = told(lines("7"), 500)
    assert (stands.value, stands.fell, stands.wins) == (parts(RESET) + 500, False, 0)


def test_what_became_of_a_win_is_taken_once(lines: Lines) -> None:
    line = lines("7")
    told(line, 0)
    for name, outcome, pays, reseeded, moved in (
        ("as it was locked", WinOutcome.PAID, -1, -1, 0),
        ("half of it, reseeded by somebody else", WinOutcome.PAID, RESET // 2, 0, -RESET // 2),
        ("back", WinOutcome.RETURNED, -1, -1, 0),
        ("still waiting", WinOutcome.PENDING, -1, -1, 0),
    ):
        before_it = told(line, 0).value
        win = line.win(wanted(name))
        before = told(line, 0).value
        for _ in range(2):
            assert line.settle(settled(win, outcome, pays, reseeded)), name
            assert told(line, 0).value == (before_it if outcome is WinOutcome.RETURNED else before + parts(moved)), name
        assert told(line, 0).pending == (outcome is WinOutcome.PENDING)


def test_a_win_that_was_returned_stays_so_and_what_does_not_fit_is_told(lines: Lines) -> None:
    line = lines("7")
    told(line, 0)
    win = line.win(wanted("a"))
    assert line.settle(settled(win, WinOutcome.RETURNED))
    assert not line.settle(settled(win, WinOutcome.PAID))
    assert told(line, 0).misfit
    assert told(line, 0).value == parts(RESET)
    with pytest.raises(KnownError):
        line.win(wanted("b"))


def test_no_table_takes_more_than_there_is(lines: Lines) -> None:
    line = lines("7")
    told(line, 0)
    win = line.win(wanted("a"))
    for pays, reseeded in ((RESET * 3, RESET), (RESET, RESET + 1), (RESET, -2)):
        assert not line.settle(SettledWin("star", win.name, pays, reseeded, WinOutcome.PAID))
        assert told(line, 0).value == parts(RESET)


def test_a_new_line_is_told_which_wins_are_open(lines: Lines) -> None:
    line = lines("7")
    told(line, 0)
    waits, paid, before, back = (line.win(wanted(name, round_=n)) for name, n in zip("abcd", (3, 4, 3, 4), strict=True))
    assert line.settle(settled(paid, WinOutcome.PAID))
    assert line.settle(settled(before, WinOutcome.PAID))
    assert line.settle(settled(back, WinOutcome.RETURNED))
    assert [each.name for each in lines("7").open_wins(4)] == [waits.name, paid.name]
    assert not lines("8").open_wins(0)
