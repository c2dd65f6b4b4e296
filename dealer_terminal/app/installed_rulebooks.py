"""Installed rulebooks, manuals, and house procedures."""

from functools import cache
from pathlib import Path

from dealer_terminal import installed
from dealer_terminal.app.bounded import read_bounded, waited_for
from dealer_terminal.errors import KnownError
from dealer_terminal.rules.game import Game
from dealer_terminal.rules.games import GAMES, house_folders
from dealer_terminal.rules.manual import Manual, read_manual
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.rules.rulebook_file import RulebookError, read_rulebook


def rulebook_ids() -> tuple[str, ...]:
    return tuple(sorted(_files()))


def rulebooks() -> tuple[Rulebook, ...]:
    return tuple(rulebook(wanted) for wanted in rulebook_ids())


def rulebook(wanted: str) -> Rulebook:
    """Return an installed rulebook by its id, or any rulebook by the path of its TOML file."""
    if wanted.endswith(".toml"):
        return read_rulebook_file(Path(wanted))
    if not wanted.strip():
        raise KnownError(f"rulebook: the name is empty; write one of {', '.join(rulebook_ids())}")
    if wanted not in rulebook_ids():
        raise KnownError(f"no rulebook {wanted!r}: installed are {', '.join(rulebook_ids())}")
    return _named_as_its_file(read_rulebook_file(_files()[wanted]), wanted)


def rulebook_text(wanted: str) -> str:
    """Return the exact text of an installed rulebook, as a table's journal stores it."""
    rulebook(wanted)
    return _files()[wanted].read_text(encoding="utf-8")


def house_text() -> str:
    return (installed.assets() / "house" / "procedures.toml").read_text(encoding="utf-8")


@cache
def manuals() -> tuple[Manual, ...]:
    """Return the installed manuals, word for word."""
    return tuple(_read_manual(file) for file in sorted((installed.assets() / "manuals").glob("*.toml")))


def _read_manual(file: Path) -> Manual:
    try:
        return read_manual(file.read_text(encoding="utf-8"), str(file))
    except RulebookError as error:
        raise KnownError(f"{error}; correct the file") from None


def game_of(book: Rulebook) -> Game:
    return GAMES[book.game]


def read_rulebook_file(file: Path) -> Rulebook:
    try:
        with waited_for(repr(str(file))), file.open("rb") as source:
            data = read_bounded(source, str(file), "name a rulebook or its TOML file")
        return _read_rulebook(data.decode("utf-8"), str(file))
    except RulebookError as error:
        raise KnownError(f"{error}; correct the file") from None
    except UnicodeDecodeError:
        raise KnownError(f"{file}: the file is not UTF-8 text; save it as UTF-8") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise KnownError(f"{str(file)!r}: {reason}; name a rulebook or its TOML file") from None


@cache
def _read_rulebook(text: str, file: str) -> Rulebook:
    return read_rulebook(text, file, GAMES)


def _named_as_its_file(book: Rulebook, name: str) -> Rulebook:
    if book.id != name:
        raise KnownError(f"{name}.toml: id: is {book.id!r}; name the file {book.id}.toml")
    return book


def _files() -> dict[str, Path]:
    """Return the rulebook files by id. The terminal's own take precedence over those of plug-in games."""
    folders = (installed.assets() / "rulebooks", *map(Path, house_folders()))
    return {file.stem: file for folder in reversed(folders) for file in folder.glob("*.toml")}
