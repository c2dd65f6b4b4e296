"""What a machine that hands out packets had told before the terminal started: some of it was dealt, as the journal has
it, and what waited is taken up. The machine tells none of it again: each report was on disk, and it was told so."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.intake import (
    MOST_HELD,
    Held,
    Intake,
    TakenUp,
    Understood,
    Way,
    noted,
    open_again,
    ours,
)
from dealer_terminal.table.cards_in.questions import raise_question
from drivers.events import Event, PacketRead, RestRead

Told = tuple[int, Event]
"""In which of the table's rounds, and what."""
_Report = PacketRead | RestRead


def taken_up(state: State, intake: Intake, told: Sequence[Told]) -> Intake:
    """Behind what waits already."""
    if intake.way is not Way.PACKETS:
        return intake
    late = _late(event for number, event in told if number < state.round)
    intake = replace(intake, late=late)
    own = [event for number, event in told if number == state.round and isinstance(event, _Report)]
    waits = _waiting(state, intake, [each for each in own if not late[0] or each.round != late[0]])
    return replace(intake, held=(*intake.held, *waits)) if ours(state, intake) else intake


def asked(state: State, intake: Intake) -> Understood:
    if state.phase is not Phase.DEAL or not ours(state, intake):
        return noted(intake, "nothing is dealt from what came out before the start")
    note = words("The terminal started, and packets had come out before")
    return Understood(intake, raise_question(state, IrregularityId.ALIGNMENT, note))


def _late(told: Iterable[Event]) -> tuple[int, int]:
    """The device's last round, and the last packet of it, as `Intake` has them."""
    packets = [event for event in told if isinstance(event, PacketRead) and event.round]
    newest = packets[-1].round if packets else 0
    return newest, max((each.number for each in packets if each.round == newest), default=0)


def _waiting(state: State, intake: Intake, told: Sequence[_Report]) -> Sequence[Held]:
    """A packet whose number was dealt already is there, by what the journal holds. Where it holds none, the packets may
    have come out while bets were placed: a person looks before one is dealt."""
    packets = [each for each in told if isinstance(each, PacketRead)]
    dealt = {each.round for each in packets if intake.told.get(each.number) == each.cards}
    deck = dealt or {each.round for each in packets[-1:]}
    rests = [each for each in told if isinstance(each, RestRead) and (each.round in deck or _is_small(state, each))]
    if state.phase is Phase.REST:
        return rests[:1]
    if state.phase is not Phase.DEAL and not open_again(state):
        return ()
    waits = [each for each in packets if each.round in deck and each.number > len(state.dealt)]
    looks = waits and not dealt and state.issue is None and state.phase is Phase.DEAL
    mark = (TakenUp(),) if looks else ()
    return (*mark, *waits[:MOST_HELD], *rests[:1])


def _is_small(state: State, rest: RestRead) -> bool:
    """As after the whole deal: no packet of it may have been told."""
    return len(rest.cards) == len(DECK) - sum(map(state.packet_size, state.deal))
