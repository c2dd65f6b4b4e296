"""What people do to linked meters and see of them: opened, linked, adjusted, accepted, compared, alarmed."""

from collections.abc import Callable, Iterator

import pytest

from dealer_terminal.cli.main import main
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.linked.meter_admin import LinkedMeter, MeterAdmin
from dealer_terminal.floor.linked.meter_line import MeterLine
from dealer_terminal.floor.linked.ports import SettledWin, WinOutcome, WinRequest
from dealer_terminal.rules.money import parts
from tests.fast.floor.house import Floor, Terminal
from tests.fast.floor.linked.lines import BY, RESET, enrolled, opened

WHY = "for a test"
BAD_INPUT = 2
Does = Callable[[MeterAdmin], object]


@pytest.fixture(scope="module")
def enrolled_table(shared: Floor, tmp_path_factory: pytest.TempPathFactory) -> Terminal:
    table = enrolled(shared, tmp_path_factory.mktemp("office"), "7")
    opened(shared, "star", "7")
    opened(shared, "heart", "7")
    asked(table, lambda line: line.tell({"star": 0}))
    return table


@pytest.fixture
def table(enrolled_table: Terminal) -> Iterator[Terminal]:
    with enrolled_table.floor.undone():
        yield enrolled_table


def asked(table: Terminal, ask: Callable[[MeterLine], object]) -> object:
    with table.line() as line:
        meters = MeterLine(line)
        meters.join()
        return ask(meters)


def done(floor: Floor, does: Does) -> object:
    with open_office(floor.url) as office:
        return does(MeterAdmin(office))


def stands(floor: Floor, meter: str = "star") -> LinkedMeter:
    with open_office(floor.url) as office:
        (found,) = MeterAdmin(office).stands(meter)
    return found


def compared(floor: Floor) -> list[str]:
    with open_office(floor.url) as office:
        return list(MeterAdmin(office).compared("star"))


REFUSED: list[tuple[Does, str]] = [
    (lambda at: at.open("star", "star", 5, 1, 1, BY), "there is a meter star already"),
    (lambda at: at.adjust("moon", 1, BY, WHY), "has no meter moon"),
    (lambda at: at.link("star", "9", BY, WHY, linked=True), "floor enrol 9"),
    (lambda at: at.adjust("star", -RESET - 1, BY, WHY), "would stand below nothing"),
    (lambda at: at.open("a b", "star", 5, 1, 1, BY), "names no table"),
    (lambda at: [at.open("b", "star", 5, 1, 1, BY), at.link("b", "7", BY, WHY, linked=True)], "another"),
    (lambda at: at.adjust("star", 1, " ", WHY), "--by is one line"),
    (lambda at: at.open("c", "star", 5, 1, 1, ""), "--by is one line"),
    (lambda at: at.accept("star", "7", BY, "\t"), "--reason is one line"),
    (lambda at: at.link("star", "7", BY, "a\nb", linked=True), "--reason is one line"),
    (lambda at: at.adjust("star", 10**19, BY, WHY), "more than a meter holds"),
    (lambda at: at.open("c", "star", 5, 10**13, 1, BY), "more than a meter holds"),
]


def test_what_is_not_possible_is_told_in_one_line(table: Terminal) -> None:
    for does, why in REFUSED:
        with pytest.raises(KnownError, match=why):
            done(table.floor, does)


def test_a_meter_is_opened_with_all_its_tables_or_not_at_all(table: Terminal) -> None:
    names = "--by", BY, "--floor", table.floor.url, "--rate", "5", "--reset", "100"
    assert main(["floor", "meter", "open", "moon", *names, "--table", "7", "--table", "9"]) == BAD_INPUT
    with pytest.raises(KnownError, match="has no meter moon"):
        stands(table.floor, "moon")
    done(table.floor, lambda at: at.open("sun", "sun", 5, 1, 1, BY))
    assert main(["floor", "meter", "open", "moon", *names, "--table", "7"]) == 0
    assert stands(table.floor, "moon").tables == ["7"]
    with table.line() as line:
        own = line.rows("SELECT meter FROM floor.meters ORDER BY 1", ())
    assert own == [("heart",), ("moon",), ("star",)], "it sees the meters that it plays for alone"


def test_an_adjustment_is_on_record_and_at_the_tables(table: Terminal) -> None:
    done(table.floor, lambda at: at.adjust("star", -500, BY, "above its maximum"))
    assert stands(table.floor).value == parts(RESET - 500)
    assert stands(table.floor, "heart").value == parts(RESET)
    entries = table.floor.rows("SELECT kind, by_amount, by_person, reason FROM floor.meter_entries ORDER BY entered")
    assert entries[-1] == ("adjusted", -50_000, BY, "above its maximum")
    with pytest.raises(Exception, match="never changed"):
        table.floor.rows("DELETE FROM floor.meter_entries")


def test_a_fall_is_an_alarm_until_somebody_has_looked(table: Terminal) -> None:
    asked(table, lambda line: [line.tell({"star": 900}), line.tell({"star": 400})])
    (alarm,) = stands(table.floor).alarms()
    assert alarm == "table 7 told a total of 400 after 900: floor meter accept star 7"
    done(table.floor, lambda at: at.accept("star", "7", BY, "its disk was replaced"))
    asked(table, lambda line: line.tell({"star": 500}))
    assert (stands(table.floor).alarms(), stands(table.floor).value) == ((), parts(RESET) + 1_000)
    assert stands(table.floor, "heart").value == parts(RESET), "another meter is left alone"


def test_a_win_that_waits_is_an_alarm_after_a_while(table: Terminal) -> None:
    asked(table, lambda line: line.win(WinRequest("star", "a", 3, 2, 40, 0, 0)))
    assert stands(table.floor).alarms() == ()
    table.floor.rows("UPDATE floor.house SET silent_after = 0")
    (alarm,) = stands(table.floor).alarms()
    assert alarm.startswith("a win waits for its confirmation since ")
    with pytest.raises(KnownError, match="waits for its confirmation: let it end first"):
        done(table.floor, lambda at: at.link("star", "7", BY, WHY, linked=False))
    asked(table, lambda line: line.settle(SettledWin("star", "a", RESET, RESET, WinOutcome.PAID)))
    assert stands(table.floor).alarms() == ()


def test_a_table_that_leaves_and_comes_back_leaves_what_it_added(table: Terminal) -> None:
    asked(table, lambda line: line.tell({"star": 900}))
    done(table.floor, lambda at: at.link("star", "7", BY, WHY, linked=False))
    assert asked(table, lambda line: [each.of_meter for each in line.tell({"star": 950})]) == ["heart"]
    done(table.floor, lambda at: at.link("star", "7", BY, WHY, linked=True))
    asked(table, lambda line: [line.tell({"star": 2_000}), line.tell({"star": 2_010})])
    assert stands(table.floor).value == parts(RESET) + 910


def test_what_was_rewritten_behind_the_functions_is_found(table: Terminal) -> None:
    with pytest.raises(Exception, match="violates check constraint"):
        table.floor.rewrite("UPDATE floor.meters SET value = value + 1")
    assert compared(table.floor) == []
    table.floor.rewrite("UPDATE floor.meters SET value = value + 1, increments = increments + 1")
    assert compared(table.floor) == ["increments: 1 is kept, 0 is the sum"]
