"""The people of a terminal at its screen: who may look, who may change, and what the journal then holds."""

from collections.abc import Callable

from dealer_terminal.journal import people_facts
from dealer_terminal.journal.people_facts import PeopleFact
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.sheets.identity import IdentityForm
from dealer_terminal.ui.kiosk.sheets.operator_actions import DeedKey, DisableOperator, OperatorActions
from dealer_terminal.ui.kiosk.sheets.operator_list import OperatorsSignOn
from dealer_terminal.ui.kiosk.sheets.sign_on import SignOnForm
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from tests.fast.ui.kiosk.office import DEALER, SUPERVISOR, OfficeTable
from tests.fast.ui.kiosk.table import Table
from tests.helpers.cases import every


def last(table: Table) -> PeopleFact:
    found = [each for each in map(entry_of, table.journal.records()) if isinstance(each, PeopleFact)]
    return found[-1]


def enrolling(*pins: str) -> OfficeTable:
    table = OfficeTable().office().press("Add a person").write("An").press("Done", "Dealer")
    return table.press(*"1006", *pins[0], *pins[1]) if pins else table


def test_an_administrator_adds_a_person_who_signs_on_at_once() -> None:
    table = enrolling("6042", "6042").press("Add")
    assert isinstance(last(table), people_facts.OperatorAdded)
    assert "An" in [option.text for option in table.props.over.options]
    table.press("Back", "Back").who(("1006", "6042"))
    assert table.state.dealer == Operator("1006", "An", Role.DEALER)


def test_a_badge_that_is_shown_while_a_person_is_added_is_theirs() -> None:
    table = enrolling("6042", "6042")
    table.touch(touches.ScanLine("badge-1006"))
    assert table.props.over.reasons_title == "The badge is read"
    table.press("Add", "Back", "Back")
    table.touch(touches.ScanLine("badge-1006"))
    assert table.state.dealer == Operator("1006", "An", Role.DEALER)


def test_neither_pin_nor_badge_is_in_the_journal() -> None:
    table = enrolling("6042", "6042")
    table.touch(touches.ScanLine("badge-1006"))
    table.press("Add")
    written = b"".join(record.body for record in table.journal.records())
    assert b"6042" not in written
    assert b"badge-1006" not in written


WRONG = {
    "two different PINs": ("6042", "6043", "The two PINs are different"),
    "a weak PIN": ("1111", "1111", "first that anybody would try"),
    "the number itself": ("1006", "1006", "the number itself"),
}


@every(("pin", "again", "why"), WRONG.values())
def test_a_pin_that_nobody_should_have_is_entered_anew(pin: str, again: str, why: str) -> None:
    table = enrolling(pin, again).press("Add")
    assert why in table.props.refusal.text
    form = table.controller.desk.sheet
    assert isinstance(form, IdentityForm)
    assert form.typed == ("",)
    table.press(*"1006", *"6042", *"6042", "Add")
    assert isinstance(last(table), people_facts.OperatorAdded)


def test_a_number_given_before_is_refused_with_its_owner() -> None:
    table = OfficeTable().office().press("Add a person").write("An").press("Done", "Dealer")
    table.press(*"1001", *"6042", *"6042", "Add")
    assert table.props.refusal.text == "1001 was given to Kim Dee"


def test_a_person_enters_a_new_pin_and_the_old_one_opens_nothing() -> None:
    table = OfficeTable().office().press("Kim Dee", "New PIN", *"6042", *"6042", "Put in force", "Back", "Back")
    table.who(DEALER)
    assert table.state.dealer is None
    table.touch(touches.Dismiss())
    assert table.who(("1001", "6042")).state.dealer is not None


def test_somebody_who_was_locked_out_is_unlocked() -> None:
    table = OfficeTable().lock("1001").office()
    assert values(table)["Kim Dee"] == "Locked out"
    table.press("Kim Dee", "Unlock")
    assert values(table)["Kim Dee"] == "Active"
    assert last(table) == people_facts.OperatorUnlocked("1001")


def values(table: Table) -> dict[str, str]:
    return {option.text: option.value for option in table.props.over.options}


def test_disabling_asks_once_more_and_is_for_good() -> None:
    table = OfficeTable().office().press("Kim Dee", "Disable", "Keep")
    assert "Disable" in dict(table.offered())
    table.press("Disable", "Disable for good")
    assert values(table)["Kim Dee"] == "Disabled"
    table.press("Kim Dee")
    assert {option.possible for option in table.props.over.options} == {False}
    assert table.press("Back to the list", "Back", "Back").who(DEALER).state.dealer is None


def test_the_last_administrator_stays() -> None:
    table = OfficeTable().office().press("Page on", "A. Ames", "Disable", "Disable for good")
    assert table.props.refusal.text == "Nobody would be left to manage operators"
    assert isinstance(table.controller.desk.sheet, DisableOperator)


def test_a_supervisor_sees_everybody_and_changes_nothing() -> None:
    table = OfficeTable().office(SUPERVISOR)
    assert values(table)["Kim Dee"] == "Active"
    assert not table.props.table.primary.possible
    table.press("Kim Dee")
    assert {option.possible for option in table.props.over.options} == {False}
    before = table.journal.status().records
    for deed in DeedKey:
        table.touch(touches.Press(deed))
    assert table.journal.status().records == before
    assert isinstance(table.controller.desk.sheet, OperatorActions)


def test_a_dealer_does_not_see_the_others() -> None:
    table = OfficeTable().office(DEALER)
    assert table.props.refusal.text == "Only a supervisor may do this"
    assert isinstance(table.controller.desk.sheet, OperatorsSignOn)


def test_people_are_managed_while_a_round_is_played() -> None:
    table = OfficeTable()
    table.who(DEALER).press("Open the table").who(SUPERVISOR)
    table.wager(1, "ante", "25").press("No more bets")
    state = table.state
    table.office().press("Kim Dee", "New PIN", *"6042", *"6042", "Put in force", "Back", "Back")
    assert table.state == state
    assert table.press("Position 1 dealt").state.dealt == (1,)


LEFT: dict[str, Callable[[], Table]] = {
    "the list": lambda: OfficeTable().office(),
    "a name": lambda: OfficeTable().office().press("Add a person"),
    "a role": lambda: OfficeTable().office().press("Add a person").write("An").press("Done"),
    "a PIN": enrolling,
}


@every("scene", LEFT.values())
def test_an_office_that_is_left_alone_is_closed(scene: Callable[[], Table]) -> None:
    table = scene()
    table.touch(touches.Sleep())
    table.touch(touches.Wake())
    assert isinstance(table.controller.desk.sheet, SignOnForm)


def test_the_people_of_a_simulated_table_stay_as_they_are_whatever_its_administrator_asks() -> None:
    table = Table().press("Supervisor", "Operators").who(("9001", "9999"))
    assert table.props.table.primary.possible
    table.press("Simulated dealer 2", "Disable", "Disable for good")
    assert table.props.refusal.text == "The people of a simulated table are invented"


@every("scene", LEFT.values())
def test_there_is_a_way_back_to_the_table(scene: Callable[[], Table]) -> None:
    table = scene()
    while "Back" in dict(table.offered()):
        table.press("Back")
    sheet = table.controller.desk.sheet
    assert isinstance(sheet, BareTable | SignOnForm)


def test_a_disk_that_is_full_stops_the_change_too() -> None:
    table = enrolling("6042", "6042")
    table.journal.full = True
    table.press("Add")
    assert table.props.over.mark == "CHECKLIST OFF"
