"""Wagers, until no more bets (Betting Protocol 1 to 3)."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.deciding.outcome import Outcome, house, refuse
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.hand import ANTE
from dealer_terminal.rules.money import dollars
from dealer_terminal.rules.rulebook import Need


def place_wager(state: State, command: commands.PlaceWager) -> Outcome:
    refusal = _late(state) or _wrong_wager(state, command.seat, command.spot, command.cents)
    if refusal is not None:
        return refusal
    if state.seat(command.seat).wagers.get(command.spot, 0) == command.cents:
        return house("The wager is as it was", "Place another amount, or go on.")
    return (facts.WagerPlaced(command.seat, command.spot, command.cents),)


def repeat_wagers(state: State, command: commands.RepeatWagers) -> Outcome:
    late = _late(state)
    if late is not None:
        return late
    named = command.seats or tuple(state.last_wagers)
    again = {seat: state.last_wagers[seat] for seat in named if seat in state.last_wagers}
    if not again:
        return house("There is no last round to repeat", "Place the wagers.")
    for seat, wagers in again.items():
        for spot, cents in wagers.items():
            refusal = _wrong_wager(state, seat, spot, cents)
            if refusal is not None:
                return refusal
    return (facts.WagersRepeated(again),)


def close_wagers(state: State, command: commands.CloseWagers) -> Outcome:
    """No more bets: every seat that plays has what it needs (Dealer Protocol 1)."""
    refusal = _late(state) or _not_ready(state)
    if refusal is not None:
        return refusal
    dealer = (DEALER_SEAT,) if state.game().dealer_packet else ()
    return (facts.WagersClosed((*state.playing(), *dealer), command.commitment),)


def _late(state: State) -> Refusal | None:
    if state.phase is Phase.WAGERS:
        return None
    return refuse(state, "No more bets: the wagers of this round are closed", "wagers-closed")


def _not_ready(state: State) -> Refusal | None:
    if not state.playing():
        return refuse(state, "Nobody has placed a wager", "ante-required")
    for number in state.playing():
        if state.game().ante_needed and not state.seat(number).wagers.get(ANTE):
            why = f"Position {number} has a bonus wager and no Ante"
            return refuse(state, why, "ante-required", "Place the Ante or clear the bonus.")
    if state.deck_out:
        return house("The deck is out of use", "Ask a supervisor to put a new deck in play.")
    if state.faults:
        fault = next(iter(state.faults))
        return house(f"The reader reports {fault}", "Clear it, or ask a supervisor to go on by hand.")
    return None


def _wrong_wager(state: State, seat: int, spot: str, cents: int) -> Refusal | None:
    positions = state.in_force().positions
    if not 1 <= seat <= positions:
        why = f"There is no position {seat} at this table"
        return refuse(state, why, "ante-required", f"Choose position 1 to {positions}.")
    placed = [each for each in state.rulebook().spots if each.need in (Need.REQUIRED, Need.OPTIONAL)]
    known = next((each for each in placed if each.id == spot), None)
    if known is None:
        names = ", ".join(each.name for each in placed)
        return refuse(state, f"A wager can't be placed at {spot}", "bonus-optional", f"Choose {names}.")
    return _beyond_limits(state, spot, cents)


def _beyond_limits(state: State, spot: str, cents: int) -> Refusal | None:
    limit = state.in_force().limits[spot]
    if cents == 0 or (limit.least <= cents <= limit.most and cents % limit.step == 0):
        return None
    name = state.rulebook().spot(spot).name
    why = f"{dollars(cents)} is outside the limits of {name}"
    least, most, step = (dollars(each) for each in (limit.least, limit.most, limit.step))
    return refuse(state, why, "limits", f"Take {least} to {most}, in steps of {step}.")
