"""Path of one touch: reducer, session, and the resulting frame. The module is independent of Qt."""

from collections.abc import Callable, Iterator
from typing import Protocol, assert_never

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.operators import Operators, Preferences
from dealer_terminal.table.people_admin import PeopleAdmin, Request
from dealer_terminal.table.reader import Reader
from dealer_terminal.table.session import Session
from dealer_terminal.table.sound import SoundPulse
from dealer_terminal.ui.kiosk.display_preferences import dressed, look_of, usual
from dealer_terminal.ui.kiosk.frame import FrameProps, frame
from dealer_terminal.ui.kiosk.keys import BarKey, Typing
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kiosk.recent_rounds import Past, PastRounds, no_past
from dealer_terminal.ui.kiosk.reducer import fitting, touched
from dealer_terminal.ui.kiosk.screen_actions import CheckBadge, CheckPin, Errand, ForReader, Leave, Manage
from dealer_terminal.ui.kiosk.screen_inputs import PixelShift, ScreenInputs
from dealer_terminal.ui.kiosk.sheet import AnySheet, Inputs, Reaction, ScreenState
from dealer_terminal.ui.kiosk.sheets.identity import IN_ORDER
from dealer_terminal.ui.kiosk.sheets.manual import STOPS, ManualSheet, manual_at_this_step
from dealer_terminal.ui.kiosk.sheets.recall import Recall
from dealer_terminal.ui.kiosk.touches import Back, NotRecognised, Press, Recognised, Touch, TouchSeat, TouchSpot, Write
from dealer_terminal.ui.kit.languages import Say

NOT_WRITTEN = Refusal(
    words("The journal does not take what happened"),
    "House Procedure 13",
    STOPS,
)


class KioskOutside(Protocol):
    """Services that the controller needs from the window and the machine."""

    def clock(self) -> str: ...

    def checkpoint_age(self) -> int: ...

    def look(self) -> None: ...

    def drift(self) -> PixelShift: ...

    def seconds(self) -> float:
        """Return the seconds of a monotonic clock."""
        ...

    def shuffled(self, digits: str) -> str: ...

    def say(self, language: str) -> Say: ...

    def show(self, props: FrameProps) -> None: ...

    def leave(self) -> None: ...

    def sound(self, pulse: SoundPulse) -> None: ...

    def reopen(self) -> Session:
        """Return a session on the journal, reread after a failure."""
        ...


class People(Struct, frozen=True):
    """Services around the table: operator identification, the reader, management of operators, display preferences of
    dealers, and recent rounds."""

    operators: Operators
    reader: Reader
    office: PeopleAdmin
    preferences: Preferences
    past: Past = no_past


class Framed(Struct, frozen=True):
    inputs: Inputs
    props: FrameProps


class KioskController:
    def __init__(self, session: Session, people: People, room: KioskContext, outside: KioskOutside) -> None:
        self._people = people
        self._room = room
        self._outside = outside
        self._broken = ""
        self._dealer = ""
        self._called = Calls()
        self.desk = dressed(ScreenState(), usual(room.settings), room.settings)
        self._adopt(session)
        self._framed = Framed(self.inputs(), frame(self.inputs(), self._outside.say(self.desk.language)))

    @property
    def state(self) -> State:
        return self._session.state

    @property
    def senses(self) -> frozenset[Phase]:
        return self._room.settings.senses

    def touch(self, touch: Touch) -> None:
        self._past.gone_on()
        if self._broken:
            self._touched_when_broken(touch)
        else:
            self._carry_out(touched(self.desk, self.state, touch, self._room))
        self.refresh()

    def typing(self) -> Typing:
        return self.desk.sheet.typing()

    def tick(self) -> None:
        """Process the reader's reports, check the journal, and refresh the screen. The event loop calls it
        periodically."""
        if not self._broken:
            self._people.reader.work()
            self._look()
        self.refresh()

    def _look(self) -> None:
        """Check the journal, which can disappear while nothing is touched."""
        try:
            self._outside.look()
        except KnownError as error:
            self._fail(error)

    def refresh(self) -> None:
        self._welcome()
        self.desk = self._with_digits(fitting(self.desk, self.state, self._room))
        self._outside.show(self.props())
        self._call()

    def props(self) -> FrameProps:
        """Return the current frame, derived again only if the inputs changed. Most calls change nothing."""
        inputs = self.inputs()
        if inputs != self._framed.inputs:
            self._framed = Framed(inputs, frame(inputs, self._outside.say(self.desk.language)))
        return self._framed.props

    def inputs(self) -> Inputs:
        """Return everything that the frame is derived from."""
        return Inputs(self.state, self.desk, self._around(), self._room)

    def _call(self) -> None:
        """Play the sound of each new question or fault once."""
        before, self._called = self._called, calls(self.state)
        for pulse in pulses(before, self._called):
            self._outside.sound(pulse)

    def _adopt(self, session: Session) -> None:
        self._session = session
        self._past = PastRounds(session.state, self._people.past(), self._outside.seconds)
        session.listen(self._past.take)

    def _carry_out(self, reaction: Reaction) -> None:
        """Run the commands, then the errands. A refusal stops both and leaves the sheet open. If a command opens a
        question, skip the remaining commands."""
        asked = self.state.issue
        for command in reaction.commands:
            if self.state.issue is not None and self.state.issue is not asked:
                break
            refusal = self._handle(command)
            if refusal is not None:
                self.desk = self.desk if self._broken else _after_a_refusal(self.desk, refusal)
                return
        before, self.desk = self.desk, reaction.desk
        for errand in reaction.errands:
            self._run(errand, before)

    def _run(self, errand: Errand, before: ScreenState) -> None:
        match errand:
            case CheckPin(number=number, pin=pin):
                self._know(lambda: self._people.operators.check(number, pin))
            case CheckBadge(text=text):
                self._know(lambda: self._people.operators.badge(text))
            case Manage(by=by, request=request):
                self._manage(by, request, before)
            case Leave():
                self._outside.leave()
            case ForReader.RETRY:
                self._people.reader.retry()
            case ForReader.DROP:
                self._people.reader.drop()
            case _:
                assert_never(errand)

    def _know(self, ask: Callable[[], Operator | Refusal]) -> None:
        try:
            answer = ask()
        except KnownError as error:
            self._fail(error)
            return
        known = NotRecognised(answer) if isinstance(answer, Refusal) else Recognised(answer)
        self._carry_out(touched(self.desk, self.state, known, self._room))

    def _manage(self, by: str, request: Request, before: ScreenState) -> None:
        try:
            refusal = self._people.office.manage(by, request)
        except KnownError as error:
            self._fail(error)
            return
        if refusal is not None:
            self.desk = _after_a_refusal(before, refusal)

    def _welcome(self) -> None:
        """Apply the preferences of a dealer who signs on, or the casino's defaults if no dealer is signed on. Save
        changes to them."""
        dealer = self.state.dealer.id if self.state.dealer else ""
        house = usual(self._room.settings)
        if dealer != self._dealer:
            otherwise = house if self._dealer else look_of(self.desk)
            chosen = self._people.preferences.of(dealer, otherwise) if dealer else house
            self.desk = dressed(self.desk, chosen, self._room.settings)
            self._dealer = dealer
        if dealer and not (self._broken or self.desk.sheet.changes_looks()):
            self._keep(dealer, look_of(self.desk), house)

    def _keep(self, dealer: str, look: ScreenPreferences, house: ScreenPreferences) -> None:
        """Save the dealer's preferences if they changed. The caller waits until the menu is closed, so that browsing
        through languages saves nothing."""
        if look == self._people.preferences.of(dealer, house):
            return
        try:
            self._people.preferences.keep(dealer, look)
        except KnownError as error:
            self._fail(error)

    def _handle(self, command: Command) -> Refusal | None:
        try:
            outcome = self._session.handle(command)
        except KnownError as error:
            self._fail(error)
            return NOT_WRITTEN
        return outcome if isinstance(outcome, Refusal) else None

    def _fail(self, error: KnownError) -> None:
        """Stop play because the journal cannot be written. Keep the first error, which says how to recover."""
        self._broken = self._broken or str(error)
        self.desk = replace(self.desk, sheet=manual_at_this_step(self.state))

    @property
    def broken(self) -> str:
        """Return why the terminal cannot be trusted; empty if it can."""
        return self._broken

    def _touched_when_broken(self, touch: Touch) -> None:
        """Allow only read-only sheets, recent rounds, and a retry."""
        if touch == Press(BarKey.PRIMARY) and isinstance(self.desk.sheet, ManualSheet):
            self._try_again()
        elif isinstance(touch, Press | TouchSeat | TouchSpot | Write | Back):
            self.desk = touched(self.desk, self.state, touch, self._room).desk
        if self._broken and not self._may_lie_there(self.desk.sheet):
            self.desk = replace(self.desk, sheet=manual_at_this_step(self.state))

    def _may_lie_there(self, sheet: AnySheet) -> bool:
        return sheet.reads_only() and (bool(self._past.rounds) or not isinstance(sheet, Recall))

    def _try_again(self) -> None:
        try:
            session = self._outside.reopen()
        except KnownError as error:
            self._broken = str(error)
            return
        self._broken = ""
        self.desk = dressed(ScreenState(), look_of(self.desk), self._room.settings)
        self._adopt(session)

    def _around(self) -> ScreenInputs:
        return ScreenInputs(
            clock=self._outside.clock(),
            checkpoint_age=self._outside.checkpoint_age(),
            reader=self._people.reader.status(self.state),
            hint=self._people.operators.hint(),
            broken=self._broken,
            past=self._past.rounds,
            since_closed=self._past.since_closed(),
            everybody=self._people.office.everybody() if self.desk.sheet.shows_people() else (),
            drift=self._outside.drift(),
        )

    def _with_digits(self, desk: ScreenState) -> ScreenState:
        """Return the screen state with a new order of digits for each person who enters a PIN, if the keypad is
        shuffled."""
        order = self._outside.shuffled(IN_ORDER) if self._room.settings.shuffled_pad else IN_ORDER
        sheet = desk.sheet.with_digits(order)
        return desk if sheet is desk.sheet else replace(desk, sheet=sheet)


def _after_a_refusal(desk: ScreenState, refusal: Refusal) -> ScreenState:
    """Return the state with the refusal shown and the sheet ready for another try, with an empty PIN."""
    return replace(desk, sheet=desk.sheet.anew(), refusal=refusal)


class Calls(Struct, frozen=True):
    """Reasons to call for attention: open questions, payments pending approval, and a lost reader."""

    questions: frozenset[tuple[str, ...]] = frozenset()
    reader_lost: bool = False


def calls(state: State) -> Calls:
    if state.phase is Phase.CLOSED:
        return Calls()
    asked = state.issue is not None and state.issue.id is IrregularityId.READER_LOST
    return Calls(frozenset(_questions(state)), asked or FaultId.READER_LOST in state.faults)


def pulses(before: Calls, now: Calls) -> tuple[SoundPulse, ...]:
    """Return the sound to play, at most one. A lost reader may open a question too, so its own sound covers both."""
    if now.reader_lost and not before.reader_lost:
        return (SoundPulse.READER_LOST,)
    return (SoundPulse.QUESTION,) if now.questions - before.questions else ()


def _questions(state: State) -> Iterator[tuple[str, ...]]:
    issue = state.issue
    if issue is not None and issue.id is not IrregularityId.READER_LOST:
        yield ("issue", issue.id.value, *map(str, issue.seats))
    for hold in state.holds:
        yield ("hold", str(hold.seat), hold.spot)
    if state.over_limit:
        yield ("over the limit",)
    for seat, jackpot in state.jackpots.items():
        if jackpot.stage is JackpotStage.PENDING:
            yield ("jackpot", str(seat))
