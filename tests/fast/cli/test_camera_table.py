"""What evidence tells of a camera's clock, also where nobody compared it on both sides."""

from zoneinfo import ZoneInfo

from msgspec.structs import replace

from dealer_terminal.cli.evidence_notes import camera_table
from dealer_terminal.journal.review_facts import CameraSet, RecordAt
from dealer_terminal.review.cameras import CameraClock
from tests.fast.review.tables import table

AT = RecordAt("0123456789abcdef01", 7, b"\1" * 32)
RECORDS = [step.record for step in table(1)]
FIRST, LAST = RECORDS[3].utc, RECORDS[-4].utc
SETTINGS = tuple(CameraSet(AT, "Cam 12", at, at + 2_000_000, 500_000, "by eye") for at in (FIRST, LAST))


def told(*settings: CameraSet) -> list[str]:
    found = camera_table([CameraClock("Cam 12", settings)], RECORDS, ZoneInfo("UTC"))
    return [row[2].partition(" s")[2] for row in found.rows]


def test_beyond_the_comparisons_it_is_said_which_one_it_goes_by() -> None:
    beyond = ", by the nearest comparison"
    assert told(*SETTINGS) == ["" if FIRST <= each.utc <= LAST else beyond for each in RECORDS]
    assert told(SETTINGS[0]) == ["" if each.utc == FIRST else beyond for each in RECORDS]
    assert told(*SETTINGS, replace(SETTINGS[1], table=RECORDS[-1].utc)).count(beyond) < told(*SETTINGS).count(beyond)
