"""Evidence that checks itself: what `verify-proof` says of honest and changed files. Browsers: tests/long/evidence."""

import re
from itertools import chain

import pytest

from dealer_terminal.app.evidence import evidence_frame
from tests.fast.review.evidence_files import Made, changed_texts, made_in, said_by_program
from tests.helpers.evidence_changes import changes, of_the_page, parsed, repaired, strangers
from tests.helpers.playing import CLASSIC

MANY_ALIKE = re.compile(r"(record|context|byte|words: table) \d+[:,]")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    return made_in(tmp_path_factory.mktemp("evidence"), CLASSIC, "plain", "bare")


def test_honest_evidence_is_verified_and_changes_to_it_are_found(made: Made) -> None:
    """Of changes to records, context and single bytes, each eighth is tried."""
    assert said_by_program(made.plain, made.vkey) == "VERIFIED"
    assert said_by_program(made.bare, made.vkey) == "RECORDS VERIFIED"
    said = {}
    texts = chain(changed_texts(made.plain.read_text(), changes), changed_texts(made.bare.read_text(), repaired))
    for number, (name, text) in enumerate(texts):
        if number % 8 == 0 or not MANY_ALIKE.match(name):
            said[name] = said_by_program(made.file(text))
    assert len(said) > 60
    assert {name: told for name, told in said.items() if told != "ALTERED"} == {}


def test_evidence_without_the_seal_that_its_manifest_names_is_altered(made: Made) -> None:
    page = parsed(made.plain.read_text())
    page.blocks["seal"] = ""
    assert said_by_program(made.file(page.text())) == "ALTERED"


def test_a_stranger_who_signs_all_of_it_is_found_by_the_key(made: Made) -> None:
    file = made.file(strangers(made.plain.read_text()))
    assert said_by_program(file) == "VERIFIED"
    assert said_by_program(file, made.vkey) == "ALTERED"


def test_an_unsigned_page_of_another_make_is_not_trusted(made: Made) -> None:
    """Whoever changes the page's verifier can make its hash right where nobody signed the manifest."""
    page = parsed(made.bare.read_text())
    dict(of_the_page(page))["page: the verifier's verdict"](page)
    shell = evidence_frame(made.file(page.text())).page
    page.put("manifest", page.json("manifest") | {"shell": shell})
    assert said_by_program(made.file(page.text())) == "ALTERED"
