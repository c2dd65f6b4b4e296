"""Which steps a dealer can take back: no card was turned over, no device moved, no second person decided."""

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_facts import MetersMoved
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom

WITHDRAWN = "withdrawn"


def step_name(state: State, fact: Fact) -> str:
    """The name under which the step is undone, as the log writes it; none where the way back ends."""
    match fact:
        case facts.WagerPlaced():
            return "wager_placed"
        case facts.WagersRepeated():
            return "wagers_repeated"
        case facts.WagersClosed():
            return "wagers_closed"
        case facts.PacketDealt(packet=packet):
            return "packet_dealt" if packet.cards_from is CardsFrom.DEALER else ""
        case facts.RestRacked(cards_from=cards_from):
            return "rest_racked" if cards_from is CardsFrom.DEALER else ""
        case facts.Decided(seat=seat):
            return "" if state.seat(seat).away else "decided"
        case facts.DecisionsLocked():
            return "decisions_locked"
        case facts.HandCollected():
            return "hand_collected"
        case facts.HandRacked():
            return "hand_racked"
        case _:
            return ""


def leaves_steps_alone(fact: Fact) -> bool:
    """What happens beside the round: people, devices, a report that is withdrawn."""
    match fact:
        case facts.IrregularityResolved(choice=choice):
            return choice == WITHDRAWN
        case (
            facts.DeviceFaultRaised()
            | facts.DeviceFaultCleared()
            | facts.DealerSignedOn()
            | facts.DealerSignedOff()
            | facts.IrregularityReported()
            | MetersMoved()
        ):
            return True
        case _:
            return False
