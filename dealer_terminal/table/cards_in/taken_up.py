"""What a machine that hands out packets had told before the terminal started: some of it was dealt, as the journal has
it, and what waited is taken up. The machine tells none of it again: each report was on disk, and it was told so."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.table.cards_in.intake import MOST_HELD, Intake, Way, open_again, ours
from drivers.events import Event, PacketRead, RestRead

Told = tuple[int, Event]
"""In which of the table's rounds, and what."""


def taken_up(state: State, intake: Intake, told: Sequence[Told]) -> Intake:
    """Behind what waits already."""
    if intake.way is not Way.PACKETS:
        return intake
    before = _late(event for number, event in told if number < state.round)
    own = [event for number, event in told if number == state.round]
    intake = replace(intake, late=before)
    if not ours(state, intake):
        return intake
    return replace(intake, held=(*intake.held, *_not_dealt(state, own, before[0])))


def _late(told: Iterable[Event]) -> tuple[int, int]:
    """The device's last round, and the last packet of it, as `Intake` has them."""
    packets = [event for event in told if isinstance(event, PacketRead) and event.round]
    newest = packets[-1].round if packets else 0
    return newest, max((each.number for each in packets if each.round == newest), default=0)


def _not_dealt(state: State, told: Sequence[Event], late: int) -> Sequence[PacketRead | RestRead]:
    """A packet that comes before its number was dealt already, by what the journal holds."""
    own = [each for each in told if isinstance(each, PacketRead | RestRead) and not (each.round and each.round == late)]
    if state.phase is Phase.REST:
        return [each for each in own if isinstance(each, RestRead)][:1]
    if state.phase is not Phase.DEAL and not open_again(state):
        return ()
    return [each for each in own if isinstance(each, RestRead) or each.number > len(state.dealt)][:MOST_HELD]
