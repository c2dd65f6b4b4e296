"""Small files, small functions."""

from tests.helpers.repository import PACKAGES, ROOT, files, functions

LONGEST_FILE = 400
LONGEST_FUNCTION = 60
TABLES_OF_DATA: set[str] = set()


def test_no_file_is_too_long_to_read() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text().splitlines())
        for path in files(*PACKAGES, "migrations", "tests", suffixes=(".py", ".qml"))
    }
    assert {name: n for name, n in lengths.items() if n > LONGEST_FILE and name not in TABLES_OF_DATA} == {}


def test_no_function_is_too_long_to_read() -> None:
    lengths = {
        f"{path.relative_to(ROOT)}: {name}": length
        for path in files(*PACKAGES, "migrations", "tests", suffixes=(".py",))
        for name, length in functions(path)
    }
    assert {name: n for name, n in lengths.items() if n > LONGEST_FUNCTION} == {}
