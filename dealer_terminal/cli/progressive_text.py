"""Meters, jackpots, chips and what was corrected: a report's part of them, for a person and as JSON."""

from typing import Any
from zoneinfo import ZoneInfo

from msgspec.structs import asdict

from dealer_terminal.app.times import local_time
from dealer_terminal.cli.output import say, write_table
from dealer_terminal.rules.money import PARTS, dollars
from dealer_terminal.storage.reports.amendments import Amendment
from dealer_terminal.storage.reports.facts_by_kind import RecordPlace
from dealer_terminal.storage.reports.meter_balances import ChipBalance, MeterBalance, MeterBalances
from dealer_terminal.storage.reports.meter_log import LoggedPrize

_METERS = ("meter", "at the start", "grown", "won", "seeded", "other", "at the end")
_PRIZES = ("round", "at", "seat", "event", "meter", "amount", "standing", "dealer", "verified by", "camera", "why")
_AMENDED = ("round", "at", "what", "seat", "wager", "was", "now", "by", "why")


def show_meter_balances(held: MeterBalances, zone: ZoneInfo) -> None:
    if held.meters:
        write_table("\nMeters", _METERS, [_meter_row(each) for each in held.meters])
        _chips(held.chips)
    if held.prizes:
        write_table("\nJackpots and prizes", _PRIZES, [_prize_row(each, zone) for each in held.prizes])
    elif held.meters:
        say("\nJackpots and prizes: none")


def show_amendments(found: tuple[Amendment, ...], zone: ZoneInfo) -> None:
    if found:
        write_table("\nVoid and corrected", _AMENDED, [_amended_row(each, zone) for each in found])
    else:
        say("\nVoid and corrected: none")


def meter_balances_json(held: MeterBalances, zone: ZoneInfo) -> dict[str, Any]:
    """Meters in hundredths of a cent, which is how exact they are; payments in cents."""
    return {
        "meters_hundredths_of_a_cent": [asdict(each) for each in held.meters],
        "chips": {**asdict(held.chips), "drift": held.chips.drift},
        "jackpots": [_with_place(each.place, asdict(each), zone) for each in held.prizes],
    }


def amendments_json(found: tuple[Amendment, ...], zone: ZoneInfo) -> list[dict[str, Any]]:
    return [_with_place(each.place, asdict(each), zone) for each in found]


def _with_place(place: RecordPlace, fields: dict[str, Any], zone: ZoneInfo) -> dict[str, Any]:
    del fields["place"]
    return {"record": place.record, "round": place.round, "at": local_time(place.at, zone), **fields}


def _chips(chips: ChipBalance) -> None:
    off = ", ".join(map(str, chips.differed))
    rounds = f"; a count was off in round {off}" if off else ""
    say(f"\nProgressive chips: {chips.chips} collected for {chips.wagers} wagers, drift {chips.drift:+}{rounds}")


def _meter_row(each: MeterBalance) -> tuple[str, ...]:
    amounts = (each.start, each.grown, each.won, each.seeded, each.other, each.end)
    return each.meter, *map(_exact, amounts)


def _exact(amount: int) -> str:
    """Dollars to the hundredth of a cent, where there is a part of one."""
    sign, (cents, part) = "-" if amount < 0 else "", divmod(abs(amount), PARTS)
    return f"{sign}{dollars(cents)}{f'{part:02}' if part else ''}"


def _prize_row(each: LoggedPrize, zone: ZoneInfo) -> tuple[str, ...]:
    amount = dollars(each.pays) if each.pays else ""
    meter = each.meter + (f" ({each.order})" if each.order > 1 else "")
    seen = (each.dealer, each.verified_by, each.camera, each.reason)
    return (*_at(each.place, zone), str(each.seat), each.event, meter, amount, each.standing.value, *seen)


def _amended_row(each: Amendment, zone: ZoneInfo) -> tuple[str, ...]:
    seat = str(each.seat) if each.seat else ""
    was, now = (dollars(each.was), dollars(each.now)) if each.spot else ("", "")
    return (*_at(each.place, zone), each.what, seat, each.spot, was, now, each.by, each.reason)


def _at(place: RecordPlace, zone: ZoneInfo) -> tuple[str, str]:
    return str(place.round), local_time(place.at, zone)
