"""The meters as a display has them, and what stands at a seat while its jackpot is on its way."""

from collections.abc import Iterator

from dealer_terminal.procedure.jackpot import LOCKED, JackpotStage
from dealer_terminal.procedure.progressive import approval_at
from dealer_terminal.procedure.progressive_view import JackpotView, MeterView, ProgressiveView
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.money import with_cents
from dealer_terminal.ui.kiosk.props import MeterProps, MeterStanding
from dealer_terminal.ui.kit.languages import Say

_BESIDE = 1 / 4
"""Of the strip, for what was won; the reason has the rest, and half of it at least."""
_MOST_BESIDE = 2


def meter_signs(progressive: ProgressiveView, say: Say) -> tuple[MeterProps, ...]:
    """Closed, it says why in their place: an amount that may be old is no amount. What was won is shown to its end."""
    won = [each for each in progressive.meters if any(_hits(progressive, each))]
    if not progressive.closed or len(won) > _MOST_BESIDE:
        share = 1 / max(1, len(progressive.meters))
        return tuple(_meter(progressive, meter, share, say) for meter in progressive.meters)
    why, rest = say(progressive.closed), 1 - len(won) * _BESIDE
    closed = MeterProps(progressive.meters[0].id, say("CLOSED"), why, rest)
    return (*(_meter(progressive, each, _BESIDE, say) for each in won), closed)


def _hits(progressive: ProgressiveView, meter: MeterView) -> Iterator[JackpotView]:
    """What was won on it in this round, the first that is still pending before all others."""
    on_it = [each for each in progressive.jackpots if each.meter == meter.name and each.stage in LOCKED]
    yield from sorted(on_it, key=lambda each: (each.stage is not JackpotStage.PENDING, each.order))


def _meter(progressive: ProgressiveView, meter: MeterView, share: float, say: Say) -> MeterProps:
    hits, closed = tuple(_hits(progressive, meter)), bool(progressive.closed)
    amount = say("CLOSED") if closed else with_cents(meter.cents)
    if not hits:
        return MeterProps(meter.id, meter.name, amount, share)
    first = hits[0]
    pending = first.stage is JackpotStage.PENDING
    standing = MeterStanding.PENDING if pending else MeterStanding.HIT
    note = say("PENDING") if pending else say("HIT")
    again = amount if closed else say("Now {amount}", amount=amount)
    return MeterProps(meter.id, meter.name, amount, share, standing, note, with_cents(first.pays), again)


def pending_at(progressive: ProgressiveView, seat: int, say: Say) -> str:
    jackpot = _jackpot(progressive, seat)
    return say("PENDING") if jackpot is not None and jackpot.stage is JackpotStage.PENDING else ""


def achieved_at(progressive: ProgressiveView, seat: int) -> str:
    """The hand under the seat's number; its amount from the moment that it is locked."""
    jackpot = _jackpot(progressive, seat)
    return jackpot.event if jackpot is not None and jackpot.stage is not JackpotStage.REFUSED else ""


def amount_at(progressive: ProgressiveView, seat: int) -> str:
    jackpot = _jackpot(progressive, seat)
    return dollars(jackpot.pays) if jackpot is not None and jackpot.pays else ""


def prize_alone(state: State, number: int, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Nothing else of the hand is looked at from the touch that begins the approval of its jackpot until it is paid."""
    progressive = state.rulebook().progressive
    if progressive is None or not _waits_for_prize(state, number):
        return lines
    return tuple(line for line in lines if line.spot == progressive.spot)


def _waits_for_prize(state: State, number: int) -> bool:
    return state.phase is Phase.SETTLE and bool(state.seat(number).lines) and bool(approval_at(state, number))


def _jackpot(progressive: ProgressiveView, seat: int) -> JackpotView | None:
    return next((each for each in progressive.jackpots if each.seat == seat), None)
