"""What lies over the table: its value says what it shows, what its keys do, when it goes and what was before it."""

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
from dealer_terminal.ui.kiosk.props import ActionProps, InstructionProps
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.kiosk.screen_actions import CheckBadge, Errand
from dealer_terminal.ui.kiosk.screen_inputs import ScreenInputs
from dealer_terminal.ui.kiosk.surfaces import NO_SURFACE, SheetProps
from dealer_terminal.ui.kit.languages import Say

K = TypeVar("K")
NOT_REFUSED = Refusal(NO_WORDS, "", NO_WORDS)


class Light(Struct, frozen=True):
    """The seats and the circle that a sheet is about, and the amount that is being entered there."""

    seats: tuple[int, ...] = ()
    spot: str = ""
    cents: int = 0


class Round(Struct, frozen=True):
    """The round that the table shows, the seat whose hand is laid out, 0 where none is, those of which nothing lies
    there any more, and whether all of it is over."""

    state: State
    seat: int
    gone: frozenset[int] = frozenset()
    over: bool = False


class Sheet(Struct, Generic[K], frozen=True):
    """`K` are its keys. What it does not say of itself is as here."""

    def fits(self, state: State) -> bool:
        """Whether it may still lie there."""
        return True

    def locks(self) -> bool:
        """Whether nothing but somebody's word takes it away."""
        return False

    def reads_only(self) -> bool:
        """Whether it may lie there while nothing can be written."""
        return False

    def before(self) -> "AnySheet":
        """One step out of it."""
        return Nothing()

    def backed(self, here: "Here") -> "Reaction":
        """A touch of “Back”."""
        return here.opens(self.before())

    def left_alone(self) -> "AnySheet":
        """What is there once nobody has touched it for a while."""
        return self

    def pressed(self, here: "Here", key: K) -> "Reaction":
        return here.stays()

    def entered(self, here: "Here") -> "Reaction":
        """Its primary key."""
        return here.stays()

    def seat_touched(self, here: "Here", seat: int) -> "Reaction":
        return here.stays()

    def spot_touched(self, here: "Here", seat: int, spot: str) -> "Reaction":
        return here.stays()

    def typing(self) -> Typing:
        """Where a keyboard's letters go."""
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
        """As it lies after a refusal."""
        return self

    def with_words(self, text: str) -> "AnySheet":
        """Takes what was written on the keyboard for it."""
        return self

    def shows(self, inputs: "Inputs", say: Say) -> SheetProps:
        return NO_SURFACE

    def primary(self, inputs: "Inputs", say: Say) -> ActionProps:
        return waiting_key(say("Choose above"))

    def bar(self, inputs: "Inputs", say: Say) -> tuple[ActionProps, ...]:
        return usual_bar(inputs.state, say, more_key(say))

    def instructs(self, inputs: "Inputs", say: Say) -> InstructionProps:
        """The one thing to do now, with the manual's own wording beside a translation."""
        now = instruction(inputs.state)
        return InstructionProps(say(now.prompt), now.citation, as_printed(now.prompt, say))

    def sums_up(self) -> bool:
        """Whether the round that ended may stand for a moment where it instructs."""
        return False

    def shows_people(self) -> bool:
        """Whether it needs to be told who may sign on."""
        return False

    def changes_looks(self) -> bool:
        """Whether the dealer is still choosing how the screen looks and speaks."""
        return False

    def seeing(self, state: State) -> "AnySheet":
        """With what the table shows now, where somebody is to sign it and nothing was laid before them yet."""
        return self

    def with_digits(self, order: str) -> "AnySheet":
        """With its digits in this order, where a PIN is entered and they have none yet."""
        return self

    def lit(self, state: State) -> Light:
        """Where the dealer works, unless the sheet is about something else."""
        turn = turn_of(state)
        return Light(() if turn is None else (turn,))

    def seats_touchable(self, state: State) -> bool:
        return False

    def spots_touchable(self, state: State) -> bool:
        return False

    def numbers_touchable(self, state: State) -> bool:
        """Whether a seat's number opens the seat's own sheet; else it is a part of the seat."""
        return False

    def seats_asked(self, state: State) -> frozenset[int]:
        """The seats that a touch is about: they are outlined."""
        asks = self.seats_touchable(state) and not self.spots_touchable(state)
        return frozenset(state.playing()) if asks else frozenset()

    def seats_refused(self, state: State) -> Mapping[int, Words]:
        """The seats whose touch is not taken, and why."""
        return {}

    def seats_quick(self, state: State) -> frozenset[int]:
        """The seats that take one touch right after another."""
        return frozenset()

    def takes_along(self, state: State) -> tuple[Command, ...]:
        """What was entered goes onto the table when a number is touched."""
        return ()

    def looks_at(self, inputs: "Inputs") -> Round:
        settling = inputs.state.phase in (Phase.FOLDS, Phase.SETTLE)
        return Round(inputs.state, (turn_of(inputs.state) or 0) if settling else 0, gone(inputs.state))

    def mark(self, inputs: "Inputs", say: Say) -> str:
        """Stands large over all."""
        return say("CHECKLIST OFF") if inputs.around.broken else ""


class OfSeat(Sheet[K], frozen=True):
    """About one position; 0 is the dealer's hand."""

    seat: int

    def lit(self, state: State) -> Light:
        return Light((self.seat,))


AnySheet = Sheet[Any]


def as_printed(sentence: Words, say: Say) -> str:
    """The manual's own wording, to stand beneath a translation of it."""
    printed = str(sentence)
    return "" if say(sentence) == printed else printed


class Nothing(Sheet[Any], frozen=True):
    """Gives way to what the table needs."""

    def fits(self, state: State) -> bool:
        return False


class ScreenState(Struct, frozen=True):
    """The screen's own state: nothing of it is a fact, all of it may be lost. What lay there when somebody looked
    something up is laid `aside`, and comes back as it was."""

    sheet: AnySheet = Nothing()
    aside: AnySheet = Nothing()
    refusal: Refusal = NOT_REFUSED
    dimmed: bool = False
    language: str = ENGLISH
    theme: str = "felt"
    four_colours: bool = True


class Reaction(Struct, frozen=True):
    """What a touch leads to: the desk if all goes well, the commands in order, and errands outside the table."""

    desk: ScreenState
    commands: tuple[Command, ...] = ()
    errands: tuple[Errand, ...] = ()


class Here(Struct, frozen=True):
    """Where a touch lands."""

    desk: ScreenState
    state: State
    room: Room

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
    room: Room
