"""A table whose reader sees cards only as they are turned over."""

from msgspec.structs import replace

from dealer_terminal.procedure.state import open_cards
from dealer_terminal.procedure.terms import ReadAt
from dealer_terminal.table.device_reader import sensed
from dealer_terminal.table.reader import ReaderCondition
from dealer_terminal.table.session import Session
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from drivers.card_line.twin import CardLineTwin
from drivers.twin.pty import PtyRunner
from tests.fast.ui.kiosk.readers import Machine, shown
from tests.fast.ui.kiosk.table import HAND, READER, Table


class LineTable(Table):
    """The test lays the cards on its reader."""

    def begin(self, settings: KioskSettings, seed: int) -> None:
        line = sensed("card-line")
        super().begin(replace(settings, cards_from=(READER, HAND), read_at=ReadAt.EXPOSURE, senses=line), seed)

    def machine(self, session: Session, rulebook: str, seed: int = 1) -> Machine:
        self.line = PtyRunner(CardLineTwin())
        self.line.start()
        return Machine(session, self.journal, self.keys, self.jobs, rulebook, shown(self.line))

    def close(self) -> None:
        super().close()
        self.line.stop()

    def read(self, cards: str) -> "LineTable":
        self._laid(cards)
        self.until(lambda: set(cards.split()) <= {str(card) for card in open_cards(self.state)})
        return self

    def gathered(self, cards: str) -> "LineTable":
        """Some cards of a place."""
        self._laid(cards)
        self.until(lambda: self.reader.status(self.state).gathered == tuple(cards.split()))
        self.controller.refresh()
        return self

    def _laid(self, cards: str) -> None:
        assert isinstance(self.reader, Machine)
        self.until(lambda: self.reader.status(self.state).standing is ReaderCondition.READY)
        self.reader.do(f"insert-deck {cards}")
        for _ in cards.split():
            self.reader.do("draw-card")


def showing(seats: tuple[int, ...] = (1,)) -> LineTable:
    table = LineTable()
    table.open()
    for seat in seats:
        table.wager(seat, "ante", "25").wager(seat, "natural-31", "5")
    table.press("No more bets", *(f"Position {seat} dealt" for seat in seats), "Rest in the rack", "Lock decisions")
    return table


def drawing() -> LineTable:
    return showing((1, 2)).read("As Ks Qs")
