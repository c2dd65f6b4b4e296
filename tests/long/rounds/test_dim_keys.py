"""A key of a menu that can't be pressed says why, in every phase of a round that is played."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.procedure.irregularity_places import places
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.sheet import AnySheet
from dealer_terminal.ui.kiosk.sheets.dealer_menu import DealerMenu
from dealer_terminal.ui.kiosk.sheets.irregularity_list import IrregularityList
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat
from dealer_terminal.ui.kiosk.sheets.meter_list import MeterReason
from dealer_terminal.ui.kiosk.sheets.reader_help import ReaderHelp
from dealer_terminal.ui.kiosk.sheets.supervisor_menu import SupervisorMenu
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from dealer_terminal.ui.kiosk.sheets.table_terms import changed_terms
from dealer_terminal.ui.kiosk.sheets.tray_menu import TrayMenu
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from tests.fast.ui.kiosk import approving, stories
from tests.fast.ui.kiosk.table import DEALER, HAND, READER, SUPERVISOR, Table
from tests.fast.ui.kiosk.walks import EDITIONS, walk

SEEDS = range(4)
Keyed = tuple[str, str]


def menus(table: Table) -> Iterator[AnySheet]:
    state = table.state
    yield from (SupervisorMenu(), DealerMenu(), TrayMenu(), IrregularityList(), ReaderHelp())
    yield from (IrregularitySeat(place.paths[0].id, "", IrregularityList()) for place in places(state))
    if state.phase is not Phase.CLOSED:
        yield changed_terms(state)
        progressive = state.rulebook().progressive
        yield from (MeterReason(meter.id) for meter in (progressive.meters if progressive else ()))


def options(table: Table) -> Iterator[tuple[Keyed, OptionProps]]:
    """On every menu that fits the table as it is now."""
    desk = table.controller.desk
    for sheet in menus(table):
        if sheet.fits(table.state):
            table.controller.desk = replace(desk, sheet=sheet)
            over = table.controller.props().over
            assert isinstance(over, BoardProps), sheet
            yield from (((over.title, option.text), option) for option in over.options)
    table.controller.desk = desk


def rounds() -> Iterator[Table]:
    for edition in EDITIONS:
        for seed in SEEDS:
            yield from walk(edition, seed)


def others() -> Iterator[Table]:
    """Before anybody is there, with a reader, with a prize that waits, with folds, over a limit, closed again."""
    yield from (Table(cards_from=source) for source in (HAND, READER))
    yield Table("3-card-ags").who(DEALER).press("Open the table").who(SUPERVISOR)
    yield from (approving.staked(), approving.pending(), approving.seven_deciding(), stories.collecting())
    yield stories.over_the_deals_limit()
    yield Table().open().press("Supervisor", "Close the table").who(SUPERVISOR)


def test_every_dim_key_of_every_menu_says_why_in_every_phase() -> None:
    phases, dim, clear = set[Phase](), set[tuple[Keyed, str]](), set[tuple[Keyed, str]]()
    for table in others():
        look(table, phases, dim, clear)
    for table in rounds():
        if isinstance(table.controller.desk.sheet, BareTable):
            look(table, phases, dim, clear)
    assert phases == set(Phase)
    assert not [key for key, note in dim if not note]
    assert not [told for told in dim if told in clear and told[1]]


def look(table: Table, phases: set[Phase], dim: set[tuple[Keyed, str]], clear: set[tuple[Keyed, str]]) -> None:
    phases.add(table.state.phase)
    for key, option in options(table):
        (dim if option.dim or not option.possible else clear).add((key, option.note))
