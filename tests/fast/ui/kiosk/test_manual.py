"""The manual on screen: at the paragraph of the step, turned, searched, by chapter; and where there is none."""

from collections.abc import Iterator

from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.manual import Entry, Paragraph, address, found
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.kiosk_context import Library
from dealer_terminal.ui.kiosk.reading.book import entries_of
from dealer_terminal.ui.kiosk.reading.search import runs
from dealer_terminal.ui.kiosk.surfaces import BoardProps, LineProps, ManualPageProps
from dealer_terminal.ui.kit.languages import spoken
from tests.fast.rules.rounds import BOOKS
from tests.fast.ui.kiosk import stories
from tests.fast.ui.kiosk.irregularities import write
from tests.fast.ui.kiosk.table import HAND, LIBRARY, Table
from tests.helpers.cases import every

SAY = spoken("en")


def shown(table: Table) -> ManualPageProps:
    over = table.props.over
    assert isinstance(over, ManualPageProps)
    return over


def lines(table: Table) -> Iterator[LineProps]:
    return (each for column in shown(table).columns for each in column)


def text(line: LineProps) -> str:
    return "".join(run.text for run in line.runs)


def lit(table: Table) -> list[str]:
    """How the paragraphs begin to which one was led."""
    return [f"{line.mark} {text(line)[:14]}" for line in lines(table) if line.lit]


LEADS = {
    "wagers": (stories.full, ["1. The dealer mus"]),
    "deal": (stories.dealing, ["2. Next, the deal"]),
    "decisions": (stories.deciding, ["4. (a) If the player ", "(b) If the folding", "5. If the player "]),
    "a fold with a bonus": (stories.collecting, ["*** In the event a"]),
    "the draw": (stories.settling, ["B) Next, the deal"]),
}


@every("step", tuple(LEADS))
def test_the_paragraph_of_the_step_opens_the_manual_where_it_stands(step: str) -> None:
    story, paragraphs = LEADS[step]
    table = story()
    cited = table.props.table.instruction.citation
    table.touch(touches.Press(table.props.table.manual.key))
    assert (shown(table).note, lit(table)) == (f"§ {cited}", paragraphs)


def leafed(table: Table) -> Iterator[LineProps]:
    """From the first page to the last."""
    while table.props.table.secondary[0].possible:
        table.press("Page back")
    yield from lines(table)
    while table.props.table.secondary[1].possible:
        yield from lines(table.press("Page on"))


@every("name", tuple(BOOKS))
def test_every_paragraph_is_on_the_pages_word_for_word_and_in_order(name: str) -> None:
    table = Table(name, cards_from=HAND).open().press("The manual")
    read = " ".join(" ".join(text(line) for line in leafed(table)).split())
    at = 0
    for entry in LIBRARY.manual(table.state.rulebook()).entries:
        if isinstance(entry, Paragraph):
            printed = " ".join(entry.text.split())
            assert printed in read[at:], printed
            at = read.index(printed, at) + len(printed)


def searched(words: str) -> Table:
    return write(stories.drawn().press("The manual", "Search"), words).press("Done")


def test_what_is_searched_for_is_lit_and_the_next_hit_is_a_page_on() -> None:
    table = searched("Mini-Royal")
    first = shown(table).page
    assert [run.text for line in lines(table) for row in line.cells for cell in row for run in cell.runs if run.lit]
    table.press("Next hit")
    assert shown(table).page != first


def test_words_that_are_nowhere_leave_the_page_and_say_so() -> None:
    table = stories.drawn().press("The manual")
    page = shown(table).page
    write(table.press("Search"), "baccarat").press("Done")
    assert (shown(table).page, shown(table).note) == (page, "“baccarat”: 0 places")
    table.press("Search", "Clear", "Done")
    assert shown(table).note.startswith("§ ")


RUNS = {
    "draw": [("The ", False), ("Draw", True), (" card; the ", False), ("draw", True)],
    '"play': [("a ", False), ("“Play", True), ("” wager", False)],
    "player's": [("the ", False), ("player’s", True), (" right", False)],
    "": [("x", False)],
}
TEXTS = {"draw": "The Draw card; the draw", '"play': "a “Play” wager", "player's": "the player’s right", "": "x"}


@every("words", tuple(RUNS))
def test_a_search_knows_neither_capitals_nor_quotation_marks(words: str) -> None:
    assert [(run.text, run.lit) for run in runs(TEXTS[words], words)] == RUNS[words]


def test_the_contents_name_the_papers_that_an_edition_relies_on() -> None:
    table = Table("31-classic-dealer-procedures").open().press("The manual", "Contents")
    board = table.props.over
    assert isinstance(board, BoardProps)
    assert ("PAY TABLES", "Procedure Manual (original)") in [(each.text, each.note) for each in board.options]
    assert [each.text for each in board.options if not each.note][-2:] == [
        "House procedures",
        "As this terminal shows it",
    ]
    table.press("PAY TABLE OPTIONS")
    assert "PAY TABLE OPTIONS" in [text(line) for line in lines(table)]


def state_of(name: str) -> State:
    return Table(name, cards_from=HAND).open().state


def citations(state: State) -> Iterator[str]:
    book, house = state.rulebook(), state.house
    assert house is not None
    yield from (each.citation for each in (*book.steps, *book.spots, *book.irregularities, *book.tables))
    yield from book.citations.values()
    yield from (each.citation for each in (*house.irregularities, *house.procedures))


def leads_nowhere(entries: tuple[Entry, ...], state: State) -> set[str]:
    """The state's code lies in no paper."""
    return {each for each in citations(state) if not (found(entries, each) or each.startswith("WAC "))}


@every("name", tuple(BOOKS))
def test_whatever_is_cited_at_a_table_can_be_read_there(name: str) -> None:
    state = state_of(name)
    assert leads_nowhere(entries_of(state, LIBRARY, SAY), state) == set()


def test_an_edition_that_brings_no_manual_is_read_as_the_terminal_shows_it() -> None:
    state = state_of("31-classic-original")
    entries = entries_of(state, Library((), ""), SAY)
    steps = {each.citation for each in state.rulebook().steps}
    assert steps <= {address(each) for each in entries}
    assert all(found(entries, each) for each in steps)


def test_while_the_journal_fails_the_manual_is_searched_and_nothing_else_is_done() -> None:
    table = stories.checklist_off()
    facts: list[Fact] = []
    write(table.press("Search"), "misdeal").press("Done", "Next hit")
    assert (shown(table).mark, facts) == ("CHECKLIST OFF", [])
    table.touch(touches.Press(BarKey.SUPERVISOR))
    assert shown(table).mark == "CHECKLIST OFF"
    table.press("Search", "Back")
    assert shown(table).mark == "CHECKLIST OFF"
