"""Text of approvals for a report: one line with the approver and the reason, and below it what the approver was
shown."""

from collections.abc import Iterable, Iterator
from typing import Any
from zoneinfo import ZoneInfo

from dealer_terminal.app.times import local_time
from dealer_terminal.cli.output import say
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.people import approvals_given
from dealer_terminal.procedure.preview_card import CardSet, HandShown, SigningPreview
from dealer_terminal.procedure.preview_words import (
    NOTHING,
    PreviewLine,
    amount_told,
    change_told,
    hand_lines,
    set_words,
    whose,
)
from dealer_terminal.review.evidence_file import TextTable
from dealer_terminal.review.shift_events import ShiftApproval

MOST = 100


def show_signatures(found: tuple[ShiftApproval, ...], zone: ZoneInfo) -> None:
    if found:
        say("\nSigned by a second person, and what they were shown")
    if len(found) > MOST:
        say(f"the last {MOST} of {len(found)}; export --what overrides has all of them")
    for each in found[-MOST:]:
        decision = each.decision.replace("_", " ")
        say(f"{local_time(each.at.utc, zone)}  round {each.at.round}  {decision} by {each.by}: {each.reason}")
        for line in shown_lines(each.shown):
            say(f"    {line}")


def signatures_json(found: tuple[ShiftApproval, ...], zone: ZoneInfo) -> list[dict[str, Any]]:
    return [
        {
            "record": each.at.record,
            "round": each.at.round,
            "at": local_time(each.at.utc, zone),
            "decision": each.decision,
            "by": each.by,
            "reason": each.reason,
            "shown": list(shown_lines(each.shown)),
        }
        for each in found
    ]


def shown_lines(shown: SigningPreview) -> Iterator[str]:
    if not shown:
        yield "what was shown is not on record"
        return
    yield from filter(None, (shown.title, shown.note))
    for hand in shown.hands:
        yield from _hand(hand)
    for told in (*map(amount_told, shown.amounts), *(change_told(each, str) for each in shown.changes)):
        yield _told(told)


def _hand(hand: HandShown) -> Iterator[str]:
    parts = (*(_cards(each) for each in hand.sets), *(_told(each) for each in hand_lines(hand, str)))
    yield f"{whose(hand)}: {'; '.join(parts)}"


def _cards(cards: CardSet) -> str:
    held = ", ".join(" ".join(map(str, each)) for each in cards.cards.values() if each)
    return f"{set_words(cards.told_by)} {held or NOTHING}"


def _told(told: PreviewLine) -> str:
    before, after = str(told.before), str(told.after)
    return f"{told.named()} {after}" if before in (after, NOTHING) else f"{told.named()} {before} → {after}"


def signed_table(records: Iterable[Record], zone: ZoneInfo) -> TextTable:
    """Return the approvals in these records as a table."""
    columns = ("record", "time", "decision", "by", "why", "what was shown")
    return TextTable("Signed by a second person, and what they were shown", columns, tuple(_signed_rows(records, zone)))


def _signed_rows(records: Iterable[Record], zone: ZoneInfo) -> Iterator[tuple[str, ...]]:
    for record in records:
        for each in approvals_given(entry_of(record)):
            at, decision = local_time(record.utc, zone), record.kind.replace("_", " ")
            by = f"{each.by.name} ({each.by.id})"
            yield str(record.position), at, decision, by, each.reason, "\n".join(shown_lines(each.shown))
