"""Alarm definitions: reason, action, urgency, and the condition that ends each."""

import re
from collections.abc import Mapping
from enum import Enum, StrEnum

import msgspec
from msgspec import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.rules.irregularity import IrregularityId


class AlarmId(StrEnum):
    PAYMENT_WAITS = "payment-waits"
    DEAL_OVER_LIMIT = "deal-over-limit"
    IRREGULARITY_OPEN = "irregularity-open"
    CARDS_AGAINST_READER = "cards-against-reader"
    READER_LOST = IrregularityId.READER_LOST.value
    DEVICE_FAULT = "device-fault"
    JACKPOT_PENDING = "jackpot-pending"
    CORRECTIONS_OFTEN = "corrections-often"
    UNDOS_OFTEN = "undos-often"
    SIGN_ONS_FAILED = "sign-ons-failed"
    CHECKPOINT_OLD = "checkpoint-old"
    CLOCK_STEPPED = "clock-stepped"
    DISK_LOW = "disk-low"
    TABLE_STILL = "table-still"
    LOG_STILL = "log-still"
    LOG_UNFIT = "log-unfit"
    LOG_AWAY = "log-away"
    LOG_CONTINUED = "log-continued"
    WITNESS_ALARM = "witness-alarm"
    METERS_CLOSED = "meters-closed"
    CERTIFICATE_ENDS = "certificate-ends"


class Urgency(Enum):
    """Time for a response: at once, within minutes, or before the shift ends."""

    NOW = "now"
    SOON = "soon"
    SHIFT = "shift"


class Alarm(Struct, frozen=True, forbid_unknown_fields=True):
    """Definition of an alarm.

    It is raised after its cause has lasted `after_s`, or occurred `count` times in `within_s`.
    """

    id: AlarmId
    title: str
    why: str
    todo: str
    ends: str
    urgency: Urgency
    after_s: int = 0
    count: int = 0
    within_s: int = 0
    least_mb: int = 0


Alarms = Mapping[AlarmId, Alarm]
_AT = re.compile(r" - at `\$\.?(?P<key>.*)`$")


def read_alarm(text: str, file: str) -> Alarm:
    try:
        alarm = msgspec.toml.decode(text, type=Alarm)
    except msgspec.DecodeError as error:
        told = _AT.sub(r" at “\g<key>”", str(error))
        raise KnownError(f"{file}: {told}; correct it there") from None
    if min(alarm.after_s, alarm.count, alarm.within_s, alarm.least_mb) < 0:
        raise KnownError(f"{file}: a number is below nothing; correct it there")
    return alarm
