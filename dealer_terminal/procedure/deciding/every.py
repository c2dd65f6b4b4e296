"""Decision of each command, without the check of signing previews. Call `decide` instead."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.commands import Command, SignForm, TrayCommand, VoidForm
from dealer_terminal.procedure.deciding import (
    deal,
    decisions,
    events,
    events_corrected,
    irregularities,
    limit,
    payments,
    progressive,
    settle,
    table,
    tray,
    wagers,
)
from dealer_terminal.procedure.deciding.deal import return_deck, undo
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, house
from dealer_terminal.procedure.meter_commands import AdjustMeter, CompareMeters, LoseLink, MeterCommand, MoveMeters
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import words

_ANYTIME = frozenset({commands.RaiseFault, commands.ClearFault, LoseLink, CompareMeters, MoveMeters})
_WITHOUT_TABLE = frozenset(
    {
        commands.OpenTable,
        commands.SignOn,
        commands.SignOff,
        commands.CorrectPayment,
        commands.CorrectEvent,
        commands.VerifyPayout,
        SignForm,
        VoidForm,
    }
)
_WITHOUT_DEALER = frozenset(
    {
        commands.OpenTable,
        commands.ChangeTerms,
        commands.CloseTable,
        commands.SignOn,
        commands.SignOff,
        commands.ReplaceDeck,
        commands.CorrectPayment,
        commands.CorrectEvent,
        commands.VerifyPayout,
        AdjustMeter,
        VoidForm,
    }
)


def decided(state: State, command: Command) -> Outcome:
    return _not_now(state, command) or DECIDES[type(command)](state, command)


def _not_now(state: State, command: Command) -> Refusal | None:
    """Refuse a command because of an open question, a closed table, or a missing dealer."""
    if type(command) in _ANYTIME:
        return None
    if state.issue is not None and type(command) is not commands.ResolveIrregularity:
        return by_house(state, state.issue.id, words("An irregularity is open"), words("Answer its question first."))
    if state.phase is Phase.CLOSED and type(command) not in _WITHOUT_TABLE:
        return house(words("The table is closed"), words("Ask a supervisor to open it."))
    if state.dealer is None and type(command) not in _WITHOUT_DEALER:
        return house(words("No dealer is signed on"), words("Sign on first."))
    return None


def _fault_raised(_: State, command: commands.RaiseFault) -> Outcome:
    return (facts.DeviceFaultRaised(command.fault.value, command.detail),)


DECIDES: Mapping[type[Command], Callable[[State, Any], Outcome]] = {
    commands.OpenTable: table.open_table,
    commands.ChangeTerms: table.change_terms,
    commands.CloseTable: table.close_table,
    commands.SignOn: table.sign_on,
    commands.SignOff: lambda state, _: table.sign_off(state),
    commands.PlaceWager: wagers.place_wager,
    commands.RepeatWagers: wagers.repeat_wagers,
    commands.CloseWagers: wagers.close_wagers,
    commands.DealPacket: deal.deal_packet,
    commands.RackRest: deal.rack_rest,
    commands.Decide: decisions.decide_seat,
    commands.LockDecisions: lambda state, _: decisions.lock_decisions(state),
    commands.CollectHand: decisions.collect_hand,
    commands.Expose: settle.expose,
    commands.DeclareEvent: events.declare_event,
    commands.RackHand: settle.rack_hand,
    commands.VerifyPayout: limit.verify_payout,
    commands.DecideDealLimit: limit.decide_deal_limit,
    commands.CorrectPayment: payments.correct_payment,
    commands.CorrectEvent: events_corrected.correct_event,
    commands.SettleDifference: payments.settle_difference,
    commands.ReportIrregularity: irregularities.report_irregularity,
    commands.ResolveIrregularity: irregularities.resolve_irregularity,
    commands.ReplaceDeck: irregularities.replace_deck,
    commands.ReturnDeck: return_deck,
    commands.Undo: lambda state, _: undo(state),
    commands.RaiseFault: _fault_raised,
    commands.ClearFault: table.clear_fault,
    **dict.fromkeys(get_args(MeterCommand), progressive.decide_meters),
    **dict.fromkeys(get_args(TrayCommand), tray.decide_tray),
    **dict.fromkeys(get_args(commands.SeatCommand), wagers.decide_seats),
}
"""Decision function of each command. A test checks that none is missing."""
