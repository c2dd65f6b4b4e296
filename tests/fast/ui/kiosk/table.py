"""A kiosk without a window: what is pressed is looked up on the screen first, as a finger would."""

from collections.abc import Callable, Iterator
from random import Random

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.derived_keys import DerivedKeys
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.operators import DemonstrationOperators, JournalPreferences
from dealer_terminal.table.ports import Journal, TerminalKeys
from dealer_terminal.table.reader import NoReader, ReaderCondition
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from dealer_terminal.table.sound import SoundPulse
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.controller import KioskController, People
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.kiosk_context import Installed, KioskContext, KioskSettings, Library
from dealer_terminal.ui.kiosk.motion import told_by_reader
from dealer_terminal.ui.kiosk.screen_inputs import PixelShift
from dealer_terminal.ui.kiosk.sheets.approval import ApprovalForm
from dealer_terminal.ui.kiosk.sheets.identity import IdentityForm
from dealer_terminal.ui.kiosk.surfaces import FormProps
from dealer_terminal.ui.kiosk.touches import Touch
from dealer_terminal.ui.kit.languages import Say, spoken
from dealer_terminal.ui.kit.props import pressables
from tests.fast.ui.kiosk.readers import Machine, dealing
from tests.helpers.full_disk import FullDisk

HAND, READER = CardsFrom.DEALER, CardsFrom.SIMULATED
WA = "31-classic-wa-2019"
DEALER, SUPERVISOR = ("1001", "1111"), ("2001", "2222")
SUITS = {"c": "Clubs", "d": "Diamonds", "h": "Hearts", "s": "Spades"}
SOON = 30.0


def library() -> Library:
    books = tuple(
        Installed(installed_rulebooks.rulebook(each), installed_rulebooks.rulebook_text(each))
        for each in installed_rulebooks.rulebook_ids()
    )
    return Library(books, installed_rulebooks.house_text(), installed_rulebooks.manuals())


LIBRARY = library()


class World:
    """The kiosk's outside, quick and the same each time."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.shown: list[FrameProps] = []
        self.left = False
        self.now = 0.0
        self.heard: list[SoundPulse] = []

    def clock(self) -> str:
        return "14:02"

    def checkpoint_age(self) -> int:
        return 40

    def look(self) -> None:
        """Nobody else reaches this journal."""

    def drift(self) -> PixelShift:
        return PixelShift()

    def seconds(self) -> float:
        return self.now

    def sound(self, pulse: SoundPulse) -> None:
        self.heard.append(pulse)

    def shuffled(self, digits: str) -> str:
        return digits[::-1]

    def say(self, language: str) -> Say:
        return spoken(language)

    def show(self, props: FrameProps) -> None:
        self.shown.append(props)

    def leave(self) -> None:
        self.left = True

    def reopen(self) -> Session:
        return self.session


def awaits_reader(state: State, senses: frozenset[Phase]) -> bool:
    stopped = state.issue is not None or bool(state.faults) or state.dealer is None
    return not stopped and told_by_reader(state, senses)


def card_keys(cards: str) -> Iterator[str]:
    """What is written on the card pad's keys."""
    for card in cards.split():
        yield card[:-1]
        yield SUITS[card[-1]]


TABLES: list["Table"] = []
"""Those that are to be closed."""


def close_tables(but: int) -> None:
    """Close all tables except the first ones."""
    for table in TABLES[but:]:
        table.close()


class Table:
    journal: Journal

    def __init__(self, rulebook: str = WA, cards_from: CardsFrom = READER, seed: int = 1) -> None:
        self.keys: TerminalKeys = DerivedKeys("test", seed=bytes(32), master=bytes(32))
        self.journal = FullDisk(self.keys)
        self.begin(KioskSettings("7", rulebook, cards_from=(cards_from, HAND, READER)), seed)

    def begin(self, settings: KioskSettings, seed: int) -> None:
        """On the journal as it stands, with the simulated machine if its cards are to come from there."""
        if self in TABLES:
            self.close()
        self.jobs = Jobs()
        session = self.resumed()
        by_hand = settings.cards_from[0] is HAND
        self.reader = NoReader() if by_hand else self.machine(session, settings.rulebook, seed)
        self.room = KioskContext(settings, library() if settings.rulebook not in LIBRARY.ids() else LIBRARY)
        self.world = World(session)
        self.controller = self.started(session)
        self.touches = 0
        TABLES.append(self)
        self.until(lambda: self.reader.status(self.state).standing is not ReaderCondition.CONNECTING)

    def machine(self, session: Session, rulebook: str, seed: int = 1) -> Machine:
        return Machine(session, self.journal, self.keys, self.jobs, rulebook, dealing(seed))

    def close(self) -> None:
        self.reader.close()
        self.jobs.close()
        TABLES.remove(self)

    def resumed(self) -> Session:
        return Session(self.journal, self.keys, StoryClock(Random(1)))

    def started(self, session: Session) -> KioskController:
        controller = KioskController(session, self.people(), self.room, self.world)
        controller.refresh()
        return controller

    def people(self) -> People:
        """Invented ones; what they chose is in the journal."""
        people = DemonstrationOperators()
        return People(people, self.reader, people, JournalPreferences(self.journal, StoryClock(Random(2))))

    @property
    def state(self) -> State:
        return self.controller.state

    @property
    def props(self) -> FrameProps:
        return self.world.shown[-1]

    def touch(self, touch: Touch) -> None:
        self.touches += 1
        self.controller.touch(touch)

    def press(self, *texts: str) -> "Table":
        """Keys, buttons and choices by what is written on them; what can't be pressed is an error."""
        for text in texts:
            offered = dict(self.offered())
            assert text in offered, f"{text!r} is not among {sorted(offered)}"
            self.touch(offered[text])
        return self

    def offered(self) -> Iterator[tuple[str, Touch]]:
        props = self.props
        table = props.table
        for each in pressables((table.manual, table.secondary, table.primary, props.over)):
            if each.possible:
                yield each.text, touches.Press(each.key)
        if getattr(props.over, "back_text", ""):
            yield "Back", touches.Back()

    def primary(self) -> None:
        action = self.props.table.primary
        assert action.possible, action
        self.touch(touches.Press(action.key))

    def seat(self, number: int) -> None:
        assert self.props.table.felt.seats_touchable
        self.touch(touches.TouchSeat(number))

    def spot(self, seat: int, spot: str) -> None:
        assert self.props.table.felt.spots_touchable
        self.touch(touches.TouchSpot(seat, spot))

    def number(self, seat: int) -> "Table":
        """The number of a seat, while it is a key of its own."""
        assert self.props.table.felt.seats[seat - 1].number_called
        self.touch(touches.TouchNumber(seat))
        return self

    def who(self, person: tuple[str, str]) -> "Table":
        """Number and PIN, then the primary; the first reason where one is asked for, and every page that is signed."""
        form = self.controller.desk.sheet
        assert isinstance(form, IdentityForm), form
        if isinstance(form, ApprovalForm):
            self.looked_at().press(form.reasons[0])
        return self.press(*person[0], *person[1], self.props.table.primary.text)

    def looked_at(self) -> "Table":
        """Up to the last page of what is signed."""
        while isinstance(form := self.props.over, FormProps) and form.evidence.page < form.evidence.pages - 1:
            self.press(form.others[0].text)
        return self

    def open(self) -> "Table":
        self.who(DEALER)
        self.press("Open the table").who(SUPERVISOR)
        assert self.state.phase is Phase.WAGERS
        return self

    def wager(self, seat: int, spot: str, *keys: str) -> "Table":
        self.spot(seat, spot)
        return self.press(*keys, "Place wager")

    def sensed(self) -> "Table":
        """Until nothing is left that the reader tells by itself."""
        return self.until(lambda: not awaits_reader(self.state, self.room.settings.senses))

    def until(self, reached: Callable[[], bool]) -> "Table":
        """As the loop of a window: what the reader reports is taken turn by turn."""
        assert self.jobs.run_for(SOON, reached), self.state
        self.controller.tick()
        return self

    def unplug(self) -> "Table":
        assert isinstance(self.reader, Machine)
        self.reader.do("unplug")
        return self.until(lambda: "reader-lost" in self.state.faults)

    def plug(self) -> "Table":
        assert isinstance(self.reader, Machine)
        self.reader.do("plug")
        self.reader.retry()
        return self.until(lambda: not self.state.faults)

    def cards(self, text: str) -> "Table":
        self.press(*card_keys(text))
        self.primary()
        return self
