"""The figures of a shift as plots, by real presses: each with its numbers, and what is behind them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from dealer_terminal.audit import review_facts as facts
from dealer_terminal.procedure.evidence_words import signed_dollars
from dealer_terminal.review.shift import Shift
from dealer_terminal.review.shift_signing import Beside
from dealer_terminal.ui.pit.figures.busy import PARTS
from dealer_terminal.ui.pit.figures.figure import Figure
from dealer_terminal.ui.pit.props import FiguresProps
from dealer_terminal.ui.pit.showing import Page
from dealer_terminal.ui.shared.plot.props import PlotProps
from tests.helpers.languages import TRANSLATED
from tests.ui.pit.sitting import SUPERVISOR, Sitting, visible

Key = Qt.Key


@pytest.fixture(scope="module")
def figures(tables: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory, fonts: None) -> Iterator[Sitting]:
    """The page is open, and counted once for all who look at it."""
    sits = Sitting(tables, tmp_path_factory.mktemp("figures"))
    sits.strikes(Key.Key_F)
    sits.until(lambda showing: bool(showing.shift))
    yield sits
    sits.close()


def picked(sits: Sitting, figure: Figure) -> PlotProps:
    sits.presses(f"figure {figure.value}")
    assert sits.showing.desk.figure is figure
    return shown(sits).plot


def shown(sits: Sitting) -> FiguresProps:
    return sits.window.props.figures


def counted(sits: Sitting) -> tuple[Shift, Beside]:
    (read,) = sits.showing.shift
    return read.found[0], read.beside[0]


def test_every_figure_has_a_plot_with_its_numbers_and_says_simulated(figures: Sitting) -> None:
    for each in Figure:
        plot = picked(figures, each)
        assert plot.title and plot.rows, each
        assert all(len(row.cells) == len(plot.columns) for row in plot.rows)
        drawn = (*plot.strokes, *plot.marks, *plot.cells)
        assert drawn, each
        places = [at for reading in plot.readings for at in (reading.at.x, reading.at.y)]
        assert places
        assert all(0 <= at <= 1 for at in places), each
        assert shown(figures).simulated == "SIMULATED"


def test_what_was_won_is_what_the_shift_says(figures: Sitting) -> None:
    shift, beside = counted(figures)
    last = picked(figures, Figure.COURSE).rows[-1].cells
    assert last[1:3] == (str(shift.total.rounds), signed_dollars(shift.total.expected.won))
    assert beside.course[-1].expected == shift.total.expected
    tables = picked(figures, Figure.TABLES)
    assert [row.cells[0] for row in tables.rows] == [f"Table {each.name[0]}" for each in shift.by_table]
    assert [row.cells[2] for row in tables.rows] == [signed_dollars(each.expected.won) for each in shift.by_table]
    assert len(picked(figures, Figure.WAGERS).marks) == len(shift.by_wager)
    assert len(picked(figures, Figure.DEALERS).marks) == len(shift.by_dealer)


def test_every_round_is_in_one_part_of_the_time(figures: Sitting) -> None:
    shift, _ = counted(figures)
    plot = picked(figures, Figure.BUSY)
    assert len(plot.rows) == PARTS
    assert sum(int(cell) for row in plot.rows for cell in row.cells[1:]) == shift.total.rounds


def test_a_touch_says_what_stands_there(figures: Sitting) -> None:
    for each in (Figure.COURSE, Figure.RANKS):
        plot = picked(figures, each)
        figures.presses("plot")
        figures.window.view.grabWindow()
        said = {item.property("text") for item in visible(figures.window.view.rootObject())}
        assert len(said & {reading.text for reading in plot.readings}) == 1


def test_a_dealers_figure_opens_what_is_behind_it(figures: Sitting) -> None:
    _, beside = counted(figures)
    picked(figures, Figure.RIGHTED)
    assert not shown(figures).numbered
    figures.presses("numbers or plot")
    assert shown(figures).numbered
    behind = next(each for each in beside.dealers if each.behind)
    figures.presses(f"numbers {behind.who.id}")
    assert figures.window.props.sheet.title == behind.who.name
    assert len(figures.lines()) == len(behind.behind)
    first = behind.behind[0]
    figures.presses(f"line {first.journal} {first.position}")
    assert "replay" in figures.said
    assert any(isinstance(each, facts.Looked) for each in figures.facts())
    figures.strikes(Key.Key_Escape)
    figures.strikes(Key.Key_N)


def test_cards_are_told_of_one_machine_or_of_all(figures: Sitting) -> None:
    _, beside = counted(figures)
    every = sum(len(deck.cards) for each in beside.readers for deck in each.decks)
    dealt = []
    for _ in (*beside.readers, None):
        plot = picked(figures, Figure.SUITS)
        dealt.append(sum(int(cell) for row in plot.rows for cell in row.cells[1:]))
        figures.strikes(Key.Key_M)
    assert dealt[0] == sum(dealt[1:]) == every
    assert shown(figures).machine_key == "All machines"


def test_no_sentence_is_left_in_english(figures: Sitting) -> None:
    english = [picked(figures, each).told for each in Figure]
    for language in TRANSLATED:
        figures.pit.press("language")
        figures.presses(f"line {language}")
        assert figures.showing.desk.page is Page.FIGURES
        told = [picked(figures, each).told for each in Figure]
        assert all(one != other for one, other in zip(english, told, strict=True)), language
    figures.pit.press("language")
    figures.presses("line en")


def test_before_a_round_there_is_nothing_to_plot(figures: Sitting) -> None:
    """The tables played some hours ago; the last second is empty."""
    dbs = tuple(each.db for each in figures.showing.sights)
    figures.office.count(dbs, figures.now() - 1_000_000, figures.now())
    figures.until(lambda showing: any(not read.found for read in showing.shift))
    figures.strikes(Key.Key_F)
    assert shown(figures).plot.title == "No round began in this time."
    assert not shown(figures).plot.columns


def test_whoever_comes_next_counts_anew(figures: Sitting) -> None:
    """Who looked at a shift is on record."""
    looked = [each for each in figures.facts() if isinstance(each, facts.Looked)]
    assert any(each.looked is facts.LookedAs.SHIFT for each in looked)
    figures.strikes(Key.Key_O)
    figures.signs_on(SUPERVISOR)
    assert not figures.showing.shift
