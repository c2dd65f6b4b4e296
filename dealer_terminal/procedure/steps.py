"""Steps that a dealer can undo: no card was exposed, no device moved, and no second person decided."""

from collections.abc import Callable, Mapping
from typing import Any

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.choices import LEAVES_STEPS_ALONE
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_facts import (
    JackpotChosen,
    JackpotOpened,
    JackpotProceeded,
    MeterLinkBack,
    MeterLinkLost,
    MetersCompared,
    MetersMoved,
)
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom

OPENED, PROCEEDED = "jackpot_opened", "jackpot_proceeded"
_NAMES: Mapping[type[Fact], str] = {
    facts.WagerPlaced: "wager_placed",
    facts.WagersRepeated: "wagers_repeated",
    facts.WagersSet: "wagers_set",
    facts.PlayerLeft: "player_left",
    facts.PlayerSatOut: "player_sat_out",
    facts.PlayerSatIn: "player_sat_in",
    facts.WagersClosed: "wagers_closed",
    facts.PacketDealt: "packet_dealt",
    facts.RestRacked: "rest_racked",
    facts.Decided: "decided",
    facts.DecisionsLocked: "decisions_locked",
    facts.HandCollected: "hand_collected",
    facts.HandRacked: "hand_racked",
    JackpotOpened: OPENED,
    JackpotChosen: "jackpot_chosen",
    JackpotProceeded: PROCEEDED,
}
_BESIDE_THE_ROUND: frozenset[type[Fact]] = frozenset(
    {
        facts.DeviceFaultRaised,
        facts.DeviceFaultCleared,
        facts.DealerSignedOn,
        facts.DealerSignedOff,
        facts.IrregularityReported,
        facts.StepUndone,
        MeterLinkBack,
        MeterLinkLost,
        MetersCompared,
        MetersMoved,
    }
)


def step_name(state: State, fact: Fact) -> str:
    """Return the step's name for undo, as the journal writes it; empty if the step cannot be undone."""
    allowed = _ONLY_WHERE.get(type(fact))
    return _NAMES.get(type(fact), "") if allowed is None or allowed(state, fact) else ""


def _by_hand(_: State, fact: facts.PacketDealt) -> bool:
    return fact.packet.cards_from is CardsFrom.DEALER


def _rest_by_hand(_: State, fact: facts.RestRacked) -> bool:
    return fact.cards_from is CardsFrom.DEALER


def _by_who_is_there(state: State, fact: facts.Decided) -> bool:
    return not state.seat(fact.seat).away


def _unasked(state: State, _: JackpotChosen) -> bool:
    return state.issue is None


_ONLY_WHERE: Mapping[type[Fact], Callable[[State, Any], bool]] = {
    facts.PacketDealt: _by_hand,
    facts.RestRacked: _rest_by_hand,
    facts.Decided: _by_who_is_there,
    JackpotChosen: _unasked,
}


def leaves_steps_alone(fact: Fact) -> bool:
    """Return True if the fact keeps undo available: people, devices, a report that was withdrawn or is still open, and
    an undo itself."""
    if isinstance(fact, facts.IrregularityResolved):
        return fact.choice in LEAVES_STEPS_ALONE
    return type(fact) in _BESIDE_THE_ROUND


def can_undo(state: State) -> bool:
    return state.prior is not None and state.issue is None and state.dealer is not None
