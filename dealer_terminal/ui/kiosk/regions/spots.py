"""A seat's circles: what lies there and what became of it."""

from dealer_terminal.procedure.balance import again, given_up, is_owed
from dealer_terminal.procedure.positions import turn_of
from dealer_terminal.procedure.progressive import is_refused
from dealer_terminal.procedure.state import Phase, Seat, State
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.ui.kiosk.money import Rack, chip_words, pile, several, short
from dealer_terminal.ui.kiosk.props import SpotProps, SpotStanding
from dealer_terminal.ui.kiosk.sheet import Light
from dealer_terminal.ui.shared.languages import Say

_STANDINGS = {
    Result.WIN: SpotStanding.WON,
    Result.LOSE: SpotStanding.LOST,
    Result.PUSH: SpotStanding.PUSH,
    Result.FORFEIT: SpotStanding.FORFEITED,
    Result.RETURNED: SpotStanding.RETURNED,
}
_GIVEN_UP = (Result.FORFEIT, Result.RETURNED)


def spots(state: State, number: int, lit: Light, say: Say, rack: Rack) -> tuple[SpotProps, ...]:
    placed = [spot for spot in state.game().layout if spot in state.rulebook().spot_ids()]
    return tuple(_spot(state, number, spot, lit, say, rack) for spot in placed)


def _spot(state: State, number: int, spot: str, lit: Light, say: Say, rack: Rack) -> SpotProps:
    printed, seat, settled = state.game().layout[spot], state.seat(number), lines_at(state, number)
    edited = lit.spot == spot and number in lit.seats
    cents = lit.cents if edited else 0 if _cleared(state, seat) else seat.wagers.get(spot, 0)
    standing = _standing(settled.get(spot)) if cents else SpotStanding.EMPTY
    lies = standing is not SpotStanding.EMPTY
    return SpotProps(
        spot=spot,
        label=printed.label,
        column=printed.column,
        row=printed.row,
        shape=printed.shape,
        standing=standing,
        amount=short(cents) if lies else "",
        pile=pile(cents, rack),
        paid=pile(settled[spot].pays, rack) if lies and spot in settled else (),
        counts=several(cents, rack) if lies else (),
        made_of=chip_words(cents, rack, say) if lies else "",
        current=edited if lit.spot else _is_settled_now(state, number, spot),
        tucked=spot in seat.tucked and not seat.cards,
        awaits_hand=spot in awaiting(state, number),
    )


def _cleared(state: State, seat: Seat) -> bool:
    """Its chips are gone from the circles; also where only a difference is due."""
    return (seat.racked or is_owed(seat)) and not state.misdealt


def lies_between(spot: SpotProps) -> bool:
    """In the middle of four."""
    return spot.column % 1 != 0 and spot.standing is not SpotStanding.EMPTY


def awaiting(state: State, number: int) -> tuple[str, ...]:
    """Where the folded hand in turn goes."""
    if state.phase is not Phase.FOLDS or turn_of(state) != number:
        return ()
    live = state.live(number)
    return state.game().tucks(state.rulebook(), live) if live else ()


def _standing(line: Line | None) -> SpotStanding:
    return SpotStanding.WAGERED if line is None else _STANDINGS[line.result]


def lines_at(state: State, number: int) -> dict[str, Line]:
    """As settled, and at the hand in turn what it gives up."""
    folds = state.phase is Phase.FOLDS and turn_of(state) == number
    given = given_up(state, number) if folds else ()
    return {line.spot: line for line in (*given, *state.seat(number).lines)}


def _line(seat: Seat, spot: str) -> Line | None:
    return next((line for line in seat.lines if line.spot == spot), None)


def _is_settled_now(state: State, number: int, spot: str) -> bool:
    if turn_of(state) != number or state.phase not in (Phase.FOLDS, Phase.SETTLE):
        return False
    if is_owed(state.seat(number)):
        return spot in {each.stands.spot for each in again(state.seat(number))}
    now = given_up(state, number) if state.phase is Phase.FOLDS else latest(state, number)
    return spot in {line.spot for line in now}


def latest(state: State, number: int) -> tuple[Line, ...]:
    """The lines of the cards that were turned over last; all of them once they were turned over together. What was
    given up before is done; the wager of a refused prize goes back now."""
    seat = state.seat(number)
    stages = [stage for stage in state.game().stages if stage.id in seat.stages]
    settled: tuple[str, ...] = ()
    for stage in stages:
        wagers = tuple(spot for spot in stage.settles if _line(seat, spot) is not None)
        settled = wagers if stage.exposes and wagers else (*settled, *wagers)
    done = {Result.FORFEIT} if is_refused(state, number) else _GIVEN_UP
    return tuple(line for line in seat.lines if line.spot in settled and line.result not in done)
