"""Simulated dealer that plays whole rounds on the screen from a seed, tapping what a person would tap."""

from collections.abc import Callable
from random import Random

from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.words import Words
from dealer_terminal.rules.hand import ANTE
from dealer_terminal.table.operators import DEMONSTRATION, Demonstration
from dealer_terminal.ui.kiosk.controller import KioskController
from dealer_terminal.ui.kiosk.motion import Show, motion
from dealer_terminal.ui.kiosk.screen_autopilot import Finger
from dealer_terminal.ui.kiosk.sheet import AnySheet
from dealer_terminal.ui.kiosk.sheets.approval import ApprovalForm
from dealer_terminal.ui.kiosk.sheets.card_pad import CardPad
from dealer_terminal.ui.kiosk.sheets.hand_cards import HandEvents
from dealer_terminal.ui.kiosk.sheets.identity import AnyIdentityForm, IdentityField, IdentityForm
from dealer_terminal.ui.kiosk.sheets.irregularity_list import IrregularityList
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat
from dealer_terminal.ui.kiosk.sheets.jackpot_pay import JackpotHand, JackpotPay
from dealer_terminal.ui.kiosk.sheets.open_question import OpenQuestion
from dealer_terminal.ui.kiosk.sheets.reader_help import FaultKey, ReaderHelp
from dealer_terminal.ui.kiosk.sheets.sign_on import SignOnForm
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from dealer_terminal.ui.kiosk.sheets.unlock import UnlockForm
from dealer_terminal.ui.kiosk.sheets.wager_pad import WagerPad
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps, BoardProps, FormProps
from dealer_terminal.ui.kit.languages import spoken

_GLANCE_MS = 2
_FOLD, _REPORT, _UNDO, _LOOK, _BONUS, _SEATED = 0.22, 0.04, 0.01, 0.02, 0.4, 0.95
_SLIP = 0.15
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_SUITS = ("Spades", "Hearts", "Clubs", "Diamonds")


class ScreenPlayer:
    """Player of rounds. `pressed` is called after every press."""

    def __init__(
        self, finger: Finger, controller: KioskController, chance: Random, pressed: Callable[[], None]
    ) -> None:
        self._finger = finger
        self._controller = controller
        self._chance = chance
        self._pressed = pressed
        self._touched_seats: set[int] = set()
        self.touches = 0

    def play_round(self) -> None:
        """Play until the next round has begun. Sign on and open the table first if needed."""
        while self._controller.state.phase is Phase.CLOSED:
            self._step()
        number = self._controller.state.round
        self._touched_seats = set()
        while self._controller.state.round == number:
            self._step()

    def _step(self) -> None:
        sheet = self._controller.desk.sheet
        if self._controller.desk.refusal.why:
            self._refusal()
        elif not isinstance(sheet, BareTable):
            self._over_the_table(sheet)
        elif self._heard():
            self._pressed()
        else:
            self._at_the_table()

    def _heard(self) -> bool:
        """Return True if a turn of the event loop changed the table's state."""
        before = self._controller.state
        QGuiApplication.processEvents()
        return self._controller.state is not before

    def _at_the_table(self) -> None:
        whim = self._chance.random()
        if whim < _REPORT and self._can_press("Irregularity"):
            self._press_said("Irregularity")
        elif whim < _REPORT + _UNDO and self._can_press("Undo"):
            self._press_said("Undo")
        elif whim < _REPORT + _UNDO + _LOOK:
            self._press_said("More")
        elif not self._before_the_primary():
            self._primary_or_wait()

    def _primary_or_wait(self) -> None:
        """Press the primary key, or wait: the reader reports in later turns of the event loop."""
        if self._shows_cards() or not self._controller.props().table.primary.possible:
            QTest.qWait(_GLANCE_MS)
        else:
            self.press_primary()

    def _shows_cards(self) -> bool:
        return isinstance(motion(self._controller.state, self._controller.senses), Show)

    def _before_the_primary(self) -> bool:
        match self._controller.state.phase:
            case Phase.WAGERS:
                return self._wagers()
            case Phase.DECISIONS:
                return self._decisions()
            case _:
                return False

    def _wagers(self) -> bool:
        """Tap a circle to enter the first bet of the first round. Later rounds repeat the bets."""
        state = self._controller.state
        if not state.playing() and not state.last_wagers:
            self._press_item(self._target(self._ante_of(self._chance.randint(1, state.in_force().positions))))
            return True
        return False

    def _decisions(self) -> bool:
        for seat in self._controller.state.playing():
            if seat not in self._touched_seats:
                self._touched_seats.add(seat)
                if self._chance.random() < _FOLD:
                    self._press_item(self._target(f"{seat} "))
                    return True
        return False

    def _over_the_table(self, sheet: AnySheet) -> None:
        match sheet:
            case WagerPad():
                self._wager(sheet)
            case CardPad():
                self._card(sheet)
            case IdentityForm():
                self._identify(sheet)
            case JackpotHand() | JackpotPay():
                self._press_item(self._approval())
            case IrregularityList() | IrregularitySeat() | OpenQuestion():
                self._press_item(self._choice())
            case ReaderHelp() if self._faults():
                self.press(self._faults()[0])
            case _ if self._controller.props().table.primary.possible:
                self.press_primary()
            case HandEvents():
                self._press_item(self._choice())
            case _:
                self._press_said("Back")

    def _wager(self, pad: WagerPad) -> None:
        limit, cents = self._controller.state.in_force().limits[pad.spot], pad.amount.cents
        if cents < limit.least:
            self.press(self._chance.choice(self._chips())) if cents == 0 else self._press_said("Clear")
            return
        label = self._next_circle(pad)
        if label:
            self._press_item(self._target(label))
        else:
            self.press_primary()

    def _chips(self) -> list[str]:
        """Return the names of the chips to tap. A progressive bet allows one denomination only."""
        pad = self._controller.props().over
        offered = [key.text for key in pad.chips if key.possible] if isinstance(pad, AmountPadProps) else []
        return [text for text in ("5", "25") if text in offered] or offered

    def _next_circle(self, pad: WagerPad) -> str:
        """Return the next circle: sometimes a bonus of the same seat, else the Ante of the next free seat; empty to
        stop."""
        state = self._controller.state
        bonuses = [spot for spot in state.in_force().limits if spot not in (ANTE, pad.spot)]
        if bonuses and self._chance.random() < _BONUS:
            spot = self._chance.choice(bonuses)
            return f"{pad.seat} {state.game().layout[spot].label}"
        free = [seat for seat in range(1, state.in_force().positions + 1) if seat not in self._staked(pad)]
        return self._ante_of(free[0]) if free and self._chance.random() < _SEATED else ""

    def _ante_of(self, seat: int) -> str:
        return f"{seat} {self._controller.state.game().layout[ANTE].label}"

    def _staked(self, pad: WagerPad) -> set[int]:
        return {*self._controller.state.playing(), pad.seat}

    def _card(self, pad: CardPad) -> None:
        if not pad.missing():
            self.press_primary()
        elif not pad.rank:
            self.press(self._chance.choice(_RANKS))
        else:
            self._suit()

    def _suit(self) -> None:
        free = [suit for suit in _SUITS if self._can_press(suit)]
        self._press_said(self._chance.choice(free)) if free else self.press(self._chance.choice(_RANKS))

    def _identify(self, form: AnyIdentityForm) -> None:
        typed, person = form.typed[-1], self._person(form)
        unseen = self._pages()
        if unseen:
            self.press(unseen)
        elif isinstance(form, ApprovalForm) and not form.reason:
            self._press_said(form.reasons[0])
        elif form.field() is IdentityField.CAMERA:
            self.press("7") if len(typed) < 4 else self.press_primary()
        else:
            wanted = person.number if form.field() is IdentityField.NUMBER else person.pin
            self.press(wanted[len(typed)]) if len(typed) < len(wanted) else self.press_primary()

    def _pages(self) -> str:
        """Return the key for the next page of the evidence; empty on the last page."""
        form = self._controller.props().over
        if not isinstance(form, FormProps) or form.evidence.page == form.evidence.pages - 1:
            return ""
        return form.others[0].text

    def _person(self, form: AnyIdentityForm) -> Demonstration:
        dealer, _, supervisor, _ = DEMONSTRATION
        return dealer if isinstance(form, SignOnForm | UnlockForm) else supervisor

    def _refusal(self) -> None:
        refusal = self._controller.desk.refusal
        self._press_said(refusal.why)
        if isinstance(self._controller.desk.sheet, CardPad):
            self._press_said("Erase")

    def _faults(self) -> list[str]:
        """Return the options for reader faults that can be cleared."""
        board = self._controller.props().over
        options = board.options if isinstance(board, BoardProps) else ()
        return [option.text for option in options if isinstance(option.key, FaultKey) and option.possible]

    def _choice(self) -> QQuickItem:
        options = [item for item in self._finger.targets() if "OptionKey" in item.metaObject().className()]
        return self._chance.choice([item for item in options if not item.property("dim")] or options)

    def _approval(self) -> QQuickItem:
        """Return the option that matches the cards most of the time; sometimes another one by mistake."""
        board = self._controller.props().over
        assert isinstance(board, BoardProps), "an approval asks on a board"
        likely = next((option for option in board.options if option.chosen), board.options[0])
        return self._choice() if self._chance.random() < _SLIP else self._target(likely.text)

    def _target(self, name: str) -> QQuickItem:
        return self._finger.find(name)

    def press_primary(self) -> None:
        self.press(self._controller.props().table.primary.text)

    def _can_press(self, said: str) -> bool:
        return self._finger.can_press(self._say(said))

    def _press_said(self, said: str | Words) -> None:
        self.press(self._say(said))

    def _say(self, said: str | Words) -> str:
        """Return the text of the key in the current language of the screen."""
        return spoken(self._controller.desk.language)(said)

    def press(self, name: str) -> None:
        self._press_item(self._finger.find(name))

    def _press_item(self, item: QQuickItem) -> None:
        self.touches += 1
        self._finger.press_item(item)
        self._pressed()
