"""All that the log holds of what is signed is seen before it can be signed."""

import re
from collections.abc import Iterator

from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.preview_card import HandShown
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.sheets.approval import NOT_SEEN, ApprovalForm
from dealer_terminal.ui.kiosk.signing_preview_pages import PreviewKey, page_keys
from dealer_terminal.ui.kiosk.surfaces import BesideProps, EvidenceProps, FormProps
from tests.fast.ui.kiosk import approving, signing
from tests.fast.ui.kiosk.signing import look, pages_in
from tests.fast.ui.kiosk.table import SUPERVISOR, Table
from tests.helpers.languages import TRANSLATED


def form(table: Table) -> ApprovalForm:
    sheet = table.controller.desk.sheet
    assert isinstance(sheet, ApprovalForm)
    return sheet


def pages(table: Table) -> list[EvidenceProps]:
    return [seen.over.evidence for seen in pages_in(table, ENGLISH) if isinstance(seen.over, FormProps)]


def told(seen: list[EvidenceProps], hand: HandShown) -> Iterator[str]:
    """Everything on the pages that is said of a position."""
    name = f"Position {hand.seat}" if hand.seat else "Dealer's hand"
    for page in seen:
        for each in page.hands:
            if each.title == name:
                yield from (f"{row.label} {row.before} {row.after}" for row in (*each.rows, each.money))
        for table in page.tables:
            for line in (line for line in table.lines if line.name == name):
                spots = zip(table.heads, line.cells, strict=True)
                yield " ".join((*map(" ".join, spots), table.all.before, table.all.after))
        yield from (f"{row.label} {row.before} {row.after}" for row in page.rows if hand.seat in at_seats(row))


def at_seats(row: BesideProps) -> set[int]:
    """The positions that a row of wagers is about."""
    found = re.match(r"Positions? ([\d, ]+) ·", row.label)
    return {int(each) for each in found[1].split(",")} if found else set()


def test_every_wager_of_the_record_stands_on_a_page() -> None:
    """All cards, amounts and changes stand there too."""
    found = list[object]()
    for case, begun in signing.MANY.items():
        table = begun()
        seen, shown = pages(table), form(table).shown
        found += [(case, each) for each in wanting(table, seen)]
        rows = [row for page in seen for row in page.rows if not at_seats(row)]
        drawn = {place for page in seen for hand in page.hands for told in hand.sets for place in told.places}
        held = {tuple(cards) for hand in shown.hands for each in hand.sets for cards in each.cards.values()}
        if (len(rows), len(drawn)) != (len(shown.amounts) + len(shown.changes), len(held)):
            found.append((case, rows, drawn))
    assert found == []


def wanting(table: Table, seen: list[EvidenceProps]) -> Iterator[object]:
    """Yield each wager whose stake or payment stands on no page."""
    names = {place: spot.label for place, spot in table.state.game().layout.items()}
    for hand in form(table).shown.hands:
        said = " | ".join(told(seen, hand))
        for wager in hand.wagers:
            staked = f"{names.get(wager.spot, '')} {dollars(wager.stake)}".strip() in said or not wager.stake
            if not staked or (wager.after.pays and dollars(wager.after.pays) not in said):
                yield wager


def test_other_cards_of_one_hand_with_a_prize_are_three_pages() -> None:
    table = signing.prize_mismatch()
    assert [len(list(pages_in(table, language))) for language in (ENGLISH, *TRANSLATED)] == [3, 3, 3, 3]
    seen = pages(table)
    assert [hand.title for hand in seen[-1].hands] == ["Position 7", "Dealer's hand"]


def test_other_cards_of_the_dealer_for_seven_are_four_pages() -> None:
    seen = pages(signing.dealer_mismatch_seven())
    assert len(seen) == 4
    assert [len(seen[0].tables[0].lines), len(seen[-1].hands)] == [5, 5]
    rows = [row for page in seen for row in page.rows]
    assert rows == sorted(rows, key=lambda row: not row.before), "what changes comes first"


def test_nobody_signs_before_the_last_page_was_seen() -> None:
    table = signing.void()
    table.press(form(table).reasons[0], *"20012222")
    primary = table.props.table.primary
    assert (primary.text, primary.possible, primary.note) == ("Approve", False, "First look at page 2")
    table.looked_at()
    assert table.props.table.primary.possible
    table.press("Approve")
    assert table.state.misdealt


def test_a_page_back_does_not_take_it_away_again() -> None:
    table = signing.void().looked_at()
    table.press(form(table).reasons[0], *"20012222")
    table.touch(touches.Press(PreviewKey.ON))
    assert look(table).page == 0
    assert table.props.table.primary.possible


def test_what_is_laid_out_anew_is_looked_at_anew() -> None:
    table = signing.void().looked_at()
    table.press(form(table).reasons[0], *"20019999", "Approve")
    assert table.controller.desk.refusal.why
    table.press(*"20012222")
    primary = table.props.table.primary
    assert (primary.possible, primary.note) == (False, "First look at page 2")


def test_no_badge_signs_what_was_not_seen() -> None:
    table = signing.void()
    table.press(form(table).reasons[0])
    table.touch(touches.Recognised(Operator("2001", "Supervisor", Role.SUPERVISOR)))
    assert (table.controller.desk.refusal, table.state.misdealt) == (NOT_SEEN, False)


def test_what_is_seen_at_once_has_no_key_to_turn() -> None:
    table = signing.mismatch_signed()
    assert look(table).pages == 1 and not list(page_keys(look(table)))
    assert table.who(SUPERVISOR).state.issue is None


def test_an_enter_at_a_keyboard_signs_nothing_that_was_not_seen() -> None:
    table = signing.void()
    table.press(form(table).reasons[0], *"2001222")
    table.touch(touches.ScanLine("2222"))
    assert not table.state.misdealt


def test_a_prize_stands_with_its_event_and_its_meter_and_every_other_wager_has_a_row() -> None:
    first, second = pages(approving.full_seat_pending().press("Call the supervisor"))
    prize, *rest = first.hands[0].rows
    assert (prize.label, prize.after) == ("STAX $5 · Royal Flush, Other Suit", "pays $500.25")
    assert [(row.label, row.before, row.after) for row in first.rows] == [("Spade", "$500.25", "$500")]
    others = [row.label for row in (*rest, *second.hands[0].rows)]
    assert others[1:] == ["BONUS $25 pays $1,250", "6 CARD $25 loses", "Ante Bonus pays $125"]
    assert not any(";" in label for label in others)


def test_of_two_prizes_on_one_meter_both_stand_with_the_meter() -> None:
    first = pages(approving.two_on_one().press("Call the supervisor"))[0]
    assert [(row.label, row.before, row.after) for row in first.rows] == [
        ("Spade, in seat order", "", "2: $500.50 · 1: $500"),
        ("Spade", "$500.50", "$500"),
    ]


def test_what_is_signed_comes_before_the_hand_that_it_is_held_against() -> None:
    table = signing.one_of_two_refused()
    first = signing.look(table)
    assert [hand.title for hand in first.hands] == ["Position 2"]
    assert [row.label for row in first.rows] == ["Spade, in seat order", "Spade"]
    last = signing.look(signing.page(table, first.pages))
    assert [hand.title for hand in last.hands] == ["Dealer's hand"]


def test_what_comes_back_in_a_void_round_is_what_was_moved() -> None:
    table = signing.void_put_right()
    (wager,) = (row for hand in signing.look(table).hands for row in hand.rows if row.label.startswith("31 "))
    assert (wager.before, wager.after) == ("pays $100", "returned")
    assert table.who(SUPERVISOR).props.table.primary.note == "Take back $100 · Return $400"


def test_the_meter_of_a_prize_stands_on_the_first_page_in_every_language() -> None:
    for begun in (approving.pending, approving.above_the_camera, approving.full_seat_pending, approving.two_on_one):
        table = begun().press("Call the supervisor")
        for language in (ENGLISH, *TRANSLATED):
            first = next(pages_in(table, language)).over
            assert isinstance(first, FormProps)
            assert "Spade" in [row.label for row in first.evidence.rows], (begun, language)


def test_what_another_prize_comes_to_stands_on_the_first_page_in_every_language() -> None:
    """The rest of the hand that is signed for gives way to it."""
    table = signing.one_of_two_refused()
    for language in (ENGLISH, *TRANSLATED):
        seen = [page.over.evidence for page in pages_in(table, language) if isinstance(page.over, FormProps)]
        assert [len(seen[0].hands), *(len(evidence.rows) for evidence in seen)] == [1, 2, *[0] * (len(seen) - 1)]


def test_what_comes_to_wait_is_said_where_the_house_has_less_than_all_payments() -> None:
    table = signing.limit_that_waits()
    house = next(hand.money for hand in look(table).hands if hand.money.label)
    assert (house.label, house.after) == ("House so far", "−$105")
    assert any(row.after == "$10,000" for row in look(table).rows)
