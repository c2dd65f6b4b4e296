"""Operations page: its tables of alarms and reader faults are complete."""

import re

from dealer_terminal import installed
from dealer_terminal.review.alarms.catalogue import AlarmId, Urgency, read_alarm
from tests.helpers.repository import ROOT
from tests.long.readers.fault_cases import ROWS

PAGE = (ROOT / "docs" / "operations.md").read_text()


def test_every_alarm_has_an_action_in_order_of_urgency() -> None:
    files = (installed.assets() / "alarms" / f"{each.value}.toml" for each in AlarmId)
    urgency = {alarm.title: alarm.urgency for alarm in (read_alarm(file.read_text(), file.name) for file in files)}
    told = {row[0]: row[1] for row in rows("Alarms")}
    assert {*told} == {*urgency}
    assert all(told.values())
    shown = [urgency[title] for title in told]
    assert shown == sorted(shown, key=[*Urgency].index)


def test_every_reader_fault_is_tried() -> None:
    """Each row is a group of cases that tests/long/readers/test_reader_faults.py tries."""
    told = rows("Reader faults")
    assert [fault for fault, *_ in told] == [*ROWS]
    assert all(all(cells) for cells in told)
    assert all(cases for faults in ROWS.values() for cases in faults.values())


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the table under a heading, without its first two lines."""
    section = re.split(rf"^## {heading}$", PAGE, flags=re.MULTILINE)[1].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
