import pytest

from dealer_terminal import bootstrap
from tests.pages import readings
from tests.pages.questions import QUESTIONS


def test_the_page_lists_every_reading_as_the_rulebooks_have_it() -> None:
    assert readings.PAGE.read_text() == readings.page(), "run: make pages"


@pytest.mark.parametrize("book", QUESTIONS)
def test_every_question_is_about_a_reading(book: str) -> None:
    assert set(QUESTIONS[book]) <= {reading.id for reading in bootstrap.rulebook(book).readings}
