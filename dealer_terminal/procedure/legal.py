"""What can be asked for now: one example of every command that `decide` would take."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deciding.deal import dealt_by
from dealer_terminal.procedure.deciding.decisions import can_tell_16, decides
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.irregularities import possible
from dealer_terminal.procedure.state import Phase, State, next_stage, to_collect, to_settle
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.hand import TOLD_16, Decision
from dealer_terminal.rules.rulebook import Need


def legal(state: State) -> tuple[Command, ...]:
    """The dealer's commands of this moment; a command that turns cards over names none, the session adds them."""
    if state.phase is Phase.CLOSED or state.dealer is None or state.issue is not None:
        return ()
    reports = (
        commands.ReportIrregularity(path.id, seats=(seat,) if seat else ())
        for path, seats in possible(state)
        for seat in seats or (0,)
    )
    back = (commands.Undo(),) if state.prior is not None else ()
    return (*_steps(state), *reports, *back)


def _steps(state: State) -> Iterator[Command]:
    match state.phase:
        case Phase.WAGERS:
            yield from _wagers(state)
        case Phase.DEAL:
            yield commands.DealPacket(Packet(len(state.dealt) + 1, dealt_by(state)))
        case Phase.REST:
            yield commands.RackRest(dealt_by(state))
        case Phase.DECISIONS:
            yield from _decisions(state)
        case Phase.FOLDS:
            yield commands.CollectHand(to_collect(state)[0])
        case Phase.DEALER:
            yield commands.Expose(0, "dealer", {}, state.cards_from)
        case Phase.SETTLE:
            yield from _settle(state)
        case Phase.DECK_BACK:
            yield commands.ReturnDeck()
        case Phase.CLOSED:
            return


def _wagers(state: State) -> Iterator[Command]:
    placed = (Need.REQUIRED, Need.OPTIONAL)
    limits = state.in_force().limits
    for seat in range(1, state.in_force().positions + 1):
        for spot in state.rulebook().spots:
            if spot.need in placed:
                yield commands.PlaceWager(seat, spot.id, limits[spot.id].least)
                if state.seat(seat).wagers.get(spot.id):
                    yield commands.PlaceWager(seat, spot.id, 0)
    if state.last_wagers:
        yield commands.RepeatWagers()
    yield commands.CloseWagers()


def _decisions(state: State) -> Iterator[Command]:
    for seat in state.playing():
        if decides(state, seat):
            yield commands.Decide(seat, Decision.PLAY)
            yield commands.Decide(seat, Decision.FOLD)
            if can_tell_16(state, seat):
                yield commands.Decide(seat, Decision.FOLD, (TOLD_16,))
    yield commands.LockDecisions()


def _settle(state: State) -> Iterator[Command]:
    seat = to_settle(state)[0]
    stage = next_stage(state, seat)
    if stage is None:
        yield commands.RackHand(seat)
        return
    packet = state.seat(seat).packet
    sealed = packet is not None and packet.sealed
    source = packet.cards_from if packet is not None and sealed else CardsFrom.DEALER
    yield commands.Expose(seat, stage.id, {}, source)
