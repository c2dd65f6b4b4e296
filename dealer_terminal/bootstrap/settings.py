"""Settings as the file tells them, made into what each part of the kiosk takes."""

import re
from pathlib import Path

from msgspec.structs import replace

from dealer_terminal import bootstrap
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.terms import CardsFrom, EventEntry, Limit, Thresholds
from dealer_terminal.rules.chips import HOUSE_CHIPS, ChipError, Denomination, check_rack
from dealer_terminal.settings import Reader, Settings, checked
from dealer_terminal.table.cards_in.intake import Top
from dealer_terminal.table.device_reader import Device
from dealer_terminal.ui.kiosk import room
from drivers.link import Permission
from drivers.protocol import LineSettings

_LINE = re.compile(r"([0-9]{2,7}) ([5-8])([NEO])([12])")


def overridden(settings: Settings, *, device: str = "", protocol: str = "", theme: str = "", **given: str) -> Settings:
    """What the command line names stands before what the file says; an empty word names nothing."""
    reader = replace(settings.reader, **_given_settings(device=device, protocol=protocol))
    screen = replace(settings.screen, **_given_settings(theme=theme))
    told: Settings = replace(settings, reader=reader, screen=screen, **_given_settings(**given))
    return checked(told, "the command line")


def _given_settings(**given: str) -> dict[str, str]:
    return {key: value for key, value in given.items() if value}


def for_the_room(settings: Settings, source: CardsFrom) -> room.Settings:
    screen, sign_on = settings.screen, settings.sign_on
    return room.Settings(
        settings.table,
        bootstrap.rulebook(settings.rulebook).id,
        cards_from=tuple(dict.fromkeys((source, CardsFrom.DEALER))),
        shuffled_pad=sign_on.shuffled_pad,
        number_digits=sign_on.number_digits,
        pin_digits=sign_on.pin_digits,
        dim_after_s=screen.dim_after_s,
        drift_every_s=screen.drift_every_s,
        drift_px=screen.drift_px,
        theme=screen.theme,
        motion=screen.motion,
        language=screen.language,
        languages=screen.languages,
        sound=settings.sound,
        chips=_rack(settings),
        limits={spot: Limit(each.least, each.most, each.step) for spot, each in settings.limits.items()},
        maxima=settings.maxima,
        thresholds=Thresholds(settings.thresholds.camera, settings.thresholds.deal, settings.thresholds.jackpot),
        event_entries=tuple(EventEntry) if settings.event_entry else (EventEntry.CARDS_ONLY,),
    )


def settings_key_folder(settings: Settings) -> Path | None:
    return Path(settings.keys) if settings.keys else None


def device(reader: Reader) -> Device:
    if not reader.device or not reader.protocol:
        missing = "--protocol" if reader.device else "--device"
        raise KnownError(f"a reader needs --device and --protocol: add {missing}, or take --simulate")
    permission = Permission.MAY_ORDER if reader.orders else Permission.READ_ONLY
    return Device(reader.device, reader.protocol, _line(reader.line), permission, Top(reader.top))


def _line(text: str) -> LineSettings | None:
    """None leaves the line to the protocol."""
    if not text:
        return None
    found = _LINE.fullmatch(text)
    if found is None:
        raise KnownError(f'reader.line: {text!r} is no line; write it as "9600 8N1"')
    baud, bits, parity, stops = found.groups()
    return LineSettings(int(baud), int(bits), parity, int(stops))


def _rack(settings: Settings) -> tuple[Denomination, ...]:
    if not settings.chips:
        return HOUSE_CHIPS
    try:
        return check_rack([Denomination(chip.cents, chip.colour) for chip in settings.chips])
    except ChipError as error:
        raise KnownError(f"chips: {error}") from None
