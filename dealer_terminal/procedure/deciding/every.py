"""What follows from each command, whoever was shown what; `decide` is the door to it."""

from typing import assert_never

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deciding import (
    deal,
    decisions,
    devices,
    events,
    irregularities,
    payments,
    progressive,
    seats,
    settle,
    table,
    tray,
    wagers,
)
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, house
from dealer_terminal.procedure.deciding.rounds import return_deck, undo
from dealer_terminal.procedure.meter_commands import AdjustMeter, CompareMeters, LoseLink, MeterCommand, MoveMeters
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.tray_commands import SignForm, TrayCommand, VoidForm
from dealer_terminal.procedure.words import words

_ANYTIME = (commands.RaiseFault, commands.ClearFault, LoseLink, CompareMeters, MoveMeters)
_WITHOUT_TABLE = (
    commands.OpenTable,
    commands.SignOn,
    commands.SignOff,
    commands.CorrectPayment,
    commands.VerifyPayout,
    SignForm,
    VoidForm,
)
_WITHOUT_DEALER = (
    commands.OpenTable,
    commands.ChangeTerms,
    commands.CloseTable,
    commands.SignOn,
    commands.SignOff,
    commands.ReplaceDeck,
    commands.CorrectPayment,
    commands.VerifyPayout,
    AdjustMeter,
    VoidForm,
)


def decided(state: State, command: Command) -> Outcome:
    return _not_now(state, command) or _decided(state, command)


def _not_now(state: State, command: Command) -> Refusal | None:
    """What stands above every single decision: a question that is open, a closed table, nobody signed on."""
    if isinstance(command, _ANYTIME):
        return None
    if state.issue is not None and not isinstance(command, commands.ResolveIrregularity):
        return by_house(state, state.issue.id, words("An irregularity is open"), words("Answer its question first."))
    if state.phase is Phase.CLOSED and not isinstance(command, _WITHOUT_TABLE):
        return house(words("The table is closed"), words("Ask a supervisor to open it."))
    if state.dealer is None and not isinstance(command, _WITHOUT_DEALER):
        return house(words("No dealer is signed on"), words("Sign on first."))
    return None


def _decided(state: State, command: Command) -> Outcome:
    if isinstance(command, MeterCommand | TrayCommand | commands.SeatCommand):
        return _of_a_kind(state, command)
    match command:
        case commands.OpenTable():
            return table.open_table(state, command)
        case commands.ChangeTerms():
            return table.change_terms(state, command)
        case commands.CloseTable():
            return table.close_table(state, command)
        case commands.SignOn():
            return table.sign_on(state, command)
        case commands.SignOff():
            return table.sign_off(state)
        case commands.PlaceWager():
            return wagers.place_wager(state, command)
        case commands.RepeatWagers():
            return wagers.repeat_wagers(state, command)
        case commands.CloseWagers():
            return wagers.close_wagers(state, command)
        case commands.DealPacket():
            return deal.deal_packet(state, command)
        case commands.RackRest():
            return deal.rack_rest(state, command)
        case commands.Decide():
            return decisions.decide_seat(state, command)
        case commands.LockDecisions():
            return decisions.lock_decisions(state)
        case commands.CollectHand():
            return decisions.collect_hand(state, command)
        case commands.Expose():
            return settle.expose(state, command)
        case commands.DeclareEvent():
            return events.declare_event(state, command)
        case commands.RackHand():
            return settle.rack_hand(state, command)
        case commands.VerifyPayout():
            return payments.verify_payout(state, command)
        case commands.DecideDealLimit():
            return payments.decide_deal_limit(state, command)
        case commands.CorrectPayment():
            return payments.correct_payment(state, command)
        case commands.ReportIrregularity():
            return irregularities.report_irregularity(state, command)
        case commands.ResolveIrregularity():
            return irregularities.resolve_irregularity(state, command)
        case commands.ReplaceDeck():
            return irregularities.replace_deck(state, command)
        case commands.ReturnDeck():
            return return_deck(state, command)
        case commands.Undo():
            return undo(state)
        case commands.RaiseFault(fault=fault, detail=detail):
            return (facts.DeviceFaultRaised(fault.value, detail),)
        case commands.ClearFault():
            return devices.clear_fault(state, command)
        case _:
            assert_never(command)


def _of_a_kind(state: State, command: MeterCommand | TrayCommand | commands.SeatCommand) -> Outcome:
    if isinstance(command, MeterCommand):
        return progressive.decide_meters(state, command)
    if isinstance(command, TrayCommand):
        return tray.decide_tray(state, command)
    return seats.decide_seats(state, command)
