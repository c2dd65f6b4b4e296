"""A table's end of a linked set, through its own session: totals, wins, the link lost and back, the terminal killed."""

from typing import NoReturn

import pytest

from dealer_terminal.errors import FoundWrongError
from dealer_terminal.floor.linked import meters
from dealer_terminal.floor.linked.meter_line import Linking
from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.meter_facts import (
    Adjustment,
    JackpotLocked,
    LinkTrouble,
    MeterLinkBack,
    MeterLinkLost,
    MetersCompared,
    MetersMoved,
    MetersOpened,
)
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import parts
from dealer_terminal.table.jobs import Jobs
from tests.fast.floor.linked.model import STAX, ModelFloor
from tests.fast.floor.linked.tables import LinkedTable, grown
from tests.fast.procedure.stax import terms
from tests.fast.procedure.walk import approval

Pair = tuple[LinkedTable, LinkedTable]
SPADE, RESET = "Royal Flush, Other Suit", 50_000


@pytest.fixture
def floor() -> ModelFloor:
    return ModelFloor(*STAX)


@pytest.fixture
def tables(floor: ModelFloor) -> Pair:
    return LinkedTable("7", floor.line).link(), LinkedTable("8", floor.line).link()


def whole(floor: ModelFloor) -> bool:
    return all(each.is_whole for each in floor.meters.values())


def won(table: LinkedTable, event: str = SPADE) -> int:
    """A hand that hit, up to the amount that the floor has locked, and a supervisor's word."""
    seat = table.confirming(event)
    assert isinstance(table.ask(meter_commands.PayJackpot(seat)), Refusal)
    table.hear()
    return seat


def paid(table: LinkedTable, event: str = SPADE) -> int:
    seat = won(table, event)
    table.verify(seat)
    table.rest_of_round()
    table.hear()
    return seat


def locks(table: LinkedTable) -> list[JackpotLocked]:
    return [each for each in table.happened() if isinstance(each, JackpotLocked)]


def test_a_table_opens_closed_and_is_open_once_the_totals_are_the_same(floor: ModelFloor) -> None:
    table = LinkedTable("7", floor.line)
    assert table.is_closed()
    table.link()
    link = (MeterLinkLost, MetersCompared, MeterLinkBack)
    facts = [each for each in table.happened() if isinstance(each, link)]
    assert [type(each) for each in facts] == list(link)
    (opened,) = (each for each in table.happened() if isinstance(each, MetersOpened))
    assert set(opened.seeded.values()) == {0}, "the floor has seeded it, once"
    assert table.shows("star") == 100_000


def test_a_win_is_paid_with_what_the_floor_locked_and_both_go_on_from_there(floor: ModelFloor, tables: Pair) -> None:
    one, other = tables
    other.dealt((1, 2, 3))
    other.hear()
    one.dealt((1,))
    paid(one)
    other.hear()
    (locked,) = locks(one)
    assert (locked.line.pays, locked.reseeded) == (RESET + grown(4, 5) // 100, RESET)
    assert one.stands_at("spade") == other.stands_at("spade") == parts(RESET)
    (win,) = floor.meters["spade"].wins.values()
    assert (win.number, win.pays, win.outcome.value) == (1, locked.line.pays, "paid")
    assert whole(floor)


def test_a_touch_waits_for_nobody_and_goes_on_by_itself(tables: Pair) -> None:
    one, _ = tables
    one.dealt((1,))
    seat = one.confirming(SPADE)
    before = one.happened()
    for _ in range(3):
        refused = one.ask(meter_commands.PayJackpot(seat))
        assert isinstance(refused, Refusal)
        assert "The floor is asked for the amount" in str(refused.why)
    assert one.happened() == before
    one.hear()
    assert [each.line.seat for each in locks(one)] == [seat]


def test_two_tables_that_win_at_once_are_paid_in_the_floors_order(floor: ModelFloor, tables: Pair) -> None:
    for each in tables:
        each.dealt((1,))
        each.hear()
        assert isinstance(each.ask(meter_commands.PayJackpot(each.confirming(SPADE))), Refusal)
    one, other = tables
    other.hear()
    one.hear()
    assert locks(other)[0].line.pays == RESET + grown(2, 5) // 100
    assert locks(one)[0].line.pays == RESET
    assert [(table, win.number) for (table, _), win in floor.meters["spade"].wins.items()] == [("8", 1), ("7", 2)]
    assert whole(floor)


def test_a_fixed_prize_asks_nobody_and_a_linked_meter_is_not_adjusted_here(
    tables: Pair,
) -> None:
    one, _ = tables
    one.dealt((1,))
    assert one.pay("Flush").line.meter is None
    refused = one.ask(meter_commands.AdjustMeter("star", 100, Adjustment.ADDED, approval()))
    assert isinstance(refused, Refusal)
    assert "not changed at a table" in str(refused.why)


def test_a_win_that_is_cancelled_goes_back_on_the_meter(floor: ModelFloor, tables: Pair) -> None:
    """The terminal ends before it can write the prize; the dealer then cancels it. More cuts: `Simulation`."""
    one, _ = tables
    one.dealt((1,))
    one.hear()
    before = floor.meters["spade"].value
    seat = one.confirming(SPADE)
    one.ask(meter_commands.PayJackpot(seat))
    (wanted,) = one.meters.due().wanted
    one.line.win(wanted)
    one.killed().link()
    assert floor.meters["spade"].value != before
    one.do(meter_commands.CancelJackpot(seat))
    one.hear()
    assert (floor.meters["spade"].value, one.stands_at("spade")) == (before, before)
    assert [win.outcome.value for win in floor.meters["spade"].wins.values()] == ["returned"]


def test_a_void_round_gives_the_prize_back_to_the_floors_meter(floor: ModelFloor, tables: Pair) -> None:
    one, other = tables
    one.dealt((1,))
    one.hear()
    before = floor.meters["spade"].value
    one.verify(won(one))
    one.hear()
    one.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    one.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    one.hear()
    other.hear()
    assert floor.meters["spade"].value == one.stands_at("spade") == other.stands_at("spade") == before
    assert whole(floor)


def test_without_a_link_no_wager_is_taken_and_the_game_goes_on(tables: Pair) -> None:
    one, _ = tables
    one.do(commands.PlaceWager(1, "stax", 500))
    one.do(commands.PlaceWager(1, "ante", 500))
    one.meters.lost("the cable is out")
    refused = one.ask(commands.PlaceWager(2, "stax", 500))
    assert isinstance(refused, Refusal)
    assert "STAX" in str(refused.why)
    assert "The floor's meters are not reached" in str(refused.why)
    refused = one.ask(commands.CloseWagers())
    assert isinstance(refused, Refusal)
    assert "Return the wager on" in str(refused.instead)
    one.do(commands.PlaceWager(1, "stax", 0))
    one.do(commands.CloseWagers())
    one.link()
    assert not one.is_closed()


def test_a_floor_that_guards_nothing_is_no_line_to_one(tables: Pair) -> None:
    one, _ = tables
    assert not one.is_closed()

    def unguarded() -> NoReturn:
        raise FoundWrongError("its triggers guard nothing there")

    jobs = Jobs()
    linking = Linking(one.meters, jobs, unguarded)
    linking.start()
    assert jobs.run_for(10, until=one.is_closed)
    linking.close()


def test_what_is_repeated_leaves_out_a_closed_progressive(tables: Pair) -> None:
    one, _ = tables
    one.do(commands.PlaceWager(1, "ante", 500))
    one.dealt((1,))
    one.turned_over("")
    one.rest_of_round()
    one.meters.lost("the cable is out")
    one.do(commands.RepeatWagers())
    assert {seat: each.wagers for seat, each in one.state.seats.items() if each.staked()} == {1: {"ante": 500}}


def test_a_prize_of_a_round_that_lost_its_link_waits_for_it(tables: Pair) -> None:
    one, _ = tables
    one.dealt((1,))
    one.hear()
    one.meters.lost("the cable is out")
    seat = one.confirming(SPADE)
    refused = one.ask(meter_commands.PayJackpot(seat))
    assert isinstance(refused, Refusal)
    assert "The amount is locked there" in str(refused.instead)
    one.link()
    one.ask(meter_commands.PayJackpot(seat))
    one.hear()
    assert locks(one)


def test_a_table_that_was_put_back_from_a_copy_stays_closed_until_somebody_has_looked(floor: ModelFloor) -> None:
    one = LinkedTable("7", floor.line).link()
    copy = list(one.journal.records())
    one.dealt((1, 2))
    one.hear()
    one.journal = LinkedTable("7", floor.line).journal
    one.journal._records = copy
    one.killed().link()
    assert one.state.link.trouble is LinkTrouble.TOTALS_DIFFER
    compared = [each for each in one.happened() if isinstance(each, MetersCompared)]
    one.hear().hear()
    assert [each for each in one.happened() if isinstance(each, MetersCompared)] == compared, "told once"
    for meter, _, _ in STAX:
        floor.accept(meter, "7")
    one.hear()
    assert not one.is_closed()
    assert one.stands_at("spade") == parts(RESET) + grown(2, 5), "what was added stays"


def test_other_terms_or_meters_than_the_papers_are_not_played(floor: ModelFloor) -> None:
    table = LinkedTable("7", floor.line, terms(wager=100)).link()
    assert table.state.link.trouble is LinkTrouble.OTHER_TERMS
    lost = [each for each in table.happened() if isinstance(each, MeterLinkLost)][-1]
    assert "star: here 5 %, 20000 cents, there 5 %, 100000 cents" in lost.detail
    del floor.meters["heart"]
    assert LinkedTable("8", floor.line).link().state.link.trouble is LinkTrouble.NOT_ON_METERS


def test_meters_that_did_not_move_write_nothing(tables: Pair) -> None:
    one, other = tables
    before = len(one.happened())
    one.hear().hear()
    assert len(one.happened()) == before
    other.dealt((1,))
    other.hear()
    one.hear().hear()
    moved = one.happened()[before:]
    assert [type(each) for each in moved] == [MetersMoved]


def _a_round_later(table: LinkedTable) -> None:
    paid(table)
    table.dealt((1,))
    table.pay("Flush")
    table.verify(1)
    table.rest_of_round()
    table.hear()


def test_a_win_that_a_server_lost_as_another_took_over_is_there_again_as_it_was_paid() -> None:
    for goes_on in (won, paid, _a_round_later):
        floor = ModelFloor(*STAX)
        one, other = LinkedTable("7", floor.line).link(), LinkedTable("8", floor.line).link()
        one.dealt((1,))
        one.hear()
        standby = floor.standby()
        goes_on(one)
        floor.taken_over_by(standby)
        other.link()
        one.link()
        if goes_on is won:
            one.verify(locks(one)[0].seat)
            one.rest_of_round()
            one.hear()
        other.hear()
        locked = locks(one)[0]
        (win,) = floor.meters["spade"].wins.values()
        assert (win.pays, win.reseeded, win.outcome.value) == (locked.line.pays, locked.reseeded, "paid")
        assert one.stands_at("spade") == other.stands_at("spade") == floor.meters["spade"].value
        assert whole(floor) and not one.is_closed()


def test_a_win_that_a_server_lost_is_asked_for_once_more_and_not_twice(floor: ModelFloor, tables: Pair) -> None:
    one, _ = tables
    one.dealt((1,))
    one.hear()
    standby = floor.standby()
    paid(one)
    for _again in range(2):
        floor.taken_over_by(standby)
        one.link()
        one.hear()
        one.link()
    assert len(floor.meters["spade"].wins) == 1
    assert one.stands_at("spade") == floor.meters["spade"].value
    assert whole(floor)


def test_a_win_that_was_given_back_is_not_missed_at_a_server_that_took_over(floor: ModelFloor, tables: Pair) -> None:
    one, other = tables
    one.dealt((1,))
    one.hear()
    standby = floor.standby()
    won(one)
    one.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    one.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    floor.taken_over_by(standby)
    one.link()
    other.link()
    assert floor.meters["spade"].wins == {}
    assert one.stands_at("spade") == other.stands_at("spade") == floor.meters["spade"].value
    assert whole(floor) and not one.is_closed()


def test_what_was_given_back_while_the_link_was_lost_is_told_however_many_rounds_later(
    floor: ModelFloor, tables: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = tables
    one.dealt((1,))
    one.hear()
    before = floor.meters["spade"].value
    one.verify(won(one))
    one.hear()
    one.meters.lost("the cable is out")
    one.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    one.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    monkeypatch.setattr(meters, "_KEPT_ROUNDS", -3)
    one.link().hear()
    other.link()
    assert [win.outcome.value for win in floor.meters["spade"].wins.values()] == ["returned"]
    assert floor.meters["spade"].value == one.stands_at("spade") == other.stands_at("spade") == before
    assert whole(floor)
