"""Queries about a table's progressive wager and the prizes that its cards make."""

from collections.abc import Iterable

from dealer_terminal.procedure.jackpot import IN_PROCESS, LOCKED, JackpotStage
from dealer_terminal.procedure.meter_facts import LinkTrouble
from dealer_terminal.procedure.state import Phase, State, next_stage, to_settle, turn
from dealer_terminal.procedure.terms import Terms
from dealer_terminal.rules.game import Stage
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.house import MeterHits
from dealer_terminal.rules.money import whole_cents
from dealer_terminal.rules.rulebook import Progressive, Rulebook

TOUCH, CHOOSE, PROCEED, PAY, VERIFY = SCREENS = (
    "jackpot-seat",
    "jackpot-hand",
    "jackpot-pending",
    "jackpot-pay",
    "jackpot-verify",
)
"""Rulebook steps in the order of the manual; the last one is a house procedure."""

_DUE = {
    JackpotStage.TOUCHED: 1,
    JackpotStage.CHOSEN: 2,
    JackpotStage.CONFIRMING: 3,
    JackpotStage.PENDING: 4,
    JackpotStage.PAID: 5,
    JackpotStage.REFUSED: 5,
}


def progressive_of(state: State) -> Progressive:
    progressive = state.rulebook().progressive
    assert progressive is not None, "this game has no meters"
    return progressive


def table_wager(book: Rulebook, terms: Terms) -> int:
    """Return the fixed size of all progressive wagers of a table (STAX, note *); 0 if it has none."""
    return terms.limits[book.progressive.spot].least if book.progressive else 0


def is_closed(state: State) -> bool:
    """Return True if the linked meters are unreachable or in doubt. They accept no wagers then; the base game
    continues."""
    return state.link.trouble is not LinkTrouble.NONE


def closed_spot(state: State) -> str:
    """Return the spot that accepts no wagers for now; empty if every spot does."""
    progressive = state.book.progressive if state.book is not None else None
    return progressive.spot if progressive is not None and is_closed(state) else ""


def collected_spot(state: State) -> str:
    """Return the spot whose chips are collected before the first card (House Procedure 21); empty if there is none."""
    progressive = state.rulebook().progressive
    return progressive.spot if progressive is not None else ""


def wagered(state: State) -> dict[int, int]:
    """Return the progressive wagers of this round, by seat."""
    progressive = state.rulebook().progressive
    if progressive is None:
        return {}
    placed = {number: seat.wagers.get(progressive.spot, 0) for number, seat in sorted(state.seats.items())}
    return {number: cents for number, cents in placed.items() if cents}


def shown_meters(state: State) -> dict[str, int]:
    """Return the display value of each meter of this table, in whole cents."""
    progressive = state.rulebook().progressive
    meters = progressive.meters if progressive else ()
    return {meter.id: whole_cents(state.meters.get(meter.id, 0)) for meter in meters}


def jackpot_stage(state: State) -> Stage:
    """Return the stage that settles the progressive wager."""
    spot = progressive_of(state).spot
    return next(stage for stage in state.game().stages if spot in stage.settles)


def in_process(state: State, number: int) -> bool:
    jackpot = state.jackpots.get(number)
    return jackpot is not None and jackpot.stage in IN_PROCESS


def is_locked(state: State, number: int) -> bool:
    jackpot = state.jackpots.get(number)
    return jackpot is not None and jackpot.stage in LOCKED


def is_pending(state: State, number: int) -> bool:
    jackpot = state.jackpots.get(number)
    return jackpot is not None and jackpot.stage is JackpotStage.PENDING


def is_refused(state: State, number: int) -> bool:
    jackpot = state.jackpots.get(number)
    return jackpot is not None and jackpot.stage is JackpotStage.REFUSED


def held_event(state: State, number: int) -> str:
    """Return the prize that the exposed cards make, or that the dealer named; empty if there is none."""
    spot, seat = progressive_of(state).spot, state.seat(number)
    if spot in seat.events:
        return seat.events[spot]
    if not seat.cards:
        return ""
    lines = state.game().settle(state.settling(), state.hand(number), jackpot_stage(state), state.live(number))
    return next((line.event or "" for line in lines if line.spot == spot), "")


def without_jackpots(state: State, lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the lines without a progressive win. It is settled by the approval process instead of with the cards."""
    progressive = state.rulebook().progressive
    if progressive is None:
        return tuple(lines)
    return tuple(line for line in lines if line.spot != progressive.spot or line.result is not Result.WIN)


def reached(state: State, number: int) -> tuple[str, ...]:
    """Return the stages that the cards exposed so far can settle."""
    done = state.seat(number).stages
    return tuple(dict.fromkeys(each.id for stage in done for each in turn(state, stage)))


def stages_done(state: State, number: int, stages: Iterable[str], lines: Iterable[Line]) -> tuple[str, ...]:
    """Return the stages that are done: all except the one whose progressive wager won and is not paid yet."""
    progressive = state.rulebook().progressive
    if progressive is None or progressive.spot not in state.live(number):
        return tuple(stages)
    if any(line.spot == progressive.spot for line in lines):
        return tuple(stages)
    open_stage = jackpot_stage(state).id
    return tuple(stage for stage in stages if stage != open_stage)


def shares_meters(state: State) -> bool:
    """Return True if the house procedures divide a meter among all who hit it in one round."""
    return state.house is not None and state.house.two_on_one_meter is MeterHits.SHARED


def may_still_share(state: State, number: int) -> tuple[int, ...]:
    """Return other positions whose progressive wager is unresolved, if this seat's meter is shared."""
    jackpot = state.jackpots.get(number)
    if jackpot is None or not (jackpot.meter and shares_meters(state)):
        return ()
    spot, stage = progressive_of(state).spot, jackpot_stage(state).id
    others = (n for n in to_settle(state) if n != number and spot in state.live(n))
    return tuple(n for n in others if stage not in state.seat(n).stages)


def screen(state: State, number: int) -> int:
    """Return the index of the current screen. After the last one the prize is paid."""
    jackpot = state.jackpots.get(number)
    return _DUE[jackpot.stage] if jackpot else 0


def approval_at(state: State, number: int) -> str:
    """Return the stage whose prize is being approved or comes next; empty if there is nothing to approve."""
    coming = next_stage(state, number)
    if coming is not None and not coming.exposes:
        return coming.id
    return jackpot_stage(state).id if in_process(state, number) or is_pending(state, number) else ""


def touchable(state: State) -> tuple[int, ...]:
    """Return the seat on which a tap begins the approval: the hand in turn, exposed and with its wager in action."""
    if state.phase is not Phase.SETTLE or state.issue is not None or state.rulebook().progressive is None:
        return ()
    due = to_settle(state)[0]
    live = progressive_of(state).spot in state.live(due) and due not in state.jackpots
    return (due,) if live and jackpot_stage(state).id in reached(state, due) else ()
