"""Output of a whole round, as text for a person and as JSON."""

from collections.abc import Iterator
from typing import Any
from zoneinfo import ZoneInfo

from msgspec.structs import asdict

from dealer_terminal.app.times import local_time
from dealer_terminal.cli.output import say, write_table
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.record_text import record_text
from dealer_terminal.review.evidence_cover import SIMULATED
from dealer_terminal.review.evidence_file import RoundText, TextTable
from dealer_terminal.rules.money import dollars
from dealer_terminal.storage.reports.found_hands import FoundHand
from dealer_terminal.storage.reports.round_view import RoundView

_HIDDEN = {"key", "commitment", "sealed", "packet", "lines", "rulebook_text", "house_text", "pin", "badge"}
_SAID = {"note", "approval", "approvals"}
_LONGEST = 100


def round_json(view: RoundView, zone: ZoneInfo) -> dict[str, Any]:
    head = {**asdict(view), "simulated": view.hands[0].simulated if view.hands else False}
    hands = [
        {**asdict(each), "opened": local_time(each.opened, zone), "closed": local_time(each.closed, zone)}
        for each in view.hands
    ]
    return {**head, "hands": hands, "records": [record_text(record) for record in view.records]}


def round_words(view: RoundView, zone: ZoneInfo) -> RoundText:
    """Return the text of a round, without its records."""
    return RoundText(
        title=_title(view),
        loud=SIMULATED if any(each.simulated for each in view.hands[:1]) else "",
        lines=tuple(_lines(view, zone)),
        tables=tuple(_tables(view)),
        after=(f"Never dealt: {view.rest}",) if view.rest else (),
    )


def show_round(view: RoundView, zone: ZoneInfo) -> None:
    told = round_words(view, zone)
    if told.loud:
        say(told.loud, "bold reverse")
    if told.title:
        say(told.title, "bold")
    for line in told.lines:
        say(line)
    for table in told.tables:
        write_table(f"\n{table.title}", table.columns, table.rows)
    for line in told.after:
        say(f"\n{line}")
    rows = [_record(record, zone) for record in view.records]
    write_table("\nWhat happened", ("record", "time", "who", "what", "with"), rows)


def _title(view: RoundView) -> str:
    for each in view.hands:
        return f"Round {view.round}, {each.table}, {each.rulebook}, dealer {each.dealer}: {each.outcome}"
    return ""


def _lines(view: RoundView, zone: ZoneInfo) -> Iterator[str]:
    for each in view.hands[:1]:
        opened, closed = local_time(each.opened, zone), local_time(each.closed, zone)
        yield f"From {opened} to {closed}; records {view.first} to {view.last}"
        yield f"Irregularities: {', '.join(each.irregularities)}" if each.irregularities else "No irregularity"
    yield f"Wagered {dollars(view.staked)}, paid {dollars(view.paid)}, taken {dollars(view.taken)}"


def _tables(view: RoundView) -> Iterator[TextTable]:
    yield TextTable("Hands", ("seat", "decision", "cards", "dealt"), tuple(_hand(view, each) for each in view.hands))
    columns = ("seat", "wager", "amount", "result", "event", "odds", "paid")
    yield TextTable("Wagers", columns, tuple(row for each in view.hands for row in _results(each)))


def _hand(view: RoundView, each: FoundHand) -> tuple[str, ...]:
    dealt = next((packet.cards for packet in view.dealt if packet.seat == each.seat), "")
    seat = str(each.seat) if each.seat else "dealer"
    return seat, " ".join(filter(None, (each.decision, each.claims, each.forfeit))), each.cards, dealt


def _results(each: FoundHand) -> Iterator[tuple[str, ...]]:
    for result in each.results:
        paid = dollars(result.pays) if result.pays else ""
        yield str(each.seat), result.spot, dollars(result.stake), result.result, result.event, result.odds, paid


def _record(record: Record, zone: ZoneInfo) -> tuple[str, ...]:
    """Return a record's row, with long values shortened except notes and reasons. --json prints all values in full."""
    told_fact = record_text(record).fact
    fact = told_fact if isinstance(told_fact, dict) else {}
    held = {name: value for name, value in fact.items() if name not in _HIDDEN | _SAID}
    words = ", ".join(f"{name} {_words(value)}" for name, value in held.items() if value not in ("", [], {}))
    short = words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"
    whole = "; ".join(filter(None, (short, *_fact_words(fact))))
    return str(record.position), local_time(record.utc, zone), record.operator, record.kind.replace("_", " "), whole


def _fact_words(fact: dict[str, Any]) -> Iterator[str]:
    """Yield the note, and the name and reason of each approver."""
    if note := fact.get("note"):
        yield f"note: {note}"
    for each in (*fact.get("approvals", ()), *filter(None, (fact.get("approval"),))):
        yield f"{each['by']['name']}: {each['reason']}"


def _words(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name} {_words(each)}" for name, each in value.items())
    return " ".join(map(_words, value)) if isinstance(value, list) else str(value)
