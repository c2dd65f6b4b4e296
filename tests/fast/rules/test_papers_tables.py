import re

from dealer_terminal.rules.odds import OddsTerms
from dealer_terminal.rules.paytable import NOT_PAID, PayTableRow
from tests.fast.rules.papers import METERS, OPTIONS, PAPERS
from tests.fast.rules.rounds import AGS, BOOKS
from tests.helpers.cases import every

ROWS = [
    (name, spot, event, pays)
    for name, tables in PAPERS.items()
    for spot, printed in tables.items()
    for event, pays in printed.items()
]
TABLES = [(name, spot) for name, tables in PAPERS.items() for spot in tables]
COUNTS = {"3": "three", "5": "five", "6": "six"}


def hand_of(event: str) -> str:
    """The name of the hand that a label without a total tells."""
    name = re.sub(r" \(.*\)|,", "", event).lower().replace(" ", "-")
    name = re.sub(r"^5-card-(?!royal)", "", name)
    return re.sub(r"^\d", lambda count: COUNTS.get(count[0], count[0]), name)


def row_of(name: str, spot: str, event: str) -> PayTableRow:
    return next(row for row in BOOKS[name].table(spot).rows if row.event == event)


def printed_on_top(text: str) -> int:
    """What the house pays on a wager of one, read off the paper in another way than the code does."""
    first, *rest = re.findall(r"\d+", text)
    assert rest in ([], ["1"])
    return int(first) - ("for" in text)


@every(("name", "spot", "event", "pays"), ROWS)
def test_every_printed_row_is_in_the_rulebook_word_for_word(name, spot, event, pays):
    assert row_of(name, spot, event).pays == pays


@every(("name", "spot", "event", "pays"), ROWS)
def test_every_printed_row_is_met_by_what_its_label_says(name, spot, event, pays):
    row = row_of(name, spot, event)
    bounds = [int(number) for number in re.findall(r"\d+", event) if not re.search(r"[A-Za-z]", event)]
    expected = ("", (bounds[0], bounds[-1])) if bounds else (hand_of(event), None)
    assert (row.hand, row.points) == expected


@every(("name", "spot", "event", "pays"), ROWS)
def test_every_printed_row_pays_what_it_prints(name, spot, event, pays):
    for option, text in zip(OPTIONS[name][spot], pays, strict=True):
        table = BOOKS[name].table(spot).option(option)
        found = [each for each in table.events if each.label == event]
        if text == NOT_PAID:
            assert not found
        elif text == "Push":
            assert found[0].odds.terms is OddsTerms.PUSH
        elif "Progressive" in text:
            assert (found[0].odds.terms, found[0].meter) == (OddsTerms.METER, text.split()[0].lower())
        else:
            assert found[0].odds.pays(100) == 100 * printed_on_top(text)


@every("name", PAPERS)
def test_a_rulebook_has_the_printed_tables_and_rows_in_the_printed_order_and_no_other(name):
    printed = {spot: list(rows) for spot, rows in PAPERS[name].items()}
    found = {table.spot: [row.event for row in table.rows] for table in BOOKS[name].tables}
    assert list(found.items()) == list(printed.items())


@every(("name", "spot"), TABLES)
def test_a_rulebook_has_the_printed_options(name, spot):
    assert "".join(BOOKS[name].table(spot).option_ids()) == OPTIONS[name][spot]


@every(("name", "spot"), [each for each in TABLES if each[0] != AGS])
def test_the_first_option_is_the_suggested_one(name, spot):
    assert BOOKS[name].table(spot).suggested() == "1"


def test_3_card_suggests_no_letter():
    assert [BOOKS[AGS].table(spot).suggested() for spot in ("player-bonus", "six-card-bounty")] == [None, None]


def test_the_meters_reset_and_grow_as_configured():
    progressive = BOOKS[AGS].progressive
    assert progressive is not None
    assert {each.name: (each.reset, each.increment_percent) for each in progressive.meters} == METERS
    assert progressive.wager == 5_00


RESETS = {
    5_00: (1_000_00, 500_00, 400_00, 250_00),
    1_00: (200_00, 100_00, 80_00, 50_00),
    10_00: (2_000_00, 1_000_00, 800_00, 500_00),
    2_50: (500_00, 250_00, 200_00, 125_00),
}


@every(("wager", "resets"), RESETS.items())
def test_a_different_wager_adjusts_the_reset_levels(wager, resets):
    assert tuple(BOOKS[AGS].reset_level(each.lower(), wager) for each in METERS) == resets


POSITIONS = {
    "31-classic-wa-2019": (6,),
    "31-classic-original": (6, 7),
    "31-classic-rules-of-play": (6,),
    "31-classic-dealer-procedures": (6, 7),
    "3-card-ags": (6, 7),
}


def test_a_rulebook_has_the_positions_of_its_paper_or_of_its_reading():
    assert {name: book.positions for name, book in BOOKS.items()} == POSITIONS
