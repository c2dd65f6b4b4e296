"""The hand being settled, its total as the dealer announces it, and the motion for each of its wagers."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.balance import Again
from dealer_terminal.procedure.deal_limit import at_limit
from dealer_terminal.procedure.positions import hand_says
from dealer_terminal.procedure.progressive import collected_spot, is_pending
from dealer_terminal.procedure.state import Phase, State, corrections_of
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.rules.game import apart_places, hand_places
from dealer_terminal.rules.hand import Decision, Line, Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.chips_to_move import STAYS, TAKEN, ChipsToMove, due, due_later
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.money import Rack, chip_words, chips, coin, listed, short
from dealer_terminal.ui.kiosk.props import ActionProps, PayLineProps, ResultMark, SettlementProps
from dealer_terminal.ui.kiosk.regions.seats import cards_at
from dealer_terminal.ui.kiosk.regions.spots import undecided, waits
from dealer_terminal.ui.kiosk.sheet import AnySheet
from dealer_terminal.ui.kiosk.verbs import LIMIT_REACHED, WHAT_IS_DONE, WHAT_WAS_DONE
from dealer_terminal.ui.kit.languages import Say


def settlement(state: State, number: int, say: Say, rack: Rack) -> SettlementProps:
    """Return the settlement of one seat: the one in turn, or the one shown in a recall."""
    seat, settles = state.seat(number), state.phase in (Phase.FOLDS, Phase.SETTLE)
    if not (seat.cards or seat.lines or state.phase is Phase.FOLDS):
        return SettlementProps()
    now = due(state, number) if settles else ChipsToMove(seat.lines)
    duel = bool(state.game().dealer_packet)
    corrected = _corrections(state, seat.lines, say)
    rows = (*rows_again(state, now.again, say, rack), *pay_rows(state, now.lines, say, rack, current=settles))
    rows = sized(rows)
    return SettlementProps(
        hand=cards_at(state, number, hand_places(state.game()), say) if seat.cards else (),
        draw_card=cards_at(state, number, apart_places(state.game()), say) if seat.cards else (),
        draw_label=" ".join(say(place.called) for place in apart_places(state.game())),
        total=called(state, number),
        whose=say("POSITION {seat}", seat=number) if duel else "",
        beside=_beside(state, now, say),
        corrected=corrected,
        lines=rows,
        stacked=duel and (len(rows) > 1 or any(row.also or row.chips for row in rows) or bool(corrected)),
    )


def called(state: State, number: int) -> str:
    """Return the name of the counting cards. A hand that gave up and has its draw card exposed has none, because only
    the bonus on all its cards is left."""
    seat, apart = state.seat(number), apart_places(state.game())
    gave_up = seat.decision is Decision.FOLD or bool(seat.forfeit)
    drawn = any(place.id in seat.cards for place in apart)
    return "" if gave_up and drawn else hand_says(state, number)


def difference(state: State, say: Say, rack: Rack) -> SettlementProps:
    """Return the difference to settle for a finished round. None of its cards are on the table."""
    return SettlementProps(lines=sized(tuple(rows_again(state, due_later(state).again, say, rack))))


def _beside(state: State, now: ChipsToMove, say: Say) -> str:
    """Return the amounts paid earlier or later, in small print. They are named so that none is paid twice or
    forgotten."""
    told = (
        say("Paid before: {what}", what=_told(state, now.earlier, say)) if now.earlier else "",
        say(_once(state, _told(state, now.waiting, say))) if now.waiting else "",
    )
    return " · ".join(filter(None, told))


def _once(state: State, what: str) -> Words:
    if undecided(state):
        return words("Paid once the hold is decided: {what}", what=what)
    return words("Paid once the jackpot is: {what}", what=what)


def _told(state: State, lines: Sequence[Line], say: Say) -> str:
    return listed(_amount_of(state, line, say) for line in lines)


def _amount_of(state: State, line: Line, say: Say) -> str:
    told = f"{printed(state, line) or state.rulebook().spot(line.spot).name} {dollars(line.pays)}"
    return f"{told} ({say('corrected')})" if corrections_of(state, line) else told


def _corrections(state: State, lines: Sequence[Line], say: Say) -> str:
    """Return the names of the supervisors who corrected payments, with the wagers."""
    by: dict[str, list[str]] = {}
    for line in lines:
        for each in corrections_of(state, line):
            by.setdefault(each.by.name, []).append(printed(state, line) or state.rulebook().spot(line.spot).name)
    told = (say("{what}: corrected by {name}", what=", ".join(spots), name=name) for name, spots in by.items())
    return " · ".join(told)


def manual_key(state: State, sheet: AnySheet, say: Say) -> ActionProps:
    """Return the key that opens the manual at the cited paragraph."""
    reads = state.book is not None and not sheet.locks()
    return ActionProps(BarKey.MANUAL, say("The manual"), "list", possible=reads)


FEW = 3
"""Maximum number of wagers with a row each. With more, the wagers that pay nothing share one row per result."""
FIRST = 2
"""Number of wagers on the first line of a shared row if there are more than FEW."""


def pay_rows(state: State, lines: Sequence[Line], say: Say, rack: Rack, *, current: bool) -> Iterator[PayLineProps]:
    told = [line for line in lines if len(lines) <= FEW or line.result is Result.WIN or corrections_of(state, line)]
    for line in told:
        yield pay_line(state, line, say, rack, current=current)
    for result in (Result.PUSH, Result.LOSE, Result.FORFEIT, Result.RETURNED):
        alike = [line for line in lines if line.result is result and line not in told]
        for each in _by_place(state, alike):
            yield _together(state, result, each, say, current=current and not _is_in_tray(state, each[0]))


def _by_place(state: State, lines: Sequence[Line]) -> Iterator[Sequence[Line]]:
    """Group the lines with chips on the table. A line with chips already in the tray has its own row."""
    lie = [line for line in lines if not _is_in_tray(state, line)]
    return filter(None, (lie, [line for line in lines if line not in lie]))


def _is_in_tray(state: State, line: Line) -> bool:
    """Return True if the wager lost and its chips were already collected before the deal (House Procedure 21)."""
    return line.spot == collected_spot(state) and line.result in TAKEN


def rows_again(state: State, wagers: Sequence[Again], say: Say, rack: Rack) -> Iterator[PayLineProps]:
    """Yield the differences of a hand that was paid on other cards. Collected wagers that are returned share one
    row."""
    for each in wagers:
        owed = each.owed()
        if owed.pays:
            yield _difference(state, each, Result.WIN, owed.pays, say, rack)
        if owed.back:
            yield _difference(state, each, Result.LOSE, owed.back, say, rack)
    returned = [each.was for each in wagers if each.owed().returns]
    if returned:
        row = _together(state, Result.RETURNED, returned, say, current=True)
        yield replace(row, result=ResultMark.HELD, done=say("Hold")) if undecided(state) else row


def _difference(state: State, wager: Again, result: Result, cents: int, say: Say, rack: Rack) -> PayLineProps:
    pays, held = result is Result.WIN, undecided(state) or is_pending(state, wager.stands.seat)
    return PayLineProps(
        spot=state.rulebook().spot(wager.stands.spot).name,
        event=say("was: {before}", before=_before(wager.was, say, current=False)),
        odds="",
        result=ResultMark.HELD if held else ResultMark(result.value),
        amount=dollars(cents),
        chips=chips(cents, rack) if pays else (),
        coin=coin(cents, rack) if pays else "",
        words=chip_words(cents, rack, say) if pays else "",
        current=True,
        label=printed(state, wager.stands),
        done=say("Hold") if held else say("Pay") if pays else say("Take back"),
        corrected=True,
    )


def sized(rows: Sequence[PayLineProps]) -> tuple[PayLineProps, ...]:
    """Set the height of each row. Paying rows have two lines if there are few rows; rows of many wagers always do."""
    told = [row for row in rows if len(rows) <= FEW and row.event and (row.odds or row.chips or len(rows) == 1)]
    return tuple(replace(row, tall=row in told or bool(row.also)) for row in rows)


def printed(state: State, line: Line) -> str:
    layout = state.game().layout
    return layout[line.spot].label if line.spot in layout else ""


def _together(state: State, result: Result, lines: Sequence[Line], say: Say, *, current: bool) -> PayLineProps:
    labels = [printed(state, line) for line in lines]
    stakes = [short(line.stake) for line in lines]
    first = FIRST if len(lines) > FEW else FEW
    return PayLineProps(
        spot=" · ".join(f"{label} {stake}" for label, stake in zip(labels, stakes, strict=True)),
        event="",
        odds="",
        result=ResultMark(result.value),
        amount=_amount(result, sum(line.stake for line in lines)),
        current=current,
        label=" · ".join(labels[:first]),
        also=" · ".join(labels[first:]),
        done=_done(result, say, current=current),
    )


def pay_line(state: State, line: Line, say: Say, rack: Rack, *, current: bool) -> PayLineProps:
    label, corrected = printed(state, line), _corrected(state, line, say, current=current)
    held, limited, (event, odds) = waits(state, line), at_limit(line), _row_text(state, line, corrected, say)
    return PayLineProps(
        spot=label if line.meter else state.rulebook().spot(line.spot).name,
        event=event,
        odds=odds,
        result=ResultMark.HELD if held else ResultMark.LIMIT if limited else ResultMark(line.result.value),
        amount=_paid(line, say),
        chips=chips(line.pays, rack),
        coin=coin(line.pays, rack),
        words=chip_words(line.pays, rack, say),
        current=current,
        label=label,
        done=_what_is_done(state, line, say, current=current),
        corrected=bool(corrected),
    )


def _what_is_done(state: State, line: Line, say: Say, *, current: bool) -> str:
    if waits(state, line):
        return say("Hold")
    if at_limit(line):
        return say(LIMIT_REACHED)
    return _done(line.result, say, current=current and not _is_in_tray(state, line))


def _row_text(state: State, line: Line, corrected: str, say: Say) -> tuple[str, str]:
    """Return the event and the odds. A progressive wager was collected before the deal (House Procedure 21): if it
    wins, its stake is returned with the payout, and its hand is already shown at its seat."""
    event = corrected or _event(state, line, say)
    odds = say(line.odds) if line.odds and not (line.meter or corrected or line.result is Result.PUSH) else ""
    if line.spot != collected_spot(state) or line.result not in STAYS or waits(state, line):
        return event, odds
    return odds or event, say("Return {amount}", amount=dollars(line.stake))


def _corrected(state: State, line: Line, say: Say, *, current: bool) -> str:
    """Return the earlier payment that a supervisor corrected (House Procedure 17); empty if there was no correction."""
    told = [_before(each.was, say, current=current) for each in corrections_of(state, line)]
    if not told:
        return ""
    return (
        say("nothing paid, was {before}", before=told[-1]) if at_limit(line) else say("was: {before}", before=told[-1])
    )


def _before(was: Line, say: Say, *, current: bool) -> str:
    return dollars(was.pays) if was.result is Result.WIN else _done(was.result, say, current=current)


def _event(state: State, line: Line, say: Say) -> str:
    """Return the event as printed. For a jackpot, return its meter, because its hand is already shown at its seat."""
    if line.meter:
        return state.rulebook().meter(line.meter).name
    return say(line.event) if line.event else say(NO_EVENT[line.result])


NO_EVENT = {
    Result.WIN: NO_WORDS,
    Result.PUSH: NO_WORDS,
    Result.LOSE: words("loses"),
    Result.FORFEIT: words("forfeited"),
    Result.RETURNED: NO_WORDS,
}


def _done(result: Result, say: Say, *, current: bool) -> str:
    return say((WHAT_IS_DONE if current else WHAT_WAS_DONE)[result])


def _paid(line: Line, say: Say) -> str:
    if line.result is Result.WIN:
        return dollars(line.pays)
    return _amount(line.result, line.stake)


def _amount(result: Result, stake: int) -> str:
    """Return the amount moved; empty for a push, which moves nothing."""
    return "" if result is Result.PUSH else dollars(stake)
