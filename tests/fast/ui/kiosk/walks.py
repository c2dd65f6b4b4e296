"""Rounds as they come: whatever is wagered, folded, drawn, held and put right, by what a person would press."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.procedure.state import Phase, open_cards
from dealer_terminal.rules.cards import Rank, Suit
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.sheets.approval import ApprovalForm
from dealer_terminal.ui.kiosk.sheets.card_pad import CardPad
from dealer_terminal.ui.kiosk.sheets.identity import IdentityField
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat
from dealer_terminal.ui.kiosk.sheets.jackpot_pay import JackpotHand, JackpotPay
from dealer_terminal.ui.kiosk.sheets.open_question import OpenQuestion
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table

EDITIONS = tuple(installed_rulebooks.rulebook_ids())
DECK = tuple(f"{rank.label}{suit.value}" for suit in Suit for rank in Rank)
FAMILIES = ("A K Q", "A K 10", "Q J 10", "A 10 9", "9 8 7", "10 7 2")
"""Ranks of one suit that win, or nearly."""


def walk(edition: str, seed: int) -> Iterator[Table]:
    """One round, screen by screen; the table is closed by whoever looks."""
    chance, table = Random(f"{edition} {seed}"), Table(edition, HAND).open()
    yield from _wagers(table, chance)
    yield from _played(table, chance)


def _wagers(table: Table, chance: Random) -> Iterator[Table]:
    book = table.state.rulebook()
    progressive = book.progressive.spot if book.progressive else ""
    beside = [spot for spot in book.spot_ids() if spot in table.state.game().layout and spot not in ("ante", "play")]
    for seat in sorted(chance.sample(range(1, table.state.in_force().positions + 1), chance.choice((1, 1, 2, 3)))):
        table.wager(seat, "ante", chance.choice(("5", "25", "100")))
        for spot in (each for each in beside if chance.random() < 0.7):
            if spot == progressive:
                table.spot(seat, spot)
            else:
                table.wager(seat, spot, chance.choice(("5", "25", "100")))
    yield table


def _played(table: Table, chance: Random) -> Iterator[Table]:
    """What has been seen is what is touched next."""
    number, put_right = table.state.round, chance.random() < 0.3
    while table.state.round == number:
        if put_right and isinstance(table.controller.desk.sheet, BareTable) and _paid_for(table):
            put_right = False
            _reports(table, chance)
        yield table
        _goes_on(table, chance)


def _paid_for(table: Table) -> list[int]:
    seats = table.state.seats.items() if table.state.phase is Phase.SETTLE else ()
    return [number for number, seat in seats if seat.racked and seat.cards]


def _reports(table: Table, chance: Random) -> None:
    """Of a single hand that lies open nobody asks which it is."""
    table.press("Irregularity", "A card does not match what was recorded")
    if isinstance(table.controller.desk.sheet, IrregularitySeat):
        table.press(f"Position {chance.choice(_paid_for(table))}")


def _goes_on(table: Table, chance: Random) -> None:
    sheet = table.controller.desk.sheet
    match sheet:
        case CardPad():
            table.cards(" ".join(_cards(table, sheet, chance)))
        case ApprovalForm():
            _signs(table, sheet)
        case OpenQuestion():
            table.press("The cards on the table stand")
        case JackpotHand():
            table.press(next(option.text for option in table.props.over.options if option.chosen))
        case JackpotPay():
            table.press("Pay Jackpot")
        case _:
            if table.state.phase is Phase.DECISIONS:
                _folds(table, chance)
            table.primary()


def _folds(table: Table, chance: Random) -> None:
    for seat in table.state.playing():
        if chance.random() < 0.25:
            table.seat(seat)


def _signs(table: Table, form: ApprovalForm) -> None:
    if form.field() is IdentityField.CAMERA:
        table.press(*"4711", "Next")
    table.who(SUPERVISOR)


def _cards(table: Table, pad: CardPad, chance: Random) -> list[str]:
    """Often such as win; none that lies there already."""
    free = [card for card in DECK if card not in {str(each) for each in open_cards(table.state)}]
    suit = chance.choice("shdc")
    family = [rank + suit for rank in chance.choice(FAMILIES).split()]
    chosen = [card for card in family if card in free and chance.random() < 0.8][: pad.missing()]
    rest = [card for card in free if card not in chosen]
    return [*chosen, *chance.sample(rest, pad.missing() - len(chosen))]


def in_language(table: Table, language: str) -> FrameProps:
    """What it shows now; what is pressed stays English."""
    desk = table.controller.desk
    table.controller.desk = replace(desk, language=language)
    shown = table.controller.props()
    table.controller.desk = desk
    return shown
