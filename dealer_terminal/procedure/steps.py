"""Which steps a dealer can take back: no card was turned over, no device moved, no second person decided."""

from collections.abc import Mapping

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_facts import MetersMoved
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom

WITHDRAWN = "withdrawn"


_NAMES: Mapping[type[Fact], str] = {
    facts.WagerPlaced: "wager_placed",
    facts.WagersRepeated: "wagers_repeated",
    facts.WagersClosed: "wagers_closed",
    facts.PacketDealt: "packet_dealt",
    facts.RestRacked: "rest_racked",
    facts.Decided: "decided",
    facts.DecisionsLocked: "decisions_locked",
    facts.HandCollected: "hand_collected",
    facts.HandRacked: "hand_racked",
}
_BESIDE_THE_ROUND: frozenset[type[Fact]] = frozenset(
    {
        facts.DeviceFaultRaised,
        facts.DeviceFaultCleared,
        facts.DealerSignedOn,
        facts.DealerSignedOff,
        facts.IrregularityReported,
        facts.StepUndone,
        MetersMoved,
    }
)


def step_name(state: State, fact: Fact) -> str:
    """The name under which the step is undone, as the log writes it; none where the way back ends."""
    name = _NAMES.get(type(fact), "")
    return name if name and _way_back(state, fact) else ""


def _way_back(state: State, fact: Fact) -> bool:
    match fact:
        case facts.PacketDealt(packet=packet):
            return packet.cards_from is CardsFrom.DEALER
        case facts.RestRacked(cards_from=cards_from):
            return cards_from is CardsFrom.DEALER
        case facts.Decided(seat=seat):
            return not state.seat(seat).away
        case _:
            return True


def leaves_steps_alone(fact: Fact) -> bool:
    """What happens beside the round: people, devices, a report that is withdrawn; and what a step back leaves."""
    if isinstance(fact, facts.IrregularityResolved):
        return fact.choice == WITHDRAWN
    return type(fact) in _BESIDE_THE_ROUND
