"""The progressive wager of a table, and what its cards come to: questions about a state."""

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
"""The rulebook's steps, in the order of the paper; the last one is the house's."""

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
    """The one size of all progressive wagers of a table (STAX, note *); 0 where there are none."""
    return terms.limits[book.progressive.spot].least if book.progressive else 0


def is_closed(state: State) -> bool:
    """Meters that are linked and not reached, or not sure, take no wagers; the base game goes on."""
    return state.link.trouble is not LinkTrouble.NONE


def closed_spot(state: State) -> str:
    """The wager that is not taken meanwhile; empty where all are."""
    progressive = state.book.progressive if state.book is not None else None
    return progressive.spot if progressive is not None and is_closed(state) else ""


def collected_spot(state: State) -> str:
    """The wager whose chips are in the tray before the first card (House Procedure 21); empty where none is."""
    progressive = state.rulebook().progressive
    return progressive.spot if progressive is not None else ""


def wagered(state: State) -> dict[int, int]:
    """The progressive wagers of this round, by seat."""
    progressive = state.rulebook().progressive
    if progressive is None:
        return {}
    placed = {number: seat.wagers.get(progressive.spot, 0) for number, seat in sorted(state.seats.items())}
    return {number: cents for number, cents in placed.items() if cents}


def shown_meters(state: State) -> dict[str, int]:
    """What each meter of this table shows, in whole cents."""
    progressive = state.rulebook().progressive
    meters = progressive.meters if progressive else ()
    return {meter.id: whole_cents(state.meters.get(meter.id, 0)) for meter in meters}


def jackpot_stage(state: State) -> Stage:
    """The stage that settles the progressive wager."""
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
    """The prize that the open cards achieve, or that the dealer declared; empty where they achieve none."""
    spot, seat = progressive_of(state).spot, state.seat(number)
    if spot in seat.events:
        return seat.events[spot]
    if not seat.cards:
        return ""
    lines = state.game().settle(state.settling(), state.hand(number), jackpot_stage(state), state.live(number))
    return next((line.event or "" for line in lines if line.spot == spot), "")


def without_jackpots(state: State, lines: Iterable[Line]) -> tuple[Line, ...]:
    """A progressive prize is not settled with the cards: it takes the road of the approval process."""
    progressive = state.rulebook().progressive
    if progressive is None:
        return tuple(lines)
    return tuple(line for line in lines if line.spot != progressive.spot or line.result is not Result.WIN)


def reached(state: State, number: int) -> tuple[str, ...]:
    """The stages that the cards turned over so far can settle."""
    done = state.seat(number).stages
    return tuple(dict.fromkeys(each.id for stage in done for each in turn(state, stage)))


def stages_done(state: State, number: int, stages: Iterable[str], lines: Iterable[Line]) -> tuple[str, ...]:
    """Of these stages, those that are done: all but the one whose progressive wager won, and is not paid yet."""
    progressive = state.rulebook().progressive
    if progressive is None or progressive.spot not in state.live(number):
        return tuple(stages)
    if any(line.spot == progressive.spot for line in lines):
        return tuple(stages)
    open_stage = jackpot_stage(state).id
    return tuple(stage for stage in stages if stage != open_stage)


def shares_meters(state: State) -> bool:
    """Whether this house divides a meter among those who hit it in one round."""
    return state.house is not None and state.house.two_on_one_meter is MeterHits.SHARED


def may_still_share(state: State, number: int) -> tuple[int, ...]:
    """Other positions whose progressive wager is not resolved yet, where the meter that this one hit is shared."""
    jackpot = state.jackpots.get(number)
    if jackpot is None or not (jackpot.meter and shares_meters(state)):
        return ()
    spot, stage = progressive_of(state).spot, jackpot_stage(state).id
    others = (n for n in to_settle(state) if n != number and spot in state.live(n))
    return tuple(n for n in others if stage not in state.seat(n).stages)


def screen(state: State, number: int) -> int:
    """Which of the screens is due; behind the last one the prize is paid."""
    jackpot = state.jackpots.get(number)
    return _DUE[jackpot.stage] if jackpot else 0


def approval_at(state: State, number: int) -> str:
    """The stage whose prize is being approved, or is due to be; empty where there is nothing to approve."""
    coming = next_stage(state, number)
    if coming is not None and not coming.exposes:
        return coming.id
    return jackpot_stage(state).id if in_process(state, number) or is_pending(state, number) else ""


def touchable(state: State) -> tuple[int, ...]:
    """The seat whose touch begins the approval: in turn, with its hand turned over and a wager in action."""
    if state.phase is not Phase.SETTLE or state.issue is not None or state.rulebook().progressive is None:
        return ()
    due = to_settle(state)[0]
    live = progressive_of(state).spot in state.live(due) and due not in state.jackpots
    return (due,) if live and jackpot_stage(state).id in reached(state, due) else ()
