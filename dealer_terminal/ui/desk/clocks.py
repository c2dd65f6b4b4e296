"""Instants as a reviewer reads them, by the clock of a zone."""

import re
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.cameras import Reading

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def local(utc: int, zone: ZoneInfo) -> datetime:
    return (_EPOCH + timedelta(microseconds=utc)).astimezone(zone)


def to_utc(at: datetime) -> int:
    return (at - _EPOCH) // _MICROSECOND


def instant_of(text: str, now: int, zone: ZoneInfo) -> int:
    """`ValueError` or `OverflowError` where the text is no time; without a date it is of the day that is shown."""
    if ":" in text and not re.search(r"\d-\d", text):
        at = datetime.combine(local(now, zone).date(), time.fromisoformat(text))
    else:
        at = datetime.fromisoformat(text)
    return to_utc(at if at.tzinfo else at.replace(tzinfo=zone))


def time_text(utc: int, zone: ZoneInfo) -> str:
    """`06:00:17.250`"""
    return local(utc, zone).strftime("%H:%M:%S.%f")[:-3]


def exact_text(utc: int, beside: int, zone: ZoneInfo) -> str:
    """With its date where that is another than the one beside it."""
    same = date_text(utc, zone) == date_text(beside, zone)
    return time_text(utc, zone) if same else f"{date_text(utc, zone)} {time_text(utc, zone)}"


def second_text(utc: int, zone: ZoneInfo) -> str:
    return local(utc, zone).strftime("%H:%M:%S")


def when_text(utc: int, now: int, zone: ZoneInfo) -> str:
    """To the second, or by its date where that is another day."""
    same = date_text(utc, zone) == date_text(now, zone)
    return second_text(utc, zone) if same else f"{date_text(utc, zone)} {minute_text(utc, zone)}"


def minute_text(utc: int, zone: ZoneInfo) -> str:
    return local(utc, zone).strftime("%H:%M")


def date_text(utc: int, zone: ZoneInfo) -> str:
    return local(utc, zone).strftime("%Y-%m-%d")


def margin_words(reading: Reading) -> Words:
    return words("± {seconds} s", seconds=f"{reading.margin / 1_000_000:g}")


def day_of(utc: int, zone: ZoneInfo) -> tuple[int, int]:
    """From midnight to midnight there."""
    begin = local(utc, zone).replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    return to_utc(begin), to_utc((begin + timedelta(days=1)).replace(fold=0))
