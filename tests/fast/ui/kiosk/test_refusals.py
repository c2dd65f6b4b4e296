"""What the table does not allow is said with its paragraph and with what to do instead."""

from collections.abc import Callable

from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.sheets.card_pad import SuitKey
from dealer_terminal.ui.kiosk.sheets.identity import IdentityForm
from dealer_terminal.ui.kiosk.sheets.manual import ManualSheet
from dealer_terminal.ui.kiosk.sheets.wager_pad import WagerPad
from tests.fast.ui.kiosk.scenes import dealer_approves_alone, no_ante, wrong_pin
from tests.fast.ui.kiosk.table import HAND, Table
from tests.helpers.cases import every


def seen_twice(table: Table) -> None:
    table.open()
    for seat in (1, 2):
        table.wager(seat, "ante", "25")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 2").cards("As 10s 8s 5h").press("Paid · open position 1")
    assert "Spades" not in dict(table.press("A").offered())
    table.touch(touches.Press(SuitKey("s")))


def waits_for_the_reader(table: Table) -> None:
    table.open().wager(1, "ante", "25").press("No more bets")
    table.touch(touches.Press(BarKey.PRIMARY))


def undo_of_an_open_card(table: Table) -> None:
    table.open().wager(1, "ante", "25").press("No more bets").sensed()
    table.press("Lock decisions", "Open position 1")
    table.touch(touches.Press(BarKey.UNDO))


REFUSALS = [
    (no_ante, HAND, "Position 2 has a bonus wager and no Ante"),
    (seen_twice, HAND, "As lies on the table already"),
    (wrong_pin, HAND, "Number and PIN don't belong together"),
    (dealer_approves_alone, HAND, "may not approve this"),
    (waits_for_the_reader, None, "The reader reports this by itself"),
    (undo_of_an_open_card, None, "can't be taken back"),
]


@every(("doing", "cards_from", "why"), REFUSALS)
def test_a_refusal_says_why_by_which_rule_and_what_to_do(
    doing: Callable[[Table], None], cards_from: CardsFrom | None, why: str
) -> None:
    table = Table(cards_from=cards_from) if cards_from else Table()
    doing(table)
    shown = table.props.refusal
    assert why in shown.text
    assert shown.remedy
    assert shown.citation
    table.touch(touches.Dismiss())
    assert table.props.refusal.text == ""


LIMITS = [("1", "$5 at least"), ("7", "In steps of $5"), ("100 100 100 100", "$300 at most"), ("25", "")]


@every(("keys", "bites"), LIMITS)
def test_a_limit_shows_where_it_bites(keys: str, bites: str) -> None:
    table = Table().open()
    table.spot(3, "ante")
    table.press(*keys.split())
    assert table.props.over.refusal == bites
    assert table.props.table.primary.possible is not bool(bites)


def test_a_wager_outside_its_limit_is_not_carried_to_another_circle() -> None:
    table = Table().open()
    table.spot(3, "ante")
    table.press("7")
    table.spot(4, "ante")
    assert "outside the limits" in table.props.refusal.text
    sheet = table.controller.desk.sheet
    assert isinstance(sheet, WagerPad)
    assert sheet.seat == 3


def test_a_pin_is_entered_anew_after_a_refusal() -> None:
    table = Table()
    wrong_pin(table)
    form = table.controller.desk.sheet
    assert isinstance(form, IdentityForm)
    assert form.typed == ("",)


def test_a_journal_that_fails_turns_the_checklist_off_until_it_can_be_read_again() -> None:
    table = Table().open().wager(1, "ante", "25")
    table.journal.full = True
    table.press("No more bets")
    assert table.state.phase is Phase.WAGERS
    assert (table.props.mark, table.props.over.mark) == ("CHECKLIST OFF", "CHECKLIST OFF")
    assert "disk is full" in table.props.over.told
    assert "Call a technician" in table.props.over.title and not table.controller.desk.refusal.why
    table.press("Page on")
    assert isinstance(table.controller.desk.sheet, ManualSheet)
    table.journal.full = False
    table.world.session = table.resumed()
    table.press("Try again", "No more bets")
    assert (table.props.mark, table.state.phase) == ("", Phase.DEAL)
