"""A whole round, for a person or as JSON."""

from collections.abc import Iterator
from typing import Any
from zoneinfo import ZoneInfo

from msgspec.structs import asdict

from dealer_terminal.audit.record import Record
from dealer_terminal.audit.record_text import record_text
from dealer_terminal.commands.text_tables import say, write_table
from dealer_terminal.commands.times import local_time
from dealer_terminal.rules.money import dollars
from dealer_terminal.storage.reports.found_hands import FoundHand
from dealer_terminal.storage.reports.round_view import RoundView

_LOUD = "SIMULATED: no card of this round was ever dealt"
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


def show_round(view: RoundView, zone: ZoneInfo) -> None:
    for each in view.hands[:1]:
        if each.simulated:
            say(_LOUD, "bold reverse")
        say(f"Round {view.round}, {each.table}, {each.rulebook}, dealer {each.dealer}: {each.outcome}", "bold")
        opened, closed = local_time(each.opened, zone), local_time(each.closed, zone)
        say(f"From {opened} to {closed}; records {view.first} to {view.last}")
        say(f"Irregularities: {', '.join(each.irregularities)}" if each.irregularities else "No irregularity")
    say(f"Wagered {dollars(view.staked)}, paid {dollars(view.paid)}, taken {dollars(view.taken)}")
    write_table("\nHands", ("seat", "decision", "cards", "dealt"), [_hand(view, each) for each in view.hands])
    columns = ("seat", "wager", "amount", "result", "event", "odds", "paid")
    write_table("\nWagers", columns, [row for each in view.hands for row in _results(each)])
    if view.rest:
        say(f"\nNever dealt: {view.rest}")
    rows = [_record(record, zone) for record in view.records]
    write_table("\nWhat happened", ("record", "time", "who", "what", "with"), rows)


def _hand(view: RoundView, each: FoundHand) -> tuple[str, ...]:
    dealt = next((packet.cards for packet in view.dealt if packet.seat == each.seat), "")
    seat = str(each.seat) if each.seat else "dealer"
    return seat, " ".join(filter(None, (each.decision, each.claims, each.forfeit))), each.cards, dealt


def _results(each: FoundHand) -> Iterator[tuple[str, ...]]:
    for result in each.results:
        paid = dollars(result.pays) if result.pays else ""
        yield str(each.seat), result.spot, dollars(result.stake), result.result, result.event, result.odds, paid


def _record(record: Record, zone: ZoneInfo) -> tuple[str, ...]:
    """In short, but for a person's own words; --json has all of it."""
    told_fact = record_text(record).fact
    fact = told_fact if isinstance(told_fact, dict) else {}
    held = {name: value for name, value in fact.items() if name not in _HIDDEN | _SAID}
    words = ", ".join(f"{name} {_words(value)}" for name, value in held.items() if value not in ("", [], {}))
    short = words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"
    whole = "; ".join(filter(None, (short, *_fact_words(fact))))
    return str(record.position), local_time(record.utc, zone), record.operator, record.kind.replace("_", " "), whole


def _fact_words(fact: dict[str, Any]) -> Iterator[str]:
    """A note, and who approved and why."""
    if note := fact.get("note"):
        yield f"note: {note}"
    for each in (*fact.get("approvals", ()), *filter(None, (fact.get("approval"),))):
        yield f"{each['by']['name']}: {each['reason']}"


def _words(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name} {_words(each)}" for name, each in value.items())
    return " ".join(map(_words, value)) if isinstance(value, list) else str(value)
