"""Tables of a real floor that play for a meter."""

from pathlib import Path

from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.linked.meter_admin import MeterAdmin
from dealer_terminal.floor.linked.ports import MeterSet
from tests.fast.floor.house import Floor, Terminal

RESET = 100_000
BY = "A. Ames"


def enrolled(floor: Floor, folder: Path, name: str) -> Terminal:
    (folder / name).mkdir()
    terminal = Terminal(folder / name, floor, name)
    terminal.play(1)
    return terminal.enrolled()


def opened(floor: Floor, meter: str, *tables: str) -> None:
    with open_office(floor.url) as office:
        MeterAdmin(office).open(meter, meter, 5, RESET, RESET, BY)
        for each in tables:
            MeterAdmin(office).link(meter, each, BY, "for a test", linked=True)


def joined(line: MeterSet) -> MeterSet:
    line.join()
    return line
