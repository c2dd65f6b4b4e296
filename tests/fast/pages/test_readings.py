from tests.fast.pages import readings


def test_the_page_lists_every_reading_as_the_rulebooks_have_it() -> None:
    assert readings.PAGE.read_text() == readings.page(), "run: make pages"
