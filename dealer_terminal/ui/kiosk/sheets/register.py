"""Registry of all sheets by name, and the choice of the sheet to show."""

from typing import assert_never

from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kiosk.sheet import AnySheet
from dealer_terminal.ui.kiosk.sheets.approval import ApprovalForm
from dealer_terminal.ui.kiosk.sheets.count_pad import CountPad
from dealer_terminal.ui.kiosk.sheets.deal_limit import DealLimit
from dealer_terminal.ui.kiosk.sheets.dealer_menu import ChipTally, DealerMenu
from dealer_terminal.ui.kiosk.sheets.enrollment import EnrolmentForm
from dealer_terminal.ui.kiosk.sheets.event_correction import EventCorrectionSheet
from dealer_terminal.ui.kiosk.sheets.hand_cards import HandCards, HandEvents
from dealer_terminal.ui.kiosk.sheets.irregularity_list import IrregularityList
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat
from dealer_terminal.ui.kiosk.sheets.jackpot_pay import JackpotHand, JackpotPay
from dealer_terminal.ui.kiosk.sheets.jackpot_verdict import JackpotVerdict
from dealer_terminal.ui.kiosk.sheets.last_round_cards import LastCards
from dealer_terminal.ui.kiosk.sheets.leaving import LeavingForm
from dealer_terminal.ui.kiosk.sheets.manual import ManualContents, ManualSheet, manual_at_this_step
from dealer_terminal.ui.kiosk.sheets.meter_list import MeterAmount, MeterList, MeterReason
from dealer_terminal.ui.kiosk.sheets.open_question import OpenQuestion
from dealer_terminal.ui.kiosk.sheets.operator_actions import DisableOperator, OperatorActions
from dealer_terminal.ui.kiosk.sheets.operator_list import OperatorList, OperatorRole, OperatorsSignOn
from dealer_terminal.ui.kiosk.sheets.pay_tables import PayTablesSheet
from dealer_terminal.ui.kiosk.sheets.payment_amount import PaymentAmount
from dealer_terminal.ui.kiosk.sheets.payment_list import PaymentList
from dealer_terminal.ui.kiosk.sheets.reader_help import ReaderHelp
from dealer_terminal.ui.kiosk.sheets.recall import Recall
from dealer_terminal.ui.kiosk.sheets.reported_cards import ReportedCards
from dealer_terminal.ui.kiosk.sheets.return_bets import WagersBack, wagers_go_back
from dealer_terminal.ui.kiosk.sheets.seat_sheet import SeatSheet
from dealer_terminal.ui.kiosk.sheets.sign_on import SignOnForm
from dealer_terminal.ui.kiosk.sheets.supervisor_menu import SupervisorMenu
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from dealer_terminal.ui.kiosk.sheets.table_terms import TableTerms, opening_terms
from dealer_terminal.ui.kiosk.sheets.term_amount import TermAmountPad
from dealer_terminal.ui.kiosk.sheets.text_entry import TextEntry
from dealer_terminal.ui.kiosk.sheets.tray_menu import FormList, TrayMenu
from dealer_terminal.ui.kiosk.sheets.unlock import UnlockForm
from dealer_terminal.ui.kiosk.sheets.wager_pad import WagerPad

SHEETS: dict[str, type[AnySheet]] = {
    "table": BareTable,
    "wagers-back": WagersBack,
    "wager": WagerPad,
    "seat": SeatSheet,
    "cards": HandCards,
    "events": HandEvents,
    "irregularities": IrregularityList,
    "irregularity-seat": IrregularitySeat,
    "reported-cards": ReportedCards,
    "question": OpenQuestion,
    "jackpot-hand": JackpotHand,
    "jackpot-pay": JackpotPay,
    "jackpot-verdict": JackpotVerdict,
    "chip-count": ChipTally,
    "supervisor": SupervisorMenu,
    "deal-limit": DealLimit,
    "payments": PaymentList,
    "payment-amount": PaymentAmount,
    "event-anew": EventCorrectionSheet,
    "last-cards": LastCards,
    "meters": MeterList,
    "meter-reason": MeterReason,
    "meter-amount": MeterAmount,
    "tray": TrayMenu,
    "tray-count": CountPad,
    "tray-forms": FormList,
    "terms": TableTerms,
    "term-amount": TermAmountPad,
    "approval": ApprovalForm,
    "sign-on": SignOnForm,
    "unlock": UnlockForm,
    "leaving": LeavingForm,
    "office-door": OperatorsSignOn,
    "crew": OperatorList,
    "crew-member": OperatorActions,
    "crew-role": OperatorRole,
    "crew-farewell": DisableOperator,
    "enrolment": EnrolmentForm,
    "writing": TextEntry,
    "more": DealerMenu,
    "recall": Recall,
    "manual": ManualSheet,
    "manual-contents": ManualContents,
    "pay-tables": PayTablesSheet,
    "reader": ReaderHelp,
}


def opened_by(key: BarKey, state: State) -> AnySheet:
    """Return the sheet that a key of the bar opens."""
    match key:
        case BarKey.IRREGULARITY:
            return IrregularityList()
        case BarKey.SUPERVISOR:
            return SupervisorMenu()
        case BarKey.MORE:
            return DealerMenu()
        case BarKey.MANUAL:
            return manual_at_this_step(state)
        case BarKey.PAY_TABLES:
            return PayTablesSheet()
        case BarKey.PRIMARY | BarKey.UNDO:
            return BareTable()
        case _:
            assert_never(key)


def seat_sheet(seat: int) -> AnySheet:
    """Return the sheet that a seat's number opens."""
    return SeatSheet(seat)


def needed(state: State, room: KioskContext) -> AnySheet:
    """Return the sheet that the table needs while none is open."""
    if state.dealer is None:
        return SignOnForm()
    if state.phase is Phase.CLOSED:
        return opening_terms(room)
    if state.issue is not None:
        return OpenQuestion()
    for seat, jackpot in state.jackpots.items():
        if jackpot.stage is JackpotStage.TOUCHED:
            return JackpotHand(seat)
        if jackpot.stage is JackpotStage.CONFIRMING:
            return JackpotPay(seat)
    return WagersBack() if wagers_go_back(state) else BareTable()
