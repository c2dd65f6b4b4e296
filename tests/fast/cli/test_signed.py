"""A report tells what a second person signed, with what they were shown, in words."""

from zoneinfo import ZoneInfo

import pytest

from dealer_terminal.cli.signature_text import MOST, show_signatures, shown_lines, signatures_json
from dealer_terminal.procedure.preview_card import (
    NO_EVIDENCE,
    AmountShown,
    CardSet,
    Change,
    HandShown,
    SigningPreview,
    WagerResultShown,
    WagerShown,
)
from dealer_terminal.review.shift_events import RecordedAt, ShiftApproval
from dealer_terminal.rules.cards import parse_card

CARDS = {"natural": tuple(map(parse_card, ("As", "10s", "8s")))}
OPEN, LOST = WagerResultShown(), WagerResultShown("forfeit")
FORFEIT = HandShown(5, (CardSet("reader", CARDS),), (WagerShown("ante", 500, OPEN, LOST),), 0, 500)
TITLED = SigningPreview("act", title="Late wager", note="seen")
DEALERS = SigningPreview("act", hands=(HandShown(0, (CardSet("dealer", CARDS),)),))
FORFEITED = "Position 5: Reader As 10s 8s; ante $5 open → forfeited; House $0 → +$5"
LINES = (
    (SigningPreview("act", hands=(FORFEIT,)), [FORFEITED]),
    (DEALERS, ["Dealer's hand: Recorded As 10s 8s"]),
    (TITLED, ["Late wager", "seen"]),
    (SigningPreview("act", amounts=(AmountShown("meter", "Star", 100, 200),)), ["Star $1 → $2"]),
    (SigningPreview("act", changes=(Change("table", "", "closed", "open"),)), ["Table closed → open"]),
    (NO_EVIDENCE, ["what was shown is not on record"]),
)
SIGNED = ShiftApproval(
    RecordedAt(record=9, round=3, utc=0),
    "irregularity_resolved",
    "2001",
    "Seen at the table",
    SigningPreview("act", hands=(FORFEIT,)),
)


def test_what_was_shown_reads_as_it_stood_on_the_screen() -> None:
    assert [list(shown_lines(shown)) for shown, _ in LINES] == [lines for _, lines in LINES]


def test_a_person_reads_who_when_and_why_above_it(capsys: pytest.CaptureFixture[str]) -> None:
    show_signatures((SIGNED,), ZoneInfo("UTC"))
    _, _, who, what = capsys.readouterr().out.splitlines()
    assert who == "1970-01-01T00:00:00+00:00  round 3  irregularity resolved by 2001: Seen at the table"
    assert what == f"    {FORFEITED}"


def test_a_long_list_is_told_from_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    show_signatures((SIGNED,) * (MOST + 1), ZoneInfo("UTC"))
    told = capsys.readouterr().out
    assert told.count("by 2001") == MOST
    assert f"the last {MOST} of {MOST + 1}; export --what overrides has all of them" in told


def test_as_json_it_is_complete() -> None:
    found = signatures_json((SIGNED,) * (MOST + 1), ZoneInfo("UTC"))
    assert len(found) == MOST + 1
    assert found[0]["shown"] == [FORFEITED]
