"""Wagers, until no more bets (Betting Protocol 1 to 3)."""

from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.blockers import waits
from dealer_terminal.procedure.citations import METER_RULE
from dealer_terminal.procedure.deciding.outcome import Outcome, refuse
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.progressive import closed_spot, wagered
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.repeats import to_repeat
from dealer_terminal.procedure.sentences import LINK_LOST
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import one_of, words
from dealer_terminal.rules.hand import ANTE, PLAY
from dealer_terminal.rules.money import dollars


def place_wager(state: State, command: commands.PlaceWager) -> Outcome:
    refusal = too_late(state) or wrong_wager(state, command.seat, command.spot, command.cents)
    if refusal is not None:
        return refusal
    if state.seat(command.seat).wagers.get(command.spot, 0) == command.cents:
        return refuse(
            state, words("The wager is as it was"), "bonus-optional", words("Place another amount, or go on.")
        )
    return (facts.WagerPlaced(command.seat, command.spot, command.cents),)


def repeat_wagers(state: State, command: commands.RepeatWagers) -> Outcome:
    """Repeat the last round's wagers for the named seats, else for every seat without a wager."""
    refusal = too_late(state) or _not_there(state, command.seats)
    if refusal is not None:
        return refusal
    again = to_repeat(state, command.seats)
    if not again:
        why = words("The last wagers lie there already") if command.seats else words("There is nothing to repeat")
        return refuse(state, why, "ante-required", words("Place the wagers, or go on."))
    for seat, wagers in again.items():
        for spot, cents in wagers.items():
            refusal = wrong_wager(state, seat, spot, cents)
            if refusal is not None:
                return refusal
    return (facts.WagersRepeated(again),)


def close_wagers(state: State, command: commands.CloseWagers) -> Outcome:
    """Close betting if every seat that plays has its required wagers (Dealer Protocol 1)."""
    refusal = too_late(state) or _not_ready(state)
    if refusal is not None:
        return refusal
    dealer = (DEALER_SEAT,) if state.game().dealer_packet else ()
    return (facts.WagersClosed((*state.playing(), *dealer), command.commitment),)


def too_late(state: State) -> Refusal | None:
    if state.phase is Phase.WAGERS:
        return None
    return refuse(state, words("No more bets: the wagers of this round are closed"), "wagers-closed")


def _not_ready(state: State) -> Refusal | None:
    if not state.playing():
        return refuse(state, words("Nobody has placed a wager"), "ante-required")
    for number in state.playing():
        if state.game().ante_needed and not state.seat(number).wagers.get(ANTE):
            why = words("Position {seat} has a bonus wager and no Ante", seat=number)
            return refuse(state, why, "ante-required", words("Place the Ante or clear the bonus."))
    for number in wagered(state) if closed_spot(state) else ():
        refusal = progressive_closed(state, closed_spot(state), state.seat(number).wagers[closed_spot(state)])
        if refusal is not None:
            name = state.rulebook().spot(closed_spot(state)).name
            return replace(
                refusal, instead=words("Return the wager on {name} at position {seat}.", name=name, seat=number)
            )
    return next(waits(state), None)


def _not_there(state: State, seats: tuple[int, ...]) -> Refusal | None:
    for number in seats:
        if number not in state.last_wagers:
            why = words("Position {seat} has no wagers of the last round", seat=number)
            return refuse(state, why, "ante-required", words("Place its wagers."))
    return None


def wrong_wager(state: State, seat: int, spot: str, cents: int) -> Refusal | None:
    nowhere = no_position(state, seat)
    if nowhere is not None:
        return nowhere
    if spot == PLAY:
        return refuse(
            state, words("The Play wager equals the Ante"), "play-equals-ante", words("It is placed with the decision.")
        )
    placed = state.rulebook().placed_spots()
    known = next((each for each in placed if each.id == spot), None)
    if known is None:
        names = one_of([each.name for each in placed])
        return refuse(
            state, words("A wager can't be placed there"), "bonus-optional", words("Choose {choices}.", choices=names)
        )
    return progressive_closed(state, spot, cents) or beyond_limits(state, spot, cents)


def progressive_closed(state: State, spot: str, cents: int) -> Refusal | None:
    """Refuse a progressive wager while the meters' link is lost."""
    if not cents or spot != closed_spot(state):
        return None
    why, instead = LINK_LOST[state.link.trouble]
    name = state.rulebook().spot(spot).name
    return Refusal(words("No wagers on {name}: {why}", name=name, why=why), METER_RULE, instead)


def no_position(state: State, seat: int) -> Refusal | None:
    last = state.in_force().positions
    if 1 <= seat <= last:
        return None
    why = words("There is no position {seat} at this table", seat=seat)
    return refuse(state, why, "ante-required", words("Choose position 1 to {last}.", last=last))


def beyond_limits(state: State, spot: str, cents: int) -> Refusal | None:
    limit = state.in_force().limits[spot]
    if cents == 0 or (limit.least <= cents <= limit.most and cents % limit.step == 0):
        return None
    name = state.rulebook().spot(spot).name
    why = words("{amount} is outside the limits of {name}", amount=dollars(cents), name=name)
    least, most, step = (dollars(each) for each in (limit.least, limit.most, limit.step))
    all_ = words("Take {least} to {most}, in steps of {step}.", least=least, most=most, step=step)
    return refuse(state, why, "limits", all_ if limit.least < limit.most else words("Take {amount}.", amount=least))


def decide_seats(state: State, command: commands.SeatCommand) -> Outcome:
    """Set all wagers of one seat at once, until no more bets (Betting Protocol 1-3)."""
    refusal = too_late(state) or no_position(state, command.seat)
    if refusal is not None:
        return refusal
    match command:
        case commands.DoubleWagers(seat=seat):
            return _double_wagers(state, seat)
        case commands.ClearWagers(seat=seat):
            return _clear_wagers(state, seat)
        case commands.LeaveSeat(seat=seat):
            return _leave_seat(state, seat)
        case commands.SitOut(seat=seat):
            return _sit_out(state, seat)
        case commands.SitIn(seat=seat):
            return _sit_in(state, seat)
        case _:
            assert_never(command)


def _double_wagers(state: State, seat: int) -> Outcome:
    """Double every wager of the seat within its limits, except a wager of fixed size."""
    refusal = _nothing_lies(state, seat)
    if refusal is not None:
        return refusal
    lies = state.seat(seat).wagers
    doubled = {spot: cents if _one_size(state, spot) else 2 * cents for spot, cents in lies.items() if cents}
    if all(lies[spot] == cents for spot, cents in doubled.items()):
        why, instead = words("This wager has one size"), words("Place another wager, or go on.")
        return refuse(state, why, "limits", instead)
    for spot, cents in doubled.items():
        refusal = beyond_limits(state, spot, cents)
        if refusal is not None:
            return refusal
    return (facts.WagersSet(seat, doubled),)


def _clear_wagers(state: State, seat: int) -> Outcome:
    return _nothing_lies(state, seat) or (facts.WagersSet(seat, {}),)


def _leave_seat(state: State, seat: int) -> Outcome:
    if not (state.seat(seat).staked() or state.seat(seat).late or seat in state.last_wagers):
        return refuse(state, words("Nobody plays there"), "ante-required")
    return (facts.PlayerLeft(seat),)


def _sit_out(state: State, seat: int) -> Outcome:
    if state.seat(seat).late:
        return refuse(state, words("Position {seat} sits this round out", seat=seat), "ante-required")
    return (facts.PlayerSatOut(seat),)


def _sit_in(state: State, seat: int) -> Outcome:
    if not state.seat(seat).late:
        return refuse(state, words("Position {seat} is not late", seat=seat), "ante-required")
    return (facts.PlayerSatIn(seat),)


def _nothing_lies(state: State, seat: int) -> Refusal | None:
    if state.seat(seat).staked():
        return None
    return refuse(state, words("No wager lies there"), "ante-required")


def _one_size(state: State, spot: str) -> bool:
    limit = state.in_force().limits[spot]
    return limit.least == limit.most
