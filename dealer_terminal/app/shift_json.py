"""A shift as JSON and as spreadsheet rows. Amounts are in cents. An exact amount that may not be whole cents is a
fraction."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from hashlib import sha256
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from msgspec.structs import asdict

from dealer_terminal.app.times import local_time
from dealer_terminal.procedure.tray import Stay
from dealer_terminal.procedure.tray_facts import Form
from dealer_terminal.review.shift import Shift, Sums
from dealer_terminal.review.shift_events import MeterRun, RecordedAt, TrayRun
from dealer_terminal.review.shift_expected import Expected
from dealer_terminal.review.shift_play import Money
from dealer_terminal.review.shift_reader import TableShift
from dealer_terminal.review.statistics.wins import TOLD

_MOST = 1e300


def figures_json(found: Iterable[Shift], asked: dict[str, str], zone: ZoneInfo) -> dict[str, Any]:
    """Return the signed figures: everything that follows from the records of the time range, and nothing about the time
    of the request."""
    return {**asked, "shifts": [_shift_json(each, zone) for each in found]}


def figures_hash(figures: dict[str, Any]) -> bytes:
    return sha256(msgspec.json.encode(figures, order="sorted")).digest()


def shift_csv_rows(found: Iterable[Shift]) -> Iterator[Sequence[Any]]:
    yield (
        *("cards", "by", "name", "rounds", "misdeals", "hands", "wagers", "handle_cents", "paid_cents", "taken_cents"),
        *("win_cents", "expected_cents", "band_low_cents", "band_high_cents", "outside"),
    )
    for each in found:
        cards = "SIMULATED" if each.simulated else "real"
        for by, sums in rows_of(each):
            money, expected = sums.money, sums.expected
            counted = (sums.rounds, sums.misdeals, sums.hands, *asdict(money).values(), money.win)
            held = expected.of_win()
            beside = (round(held.expected), held.band.low, held.band.high)
            yield cards, by, " ".join(sums.name), *counted, *beside, int(expected.outside)


def rows_of(each: Shift) -> Iterator[tuple[str, Sums]]:
    yield "all", each.total
    groups = {"table": each.by_table, "game": each.by_game, "wager": each.by_wager, "dealer": each.by_dealer}
    for by, found in groups.items():
        yield from ((by, sums) for sums in found)


def _shift_json(each: Shift, zone: ZoneInfo) -> dict[str, Any]:
    return {
        "simulated": each.simulated,
        "total": _sums_json(each.total),
        "by_table": [_sums_json(sums, "table") for sums in each.by_table],
        "by_game": [_sums_json(sums, "rulebook") for sums in each.by_game],
        "by_wager": [_sums_json(sums, "rulebook", "spot") for sums in each.by_wager],
        "by_dealer": [_sums_json(sums, "dealer") for sums in each.by_dealer],
        "tables": [_table_json(table, zone) for table in each.tables],
    }


def _sums_json(sums: Sums, *names: str) -> dict[str, Any]:
    counted = {"rounds": sums.rounds, "misdeals": sums.misdeals, "hands": sums.hands}
    return {
        **dict(zip(names, sums.name, strict=True)),
        **counted,
        **_money_json(sums.money),
        "expectation": _expected_json(sums.expected),
    }


def _money_json(money: Money) -> dict[str, Any]:
    """Return the money of a group. `hold_pct` is None if there was no handle."""
    held = (float(round(each, 2)) for each in money.hold())
    return {**asdict(money), "win": money.win, "hold_pct": next(held, None)}


def wins_json(found: Iterable[Shift]) -> list[dict[str, Any]]:
    """Return the anytime-valid test of each table's win against its expectation. It is printed with the signed figures
    but is not part of them."""
    return [
        {
            "simulated": each.simulated,
            "table": table.table,
            "journal": win.journal,
            "rounds": win.rounds,
            "won_less_expected_cents": round(win.off),
            "handle_cents": round(win.handle),
            "fault_told": TOLD,
            "evidence": round(min(win.grown, _MOST), 3),
            "speaks": win.called,
            "side": win.side.value,
            "needs_rounds": win.needs[0] if win.needs else None,
            "shows_after_rounds": win.shows[0] if win.shows else None,
            "behind": [{"round": one.number, "fact": one.position} for one in win.behind],
        }
        for each in found
        for table in each.tables
        for win in each.win_of(table)
    ]


def _expected_json(found: Expected) -> dict[str, Any]:
    """Return an expectation. `of_win` is comparable with the win: it includes what was left out at its actual
    amount."""
    held = found.of_win()
    return {
        "of_win": {"expected_cents": round(held.expected), "band": [held.band.low, held.band.high]},
        "hands": found.hands,
        "won": found.won,
        "expected": _exact(found.expected),
        "expected_cents": round(found.expected),
        "cost_of_decisions": _exact(found.cost),
        "decided_otherwise": found.differing,
        "not_judged": found.unjudged,
        "band": [found.band.low, found.band.high],
        "outside": found.outside,
        "left_out": [{"why": each.why.value, **_money_json(each.money)} for each in found.omitted],
    }


def _exact(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def _table_json(table: TableShift, zone: ZoneInfo) -> dict[str, Any]:
    return {
        "table": table.table,
        "journal": table.read.first.journal,
        "running_round": table.running,
        "dealers": [{**asdict(each), **_times(zone, began=each.began, ended=each.ended)} for each in table.stints],
        "irregularities": [
            {**_at(each.at, zone), **_without(each, "at"), **_times(zone, ended=each.ended)} for each in table.irregular
        ],
        "steps_undone": table.undone,
        "approvals": [{**_at(each.at, zone), **_without(each, "at", "shown")} for each in table.approvals],
        "corrections": [{**_at(each.at, zone), **_without(each, "at")} for each in table.corrections],
        "prizes": [{**_at(each.at, zone), **_without(each, "at")} for each in table.prizes],
        "meters_hundredths_of_a_cent": [_meter_json(each, zone) for each in table.meters],
        "chips": {**asdict(table.chips), "drift": table.chips.drift},
        "trays": [_tray_json(each, zone) for each in table.trays],
    }


def _meter_json(run: MeterRun, zone: ZoneInfo) -> dict[str, Any]:
    moved = [{**_at(each.at, zone), **_without(each, "at", "meter")} for each in run.told]
    return {**_without(run, "told"), "told": moved}


def _tray_json(run: TrayRun, zone: ZoneInfo) -> dict[str, Any]:
    forms = {form.value: run.sum_of(form) for form in Form}
    known = {"win_by_count": run.win, "tray_by_play": run.tray_expected} if run.is_counted else {}
    return {
        "stay": run.stay.number,
        **_times(zone, opened=run.began, closed=run.ended),
        **forms,
        "play": run.stay.play,
        **known,
        "pieces": _pieces(run.stay),
        "void": run.voided,
    }


def _pieces(stay: Stay) -> list[dict[str, Any]]:
    return [
        {"form": each.form.value, "number": each.number, "void": each.void, "pieces_by_cents": _by_cents(each.counted)}
        for each in stay.forms
    ]


def _by_cents(counted: dict[int, int]) -> dict[str, int]:
    return {str(piece): count for piece, count in sorted(counted.items(), reverse=True)}


def _times(zone: ZoneInfo, **times: int) -> dict[str, str]:
    return {name: local_time(utc, zone) if utc else "" for name, utc in times.items()}


def _at(place: RecordedAt, zone: ZoneInfo) -> dict[str, Any]:
    return {"record": place.record, "round": place.round, "at": local_time(place.utc, zone)}


def _without(value: msgspec.Struct, *names: str) -> dict[str, Any]:
    return {name: held for name, held in asdict(value).items() if name not in names}
