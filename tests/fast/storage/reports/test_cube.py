"""What the wagers of a report come to."""

from dealer_terminal.rules.hand import Result
from dealer_terminal.storage.reports.cube import Cell, ReportMoney, money_of


def cell(result: Result, staked: int, paid: int = 0) -> Cell:
    return Cell(
        simulated=False,
        dealer="1001",
        rulebook="31-classic-wa-2019",
        opening=0,
        pay_tables="",
        spot="ante",
        event="",
        result=result.value,
        wagers=1,
        staked=staked,
        paid=paid,
    )


def test_the_house_takes_what_is_lost_and_what_is_forfeited() -> None:
    won, pushed, returned = cell(Result.WIN, 500, 700), cell(Result.PUSH, 400), cell(Result.RETURNED, 300)
    found = money_of((cell(Result.LOSE, 1_000), cell(Result.FORFEIT, 2_000), won, pushed, returned))
    assert found == ReportMoney(wagers=4, handle=3_900, paid=700, taken=3_000)
    assert found.win == 2_300
