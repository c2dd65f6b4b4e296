"""Installed alarms, each a file in `assets/alarms`."""

from functools import cache

from dealer_terminal import installed
from dealer_terminal.errors import KnownError
from dealer_terminal.review.alarms.catalogue import Alarm, AlarmId, Alarms, read_alarm


@cache
def alarm_catalogue() -> Alarms:
    """Return the installed alarms. Raise KnownError if one is missing."""
    found: dict[AlarmId, Alarm] = {}
    for file in sorted((installed.assets() / "alarms").glob("*.toml")):
        alarm = read_alarm(file.read_text(encoding="utf-8"), str(file))
        found[alarm.id] = alarm
    missing = set(AlarmId) - found.keys()
    if missing:
        raise KnownError(f"the alarm {min(missing)} is not installed: install dealer-terminal again")
    return found
