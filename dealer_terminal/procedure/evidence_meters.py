"""The meter that a pending prize came from: what stood there before the prizes of this round, and what has since, and
who else hit it (STAX Jackpot Approval Process 4). And that of a prize which is refused, or made another."""

from collections.abc import Iterator, Mapping

from dealer_terminal.procedure.commands import Command, CorrectEvent, ResolveIrregularity
from dealer_terminal.procedure.evidence_card import Amount, Change
from dealer_terminal.procedure.jackpot import LOCKED, Jackpot
from dealer_terminal.procedure.meter_commands import VerifyJackpot
from dealer_terminal.procedure.progressive import shares_meters
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.money import dollars

METER = "meter"
IN_ORDER, SHARED = "meter-in-order", "meter-shared"


def prize_amounts(state: State, command: Command | None) -> Iterator[Amount]:
    """It moved when the prize was locked. A meter that is shared gave all of its parts at once."""
    for seat, jackpot in _signed(state, command).items():
        given = _on(state, jackpot.meter).values() if shares_meters(state) else (state.jackpots[seat],)
        name = state.rulebook().meter(jackpot.meter).name
        yield Amount(METER, name, sum(each.pays for each in given), sum(each.reseeded for each in given))


def prize_changes(state: State, command: Command | None) -> Iterator[Change]:
    """Two prizes on one meter in one round: as the house has it."""
    for jackpot in _signed(state, command).values():
        winners = _on(state, jackpot.meter)
        if len(winners) > 1:
            yield Change(_how(state), state.rulebook().meter(jackpot.meter).name, "", _told(winners))


def unmade_meters(before: State, after: State, command: Command | None) -> frozenset[str]:
    """Those whose locked prize becomes another by an answer, or none."""
    if not isinstance(command, ResolveIrregularity | CorrectEvent):
        return frozenset()
    prizes = {seat: each for seat, each in before.jackpots.items() if each.meter and each.stage in LOCKED}
    return frozenset(each.meter for seat, each in prizes.items() if not _is_same(each, after.jackpots.get(seat)))


def unmade_prizes(before: State, after: State, command: Command | None) -> Iterator[Change]:
    """Who has what of such a meter, where it was hit more than once."""
    for meter in sorted(unmade_meters(before, after, command)):
        won = _on(before, meter)
        if len(won) > 1 or _of_the_round_before(before, command):
            yield Change(_how(before), before.rulebook().meter(meter).name, _told(won), _told(_on(after, meter)))


def _of_the_round_before(state: State, command: Command | None) -> bool:
    """Its hands are shown; who has a prize of this round on the same meter is told beside them."""
    return isinstance(command, CorrectEvent) and command.round not in (0, state.round)


def _is_same(was: Jackpot, now: Jackpot | None) -> bool:
    return now is not None and (was.meter, was.pays, was.order) == (now.meter, now.pays, now.order)


def _how(state: State) -> str:
    return SHARED if shares_meters(state) else IN_ORDER


def _told(winners: Mapping[int, Jackpot]) -> str:
    return " · ".join(f"{seat}: {dollars(each.pays)}" for seat, each in winners.items())


def _signed(state: State, command: Command | None) -> dict[int, Jackpot]:
    """The prize on a meter that a supervisor verifies."""
    if not isinstance(command, VerifyJackpot):
        return {}
    return {seat: each for seat, each in state.jackpots.items() if seat == command.seat and each.meter}


def _on(state: State, meter: str) -> dict[int, Jackpot]:
    """Who won on it, in the order in which their prizes were locked."""
    won = {seat: each for seat, each in state.jackpots.items() if each.stage in LOCKED and each.meter == meter}
    return {seat: won[seat] for seat in sorted(won, key=lambda seat: won[seat].order)}
