"""A simulated dealer and the progressive: chips counted, jackpots approved screen by screen, slips included."""

from collections.abc import Iterator
from random import Random

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive import (
    approval_at,
    held_event,
    is_pending,
    may_still_share,
    progressive_of,
    touchable,
    wagered,
)
from dealer_terminal.procedure.state import State
from dealer_terminal.table.simulation import people

_MISCOUNT, _STRAY_TOUCH, _WRONG_HAND, _CANCELLED, _VERIFIED_NOW = 0.005, 0.01, 0.02, 0.03, 0.5


def count(chance: Random, state: State) -> Command:
    miscounted = chance.random() < _MISCOUNT
    return meter_commands.CountChips(len(wagered(state)) + int(miscounted))


def jackpot_step(chance: Random, state: State, seat: int) -> Iterator[Command]:
    """The next touch, where one is due: a supervisor who is called comes sooner or later."""
    for number in state.jackpots:
        known = is_pending(state, number) and not may_still_share(state, number)
        if known and (number == seat or chance.random() < _VERIFIED_NOW):
            yield meter_commands.VerifyJackpot(number, people.CAMERA, people.approval("seen at the table"))
            return
    if seat in state.jackpots:
        yield from _screen(chance, state, seat)
    elif approval_at(state, seat) or (seat in touchable(state) and chance.random() < _STRAY_TOUCH):
        yield meter_commands.OpenJackpot(seat)


def _screen(chance: Random, state: State, seat: int) -> Iterator[Command]:
    match state.jackpots[seat].stage:
        case JackpotStage.TOUCHED:
            yield _hand(chance, state, seat)
        case JackpotStage.CHOSEN:
            yield meter_commands.ProceedJackpot(seat)
        case JackpotStage.CONFIRMING if chance.random() < _CANCELLED:
            yield meter_commands.CancelJackpot(seat)
        case JackpotStage.CONFIRMING:
            yield meter_commands.PayJackpot(seat)
        case JackpotStage.PENDING | JackpotStage.PAID | JackpotStage.REFUSED:
            return


def _hand(chance: Random, state: State, seat: int) -> Command:
    """What the cards show; now and then something else."""
    held = held_event(state, seat)
    if chance.random() < _WRONG_HAND:
        events = state.tables()[progressive_of(state).spot].events
        return meter_commands.ChooseJackpot(seat, chance.choice(events).label)
    return meter_commands.ChooseJackpot(seat, held) if held else meter_commands.DismissJackpot(seat)
