"""The hand that is being settled, its total as the dealer says it, and what to do with each of its wagers."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.balance import is_owed, owed_by_wager
from dealer_terminal.procedure.positions import hand_says
from dealer_terminal.procedure.state import Phase, Seat, State, corrections_of
from dealer_terminal.procedure.words import NO_WORDS, words
from dealer_terminal.rules.game import apart_places, hand_places
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.due import Due, due
from dealer_terminal.ui.kiosk.money import Rack, chip_words, chips, coin, short
from dealer_terminal.ui.kiosk.props import PayLineProps, ResultMark, SettlementProps
from dealer_terminal.ui.kiosk.regions.seats import cards_at
from dealer_terminal.ui.kiosk.verbs import WHAT_IS_DONE, WHAT_WAS_DONE
from dealer_terminal.ui.shared.languages import Say


def settlement(state: State, number: int, say: Say, rack: Rack) -> SettlementProps:
    """Of one seat: the one in turn, or the one that a recall looks at."""
    seat, settles = state.seat(number), state.phase in (Phase.FOLDS, Phase.SETTLE)
    if not (seat.cards or seat.lines or state.phase is Phase.FOLDS):
        return SettlementProps()
    now = due(state, number)
    lines = now.lines if settles else seat.lines
    duel = bool(state.game().dealer_packet)
    corrected = _corrections(state, seat.lines, say)
    earlier = _beside(state, now, say) if settles else ""
    below = len([text for text in (earlier, corrected) if text])
    anew = settles and is_owed(seat)
    rows = tuple(_owed_rows(state, seat, say, rack) if anew else _rows(state, lines, say, rack, current=settles))
    rows = rows if corrected else _sized(rows, duel=duel, below=below)
    doubles = sum(row.tall for row in rows)
    return SettlementProps(
        hand=cards_at(state, number, hand_places(state.game()), say) if seat.cards else (),
        draw_card=cards_at(state, number, apart_places(state.game()), say) if seat.cards else (),
        draw_label=" ".join(say(place.called) for place in apart_places(state.game())),
        total=hand_says(state, number),
        whose=say("POSITION {seat}", seat=number) if duel else "",
        earlier=earlier,
        corrected=corrected,
        lines=rows,
        singles=len(rows) - doubles,
        doubles=doubles,
        crowded=len(rows) + below > (1 if duel else FEW),
    )


def _beside(state: State, now: Due, say: Say) -> str:
    """Small, and named so that nobody pays it twice."""
    before, then = (
        " · ".join(_told_before(state, line, say) for line in lines) for lines in (now.earlier, now.waiting)
    )
    told = [say("Paid before: {what}", what=before)] if before else []
    return " · ".join([*told, *([say("Paid once the jackpot is: {what}", what=then)] if then else [])])


def _told_before(state: State, line: Line, say: Say) -> str:
    told = f"{_printed(state, line) or state.rulebook().spot(line.spot).name} {dollars(line.pays)}"
    return f"{told} ({say('corrected')})" if corrections_of(state, line) else told


def _printed(state: State, line: Line) -> str:
    layout = state.game().layout
    return layout[line.spot].label if line.spot in layout else ""


FEW = 3
"""So many wagers have a row each; where they are more, those that pay nothing share one a result, or two a row."""


def _rows(state: State, lines: Sequence[Line], say: Say, rack: Rack, *, current: bool) -> Iterator[PayLineProps]:
    told = [line for line in lines if len(lines) <= FEW or line.result is Result.WIN or corrections_of(state, line)]
    for line in told:
        yield pay_line(state, line, say, rack, current=current)
    for result in (Result.PUSH, Result.LOSE, Result.FORFEIT, Result.RETURNED):
        alike = [line for line in lines if line.result is result and line not in told]
        for some in _parts(alike):
            yield _together(state, result, some, say, current=current)


def _owed_rows(state: State, seat: Seat, say: Say, rack: Rack) -> Iterator[PayLineProps]:
    """What each wager is owed, or gives back, beside what was done with it before: together they are the key's sum."""
    before = {line.spot: line for line in seat.paid_before}
    for line, more in owed_by_wager(seat):
        pays, result = abs(more), Result.WIN if more > 0 else Result.LOSE
        row = pay_line(state, line, say, rack, current=True)
        yield replace(
            row,
            event=_was(before.get(line.spot), say) or row.event,
            odds="",
            result=ResultMark(result.value),
            amount=dollars(pays),
            chips=chips(pays, rack),
            coin=coin(pays, rack),
            words=chip_words(pays, rack, say),
            done=say(WHAT_IS_DONE[result]),
            corrected=True,
        )


def _was(line: Line | None, say: Say) -> str:
    if line is None:
        return ""
    return say("was: {before}", before=f"{_done(line.result, say, current=False)} {_paid(line, say)}".strip())


def _parts(alike: Sequence[Line]) -> Iterator[Sequence[Line]]:
    """More names than these are not read on one line."""
    each = 2 if len(alike) > FEW else FEW
    return (alike[at : at + each] for at in range(0, len(alike), each))


def _together(state: State, result: Result, lines: Sequence[Line], say: Say, *, current: bool) -> PayLineProps:
    labels = [_printed(state, line) for line in lines]
    stakes = [short(line.stake) for line in lines]
    return PayLineProps(
        spot=" · ".join(f"{label} {stake}" for label, stake in zip(labels, stakes, strict=True)),
        event="",
        odds="",
        result=ResultMark(result.value),
        amount=_amount(result, sum(line.stake for line in lines)),
        current=current,
        label=" · ".join(labels),
        done=_done(result, say, current=current),
    )


def _sized(rows: Sequence[PayLineProps], *, duel: bool, below: int) -> tuple[PayLineProps, ...]:
    """Where they are few, the longest have two lines; what stands below them takes room."""
    few = (1, 2, 2) if duel else (1, 2 - min(below, 1), 1)
    told = sorted((row for row in rows if row.event), key=_written, reverse=True)
    tall = told[: few[len(rows) - 1]] if 0 < len(rows) <= FEW else []
    return tuple(replace(row, tall=row in tall) for row in rows)


def _written(line: PayLineProps) -> int:
    return len(line.event) + len(line.odds) + len(line.amount) + 4 * len(line.chips)


def pay_line(state: State, line: Line, say: Say, rack: Rack, *, current: bool) -> PayLineProps:
    printed, corrected = _printed(state, line), _corrected(state, line, say, current=current)
    held = any((each.seat, each.spot) == (line.seat, line.spot) for each in state.holds)
    return PayLineProps(
        spot=printed if line.meter else state.rulebook().spot(line.spot).name,
        event=corrected or _event(state, line, say),
        odds="" if line.meter or corrected or line.result is Result.PUSH else line.odds or "",
        result=ResultMark.HELD if held else ResultMark(line.result.value),
        amount=_paid(line, say),
        chips=chips(line.pays, rack),
        coin=coin(line.pays, rack),
        words=chip_words(line.pays, rack, say),
        current=current,
        label=printed,
        done=say("Hold") if held else _done(line.result, say, current=current),
        corrected=bool(corrected),
    )


def _corrected(state: State, line: Line, say: Say, *, current: bool) -> str:
    """A supervisor changed it: what was done before (House Procedure 17)."""
    told = ""
    for each in corrections_of(state, line):
        before = dollars(each.was.pays) if each.was.pays else _done(each.was.result, say, current=current)
        told = say("was: {before}", before=before)
    return told


def _corrections(state: State, lines: Sequence[Line], say: Say) -> str:
    """Who signed for which wagers."""
    by: dict[str, list[str]] = {}
    for line in lines:
        for each in corrections_of(state, line):
            by.setdefault(each.by.name, []).append(_printed(state, line) or state.rulebook().spot(line.spot).name)
    told = (say("{what}: corrected by {name}", what=", ".join(spots), name=name) for name, spots in by.items())
    return " · ".join(told)


def _event(state: State, line: Line, say: Say) -> str:
    """A jackpot's hand stands at its seat already: here is the meter that pays it."""
    if line.meter:
        return state.rulebook().meter(line.meter).name
    if line.event in state.game().verdicts:
        return say(line.event)
    return line.event or say(NO_EVENT[line.result])


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
        return dollars(line.pays) if line.pays else say("posted limit")
    return _amount(line.result, line.stake)


def _amount(result: Result, stake: int) -> str:
    """A wager that stays is not counted."""
    return "" if result is Result.PUSH else dollars(stake)
