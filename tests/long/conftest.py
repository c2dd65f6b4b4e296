from tests.journeys.conftest import (
    ends,
    floor,
    floor_server,
    office,
    opens,
    opens_on_panel,
    panel,
    plugs,
    pytest_runtest_makereport,
    screen,
    staff,
)

__all__ = [
    "ends",
    "floor",
    "floor_server",
    "office",
    "opens",
    "opens_on_panel",
    "panel",
    "plugs",
    "pytest_runtest_makereport",
    "screen",
    "staff",
]
