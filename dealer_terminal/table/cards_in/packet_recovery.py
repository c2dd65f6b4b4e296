"""Recovery of the packets reported before the terminal started.

The journal holds those that were dealt; the others are queued here. The machine does not resend them, because each
report was on disk and was acknowledged.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.intake import (
    MOST_HELD,
    Held,
    Intake,
    Late,
    ReportingMachine,
    TakenUp,
    Understood,
    Way,
    noted,
    open_again,
    ours,
)
from dealer_terminal.table.cards_in.questions import raise_question
from drivers.events import DeviceNamed, Event, PacketRead, RestRead

Told = tuple[int, Event]
"""The table's round and the event."""


class Stored(NamedTuple):
    """Stored card events. `before` came before no more bets and has no card of this deal. `dealing` came after, but may
    also include late reports of a round that was dealt without the machine."""

    before: tuple[Told, ...]
    dealing: tuple[Told, ...]


NOTHING = Stored((), ())
_DEALING = (Phase.CHIPS, Phase.DEAL)
"""Phases in which a machine may hand out packets; the chip count is one of them."""
_BETWEEN = (Phase.CLOSED, Phase.WAGERS)


def taken_up(state: State, intake: Intake, told: Stored) -> Intake:
    """Queue the stored packets of this round after the reports already held."""
    if intake.way is not Way.PACKETS:
        return intake
    late = _late(state, told.before)
    packets = [each for _, each in told.dealing if isinstance(each, PacketRead) and not (late and each.round == late)]
    dealt = {each.round for each in packets if intake.told.get(each.number) == each.cards}
    decks = dealt or {each.round for each in packets[-1:]}
    out = [each for _, each in told.dealing if isinstance(each, RestRead) and each.round != late]
    rests = [each for each in out if each.round in decks] or out
    waits = _waiting(state, [each for each in packets if each.round in decks], rests) if ours(state, intake) else ()
    looks = state.phase in _DEALING and not dealt and _unheard(state, told)
    if looks and any(isinstance(each, PacketRead) and each.number == 1 for each in waits[:1]):
        waits = (TakenUp(), *waits)
    teller = _teller(intake, (*told.before, *told.dealing), dealt)
    taken = replace(intake, looks=looks and not waits, held=(*intake.held, *waits), dealing=teller)
    if any(each.round not in decks for each in waits if isinstance(each, RestRead)):
        return replace(taken, device_round=max(dealt, default=0))
    return _known_round(state, taken, told, dealt)


def _teller(intake: Intake, told: Sequence[Told], rounds: Collection[int]) -> ReportingMachine:
    """Return the machine that reported the packets of these rounds. A simulated machine has no identity across
    restarts."""
    now, found = ReportingMachine(), ReportingMachine()
    for _, each in told:
        match each:
            case DeviceNamed(serial=serial, boot=boot):
                now = ReportingMachine(serial, boot)
            case PacketRead(round=number) if number in rounds:
                found = now
    return found if intake.cards_from is CardsFrom.READER else ReportingMachine()


def _known_round(state: State, intake: Intake, told: Stored, dealt: set[int]) -> Intake:
    """Record the device's previous round, because the machine may still report packets of it."""
    if state.phase in _DEALING or open_again(state):
        return intake if state.dealt else replace(intake, late=_last(state, intake, told.before))
    if state.phase in _BETWEEN:
        return replace(intake, late=_last(state, intake, (*told.before, *told.dealing)))
    return intake if state.phase is Phase.REST else replace(intake, device_round=max(dealt, default=0))


def _last(state: State, intake: Intake, told: Sequence[Told]) -> Late:
    late = _late(state, told)
    packets = [each for _, each in told if isinstance(each, PacketRead) and each.round == late]
    return Late(late, {each.number: each.cards for each in reversed(packets)}, _teller(intake, told, (late,)))


def _unheard(state: State, told: Stored) -> bool:
    """Return True if the machine reported no packet of the previous round, as when it was dealt by hand. A machine that
    reconnects reports that round first."""
    since = [number for number, event in told.before if isinstance(event, PacketRead)]
    return state.round > 1 and max(since, default=0) < state.round - 1


def looked_at(intake: Intake, event: PacketRead) -> Intake:
    """Put a marker before the first report after a start, because it may come from before the deal."""
    return replace(intake, looks=False, held=(TakenUp(), event, *intake.held))


def asked(state: State, intake: Intake) -> Understood:
    if state.phase is not Phase.DEAL or not ours(state, intake):
        return noted(intake, "nothing is dealt from what came out before the start")
    note = words("The terminal started, and packets had come out before")
    return Understood(intake, raise_question(state, IrregularityId.ALIGNMENT, note))


def _late(state: State, told: Sequence[Told]) -> int:
    """Return the device's last finished round. A simulated machine may restart its count, so only stored reports are
    used."""
    reports = [(number, event) for number, event in told if isinstance(event, PacketRead | RestRead)]
    over = {event.round for number, event in reports if number < state.round or isinstance(event, RestRead)}
    packets = [each for _, each in reports if isinstance(each, PacketRead) and each.round and each.round in over]
    return packets[-1].round if packets else 0


def _waiting(state: State, packets: Sequence[PacketRead], rests: Sequence[RestRead]) -> tuple[Held, ...]:
    """Return the reports not dealt yet, by comparing packet numbers with the journal."""
    if state.phase is Phase.REST:
        return tuple(rests[:1])
    if state.phase not in _DEALING:
        return ()
    waits = [_counted_anew(state, each) for each in packets if each.number > len(state.dealt)]
    return (*waits[:MOST_HELD], *rests[:1])


def _counted_anew(state: State, packet: PacketRead) -> PacketRead:
    """Drop the device's round number of a simulated machine, which begins to count anew at every start."""
    return packet if state.cards_from is CardsFrom.READER else PacketRead(packet.number, packet.cards)
