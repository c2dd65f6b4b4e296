"""The meter that a pending prize came from: what stood there before the prizes of this round, and what has since, and
who else hit it (STAX Jackpot Approval Process 4)."""

from collections.abc import Iterator

from dealer_terminal.procedure.commands import Command
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
        given = _winners(state, jackpot).values() if shares_meters(state) else (state.jackpots[seat],)
        name = state.rulebook().meter(jackpot.meter).name
        yield Amount(METER, name, sum(each.pays for each in given), sum(each.reseeded for each in given))


def prize_changes(state: State, command: Command | None) -> Iterator[Change]:
    """Two prizes on one meter in one round: as the house has it."""
    for jackpot in _signed(state, command).values():
        winners = _winners(state, jackpot)
        if len(winners) > 1:
            how = SHARED if shares_meters(state) else IN_ORDER
            told = " · ".join(f"{seat}: {dollars(each.pays)}" for seat, each in winners.items())
            yield Change(how, state.rulebook().meter(jackpot.meter).name, "", told)


def _signed(state: State, command: Command | None) -> dict[int, Jackpot]:
    """The prize on a meter that a supervisor verifies."""
    if not isinstance(command, VerifyJackpot):
        return {}
    return {seat: each for seat, each in state.jackpots.items() if seat == command.seat and each.meter}


def _winners(state: State, jackpot: Jackpot) -> dict[int, Jackpot]:
    """In the order in which they were locked."""
    won = {seat: each for seat, each in state.jackpots.items() if each.stage in LOCKED and each.meter == jackpot.meter}
    return {seat: won[seat] for seat in sorted(won, key=lambda seat: won[seat].order)}
