"""A story played at the kiosk as it is shipped, and its journal in the replay's window, picture beside picture."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QSignalSpy

from dealer_terminal.app.kiosk import ByHand, KioskOptions, Simulation, open_kiosk
from dealer_terminal.app.replay import room
from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.table.reader import ReaderCondition
from dealer_terminal.table.session import Session
from dealer_terminal.ui.console.clocks import minute_text
from dealer_terminal.ui.console.past_screen import past_screen
from dealer_terminal.ui.kiosk.app import KioskMachine
from dealer_terminal.ui.kiosk.controller import KioskController
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.headless import scene_of
from dealer_terminal.ui.kiosk.kiosk import Kiosk
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext, KioskSettings
from dealer_terminal.ui.kiosk.sheet import Nothing
from dealer_terminal.ui.kiosk.touches import Dismiss
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.panel import Panel, parse_panel
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.replay_view_state import Showing
from dealer_terminal.ui.replay.view import ReplayView
from tests.fast.playthroughs.story import Story
from tests.fast.procedure.decks import SEAL
from tests.fast.ui.replay.conftest import ZONE, Desks

PANEL = Panel(1024, 640)
DESK = parse_panel("1600x1000")
"""At this size the dealer's screen stands in the replay as large as it is on that panel."""
_NOBODY_AT_THE_MACHINE, _SOON, _GRABBED_MS = 3600.0, 30.0, 30_000


class Shown(Struct, frozen=True):
    """What a kiosk showed after the fact of that position."""

    position: int
    state: State
    props: FrameProps
    scene: str


class Glass:
    """Two windows for all tables: a kiosk's and the replay's."""

    def __init__(self) -> None:
        self._kiosks: list[KioskView] = []
        self._replays: list[ReplayView] = []

    def close(self) -> None:
        for kiosk in self._kiosks:
            kiosk.view.close()
        for replay in self._replays:
            replay.close()

    def kiosk(self, props: FrameProps) -> QImage:
        if not self._kiosks:
            self._kiosks.append(KioskView(props, lambda touch: None, PANEL))
            self._kiosks[0].view.show()
        self._kiosks[0].put(props)
        view = self._kiosks[0].view
        return _grabbed(view, view.rootObject())

    def replay(self, replay: ReplayController, showing: Showing) -> QImage:
        if not self._replays:
            self._replays.append(ReplayView(replay, _room(), DESK))
            self._replays[0].view.show()
        window = self._replays[0]
        window.show(showing)
        _drawn()
        glass = window.view.rootObject().findChild(QQuickItem, "glass")
        assert isinstance(glass, QQuickItem)
        return _grabbed(window.view, glass)


def played(story: Story, folder: Path, looks: dict[str, ScreenPreferences]) -> Iterator[Shown]:
    """Command by command, each as the key that gives it: it takes away what lies over the table. The machine is on the
    line, and nobody asks it for cards: the story has its own."""
    source = next(each.terms.cards_from for each in story.asked if isinstance(each, commands.OpenTable))
    with open_kiosk(_wanted(story, folder, source)) as kiosk:
        for dealer, look in looks.items():
            kiosk.people.preferences.keep(dealer, look)
        machine = KioskMachine(kiosk.reopen, kiosk.checkpoint_age)
        controller = KioskController(kiosk.session, kiosk.people, kiosk.room, machine)
        controller.refresh()
        assert kiosk.jobs.run_for(_SOON, lambda: _stands(kiosk) is not ReaderCondition.CONNECTING)
        for command in story.asked:
            controller.touch(Dismiss())
            done = kiosk.session.handle(_sealed(kiosk.session, command))
            assert not isinstance(done, Refusal), f"{command}: {done}"
            controller.desk = replace(controller.desk, sheet=Nothing())
            controller.refresh()
            props = _at(controller.props(), minute_text(done[-1].utc, ZONE))
            scene = f"{controller.desk.language} {controller.desk.theme} {scene_of(controller)}"
            yield Shown(done[-1].position, controller.state, props, scene)


@contextmanager
def replay_of(folder: Path) -> Iterator[ReplayController]:
    """On the dealer's screen."""
    desks = Desks(_db(folder), folder / "cache")
    with closing(desks):
        replay = desks.replay()
        replay.press("screen")
        yield replay


def screen_of(replay: ReplayController) -> FrameProps:
    return past_screen(replay.showing.past, _room(), replay.showing.look.language)


def differs(one: QImage, other: QImage) -> str:
    """Where, in a few words; nothing: not one pixel does."""
    if one.size() != other.size():
        return f"{one.size()} is not {other.size()}"
    if one == other:
        return ""
    dots = [(x, y) for y in range(one.height()) for x in range(one.width()) if one.pixel(x, y) != other.pixel(x, y)]
    return f"{len(dots)} pixels between {min(dots)} and {max(dots)}"


@cache
def _room() -> KioskContext:
    return room()


def _wanted(story: Story, folder: Path, source: CardsFrom) -> KioskOptions:
    """With the simulated machine on its line where the story has one; there is nobody who would lay cards in it."""
    book = story.state.rulebook().id
    sources = tuple(dict.fromkeys((source, CardsFrom.DEALER)))
    settings = KioskSettings("7", book, cards_from=sources, motion=False, sound=False)
    line = ByHand() if source is CardsFrom.DEALER else Simulation(1, _NOBODY_AT_THE_MACHINE)
    return KioskOptions(_db(folder), folder / "keys", settings, line)


def _db(folder: Path) -> str:
    return str(folder / "journal.db")


def _stands(kiosk: Kiosk) -> ReaderCondition:
    return kiosk.people.reader.status(kiosk.session.state).standing


def _sealed(session: Session, command: Command) -> Command:
    """The story's cards under the table's own key, as a reader hands them over."""
    match command:
        case commands.DealPacket(packet=Packet(sealed=seal) as packet) if seal:
            cards = parse_cards(seal.removeprefix(SEAL).decode().split())
            return commands.DealPacket(session.seals.packet(session.state, packet.number, cards, packet.cards_from))
        case commands.Expose(cards_from=CardsFrom.SIMULATED):
            return replace(command, cards={})
        case _:
            return command


def _at(props: FrameProps, clock: str) -> FrameProps:
    """By the clock of the fact: the minute may have turned before somebody looked."""
    return replace(props, table=replace(props.table, status=replace(props.table.status, clock=clock)))


def _grabbed(view: QQuickView, item: QQuickItem) -> QImage:
    """As it is in its window, but from its own corner on: Qt smooths a curve that begins elsewhere a hair otherwise."""
    _drawn()
    grab = item.grabToImage()
    ready = QSignalSpy(grab.ready)
    view.requestUpdate()
    assert ready.count() or ready.wait(_GRABBED_MS)
    return grab.image().convertToFormat(QImage.Format.Format_RGB32)


def _drawn() -> None:
    """No loop runs here that would take away what is not shown any more."""
    QGuiApplication.processEvents()
    QGuiApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
