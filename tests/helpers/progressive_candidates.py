"""Commands about meters and jackpots that may be possible now; the way on comes first."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.progressive import (
    held_event,
    in_process,
    is_pending,
    may_still_share,
    progressive_of,
    wagered,
)
from dealer_terminal.procedure.state import State, next_stage
from dealer_terminal.rules.cards import DECK, Card

_ADJUSTMENTS = ((100, Adjustment.ADDED), (-1, Adjustment.MALFUNCTION))


def chips(state: State) -> Iterator[Command]:
    accepted = len(wagered(state))
    yield meter_commands.CountChips(accepted)
    yield meter_commands.CountChips(accepted - 1)


def jackpot(state: State, seat: int) -> Iterator[Command]:
    """A hand whose cards lie open: its jackpot screen by screen, else the rack."""
    found = state.jackpots.get(seat)
    if next_stage(state, seat) is None and not in_process(state, seat):
        yield commands.RackHand(seat)
    if state.rulebook().progressive is None:
        return
    if found is None:
        yield meter_commands.OpenJackpot(seat)
    elif found.stage is JackpotStage.TOUCHED:
        yield from _hands(state, seat)
    elif found.stage is JackpotStage.CHOSEN:
        yield meter_commands.ProceedJackpot(seat)
    elif found.stage is JackpotStage.CONFIRMING:
        yield meter_commands.PayJackpot(seat)
        yield meter_commands.CancelJackpot(seat)


def verifications(state: State, approval: Approval) -> Iterator[Command]:
    for seat in state.jackpots:
        if is_pending(state, seat) and not may_still_share(state, seat):
            yield meter_commands.VerifyJackpot(seat, "camera", approval)


def adjustments(state: State, approval: Approval) -> Iterator[Command]:
    progressive = state.rulebook().progressive if state.book is not None else None
    for meter in progressive.meters if progressive else ():
        for by, why in _ADJUSTMENTS:
            yield meter_commands.AdjustMeter(meter.id, by, why, approval)


def other_events(state: State, approval: Approval) -> Iterator[Command]:
    """Of a hand whose event was named."""
    progressive = state.rulebook().progressive if state.book is not None else None
    for seat, each in state.seats.items() if progressive else ():
        for label in ("", *(event.label for event in state.tables()[progressive_of(state).spot].events)):
            if each.events.get(progressive_of(state).spot, label) != label:
                yield commands.CorrectEvent(seat, label, approval)
    for seat in state.last_cards if progressive else ():
        free = [card for card in DECK if all(card not in held for held in _last_held(state))]
        yield commands.CorrectEvent(seat, "", approval, state.round - 1, tuple(free[:3]))


def _last_held(state: State) -> Iterator[tuple[Card, ...]]:
    return (cards for places in state.last_cards.values() for cards in places.values())


def _hands(state: State, seat: int) -> Iterator[Command]:
    """What the cards show first, or None where they show no prize; then what else can be touched."""
    held = held_event(state, seat)
    if not held:
        yield meter_commands.DismissJackpot(seat)
    events = [event.label for event in state.tables()[progressive_of(state).spot].events]
    for label in sorted(events, key=lambda each: each != held):
        yield meter_commands.ChooseJackpot(seat, label)
    if held:
        yield meter_commands.DismissJackpot(seat)
