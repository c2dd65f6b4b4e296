"""Settings of a terminal: one immutable value from one TOML file, documented in `assets/panel/dealer-terminal.toml`."""

import re
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
from msgspec import Meta, Struct
from platformdirs import site_config_path

from dealer_terminal.errors import KnownError
from dealer_terminal.languages import ENGLISH, LANGUAGES
from dealer_terminal.video_link import EXAMPLE, wrong_link

NAME = "dealer-terminal.toml"
THEMES = ("felt", "contrast")
TOPS = ("last-drawn", "first-drawn")
CHIP_COLOURS = (
    "white", "silver", "grey", "yellow", "orange", "red", "pink", "purple", "blue", "green", "brown", "black"
)  # fmt: skip
_AT = re.compile(r" - at `\$\.?(?P<key>.*)`$")
_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text in quotes",
    "bool": "true or false",
    "array": "a list in brackets",
    "object": "names with values in braces",
}

Whole = Annotated[int, Meta(ge=0)]
Cents = Annotated[int, Meta(ge=1)]
Digits = Annotated[int, Meta(ge=4, le=10)]


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Part of the settings. An unknown key is an error, so that a typing error does not select the default."""


class ReaderSetting(_Part, frozen=True):
    device: str = ""
    protocol: str = ""
    line: str = ""
    options: dict[str, str] = {}
    orders: bool = False
    top: str = "last-drawn"


class Screen(_Part, frozen=True):
    language: str = ENGLISH
    languages: tuple[str, ...] = tuple(LANGUAGES)
    theme: str = "felt"
    motion: bool = True
    inches: Annotated[float, Meta(ge=5, le=60)] = 10.1
    fullscreen: bool = False
    dim_after_s: Whole = 600
    drift_every_s: Whole = 180
    drift_px: Annotated[int, Meta(ge=0, le=8)] = 3


class SignOnSetting(_Part, frozen=True):
    shuffled_pad: bool = False
    number_digits: Annotated[int, Meta(ge=1, le=8)] = 4
    pin_digits: Digits = 4


class Chip(_Part, frozen=True):
    cents: Cents
    colour: str


class LimitSetting(_Part, frozen=True):
    least: Cents
    most: Cents
    step: Cents


class ThresholdSettings(_Part, frozen=True):
    camera: Whole = 300_000
    deal: Whole = 0
    jackpot: Whole = 0


class Video(_Part, frozen=True):
    link: str = ""


class Settings(_Part, frozen=True):
    table: str = "1"
    rulebook: str = "31-classic-wa-2019"
    rulebooks: tuple[str, ...] = ()
    db: str = ""
    keys: str = ""
    linked: str = ""
    event_entry: bool = False
    sound: bool = True
    reader: ReaderSetting = ReaderSetting()
    screen: Screen = Screen()
    sign_on: SignOnSetting = SignOnSetting()
    chips: tuple[Chip, ...] = ()
    limits: dict[str, LimitSetting] = {}
    thresholds: ThresholdSettings = ThresholdSettings()
    maxima: dict[str, Cents] = {}
    video: Video = Video()


def usual_files() -> tuple[Path, ...]:
    return Path("/etc") / NAME, site_config_path("dealer-terminal") / NAME


def found(named: Path | None = None) -> Settings:
    """Return the settings of the named file, else of the first usual file that exists, else the defaults."""
    if named is not None:
        return read(named)
    return next((read(file) for file in usual_files() if file.exists()), Settings())


def read(file: Path) -> Settings:
    if file.is_fifo() or file.is_char_device():
        raise KnownError(f"{file} is no plain file; name a settings file that can be read")
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise KnownError(f"{file}: not UTF-8 text; save it as UTF-8") from None
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}; name a settings file that can be read") from None
    return decoded(text, str(file))


def decoded(text: str, file: str) -> Settings:
    try:
        settings = msgspec.toml.decode(text, type=Settings)
    except msgspec.ValidationError as error:
        raise KnownError(f"{file}: {_in_words(str(error))}") from None
    except msgspec.DecodeError as error:
        raise KnownError(f"{file}: not TOML: {error}; correct it there") from None
    reader = settings.reader
    if bool(reader.device) != bool(reader.protocol):
        missing = "protocol" if reader.device else "device"
        _wrong(file, f"reader.{missing}", "is missing", "both, the device and its protocol")
    return checked(settings, file)


def checked(settings: Settings, file: str) -> Settings:
    """Check the conditions that the types do not express. Raise KnownError if one is not met."""
    screen, reader = settings.screen, settings.reader
    _one_of(file, "screen.theme", screen.theme, THEMES)
    for language in screen.languages:
        _one_of(file, "screen.languages", language, tuple(LANGUAGES))
    _one_of(file, "screen.language", screen.language, screen.languages)
    _one_of(file, "reader.top", reader.top, TOPS)
    for chip in settings.chips:
        _one_of(file, "chips.colour", chip.colour, CHIP_COLOURS)
    if settings.video.link and (why := wrong_link(settings.video.link)):
        _wrong(file, "video.link", why, EXAMPLE)
    if settings.rulebooks:
        _one_of(file, "rulebook", settings.rulebook, settings.rulebooks)
    for spot, limit in settings.limits.items():
        if limit.least > limit.most or limit.least % limit.step or limit.most % limit.step:
            _wrong(file, f"limits.{spot}", "does not fit together", "least ≤ most, and a step that divides both")
    return settings


def _one_of(file: str, key: str, value: str, options: tuple[str, ...]) -> None:
    if value not in options:
        _wrong(file, key, f"{value!r} is not known", " or ".join(f'"{each}"' for each in options))


def _wrong(file: str, key: str, what: str, write: Any) -> NoReturn:
    raise KnownError(f"{file}: {key}: {what}; write {write}")


def _in_words(message: str) -> str:
    at = _AT.search(message)
    key = at["key"] if at else ""
    reason = _AT.sub("", message)
    if match := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", reason):
        needed, got = (_KINDS.get(word, f"a {word}") for word in match.groups())
        return f"{key}: {got} is there; write {needed}"
    if match := re.fullmatch(r"Object contains unknown field `(.+)`", reason):
        name = f"{key}.{match[1]}" if key else match[1]
        return f"{name}: no such key; take it out, or see the example in assets/panel"
    if match := re.fullmatch(r"Object missing required field `(.+)`", reason):
        return f"{key}.{match[1]}: is missing; write it"
    if match := re.fullmatch(r"Expected `\w+` (<=|>=) ([\d.]+)", reason):
        return f"{key}: out of range; write a number {'up to' if match[1] == '<=' else 'from'} {match[2]}"
    return f"{key}: {reason}; see the example in assets/panel"
