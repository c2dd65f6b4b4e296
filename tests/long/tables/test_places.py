"""Whatever happened has one place in the list, whatever the step; what can't have happened says why."""

from tests.journeys.conftest import Opens
from tests.journeys.table import BAR, Seen, Table

STEPS = ("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions")


def listed(table: Table) -> dict[str, tuple[int, int]]:
    """Each by its title, and where a finger goes; read twice, so that nothing moves meanwhile."""
    table.press("Irregularity").until(lambda seen: "What happened?" in seen.text, "the list")
    keys = [
        thing
        for thing in table.seen.things
        if thing.is_key and " · " not in thing.name[:3] and not _elsewhere(thing.name, table.seen)
    ]
    places = {thing.name.split(" · ")[0]: table.eyes.middle(thing) for thing in keys}
    assert places == {thing.name.split(" · ")[0]: table.eyes.middle(thing) for thing in keys}
    table.press("Back").until(lambda seen: "What happened?" not in seen.text, "the table")
    return places


def _elsewhere(name: str, seen: Seen) -> bool:
    circle = any(f" {label}" in name[1:8] for label in ("ANTE", "PLAY", "31", "ROYAL"))
    return circle or name in BAR or name.startswith("Position ") or name == (seen.primary.name if seen.primary else "")


def test_an_irregularity_keeps_its_place_in_every_phase(opens: Opens) -> None:
    table = opens().staffed().start().opened().wager("1 ANTE", "chip 25")
    first = listed(table)
    assert len(first) >= 10
    for step in STEPS:
        table.press(step)
        assert listed(table) == first, step
    table.press("Irregularity")
    dim = [
        name
        for name in table.until(lambda seen: "What happened?" in seen.text, "the list").text.splitlines()
        if " · " in name
    ]
    assert any(name.startswith("A card was exposed") for name in dim)
