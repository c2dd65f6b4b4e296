"""What a form of the table's money changes: each denomination, and what it all comes to beside the record of play."""

from collections.abc import Iterator, Mapping

from dealer_terminal.procedure.evidence_card import Amount, Change
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.tray import Stay, brought, cents_of, in_box, pieces_brought, win
from dealer_terminal.procedure.tray_commands import SignForm, TrayCommand, VoidForm
from dealer_terminal.procedure.tray_facts import Counted, Form

PIECES, FORM, NOTICE = "pieces", "form", "notice"
TRAY, BROUGHT, PLAY, BOX, WIN = "tray", "brought", "play", "box", "win"
OWED_NOTICE = 20_000
"""A tray that opens with so much more or less than it closed with is told to the Commission within a day (WAC
230-15-495(5)(g))."""


def tray_amounts(before: State, after: State, command: TrayCommand) -> Iterator[Amount]:
    match command:
        case SignForm(form=Form.DROP):
            stay = _changed(before, after)
            yield Amount(BOX, "", in_box(stay, stay.sum_of(Form.CLOSER)), stay.sum_of(Form.DROP))
            yield Amount(WIN, "", stay.play, win(stay))
        case SignForm(form=Form.OPENER, counted=counted):
            yield Amount(TRAY, "", _left(before, after, cents_of(counted)), cents_of(counted))
        case SignForm(form=Form.CLOSER, counted=counted):
            stay = _changed(before, after)
            yield Amount(TRAY, "", brought(stay), cents_of(counted))
            yield Amount(PLAY, "", stay.play, stay.play)
            yield Amount(BOX, "", *[in_box(stay, cents_of(counted))] * 2)
        case SignForm() | VoidForm():
            old, new = before.tray.present(), after.tray.present()
            if old is not None and new is not None and brought(old) != brought(new):
                yield Amount(BROUGHT, "", brought(old), brought(new))


def tray_changes(before: State, after: State, command: TrayCommand) -> Iterator[Change]:
    match command:
        case VoidForm(form=form, number=number):
            stay = before.tray.holder(form, number)
            counted = next(each.counted for each in stay.standing(form) if each.number == number) if stay else {}
            yield Change(FORM, f"{form.value} {number}", "signed", "void")
            yield from _pieces(counted, {})
        case SignForm(form=form, counted=counted, paper=paper):
            if paper:
                yield Change("paper", "", "", paper)
            yield from _pieces(_beside(before, after, form), counted)
            yield from _notice(before, after, form, cents_of(counted))


def _notice(before: State, after: State, form: Form, cents: int) -> Iterator[Change]:
    if form is Form.OPENER and abs(cents - _left(before, after, cents)) >= OWED_NOTICE:
        yield Change(NOTICE, "", "", "commission")


def _beside(before: State, after: State, form: Form) -> Counted:
    """An opener is compared with the closer before it, a closer with what was brought."""
    if form is Form.OPENER:
        return _closer_before(before, after)
    return pieces_brought(_changed(before, after)) if form is Form.CLOSER else {}


def _pieces(before: Mapping[int, int], after: Mapping[int, int]) -> Iterator[Change]:
    for chip in sorted({*before, *after}, reverse=True):
        yield Change(PIECES, str(chip), str(before.get(chip, "")), str(after.get(chip, 0)) if after else "")


def _left(before: State, after: State, otherwise: int) -> int:
    """What the tray was counted out with, the time before."""
    counted = _closer_before(before, after)
    return cents_of(counted) if counted else otherwise


def _closer_before(before: State, after: State) -> Counted:
    earlier = after.tray.before(_changed(before, after))
    closers = earlier.standing(Form.CLOSER) if earlier is not None else ()
    return closers[-1].counted if closers else {}


def _changed(before: State, after: State) -> Stay:
    """The stay that a form was signed for."""
    return next(stay for stay in after.tray.stays if before.tray.stay(stay.number) != stay)
