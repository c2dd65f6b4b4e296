from tests.pages import readings


def test_the_readme_lists_every_reading_as_the_rulebooks_have_it() -> None:
    assert readings.written() == readings.section(), "run: python -m tests.pages.readings"
