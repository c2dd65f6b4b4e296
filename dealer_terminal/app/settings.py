"""Settings of the file, converted for each part of the kiosk."""

from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import replace

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.terms import CardsFrom, EventEntry, Limit, Thresholds
from dealer_terminal.rules.chips import HOUSE_CHIPS, ChipError, Denomination, check_rack
from dealer_terminal.settings import ReaderSetting, Settings, checked
from dealer_terminal.table.cards_in.intake import Top
from dealer_terminal.table.device_reader import Device
from dealer_terminal.ui.kiosk import kiosk_context
from drivers.errors import DeviceError
from drivers.link import Permission
from drivers.protocol import line_of

_NONE: Mapping[str, str] = {}


def overridden(
    settings: Settings,
    *,
    device: str = "",
    protocol: str = "",
    line: str = "",
    options: Mapping[str, str] = _NONE,
    theme: str = "",
    **given: str,
) -> Settings:
    """Apply command-line values over those of the file; an empty value changes nothing. Reader options of the file
    apply only to the file's protocol."""
    kept = settings.reader.options if protocol in ("", settings.reader.protocol) else {}
    reader = replace(
        settings.reader,
        options={**kept, **options},
        **_given_settings(device=device, protocol=protocol, line=line),
    )
    screen = replace(settings.screen, **_given_settings(theme=theme))
    told: Settings = replace(settings, reader=reader, screen=screen, **_given_settings(**given))
    return checked(told, "the command line")


def _given_settings(**given: str) -> dict[str, str]:
    return {key: value for key, value in given.items() if value}


def for_the_room(settings: Settings, source: CardsFrom) -> kiosk_context.KioskSettings:
    screen, sign_on = settings.screen, settings.sign_on
    return kiosk_context.KioskSettings(
        settings.table,
        installed_rulebooks.rulebook(settings.rulebook).id,
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


def device(reader: ReaderSetting) -> Device:
    if not reader.device or not reader.protocol:
        missing = "--protocol" if reader.device else "--device"
        raise KnownError(f"a reader needs --device and --protocol: add {missing}, or take --simulate")
    permission = Permission.MAY_ORDER if reader.orders else Permission.READ_ONLY
    try:
        line = line_of(reader.line) if reader.line else None
    except DeviceError as error:
        raise KnownError(f"reader.line: {error}") from None
    return Device(reader.device, reader.protocol, line, permission, Top(reader.top), options=reader.options)


def _rack(settings: Settings) -> tuple[Denomination, ...]:
    if not settings.chips:
        return HOUSE_CHIPS
    try:
        return check_rack([Denomination(chip.cents, chip.colour) for chip in settings.chips])
    except ChipError as error:
        raise KnownError(f"chips: {error}") from None
