"""A report for a person, as JSON, and as rows for a spreadsheet."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any
from zoneinfo import ZoneInfo

from msgspec.structs import asdict

from dealer_terminal.cli.output import say, write_table
from dealer_terminal.cli.progressive_text import (
    amendments_json,
    meter_balances_json,
    show_amendments,
    show_meter_balances,
)
from dealer_terminal.cli.signature_text import show_signatures, signatures_json
from dealer_terminal.rules.money import dollars
from dealer_terminal.storage.reports.cube import ReportMoney
from dealer_terminal.storage.reports.expectations import WagerExpectation
from dealer_terminal.storage.reports.shift_report import DealerLine, ReportPart, Tally

SIMULATED = "SIMULATED ROUNDS: no card of these was ever dealt, no money changed hands"
_MONEY = ("wagers", "handle", "paid", "taken", "win", "hold")
_EVENTS = ("wager", "pay table", "event", "of", "came", "expected", "off by", "")
_HOUR = 3600 * 1_000_000


def show_part(part: ReportPart, zone: ZoneInfo) -> None:
    say(f"\n{SIMULATED}" if part.simulated else "\nRounds at the table", "bold reverse" if part.simulated else "bold")
    pace = f"{_hours(part.lasted)} hours, {_pace(part.rounds, part.lasted)} an hour"
    say(f"{part.rounds} rounds ({part.misdeals} misdealt) in {pace}")
    say(_money_line(part.money))
    write_table(
        "\nBy wager",
        ("rulebook", "wager", *_MONEY),
        [(each.rulebook, each.spot, *_money_row(each.money)) for each in part.spots],
    )
    write_table(
        "\nBy dealer",
        ("dealer", "name", "rounds", "hours", "an hour", *_MONEY),
        [_dealer_row(each) for each in part.dealers],
    )
    write_table("\nEvents against expectation", _EVENTS, [_event_row(each) for each in part.events])
    _tally_table("\nIrregularities", ("irregularity", "reported by", "times"), part.irregularities)
    _tally_table("\nDecided by a second person", ("decision", "by", "times"), part.overrides)
    show_signatures(part.signatures, zone)
    show_amendments(part.amendments, zone)
    show_meter_balances(part.progressive, zone)


def part_json(part: ReportPart, zone: ZoneInfo) -> dict[str, Any]:
    return {
        "simulated": part.simulated,
        "rounds": part.rounds,
        "misdeals": part.misdeals,
        "seconds": part.lasted // 1_000_000,
        "rounds_per_hour": float(_pace(part.rounds, part.lasted)),
        "money": _money_json(part.money),
        "spots": [{"rulebook": each.rulebook, "spot": each.spot, **_money_json(each.money)} for each in part.spots],
        "events": [_event_json(each) for each in part.events],
        "dealers": [_dealer_json(each) for each in part.dealers],
        "irregularities": part.irregularities,
        "overrides": part.overrides,
        "signed": signatures_json(part.signatures, zone),
        "amendments": amendments_json(part.amendments, zone),
        **meter_balances_json(part.progressive, zone),
    }


def report_csv_rows(parts: Iterable[ReportPart]) -> Iterator[Sequence[Any]]:
    yield "cards", "dealer", "rulebook", "spot", "event", "result", "wagers", "staked_cents", "paid_cents"
    for part in parts:
        for cell in part.cells:
            cards = "SIMULATED" if cell.simulated else "real"
            names = (cell.dealer, cell.rulebook, cell.spot, cell.event, cell.result)
            yield cards, *names, cell.wagers, cell.staked, cell.paid


def _tally_table(title: str, columns: Sequence[str], found: Sequence[Tally]) -> None:
    if found:
        write_table(title, columns, [(each.what.replace("_", " "), each.by, str(each.times)) for each in found])
    else:
        say(f"{title}: none")


def _money_line(money: ReportMoney) -> str:
    held = "".join(f", hold {each}%" for each in _hold(money))
    return (
        f"Handle {dollars(money.handle)}, paid {dollars(money.paid)}, taken {dollars(money.taken)}, "
        f"win {dollars(money.win)}{held}"
    )


def _money_row(money: ReportMoney) -> tuple[str, ...]:
    amounts = (money.handle, money.paid, money.taken, money.win)
    return str(money.wagers), *map(dollars, amounts), "".join(f"{each}%" for each in _hold(money))


def _money_json(money: ReportMoney) -> dict[str, Any]:
    return {**asdict(money), "win": money.win, "hold_pct": next(map(float, _hold(money)), None)}


def _dealer_row(each: DealerLine) -> tuple[str, ...]:
    rounds, lasted = each.played.rounds, each.played.lasted
    return each.dealer, each.name, str(rounds), _hours(lasted), _pace(rounds, lasted), *_money_row(each.money)


def _dealer_json(each: DealerLine) -> dict[str, Any]:
    played = each.played
    pace = {"seconds": played.lasted // 1_000_000, "rounds_per_hour": float(_pace(played.rounds, played.lasted))}
    counted = {"rounds": played.rounds, "misdeals": played.misdeals}
    return {"dealer": each.dealer, "name": each.name, **counted, **pace, **_money_json(each.money)}


def _event_row(each: WagerExpectation) -> tuple[str, ...]:
    off = f"{each.deviations:+.2f} sd"
    mark = "look" if each.remarkable() else ""
    expected = _decimal(each.expected, 1)
    return each.spot, each.pay_table, each.event, str(each.wagers), str(each.came), expected, off, mark


def _event_json(each: WagerExpectation) -> dict[str, Any]:
    exact = f"{each.expected.numerator}/{each.expected.denominator}"
    return {**asdict(each), "expected": exact, "remarkable": each.remarkable()}


def _hold(money: ReportMoney) -> tuple[str, ...]:
    """Nothing where nothing was wagered."""
    return (_decimal(Fraction(100 * money.win, money.handle), 2),) if money.handle else ()


def _hours(lasted: int) -> str:
    return _decimal(Fraction(lasted, _HOUR), 2)


def _pace(rounds: int, lasted: int) -> str:
    return _decimal(Fraction(rounds * _HOUR, lasted), 1) if lasted else "0.0"


def _decimal(value: Fraction, places: int) -> str:
    """Exact until it is written; halves go to the even digit."""
    whole = round(abs(value) * 10**places)
    sign = "-" if value < 0 and whole else ""
    return f"{sign}{whole // 10**places}.{whole % 10**places:0{places}}"
