"""A round's rows, written once when it closes."""

from collections.abc import Iterator

from dealer_terminal.audit.replay import Step
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.state import Seat, State, lines_of
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.hand import Line
from dealer_terminal.storage.change import Added, Change, added, set_where
from dealer_terminal.storage.schema import hands, rounds, wager_results


def round_closed(step: Step, fact: facts.RoundClosed) -> Iterator[Change]:
    state = step.before.state
    yield _round(step, fact, state)
    yield from _hands(fact.round, state)
    for line in lines_of(state):
        yield _result(fact.round, line)


def corrected(step: Step, fact: facts.PaymentCorrected) -> Iterator[Change]:
    """While a round is open its rows are not there yet, and are written with the correction."""
    row = dict(zip(wager_results.columns.keys(), _result(fact.round, fact.line).row, strict=True))
    key = {column.name: row.pop(column.name) for column in wager_results.primary_key}
    yield set_where(wager_results, key, **row)
    _, paid, taken = round_totals(step.after.state.last_lines)
    yield set_where(rounds, {"round": fact.round}, paid=paid, taken=taken)


def _round(step: Step, fact: facts.RoundClosed, state: State) -> Change:
    first, opened = step.before.round_at, step.before.round_utc
    return added(
        rounds,
        fact.round,
        first,
        step.record.position,
        step.before.table_at,
        state.table,
        state.rulebook().id,
        " ".join(f"{spot}={option}" for spot, option in sorted(state.options().items())),
        _cards_from(state),
        state.dealer.id if state.dealer else "",
        opened,
        step.record.utc,
        len(state.playing()),
        "misdeal" if state.misdealt else "settled",
        fact.staked,
        fact.paid,
        fact.taken,
    )


def _cards_from(state: State) -> str:
    """A round is simulated as soon as anything in it was."""
    packets = [packet for seat in state.seats.values() if (packet := seat.packet) is not None]
    sources = {state.cards_from, state.in_force().cards_from, *(packet.cards_from for packet in packets)}
    return (CardsFrom.SIMULATED if CardsFrom.SIMULATED in sources else state.cards_from).value


def _hands(number: int, state: State) -> Iterator[Change]:
    if state.dealer_cards:
        yield added(hands, number, DEALER_SEAT, "", "", "", " ".join(map(str, state.dealer_cards)))
    for at in state.playing():
        yield _hand(number, at, state.seat(at))


def _hand(number: int, at: int, seat: Seat) -> Change:
    cards = " ".join(str(card) for held in seat.cards.values() for card in held)
    decision = seat.decision.value if seat.decision else ""
    return added(hands, number, at, decision, seat.forfeit, " ".join(seat.claims), cards)


def _result(number: int, line: Line) -> Added:
    odds, event = line.odds or "", line.event or ""
    result = line.result.value
    return added(wager_results, number, line.seat, line.spot, event, result, odds, line.stake, line.pays)
