"""The meters of the strip, and the jackpot in progress at a seat."""

from collections.abc import Iterator

from dealer_terminal.procedure.jackpot import LOCKED, JackpotStage
from dealer_terminal.procedure.progressive import approval_at
from dealer_terminal.procedure.progressive_view import JackpotView, MeterView, ProgressiveView
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.money import with_cents
from dealer_terminal.ui.kiosk.props import MeterCondition, MeterProps
from dealer_terminal.ui.kit.languages import Say

_BESIDE = 1 / 4
"""Share of the strip for a meter with a hit, next to the reason for closing. The reason takes at least half."""
_MOST_BESIDE = 2


def meter_signs(progressive: ProgressiveView, say: Say) -> tuple[MeterProps, ...]:
    """Return the meters. While the progressive is closed, show the reason instead, because the amounts may be out of
    date. Hits of this round remain visible."""
    won = [each for each in progressive.meters if any(_hits(progressive, each))]
    if not progressive.closed or len(won) > _MOST_BESIDE:
        share = 1 / max(1, len(progressive.meters))
        return tuple(_meter(progressive, meter, share, say) for meter in progressive.meters)
    why, rest = say(progressive.closed), 1 - len(won) * _BESIDE
    closed = MeterProps(progressive.meters[0].id, say("CLOSED"), why, rest)
    return (*(_meter(progressive, each, _BESIDE, say) for each in won), closed)


def _hits(progressive: ProgressiveView, meter: MeterView) -> Iterator[JackpotView]:
    """Yield the jackpots won on the meter in this round, with pending ones first."""
    on_it = [each for each in progressive.jackpots if each.meter == meter.name and each.stage in LOCKED]
    yield from sorted(on_it, key=lambda each: (each.stage is not JackpotStage.PENDING, each.order))


def _meter(progressive: ProgressiveView, meter: MeterView, share: float, say: Say) -> MeterProps:
    hits, closed = tuple(_hits(progressive, meter)), bool(progressive.closed)
    amount = say("CLOSED") if closed else with_cents(meter.cents)
    if not hits:
        return MeterProps(meter.id, meter.name, amount, share)
    first = hits[0]
    pending = first.stage is JackpotStage.PENDING
    standing = MeterCondition.PENDING if pending else MeterCondition.HIT
    note = say("PENDING") if pending else say("HIT")
    again = amount if closed else say("Now {amount}", amount=amount)
    return MeterProps(meter.id, meter.name, amount, share, standing, note, with_cents(first.pays), again)


def pending_at(progressive: ProgressiveView, seat: int, say: Say) -> str:
    jackpot = _jackpot(progressive, seat)
    return say("PENDING") if jackpot is not None and jackpot.stage is JackpotStage.PENDING else ""


def achieved_at(progressive: ProgressiveView, seat: int) -> str:
    """Return the hand shown under the seat's number. Its amount follows once it is locked."""
    jackpot = _jackpot(progressive, seat)
    return jackpot.event if jackpot is not None and jackpot.stage is not JackpotStage.REFUSED else ""


def amount_at(progressive: ProgressiveView, seat: int) -> str:
    jackpot = _jackpot(progressive, seat)
    return dollars(jackpot.pays) if jackpot is not None and jackpot.pays else ""


def prize_alone(state: State, number: int, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return only the progressive line from the start of a jackpot's approval until it is paid; otherwise all lines."""
    progressive = state.rulebook().progressive
    if progressive is None or not _waits_for_prize(state, number):
        return lines
    return tuple(line for line in lines if line.spot == progressive.spot)


def _waits_for_prize(state: State, number: int) -> bool:
    return state.phase is Phase.SETTLE and bool(state.seat(number).lines) and bool(approval_at(state, number))


def _jackpot(progressive: ProgressiveView, seat: int) -> JackpotView | None:
    return next((each for each in progressive.jackpots if each.seat == seat), None)
