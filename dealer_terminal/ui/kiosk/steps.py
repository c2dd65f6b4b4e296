"""What a motion asks for: commands in the order of the dealer's hands."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_STAGE, Packet
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.ui.kiosk import motion as m
from dealer_terminal.ui.kiosk.turns import exposures, sealed


def commands_of(state: State, motion: m.Motion) -> tuple[Command, ...]:
    return tuple(_commands(state, motion))


def _commands(state: State, motion: m.Motion) -> Iterator[Command]:
    match motion:
        case m.SameAgain():
            yield commands.RepeatWagers()
        case m.NoMoreBets():
            yield commands.CloseWagers()
        case m.DealByHand():
            yield commands.DealPacket(Packet(len(state.dealt) + 1, CardsFrom.DEALER))
        case m.RestByHand():
            yield commands.RackRest(CardsFrom.DEALER)
        case m.Lock():
            yield commands.LockDecisions()
        case m.Collect(seat=seat):
            yield commands.CollectHand(seat)
        case m.Open(seat=seat):
            yield from _turned_over(state, seat)
        case m.Paid(seat=seat, then=then):
            yield commands.RackHand(seat)
            if then and sealed(state, then):
                yield from _turned_over(state, then)
        case m.DifferenceDue(round=number, seat=seat, spot=spot):
            yield commands.SettleDifference(number, seat, spot)
        case m.ChipsDue(chips=chips):
            yield meter_commands.CountChips(chips)
        case m.JackpotDue(seat=seat):
            yield meter_commands.OpenJackpot(seat)
        case m.JackpotChosen(seat=seat):
            yield meter_commands.ProceedJackpot(seat)
        case m.DeckByHand():
            yield commands.ReturnDeck()


def _turned_over(state: State, seat: int) -> Iterator[Command]:
    """The session opens the seals."""
    packet = state.packet(seat)
    source = packet.cards_from if packet is not None else state.cards_from
    stages = (stage.id for stage in exposures(state, seat)) if seat else iter((DEALER_STAGE,))
    for stage in stages:
        yield commands.Expose(seat, stage, {}, source)
