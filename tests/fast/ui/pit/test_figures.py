"""The figures of a shift as plots, by real presses: each with its numbers, and what is behind them."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from dealer_terminal.journal import review_facts
from dealer_terminal.procedure.preview_words import signed_dollars
from dealer_terminal.review.shift import Shift, Sums
from dealer_terminal.review.shift_signing import ShiftDetails
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kit.plot.props import Ink, MarkLeaf, PlotProps, PointLeaf, ReadingLeaf
from dealer_terminal.ui.pit.figures.figure import Figure
from dealer_terminal.ui.pit.figures.machines import PARTS
from dealer_terminal.ui.pit.pit_view_state import PitPage
from dealer_terminal.ui.pit.props import FiguresProps
from dealer_terminal.ui.pit.sheets.shift_sheet import last_hours
from tests.fast.qml.overlaps import letters, overlapping, share, written_on
from tests.fast.qml.screen import scene_rect, written_rect
from tests.fast.ui.person import visible
from tests.fast.ui.pit.journals import table
from tests.fast.ui.pit.sitting import SUPERVISOR, Sitting
from tests.helpers.languages import TRANSLATED
from tests.helpers.playing import THREE_CARD

Key = Qt.Key
NAMES = tuple(f"{first} {last}" for first in ("Maria", "Chen", "Pham", "Raul") for last in ("Hernandez", "Wei", "Ng"))


def crowded(plot: PlotProps) -> PlotProps:
    """Twelve dealers on three lines of whole numbers, two of them outside of what is usual."""
    places = [PointLeaf(0.3 + 0.02 * at, 0.1 + 0.2 * (at % 3)) for at in range(len(NAMES))]
    inks = [Ink.OUTSIDE if at in (4, 9) else Ink.SEEN for at in range(len(NAMES))]
    marks = tuple(MarkLeaf(*each) for each in zip(places, (ink.value for ink in inks), NAMES, strict=True))
    return replace(plot, marks=marks, readings=tuple(map(ReadingLeaf, places, NAMES)))


@pytest.fixture(scope="module")
def figures(tables: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory, fonts: None) -> Iterator[Sitting]:
    """The page is open, and counted once for all who look at it; one table deals 3 Card."""
    folder = tmp_path_factory.mktemp("figures")
    sits = Sitting((*tables, table(folder, "10", 4, rulebook=THREE_CARD)), folder)
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


def counted(sits: Sitting) -> tuple[Shift, ShiftDetails]:
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
    assert last[1:] == _figures(shift.total)
    assert beside.course[-1].expected == shift.total.expected
    of = {
        Figure.TABLES: shift.by_table,
        Figure.GAMES: shift.by_game,
        Figure.WAGERS: shift.by_wager,
        Figure.DEALERS: shift.by_dealer,
    }
    for figure, sums in of.items():
        plot = picked(figures, figure)
        assert [row.cells[1:10] for row in plot.rows] == [_figures(each) for each in sums], figure
        assert len(plot.marks) == len(sums)
    names = [row.cells[0] for row in picked(figures, Figure.TABLES).rows]
    assert names == [f"Table {each.name[0]}" for each in shift.by_table]
    assert all(len(name) < 20 for name in names)


def _figures(sums: Sums) -> tuple[str, ...]:
    """Rounds, hands, handle, paid, the win that is signed, hold; what was to be expected of it, and its band."""
    money, held = sums.money, sums.expected.of_win()
    hold = f"{100 * money.win / money.handle:.2f} %".replace("-", "\N{MINUS SIGN}") if money.handle else ""
    expected = (round(held.expected), held.band.low, held.band.high) if sums.expected.hands else ()
    beside = tuple(map(signed_dollars, expected)) or ("", "", "")
    return (
        *(str(sums.rounds), str(sums.hands), dollars(money.handle), dollars(money.paid)),
        *(signed_dollars(money.win), hold, *beside),
    )


def test_what_cannot_be_expected_is_told_as_it_came(figures: Sitting) -> None:
    """STAX has a row of its own, its win in the sums, and beside them as it came."""
    shift, _ = counted(figures)
    stax = [each for each in shift.by_wager if each.name[1] == "stax"]
    assert stax
    assert all(each.money.handle and not each.expected.hands for each in stax)
    total = shift.total
    came = sum(each.money.win for each in total.expected.omitted)
    assert came
    assert total.expected.won + came == total.money.win
    assert total.expected.of_win().band == total.expected.band.moved(came)


def test_a_tables_figure_says_what_it_means_and_opens_the_rounds_behind_it(figures: Sitting) -> None:
    shift, _ = counted(figures)
    plot = picked(figures, Figure.TABLES)
    assert plot.columns[-1] == "Means something"
    assert {row.cells[-1] for row in plot.rows} <= {"nothing", "yes"} or "after" in str(plot.rows)
    figures.presses("numbers or plot")
    win = shift.wins[0]
    figures.presses(f"numbers {win.journal}")
    assert f"in {win.rounds} rounds" in str(figures.window.props.sheet)
    assert "that would show after about" in str(figures.window.props.sheet)
    assert len(figures.lines()) == 2 + len(win.behind)
    first = win.behind[0]
    figures.presses(f"line {first.journal} {first.position}")
    assert "replay" in figures.said
    figures.strikes(Key.Key_Escape)
    figures.strikes(Key.Key_N)


def test_it_is_counted_up_to_now(figures: Sitting) -> None:
    """In whole seconds, as `shift --to` takes them; a table that was opened in this hour is among them."""
    (read,) = figures.showing.shift
    second = 1_000_000
    assert 0 <= figures.now() - read.until < 3600 * second
    assert last_hours(read.until + second - 1, 8) == (read.since, read.until)
    assert last_hours(1_000_000 * second + 1, 1) == ((1_000_000 - 3600) * second, 1_000_000 * second)


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
    assert any(isinstance(each, review_facts.Looked) for each in figures.facts())
    figures.strikes(Key.Key_Escape)
    figures.strikes(Key.Key_N)


def test_no_name_lies_on_another(figures: Sitting) -> None:
    """Of points that are too close for all their names, the one that is touched shows its name."""
    plot = picked(figures, Figure.RIGHTED)
    figures.window._shown.put(replace(figures.window.props, figures=replace(shown(figures), plot=crowded(plot))))
    figures.window.view.grabWindow()
    names = [
        each
        for each in visible(figures.window.view.rootObject())
        if each.property("text") in NAMES and each.property("paintedWidth")
    ]
    assert overlapping(written_on(names)) == []
    dots = [each for each in visible(figures.window.view.rootObject()) if "PlotMark" in each.metaObject().className()]
    assert len(dots) == len(NAMES)
    assert not [
        (text.property("text"), dot.property("text"))
        for text in names
        if text.property("text") not in (NAMES[4], NAMES[9])
        for dot in dots
        if share(letters(written_rect(text)), scene_rect(dot))
    ]
    named = {each.property("text") for each in names}
    assert {NAMES[4], NAMES[9]} <= named
    assert len(named) >= 4
    figures.window._shown.put(figures.window.props)


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
        assert figures.showing.desk.page is PitPage.FIGURES
        told = [picked(figures, each).told for each in Figure]
        assert all(one != other for one, other in zip(english, told, strict=True)), language
    figures.pit.press("language")
    figures.presses("line en")


def test_before_a_round_there_is_nothing_to_plot(figures: Sitting) -> None:
    """The tables played some hours ago; the last second is empty."""
    dbs = tuple(each.db for each in figures.showing.sights)
    figures.office.count(dbs, figures.now() - 1_000_000, figures.now(), ())
    figures.until(lambda showing: any(not read.found for read in showing.shift))
    figures.strikes(Key.Key_F)
    assert shown(figures).plot.title == "No round began in this time."
    assert not shown(figures).plot.columns


def test_whoever_comes_next_counts_anew(figures: Sitting) -> None:
    """Who looked at a shift is on record."""
    looked = [each for each in figures.facts() if isinstance(each, review_facts.Looked)]
    assert any(each.looked is review_facts.ViewedAs.SHIFT for each in looked)
    figures.strikes(Key.Key_Escape)
    figures.strikes(Key.Key_O)
    figures.signs_on(SUPERVISOR)
    assert not figures.showing.shift
