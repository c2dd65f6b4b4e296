"""Each installed rulebook says all that a table needs, in its own words, and every address is one that exists."""

import re

import pytest
from msgspec import toml

from dealer_terminal import installed
from dealer_terminal.rules.house import IRREGULARITIES, read_house
from dealer_terminal.rules.rulebook_file import RulebookError
from tests.fast.rules.rounds import AGS, BOOKS, DEALER_PROCEDURES, ORIGINAL, RULES_OF_PLAY, WA, rulebook_text
from tests.helpers.cases import every

HOUSE_FILE = installed.assets() / "house" / "procedures.toml"
HOUSE_TEXT = HOUSE_FILE.read_text(encoding="utf-8")
HOUSE = read_house(HOUSE_TEXT, HOUSE_FILE.name)
PAPER_IRREGULARITIES = ["skipped-player", "vacant-position", "card-exposed", "draw-card-handled"]

STEPS = {
    WA: "wagers deal rest decisions folds collect tuck-natural-31 tuck-royal-family tuck-natural-31-royal-family "
    "settle natural natural-alone draw royal-family to-rack deck-back",
    ORIGINAL: "wagers deal rest decisions folds collect tuck-natural-31 "
    "settle natural natural-alone draw to-rack deck-back",
    RULES_OF_PLAY: "wagers deal rest decisions folds collect tuck-royal-family "
    "settle natural natural-alone draw royal-family to-rack deck-back",
    DEALER_PROCEDURES: "wagers deal rest decisions folds collect tuck-natural-31 "
    "settle natural natural-alone draw to-rack deck-back",
    AGS: "wagers chips deal deal-dealer rest decisions folds collect tuck-six-card-bounty dealer settle hand stax "
    "jackpot-seat jackpot-hand jackpot-pending jackpot-pay jackpot-verify to-rack deck-back",
}


SETTLED = {
    WA: "Dealer Protocol 6B, Dealer Protocol 6B, Dealer Protocol 6A, Dealer Protocol 6C",
    ORIGINAL: "Dealer Protocol 6B, Dealer Protocol 6B, Dealer Protocol 6A",
    RULES_OF_PLAY: "Rules of Play 8, Rules of Play 9, Rules of Play 10, Rules of Play 11",
    DEALER_PROCEDURES: "Dealer Procedures 8B, Dealer Procedures 8B, Dealer Procedures 8A",
    AGS: ", ".join(f"Winning and Losing Hands {letter}" for letter in "abcdef"),
}
FOLDED = {
    WA: ["Dealer Protocol 5"] * 4,
    ORIGINAL: ["Dealer Protocol 5"] * 3,
    RULES_OF_PLAY: ["Rules of Play 3"] * 4,
    DEALER_PROCEDURES: ["Dealer Procedures 7"] * 3,
    AGS: ["Rules of Play, paragraph 3"] * 3 + ["Rules of Play, paragraph 9"] * 3,
}
TUCKED = {
    WA: {
        "tuck-natural-31": "Dealer Protocol 5, note 1",
        "tuck-royal-family": "Dealer Protocol 5, note 2",
        "tuck-natural-31-royal-family": "Dealer Protocol 5, notes 1 and 2",
    },
    ORIGINAL: {"tuck-natural-31": "Dealer Protocol 5, note ***"},
    RULES_OF_PLAY: {"tuck-royal-family": "Rules of Play 3"},
    DEALER_PROCEDURES: {"tuck-natural-31": "Procedure Manual (original), Dealer Protocol 5, note ***"},
    AGS: {"tuck-six-card-bounty": "Rules of Play, paragraph 9"},
}


@every("name", BOOKS)
def test_every_wager_and_every_tuck_cites_the_paragraph_that_rules_it(name):
    book = BOOKS[name]
    assert ", ".join(spot.citation for spot in book.spots) == SETTLED[name]
    assert [spot.fold_citation for spot in book.spots] == FOLDED[name]
    assert {step.id: step.citation for step in book.steps if step.id.startswith("tuck")} == TUCKED[name]


@every(("name", "steps"), STEPS.items())
def test_a_rulebook_has_its_steps_in_the_order_of_work(name, steps):
    assert [step.id for step in BOOKS[name].steps] == steps.split()


IRREGULAR = {
    WA: PAPER_IRREGULARITIES,
    ORIGINAL: PAPER_IRREGULARITIES,
    RULES_OF_PLAY: ["draw-card-handled"],
    DEALER_PROCEDURES: [],
    AGS: [],
}


def test_a_rulebook_has_the_irregularities_on_which_its_paper_has_a_word():
    assert {name: [each.id for each in book.irregularities] for name, book in BOOKS.items()} == IRREGULAR


@every("name", BOOKS)
def test_every_irregularity_has_an_answer_the_papers_before_the_house_s(name):
    own = {each.id for each in BOOKS[name].irregularities}
    answers = {each: HOUSE.procedure(BOOKS[name], each) for each in IRREGULARITIES}
    assert [each for each, answer in answers.items() if answer.id != each] == []
    assert {each for each, answer in answers.items() if not answer.citation.startswith("House Procedure")} == own


@every("name", BOOKS)
def test_every_house_procedure_that_a_rulebook_cites_exists(name):
    known = {each.citation.split()[-1] for each in (*HOUSE.irregularities, *HOUSE.procedures)}
    cited = re.findall(r"House Procedures? (\d+)(?: and (\d+))?", rulebook_text(name))
    assert {number for pair in cited for number in pair if number} <= known


def test_house_procedures_are_numbered_without_a_gap():
    cited = [each.citation for each in (*HOUSE.irregularities, *HOUSE.procedures)]
    cited.remove("House procedures, People")
    numbers = [int(citation.removeprefix("House Procedure ")) for citation in cited]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


@every("name", BOOKS)
def test_every_prompt_can_be_filled_in(name):
    for step in BOOKS[name].steps:
        assert "{" not in step.prompt.format(seat=6, first=6) + step.title.format(seat=6, first=6)


ITS_OWN_ADDRESSES = {
    WA: r"Dealer Protocol|Betting Protocol|Pay Table Options|Irregularities|Getting Started",
    ORIGINAL: r"Dealer Protocol|Betting Protocol|Pay Table Options|Irregularities|Getting Started",
    RULES_OF_PLAY: r"Rules of Play|House Procedure|WAC",
    DEALER_PROCEDURES: r"Dealer Procedures|Procedure Manual \(original\)|House Procedure|WAC",
    AGS: r"Rules of Play|Introduction|Dealer Qualifying|Winning and Losing Hands|Paytables|3 Card Stud STAX"
    r"|Progressive Configuration|STAX Jackpot Approval Process|House Procedure",
}


@every(("name", "addresses"), ITS_OWN_ADDRESSES.items())
def test_a_rulebook_cites_its_own_paper_or_says_whose_it_cites(name, addresses):
    book = BOOKS[name]
    cited = [each.citation for each in (*book.spots, *book.tables, *book.steps, *book.irregularities)]
    for citation in (*cited, *book.citations.values()):
        assert re.match(addresses, citation), citation


@every("name", BOOKS)
def test_a_rulebook_has_readings_and_names_its_paper(name):
    assert len(BOOKS[name].readings) >= 9
    assert re.fullmatch(r"00\d_[0-9a-f]{16}\.txt", BOOKS[name].source.file)


BROKEN_HOUSES = {
    "one is missing": ('id = "alignment"', 'id = "aligned"', "irregularities.alignment: is missing"),
    "one is there twice": ('id = "deck-back"', 'id = "hands-off"', "hands-off: is there twice"),
    "two have one number": ('"House Procedure 7"', '"House Procedure 8"', "House Procedure 8: is there twice"),
    "one has no title": ('title = "A payment is corrected"', 'title = ""', "payment-correction: needs a title"),
    "a key is unknown": ('revision = "1"', 'revision = "1"\nowner = "pit"', "owner"),
    "the TOML is broken": ('revision = "1"', 'revision = "1', "TOML"),
}


@every(("right", "wrong", "said"), BROKEN_HOUSES.values())
def test_wrong_house_procedures_are_refused_with_file_key_and_reason(right, wrong, said):
    assert right in HOUSE_TEXT
    with pytest.raises(RulebookError) as refused:
        read_house(HOUSE_TEXT.replace(right, wrong, 1), "procedures.toml")
    assert str(refused.value).startswith("procedures.toml: ")
    assert said in str(refused.value)


def test_the_hash_of_the_house_procedures_changes_with_a_byte():
    assert read_house(HOUSE_TEXT + "\n", "procedures.toml").hash != HOUSE.hash
    assert toml.decode(HOUSE_TEXT)["id"] == HOUSE.id
