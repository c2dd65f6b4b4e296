"""Wins that a server has no more, as another took over without the last second, and what was given back meanwhile."""

import pytest

from dealer_terminal.floor.linked import meters
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.floor.linked.model import STAX, ModelFloor
from tests.fast.floor.linked.prizes import floor, locks, paid, tables, whole, won
from tests.fast.floor.linked.tables import LinkedTable
from tests.fast.procedure.walk import approval

__all__ = ["floor", "tables"]


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


def test_a_win_that_a_server_lost_is_asked_for_once_more_and_not_twice(
    floor: ModelFloor, tables: tuple[LinkedTable, LinkedTable]
) -> None:
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


def test_a_win_that_was_given_back_is_not_missed_at_a_server_that_took_over(
    floor: ModelFloor, tables: tuple[LinkedTable, LinkedTable]
) -> None:
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
    floor: ModelFloor, tables: tuple[LinkedTable, LinkedTable], monkeypatch: pytest.MonkeyPatch
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
