"""What a machine that hands out packets had told before the terminal started: some of it was dealt, as the journal has
it, and what waited is taken up. The machine tells none of it again: each report was on disk, and it was told so."""

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
"""In which of the table's rounds, and what."""


class Stored(NamedTuple):
    """`before` is from before no more bets: no card of this deal. What came in `dealing` may be none either, where the
    machine told late of a round that people dealt without it."""

    before: tuple[Told, ...]
    dealing: tuple[Told, ...]


NOTHING = Stored((), ())
_DEALING = (Phase.CHIPS, Phase.DEAL)
"""A machine hands out packets while chips are counted, too."""
_BETWEEN = (Phase.CLOSED, Phase.WAGERS)


def taken_up(state: State, intake: Intake, told: Stored) -> Intake:
    """Behind what waits already."""
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
    """Which machine told the packets of these rounds; a simulated one forgets itself when it is started again."""
    now, found = ReportingMachine(), ReportingMachine()
    for _, each in told:
        match each:
            case DeviceNamed(serial=serial, boot=boot):
                now = ReportingMachine(serial, boot)
            case PacketRead(round=number) if number in rounds:
                found = now
    return found if intake.cards_from is CardsFrom.READER else ReportingMachine()


def _known_round(state: State, intake: Intake, told: Stored, dealt: set[int]) -> Intake:
    """The machine may tell late of a round that was over before the terminal started."""
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
    """Whether the machine has said nothing of the round before, as when people dealt it without the machine: it tells
    that first, whenever it is back."""
    since = [number for number, event in told.before if isinstance(event, PacketRead)]
    return state.round > 1 and max(since, default=0) < state.round - 1


def looked_at(intake: Intake, event: PacketRead) -> Intake:
    """Nothing was dealt yet when the terminal started: what the machine tells first may be from before the deal."""
    return replace(intake, looks=False, held=(TakenUp(), event, *intake.held))


def asked(state: State, intake: Intake) -> Understood:
    if state.phase is not Phase.DEAL or not ours(state, intake):
        return noted(intake, "nothing is dealt from what came out before the start")
    note = words("The terminal started, and packets had come out before")
    return Understood(intake, raise_question(state, IrregularityId.ALIGNMENT, note))


def _late(state: State, told: Sequence[Told]) -> int:
    """The device's last round that is over. A simulated one may begin to count anew at every start, so that nothing but
    what is stored is held against it."""
    reports = [(number, event) for number, event in told if isinstance(event, PacketRead | RestRead)]
    over = {event.round for number, event in reports if number < state.round or isinstance(event, RestRead)}
    packets = [each for _, each in reports if isinstance(each, PacketRead) and each.round and each.round in over]
    return packets[-1].round if packets else 0


def _waiting(state: State, packets: Sequence[PacketRead], rests: Sequence[RestRead]) -> tuple[Held, ...]:
    """A packet whose number was dealt already is there, by what the journal holds."""
    if state.phase is Phase.REST:
        return tuple(rests[:1])
    if state.phase not in _DEALING:
        return ()
    waits = [_counted_anew(state, each) for each in packets if each.number > len(state.dealt)]
    return (*waits[:MOST_HELD], *rests[:1])


def _counted_anew(state: State, packet: PacketRead) -> PacketRead:
    """Drop the device's round number of a simulated machine, which begins to count anew at every start."""
    return packet if state.cards_from is CardsFrom.READER else PacketRead(packet.number, packet.cards)
