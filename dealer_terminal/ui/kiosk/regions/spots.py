"""The circles of a seat: the bets and their results."""

from typing import NamedTuple

from dealer_terminal.procedure.balance import again, fresh, given_up, is_owed
from dealer_terminal.procedure.deal_limit import at_limit, is_asked
from dealer_terminal.procedure.positions import turn_of
from dealer_terminal.procedure.prize_correction_rules import is_prize
from dealer_terminal.procedure.progressive import collected_spot, is_pending
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.ui.kiosk.money import Rack, chip_words, pile, several, short
from dealer_terminal.ui.kiosk.props import SpotProps, SpotStatus
from dealer_terminal.ui.kiosk.sheet import Light, Round
from dealer_terminal.ui.kit.languages import Say


def undecided(state: State) -> bool:
    return bool(state.holds or state.over_limit)


def waits(state: State, line: Line) -> bool:
    """Return True if the payment of the line is held, or it is a prize that waits for verification."""
    held = any((each.seat, each.spot) == (line.seat, line.spot) for each in state.holds)
    return held or is_asked(state, line) or (is_prize(state, line) and is_pending(state, line.seat))


def held_alone(state: State, number: int, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return only the lines that wait while any payment is undecided. A racked hand keeps all lines, because it was
    paid."""
    if not undecided(state) or state.seat(number).racked:
        return lines
    return tuple(line for line in lines if waits(state, line))


def unpaid(state: State, number: int) -> frozenset[str]:
    """Return the wagers of a hand with payments that stay in the tray while any payment is undecided."""
    return frozenset(line.spot for line in fresh(state, number)) if undecided(state) else frozenset()


_STANDINGS = {
    Result.WIN: SpotStatus.WON,
    Result.LOSE: SpotStatus.LOST,
    Result.PUSH: SpotStatus.PUSH,
    Result.FORFEIT: SpotStatus.FORFEITED,
    Result.RETURNED: SpotStatus.RETURNED,
}


class _Circles(NamedTuple):
    """Properties shared by all circles of a seat."""

    lines: dict[str, Line]
    now: frozenset[str]
    awaiting: tuple[str, ...]
    unpaid: frozenset[str]
    cleared: bool


def spots(shown: Round, number: int, lit: Light, say: Say, rack: Rack) -> tuple[SpotProps, ...]:
    state = shown.state
    placed = [spot for spot in state.game().layout if spot in state.rulebook().spot_ids()]
    circles = _Circles(
        lines_at(state, number),
        _settled_now(state, number),
        awaiting(state, number),
        unpaid(state, number),
        _cleared(shown, number),
    )
    return tuple(_spot(state, number, spot, circles, lit, say, rack) for spot in placed)


def _spot(state: State, number: int, spot: str, circles: _Circles, lit: Light, say: Say, rack: Rack) -> SpotProps:
    printed, seat, settled = state.game().layout[spot], state.seat(number), circles.lines
    edited = lit.spot == spot and number in lit.seats
    cents = lit.cents if edited else 0 if circles.cleared else seat.wagers.get(spot, 0)
    standing = _standing(settled.get(spot)) if cents else SpotStatus.EMPTY
    lies = standing is not SpotStatus.EMPTY
    return SpotProps(
        spot=spot,
        label=printed.label,
        column=printed.column,
        row=printed.row,
        shape=printed.shape,
        standing=standing,
        amount=short(cents) if lies else "",
        pile=() if _collected(state, spot) else pile(cents, rack),
        paid=pile(settled[spot].pays, rack) if lies and spot in settled and spot not in circles.unpaid else (),
        counts=several(cents, rack) if lies else (),
        made_of=chip_words(cents, rack, say) if lies else "",
        current=edited if lit.spot else spot in circles.now,
        tucked=spot in seat.tucked and not seat.cards,
        awaits_hand=spot in circles.awaiting,
    )


def _collected(state: State, spot: str) -> bool:
    """Return True if the chips of the progressive circle are in the tray (House Procedure 21). They stay on the circle
    until the deal."""
    return spot == collected_spot(state) and state.phase not in (Phase.WAGERS, Phase.CHIPS)


def _cleared(shown: Round, number: int) -> bool:
    """Return True if the chips are gone from the circles. This includes a hand with only a difference to settle."""
    state = shown.state
    only_differs = is_owed(state.seat(number)) and not fresh(state, number)
    return (number in shown.gone or only_differs) and not state.misdealt


def lies_between(spot: SpotProps) -> bool:
    """Return True if the bet is on a circle in the middle of four."""
    return spot.column % 1 != 0 and spot.standing is not SpotStatus.EMPTY


def awaiting(state: State, number: int) -> tuple[str, ...]:
    """Return the wagers under which the folded hand in turn is tucked."""
    if state.phase is not Phase.FOLDS or turn_of(state) != number:
        return ()
    live = state.live(number)
    return state.game().tucks(state.rulebook(), live) if live else ()


def _standing(line: Line | None) -> SpotStatus:
    if line is None:
        return SpotStatus.WAGERED
    return SpotStatus.LIMIT if at_limit(line) else _STANDINGS[line.result]


def lines_at(state: State, number: int) -> dict[str, Line]:
    """Return the settled lines by spot, and for the hand in turn the lines that it gives up."""
    folds = state.phase is Phase.FOLDS and turn_of(state) == number
    given = given_up(state, number) if folds else ()
    return {line.spot: line for line in (*given, *state.seat(number).lines)}


def _settled_now(state: State, number: int) -> frozenset[str]:
    if state.phase not in (Phase.FOLDS, Phase.SETTLE) or turn_of(state) != number:
        return frozenset()
    if state.phase is Phase.FOLDS:
        return frozenset(line.spot for line in (*fresh(state, number), *given_up(state, number)))
    differ = (each.stands for each in again(state.seat(number)))
    return frozenset(line.spot for line in (*fresh(state, number), *differ))
