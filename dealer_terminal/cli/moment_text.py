"""Moment of a table, as text for a person and as JSON."""

from collections.abc import Iterator
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import asdict

from dealer_terminal.app.proof_of_reading import ReadingProof
from dealer_terminal.app.times import exact_time
from dealer_terminal.cli.evidence_notes import basis_text, reading_text, seconds_text
from dealer_terminal.cli.output import say, write_table
from dealer_terminal.procedure.sentences import ending_words
from dealer_terminal.procedure.words import NO_WORDS
from dealer_terminal.review.cameras import ClockReading
from dealer_terminal.review.check import CheckedRound
from dealer_terminal.review.cited_records import Damage, damage_words
from dealer_terminal.review.timeline import Happening
from dealer_terminal.review.view import MomentView, SeatView
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.money import dollars, whole_cents

_BEFORE = "What the round began with is as it was folded."
_LOUD = "SIMULATED: no card of this round was ever dealt"


class FoundMoment(Struct, frozen=True):
    """Moment to show. `drawn` is the record after which the kiosk showed the result of this record's tap. `at` is the
    table's clock, and `facts` is the present number of records. `again` holds the results of a requested check.
    `console` is where the view is logged, or empty. `damage` lists what cannot be shown or is not proven; nothing else
    of the round is proven then. `unsigned` holds the reasons if its records are not what was signed."""

    view: MomentView
    drawn: int
    facts: int
    at: int
    cameras: tuple[tuple[str, ClockReading], ...]
    again: tuple[CheckedRound, ...]
    console: str
    damage: tuple[Damage, ...] = ()
    proofs: tuple[ReadingProof, ...] = ()
    unsigned: tuple[str, ...] = ()


def show_moment(found: FoundMoment, zone: ZoneInfo) -> None:
    shown = found.view
    for each in found.damage:
        say(str(damage_words(each, shown.happened.position)), "bold reverse")
    for why in found.unsigned:
        say(f"NOT WHAT WAS SIGNED: {why}", "bold reverse")
    if shown.simulated:
        say(_LOUD, "bold reverse")
    say(f"Table {shown.table or '(none yet)'}, {shown.rulebook or 'no rulebook'}, round {shown.round}", "bold")
    for line in (*_clock_lines(found, zone), *_step_lines(shown, found.drawn)):
        say(line)
    if shown.dealer_cards:
        say(f"Dealer's hand: {_cards(shown.dealer_cards)}")
    if shown.seats:
        write_table("\nSeats", ("seat", "wagers", "decision", "cards that lay open", "hand"), map(_seat, shown.seats))
    rows = [_result(line) for seat in shown.seats for line in seat.lines]
    if rows:
        write_table("\nResults", ("seat", "wager", "amount", "result", "event", "odds", "paid"), rows)
    say(f"\nWagered {dollars(shown.staked)}, paid {dollars(shown.paid)}, taken {dollars(shown.taken)}")
    for line in _last_lines(found):
        say(line)


def _clock_lines(found: FoundMoment, zone: ZoneInfo) -> Iterator[str]:
    happened = found.view.happened
    yield f"Table's clock: {exact_time(found.at, zone)}"
    for camera, reading in found.cameras:
        yield f"{camera}: {reading_text(reading, zone)} ({basis_text(reading)})"
    yield f"Fact {happened.position} of {found.facts - 1}, {exact_time(happened.utc, zone)}: {happened.what}"


def _step_lines(shown: MomentView, drawn: int) -> Iterator[str]:
    yield f"Step: {shown.step or shown.phase.value}"
    if drawn != shown.happened.position:
        yield f"The kiosk drew nothing here: the same touch wrote fact {drawn}, and what came of that was shown."
    if shown.prompt != NO_WORDS:
        yield f"Due: {shown.prompt} ({shown.citation})"
    signed = ", ".join(f"{each.name} ({each.id})" for each in shown.dealer)
    yield f"Signed on: {signed or 'nobody'}; cards from {shown.cards_from.value}"
    for asked in shown.questions:
        seats = f" at {' '.join(map(str, asked.seats))}" if asked.seats else ""
        note = f": {asked.note}" if asked.note else ""
        yield f"Open question: {asked.title}{seats}{note}"
        yield from (f"  may be answered: {ending_words(asked.id, each)}" for each in asked.answers)
    yield from (f"Waits: {each}" for each in shown.waits)
    yield from (f"Fault: {each}" for each in shown.faults)


def _last_lines(found: FoundMoment) -> Iterator[str]:
    meters = found.view.meters
    if meters:
        yield "Meters: " + ", ".join(f"{name} {dollars(whole_cents(kept))}" for name, kept in meters.items())
    for again in found.again:
        yield f"Checked: {again.decided} steps decided and {again.settled} settled again, {len(again.findings)} differ"
        yield from (f"  {each.what}" for each in again.findings)
    for proof in found.proofs:
        yield f"{proof.line()} {_BEFORE}"
    if found.console:
        yield f"This look is written at {found.console}."


def _seat(seat: SeatView) -> tuple[str, ...]:
    wagers = ", ".join(f"{spot} {dollars(cents)}" for spot, cents in seat.wagers.items())
    decision = " ".join(filter(None, (seat.decision, *seat.claims, seat.forfeit)))
    return (
        str(seat.seat),
        wagers,
        decision,
        "; ".join(f"{at} {_cards(held)}" for at, held in seat.cards.items()),
        _hand(seat),
    )


def _hand(seat: SeatView) -> str:
    stands = (
        (seat.late, "late"),
        (seat.closed and not (seat.racked or seat.collected), "closed"),
        (bool(seat.tucked), f"tucked under {' '.join(seat.tucked)}"),
        (seat.collected, "collected"),
        (seat.racked, "racked"),
    )
    return ", ".join(name for there, name in stands if there)


def _result(line: Line) -> tuple[str, ...]:
    paid = dollars(line.pays) if line.pays else ""
    return str(line.seat), line.spot, dollars(line.stake), line.result.value, line.event or "", line.odds or "", paid


def _cards(cards: tuple[Any, ...]) -> str:
    return " ".join(map(str, cards))


def moment_json(found: FoundMoment, zone: ZoneInfo) -> dict[str, Any]:
    shown = found.view
    return {
        "journal": shown.journal,
        "fact": shown.happened.position,
        "drawn": found.drawn,
        "facts": found.facts,
        "at": exact_time(found.at, zone),
        "happened": _happened(shown.happened, zone),
        "cameras": [_camera(camera, reading, zone) for camera, reading in found.cameras],
        "table": shown.table,
        "rulebook": shown.rulebook,
        "round": shown.round,
        "step": {"id": shown.phase.value, "title": str(shown.step), "due": str(shown.prompt), "rule": shown.citation},
        "signed_on": [asdict(each) for each in shown.dealer],
        "cards_from": shown.cards_from.value,
        "simulated": shown.simulated,
        "seats": [_seat_json(each) for each in shown.seats],
        "dealer_cards": list(map(str, shown.dealer_cards)),
        "totals": {"staked": shown.staked, "paid": shown.paid, "taken": shown.taken},
        "meters_hundredths_of_a_cent": shown.meters,
        "questions": [{**asdict(each), "note": str(each.note)} for each in shown.questions],
        "waits": list(map(str, shown.waits)),
        "faults": list(map(str, shown.faults)),
        "checked": [asdict(each) for each in found.again],
        "console": found.console,
        "proven": [each.json for each in found.proofs],
        "unsigned": found.unsigned,
        "damage": [str(damage_words(each, shown.happened.position)) for each in found.damage],
    }


def _happened(happened: Happening, zone: ZoneInfo) -> dict[str, Any]:
    return {
        "at": exact_time(happened.utc, zone),
        "operator": happened.operator,
        "what": str(happened.what),
        "step": str(happened.step),
        "rule": happened.citation,
        "paid": happened.paid,
        "taken": happened.taken,
        "lane": happened.lane.value,
    }


def _camera(camera: str, reading: ClockReading, zone: ZoneInfo) -> dict[str, Any]:
    shows, margin = exact_time(reading.utc, zone), seconds_text(reading.margin)
    return {"camera": camera, "shows": shows, "margin_seconds": margin, "basis": reading.basis.value}


def _seat_json(seat: SeatView) -> dict[str, Any]:
    cards = {at: list(map(str, held)) for at, held in seat.cards.items()}
    return {**asdict(seat), "cards": cards, "lines": [asdict(line) for line in seat.lines]}
