"""The road of one touch: reducer, session, and what is shown then. It knows no Qt."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import RaisedBy
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.table.operators import Operators
from dealer_terminal.table.reader import Reader
from dealer_terminal.table.session import Session
from dealer_terminal.ui.kiosk.derive.form import IN_ORDER
from dealer_terminal.ui.kiosk.derive.frame import frame
from dealer_terminal.ui.kiosk.desk import Check, Desk, ForReader, Leave, Reaction
from dealer_terminal.ui.kiosk.drift import Shift
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.inputs import Surroundings, inputs
from dealer_terminal.ui.kiosk.past import Past, PastRounds, no_past
from dealer_terminal.ui.kiosk.react import fitting, touched
from dealer_terminal.ui.kiosk.react.forms import start
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import Form, Paper
from dealer_terminal.ui.kiosk.touches import Act, NotRecognised, Recognised, Touch

_STOPS = (Phase.DEAL, Phase.REST)


class Outside(Protocol):
    """What the controller needs from the window and the machine."""

    def clock(self) -> str: ...

    def checkpoint_age(self) -> int: ...

    def drift(self) -> Shift: ...

    def shuffled(self, digits: str) -> str: ...

    def say(self, language: str) -> Say: ...

    def show(self, props: FrameProps) -> None: ...

    def leave(self) -> None: ...

    def reopen(self) -> Session:
        """The journal read again, after it failed."""
        ...


class People(Struct, frozen=True):
    """Whom the kiosk asks: who somebody is, what was seen of the cards, how the last rounds ended."""

    operators: Operators
    reader: Reader
    past: Past = no_past


class Controller:
    def __init__(self, session: Session, people: People, room: Room, outside: Outside) -> None:
        self._people = people
        self._room = room
        self._outside = outside
        self._broken = ""
        self.desk = Desk(theme=room.settings.theme, language=room.settings.language)
        self._adopt(session)

    @property
    def state(self) -> State:
        return self._session.state

    def touch(self, touch: Touch) -> None:
        if self._broken:
            self._touched_when_broken(touch)
        else:
            self._carry_out(touched(self.desk, self.state, touch, self._room))
        self.refresh()

    def badge(self, text: str) -> None:
        if not self._broken:
            self._know(lambda: self._people.operators.badge(text))
        self.refresh()

    def tick(self) -> bool:
        """What the reader saw since; whether there was anything."""
        before = self.state
        news = () if self._broken else self._reported()
        for command in news:
            self._sensed(command)
        self.refresh()
        return self.state is not before

    def refresh(self) -> None:
        self.desk = self._with_digits(fitting(self.desk, self.state, self._room))
        self._outside.show(self.props())

    def props(self) -> FrameProps:
        say = self._outside.say(self.desk.language)
        return frame(inputs(self.state, self.desk, self._around(), self._room), say)

    def _adopt(self, session: Session) -> None:
        self._session = session
        self._past = PastRounds(session.state, self._people.past())
        session.listen(self._past.take)

    def _carry_out(self, reaction: Reaction) -> None:
        """Command by command; the first refusal stops, and what lay over the table stays."""
        for command in reaction.commands:
            refusal = self._handle(command)
            if refusal is not None:
                self.desk = replace(_again(self.desk), refusal=refusal)
                return
        self.desk = reaction.desk
        for errand in reaction.errands:
            match errand:
                case Check(number=number, pin=pin):
                    self._know(lambda: self._people.operators.check(number, pin))
                case Leave():
                    self._outside.leave()
                case ForReader.RETRY:
                    self._people.reader.retry()
                case ForReader.DROP:
                    self._people.reader.drop()

    def _know(self, ask: Callable[[], Operator | Refusal]) -> None:
        try:
            answer = ask()
        except KnownError as error:
            self._fail(error)
            return
        known = NotRecognised(answer) if isinstance(answer, Refusal) else Recognised(answer)
        self._carry_out(touched(self.desk, self.state, known, self._room))

    def _handle(self, command: Command) -> Refusal | None:
        try:
            outcome = self._session.handle(command)
        except KnownError as error:
            self._fail(error)
            return Refusal("The journal does not take what happened", "House Procedure 13", str(error))
        return outcome if isinstance(outcome, Refusal) else None

    def _reported(self) -> tuple[Command, ...]:
        try:
            return self._people.reader.report(self.state)
        except KnownError as error:
            self._fail(error)
            return ()

    def _fail(self, error: KnownError) -> None:
        """What can't be written is not played."""
        self._broken = str(error)
        self.desk = replace(self.desk, sheet=Paper())

    def _sensed(self, command: Command) -> None:
        refusal = self._handle(command)
        if refusal is not None:
            self.desk = replace(self.desk, refusal=refusal)
        elif isinstance(command, commands.RaiseFault) and self.state.phase in _STOPS and self.state.issue is None:
            self._handle(commands.ReportIrregularity("reader-lost", RaisedBy.TERMINAL, note=command.detail))

    def _touched_when_broken(self, touch: Touch) -> None:
        """The manual's pages, and another try; nothing else."""
        if touch == Act("primary"):
            self._try_again()
        elif isinstance(touch, Act):
            self.desk = touched(self.desk, self.state, touch, self._room).desk
        if self._broken and not isinstance(self.desk.sheet, Paper):
            self.desk = replace(self.desk, sheet=Paper())

    def _try_again(self) -> None:
        try:
            session = self._outside.reopen()
        except KnownError as error:
            self._broken = str(error)
            return
        self._broken = ""
        self.desk = Desk(theme=self.desk.theme, language=self.desk.language)
        self._adopt(session)

    def _around(self) -> Surroundings:
        return Surroundings(
            clock=self._outside.clock(),
            checkpoint_age=self._outside.checkpoint_age(),
            reader=self._people.reader.status(self.state),
            hint=self._people.operators.hint(),
            broken=self._broken,
            past=self._past.rounds,
            drift=self._outside.drift(),
        )

    def _with_digits(self, desk: Desk) -> Desk:
        """A fresh order of keys for everybody who enters a PIN."""
        sheet = desk.sheet
        if not isinstance(sheet, Form) or sheet.digits:
            return desk
        digits = self._outside.shuffled(IN_ORDER) if self._room.settings.shuffled_pad else IN_ORDER
        return replace(desk, sheet=replace(sheet, digits=digits))


def _again(desk: Desk) -> Desk:
    """A PIN is entered anew after a refusal."""
    return replace(desk, sheet=start(desk.sheet)) if isinstance(desk.sheet, Form) else desk
