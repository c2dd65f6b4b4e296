"""A round's rows, written once when it closes."""

from collections.abc import Iterable, Iterator
from typing import Any

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.sources import round_cards_from
from dealer_terminal.procedure.state import Seat, State, lines_of
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line
from dealer_terminal.storage.change import Change, added, set_where
from dealer_terminal.storage.schema import hands, rounds, wager_results


def round_closed(step: ReplayStep, fact: facts.RoundClosed) -> Iterator[Change]:
    state = step.before.state
    yield _round(step, fact, state)
    yield from _hands(fact.round, state)
    for line in lines_of(state):
        yield added(wager_results, **_result(fact.round, line))


def corrected(step: ReplayStep, fact: facts.PaymentCorrected) -> Iterator[Change]:
    """While a round is open its rows are not there yet, and are written with the correction."""
    row = _result(fact.round, fact.line)
    key = {column.name: row.pop(column.name) for column in wager_results.primary_key}
    yield set_where(wager_results, key, **row)
    _, paid, taken = round_totals(step.after.state.last_lines)
    yield set_where(rounds, {"round": fact.round}, paid=paid, taken=taken)


def _round(step: ReplayStep, fact: facts.RoundClosed, state: State) -> Change:
    return added(
        rounds,
        round=fact.round,
        first=step.before.round_at,
        last=step.record.position,
        opening=step.before.table_at,
        table=state.table,
        rulebook=state.rulebook().id,
        pay_tables=" ".join(f"{spot}={option}" for spot, option in sorted(state.options().items())),
        cards_from=round_cards_from(state).value,
        dealer=state.dealer.id if state.dealer else "",
        opened=step.before.round_utc,
        closed=step.record.utc,
        seats=len(state.playing()),
        outcome="misdeal" if state.misdealt else "settled",
        staked=fact.staked,
        paid=fact.paid,
        taken=fact.taken,
    )


def _hands(number: int, state: State) -> Iterator[Change]:
    if state.dealer_cards:
        yield _hand(number, DEALER_SEAT, Seat(), state.dealer_cards)
    for at in state.playing():
        seat = state.seat(at)
        yield _hand(number, at, seat, (card for held in seat.cards.values() for card in held))


def _hand(number: int, at: int, seat: Seat, cards: Iterable[Card]) -> Change:
    return added(
        hands,
        round=number,
        seat=at,
        decision=seat.decision.value if seat.decision else "",
        forfeit=seat.forfeit,
        claims=" ".join(seat.claims),
        cards=" ".join(map(str, cards)),
    )


def _result(number: int, line: Line) -> dict[str, Any]:
    return {
        "round": number,
        "seat": line.seat,
        "spot": line.spot,
        "event": line.event or "",
        "result": line.result.value,
        "odds": line.odds or "",
        "stake": line.stake,
        "pays": line.pays,
    }
