"""Sheets over the table. A sheet is a value that defines its content, its keys, when it closes, and what precedes
it."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.positions import gone, turn_of
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.ui.kiosk.bar import more_key, usual_bar, waiting_key
from dealer_terminal.ui.kiosk.keys import Typing
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kiosk.props import ActionProps, InstructionProps
from dealer_terminal.ui.kiosk.screen_actions import CheckBadge, Errand
from dealer_terminal.ui.kiosk.screen_inputs import ScreenInputs
from dealer_terminal.ui.kiosk.surfaces import NO_SURFACE, SheetProps
from dealer_terminal.ui.kit.languages import Say

K = TypeVar("K")
NOT_REFUSED = Refusal(NO_WORDS, "", NO_WORDS)


class Light(Struct, frozen=True):
    """The seats and the circle that a sheet is about, and the amount being entered there."""

    seats: tuple[int, ...] = ()
    spot: str = ""
    cents: int = 0


class Round(Struct, frozen=True):
    """The round shown. `seat` is the seat of the hand laid out, 0 if none; `gone` are the seats that have been
    cleared; `over` is True if the whole round has ended."""

    state: State
    seat: int
    gone: frozenset[int] = frozenset()
    over: bool = False


class Sheet(Struct, Generic[K], frozen=True):
    """Base class of the sheets. `K` is the type of the sheet's keys. Subclasses override these defaults."""

    def fits(self, state: State) -> bool:
        """Return True if the sheet may stay open."""
        return True

    def locks(self) -> bool:
        """Return True if only a person's identification can close the sheet."""
        return False

    def reads_only(self) -> bool:
        """Return True if the sheet may be open while nothing can be written."""
        return False

    def before(self) -> "AnySheet":
        """Return the sheet that Back opens."""
        return Nothing()

    def backed(self, here: "Here") -> "Reaction":
        """Return the reaction to Back."""
        return here.opens(self.before())

    def left_alone(self) -> "AnySheet":
        """Return the sheet to show after a period without touches."""
        return self

    def pressed(self, here: "Here", key: K) -> "Reaction":
        return here.stays()

    def entered(self, here: "Here") -> "Reaction":
        """Return the reaction to the primary key."""
        return here.stays()

    def seat_touched(self, here: "Here", seat: int) -> "Reaction":
        return here.stays()

    def spot_touched(self, here: "Here", seat: int, spot: str) -> "Reaction":
        return here.stays()

    def typing(self) -> Typing:
        """Return the destination of text from a keyboard."""
        return Typing.BADGE

    def written(self, here: "Here", text: str) -> "Reaction":
        return here.stays()

    def tabbed(self, here: "Here") -> "Reaction":
        return here.stays()

    def scanned(self, here: "Here", text: str) -> "Reaction":
        return Reaction(here.desk, errands=(CheckBadge(text),))

    def recognised(self, here: "Here", operator: Operator) -> "Reaction":
        return here.stays()

    def not_recognised(self, here: "Here", refusal: Refusal) -> "Reaction":
        return here.stays()

    def anew(self) -> "AnySheet":
        """Return the sheet to show after a refusal."""
        return self

    def with_words(self, text: str) -> "AnySheet":
        """Return the sheet with the text entered on its keyboard."""
        return self

    def shows(self, inputs: "Inputs", say: Say) -> SheetProps:
        return NO_SURFACE

    def primary(self, inputs: "Inputs", say: Say) -> ActionProps:
        return waiting_key(say("Choose above"))

    def bar(self, inputs: "Inputs", say: Say) -> tuple[ActionProps, ...]:
        return usual_bar(inputs.state, say, more_key(say))

    def instructs(self, inputs: "Inputs", say: Say) -> InstructionProps:
        """Return the current instruction, with the manual's original wording if it is translated."""
        now = instruction(inputs.state)
        return InstructionProps(say(now.prompt), now.citation, as_printed(now.prompt, say))

    def sums_up(self) -> bool:
        """Return True if the summary of the finished round may briefly replace the instruction."""
        return False

    def shows_people(self) -> bool:
        """Return True if the sheet needs the list of operators."""
        return False

    def changes_looks(self) -> bool:
        """Return True while the dealer is still choosing language and appearance."""
        return False

    def seeing(self, state: State) -> "AnySheet":
        """Return the sheet with the evidence of the current state, if it asks for a signature and has no evidence
        yet."""
        return self

    def with_digits(self, order: str) -> "AnySheet":
        """Return the sheet with this order of digits, if it asks for a PIN and has none yet."""
        return self

    def lit(self, state: State) -> Light:
        """Return the highlighted seats: those where the dealer works, unless the sheet is about others."""
        turn = turn_of(state)
        return Light(() if turn is None else (turn,))

    def seats_touchable(self, state: State) -> bool:
        return False

    def spots_touchable(self, state: State) -> bool:
        return False

    def numbers_touchable(self, state: State) -> bool:
        """Return True if tapping a seat's number opens that seat's sheet. Otherwise the number belongs to the seat."""
        return False

    def seats_asked(self, state: State) -> frozenset[int]:
        """Return the outlined seats: those that can be tapped."""
        asks = self.seats_touchable(state) and not self.spots_touchable(state)
        return frozenset(state.playing()) if asks else frozenset()

    def seats_refused(self, state: State) -> Mapping[int, Words]:
        """Return the seats that cannot be tapped, with the reason for each."""
        return {}

    def seats_quick(self, state: State) -> frozenset[int]:
        """Return the seats that accept taps in quick succession."""
        return frozenset()

    def takes_along(self, state: State) -> tuple[Command, ...]:
        """Return the commands that place the current entry when a seat's number is tapped."""
        return ()

    def looks_at(self, inputs: "Inputs") -> Round:
        settling = inputs.state.phase in (Phase.FOLDS, Phase.SETTLE)
        return Round(inputs.state, (turn_of(inputs.state) or 0) if settling else 0, gone(inputs.state))

    def mark(self, inputs: "Inputs", say: Say) -> str:
        """Return the text that marks the whole screen; empty if none."""
        return say("CHECKLIST OFF") if inputs.around.broken else ""


class OfSeat(Sheet[K], frozen=True):
    """Base class of sheets about one position. 0 is the dealer's hand."""

    seat: int

    def lit(self, state: State) -> Light:
        return Light((self.seat,))


AnySheet = Sheet[Any]


def as_printed(sentence: Words, say: Say) -> str:
    """Return the manual's original wording, to show beneath a translation; empty in the original language."""
    printed = str(sentence)
    return "" if say(sentence) == printed else printed


class Nothing(Sheet[Any], frozen=True):
    """No sheet. It gives way to the sheet that the table needs."""

    def fits(self, state: State) -> bool:
        return False


class ScreenState(Struct, frozen=True):
    """State of the screen. It contains no facts and may be lost. `aside` is the sheet that was open before the operator
    opened a reference page; it reopens unchanged."""

    sheet: AnySheet = Nothing()
    aside: AnySheet = Nothing()
    refusal: Refusal = NOT_REFUSED
    dimmed: bool = False
    language: str = ENGLISH
    theme: str = "felt"
    four_colours: bool = True


class Reaction(Struct, frozen=True):
    """Result of a touch: the new screen state if all succeeds, the commands in order, and errands outside the table."""

    desk: ScreenState
    commands: tuple[Command, ...] = ()
    errands: tuple[Errand, ...] = ()


class Here(Struct, frozen=True):
    """The context of a touch."""

    desk: ScreenState
    state: State
    room: KioskContext

    def opens(self, sheet: AnySheet, *commands: Command) -> Reaction:
        return Reaction(replace(self.desk, sheet=sheet, refusal=NOT_REFUSED), commands)

    def clears(self, *commands: Command) -> Reaction:
        return self.opens(Nothing(), *commands)

    def refuses(self, refusal: Refusal) -> Reaction:
        return Reaction(replace(self.desk, refusal=refusal))

    def stays(self) -> Reaction:
        return Reaction(self.desk)


class Inputs(Struct, frozen=True):
    """Everything that the screen is derived from."""

    state: State
    desk: ScreenState
    around: ScreenInputs
    room: KioskContext
