"""One file, strict: what is wrong in it is told by its key in one line, with what to write there."""

import re
from pathlib import Path

import msgspec
import pytest

from dealer_terminal import settings
from dealer_terminal.app.settings import device, for_the_room, overridden
from dealer_terminal.errors import KnownError
from dealer_terminal.installed import assets
from dealer_terminal.procedure.terms import CardsFrom, EventEntry
from dealer_terminal.rules.chips import HOUSE_CHIPS
from dealer_terminal.settings import ReaderSetting, Settings, decoded, found, read
from drivers.link import Permission
from drivers.protocol import LineSettings

EXAMPLE = assets() / "panel" / settings.NAME
TOKENS = Path(settings.__file__).parent / "ui" / "kit" / "tokens" / "Tokens.qml"

WRONG = {
    "a slip": ('tabel = "7"', "tabel: no such key; take it out, or see the example in assets/panel"),
    "a slip inside": ("[screen]\ndim = 1", "screen.dim: no such key; take it out, or see the example in assets/panel"),
    "a word for a number": (
        '[screen]\ndim_after_s = "1"',
        "screen.dim_after_s: text in quotes is there; write a whole number",
    ),
    "a text for a reader's options": (
        '[reader]\noptions = "first-index=1"',
        "reader.options: text in quotes is there; write names with values in braces",
    ),
    "a text for a list": (
        '[screen]\nlanguages = "en"',
        "screen.languages: text in quotes is there; write a list in brackets",
    ),
    "a number for a word": ("table = 7", "table: a whole number is there; write text in quotes"),
    "below nothing": ("[screen]\ndim_after_s = -1", "screen.dim_after_s: out of range; write a number from 0"),
    "too far": ("[screen]\ndrift_px = 9", "screen.drift_px: out of range; write a number up to 8"),
    "half a limit": ("[limits.ante]\nleast = 5", "limits[...].most: is missing; write it"),
    "a limit": (
        "limits.ante = { least = 500, most = 700, step = 500 }",
        "limits.ante: does not fit together; write least ≤ most, and a step that divides both",
    ),
    "theme": ('[screen]\ntheme = "blue"', 'screen.theme: \'blue\' is not known; write "felt" or "contrast"'),
    "language": (
        '[screen]\nlanguage = "fr"',
        'screen.language: \'fr\' is not known; write "en" or "es" or "vi" or "zh_CN"',
    ),
    "chip": ('[[chips]]\ncents = 1\ncolour = "gold"', "chips.colour: 'gold' is not known; write "),
    "half a reader": ('[reader]\ndevice = "/dev/x"', "reader.protocol: is missing; write both"),
    "rulebook": ('rulebook = "a"\nrulebooks = ["b"]', "rulebook: 'a' is not known; write \"b\""),
    "video": ('[video]\nlink = "vms/{camera}"', "video.link: is no address"),
    "a file for a video system": ('[video]\nlink = "file:///etc/{camera}"', "video.link: is no address"),
    "a placeholder that is not known": (
        '[video]\nlink = "https://v/{camera}?at={tme}"',
        "video.link: has another placeholder than {camera}, {time}, {unix}, or one that is not closed; write ",
    ),
    "a placeholder that is not closed": ('[video]\nlink = "https://v/{camera?at={time}"', "one that is not closed"),
    "no placeholder": ('[video]\nlink = "https://v/"', "video.link: has no placeholder for camera or time; write "),
    "no TOML": ("table = ", "not TOML: "),
}


@pytest.mark.parametrize(("text", "told"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_told_by_its_key(text: str, told: str) -> None:
    with pytest.raises(KnownError, match=re.escape(told)) as error:
        decoded(text, "terminal.toml")
    assert str(error.value).startswith("terminal.toml: ")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("make", "told"), [("missing", "No such file"), ("latin", "not UTF-8"), ("folder", "directory")]
)
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, make: str, told: str) -> None:
    (tmp_path / "latin").write_bytes(b'table = "\xe9"')
    (tmp_path / "folder").mkdir()
    with pytest.raises(KnownError, match=told):
        found(tmp_path / make)


def test_the_example_is_read_and_names_every_key() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    keys = {key for key in _flat(msgspec.to_builtins(Settings())) if key not in ("chips", "limits")}
    assert {key for key in keys if not re.search(rf"^{key.split('.')[-1]} = ", text, re.M)} == set()
    assert read(EXAMPLE).limits
    assert read(EXAMPLE).chips


def test_what_the_example_does_not_mark_is_the_default() -> None:
    marked = re.findall(r"^(\w+) = .*# here:", EXAMPLE.read_text(encoding="utf-8"), re.M)
    shown, usual = (_flat(msgspec.to_builtins(each)) for each in (read(EXAMPLE), Settings()))
    differs = {key.split(".")[-1] for key in usual if key not in ("chips", "limits") and shown[key] != usual[key]}
    assert differs == set(marked)


def test_the_chips_of_the_example_are_the_usual_ones() -> None:
    assert (
        for_the_room(read(EXAMPLE), CardsFrom.READER).chips
        == HOUSE_CHIPS
        == for_the_room(Settings(), CardsFrom.READER).chips
    )


def test_every_colour_of_a_chip_is_drawn() -> None:
    drawn = set(re.findall(r'(\w+): "#', TOKENS.read_text(encoding="utf-8").split("chips: ({")[1].split("})")[0]))
    assert drawn == set(settings.CHIP_COLOURS)


def test_the_command_line_stands_before_the_file() -> None:
    told = overridden(read(EXAMPLE), db="", device="socket://x:1", protocol="card-line", theme="contrast", table="9")
    assert (told.db, told.table, told.screen.theme) == (read(EXAMPLE).db, "9", "contrast")
    assert (told.reader.device, told.reader.protocol) == ("socket://x:1", "card-line")
    with pytest.raises(KnownError, match=r"the command line: screen\.theme"):
        overridden(Settings(), theme="blue")


def test_a_table_opens_on_what_the_house_set() -> None:
    told = decoded(
        "event_entry = true\nlimits.ante = { least = 100, most = 200, step = 100 }\nthresholds.deal = 5", "f"
    )
    room = for_the_room(told, CardsFrom.READER)
    assert (room.limits["ante"].least, room.thresholds.deal, room.event_entries) == (100, 5, tuple(EventEntry))
    assert for_the_room(Settings(), CardsFrom.READER).event_entries == (EventEntry.CARDS_ONLY,)


def test_options_belong_to_the_protocol_that_they_are_named_with() -> None:
    file = Settings(reader=ReaderSetting("/dev/x", "card-line", options={"prefix": "K:", "end": "cr"}))
    kept = overridden(file, options={"end": "lf"}, line="19200 7E1")
    assert (kept.reader.options, kept.reader.line) == ({"prefix": "K:", "end": "lf"}, "19200 7E1")
    assert device(kept.reader).options == {"prefix": "K:", "end": "lf"}
    assert overridden(file, protocol="angel-eye").reader.options == {}


def test_a_reader_is_on_its_line_with_its_rights() -> None:
    told = device(ReaderSetting("/dev/x", "card-line", "19200 7E1", orders=True))
    assert (told.line, told.permission) == (LineSettings(19200, 7, "E", 1), Permission.MAY_ORDER)
    assert device(ReaderSetting("/dev/x", "card-line")).line is None


@pytest.mark.parametrize("reader", [ReaderSetting(), ReaderSetting("/dev/x", "card-line", "fast")])
def test_a_reader_that_cannot_be_is_told(reader: ReaderSetting) -> None:
    with pytest.raises(KnownError, match=r"write it as|--simulate"):
        device(reader)


def test_chips_that_do_not_divide_are_told() -> None:
    text = '[[chips]]\ncents = 500\ncolour = "red"\n[[chips]]\ncents = 300\ncolour = "blue"'
    with pytest.raises(KnownError, match="chips: a chip of 300 does not divide one of 500"):
        for_the_room(decoded(text, "f"), CardsFrom.READER)


def _flat(value: object, before: str = "") -> dict[str, object]:
    if not isinstance(value, dict) or before == "limits.":
        return {before[:-1]: value}
    return {key: each for name, part in value.items() for key, each in _flat(part, f"{before}{name}.").items()}
