"""The hand that is being settled, its total as the dealer says it, and what to do with each of its wagers."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.positions import hand_says
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import NO_WORDS, words
from dealer_terminal.rules.game import apart_places, hand_places
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.due import due
from dealer_terminal.ui.kiosk.money import Rack, chip_words, chips, coin
from dealer_terminal.ui.kiosk.props import LineSize, PayLineProps, ResultMark, SettlementProps
from dealer_terminal.ui.kiosk.regions.seats import cards_at
from dealer_terminal.ui.kiosk.verbs import WHAT_IS_DONE
from dealer_terminal.ui.shared.languages import Say


def settlement(state: State, number: int, say: Say, rack: Rack) -> SettlementProps:
    """Of one seat: the one in turn, or the one that a recall looks at."""
    seat, settles = state.seat(number), state.phase is Phase.SETTLE
    if not (seat.cards or seat.lines):
        return SettlementProps()
    now = due(state, number)
    lines = now.lines if settles else seat.lines
    laid = tuple(pay_line(state, line, say, rack, current=settles) for line in lines)
    duel = bool(state.game().dealer_packet)
    sizes = tuple(_sizes(laid, duel=duel))
    return SettlementProps(
        hand=cards_at(state, number, hand_places(state.game())),
        draw_card=cards_at(state, number, apart_places(state.game())),
        draw_label=" ".join(say(place.called) for place in apart_places(state.game())),
        total=hand_says(state, number),
        whose=say("POSITION {seat}", seat=number) if duel else "",
        sum=_sum(state, number),
        earlier=_earlier(state, now.earlier, say) if settles else "",
        lines=tuple(replace(line, size=size) for line, size in zip(laid, sizes, strict=True)),
        singles=sizes.count(LineSize.SINGLE) + (LineSize.SMALL in sizes),
        doubles=sizes.count(LineSize.DOUBLE),
        crowded=_crowded(sizes, duel=duel),
    )


def _sum(state: State, number: int) -> str:
    points = state.game().sum_of(state.tables(), state.seat(number).cards)
    return " + ".join(map(str, points)) if len(points) > 1 else ""


def _earlier(state: State, lines: Sequence[Line], say: Say) -> str:
    """Small, and named so that nobody pays it twice."""
    told = [f"{_printed(state, line)} {dollars(line.pays)}" for line in lines]
    return say("Paid before: {what}", what=" · ".join(told)) if told else ""


def _printed(state: State, line: Line) -> str:
    layout = state.game().layout
    return layout[line.spot].label if line.spot in layout else ""


FEW, PAIR = 3, 2
"""A pair of wagers has two lines each, a few have one each; where they are more, those that pay nothing share one."""


def _sizes(lines: Sequence[PayLineProps], *, duel: bool) -> Iterator[LineSize]:
    """The longest of a few has two lines, unless the dealer's hand lies beside it."""
    told = [line for line in lines if len(lines) <= FEW or line.result is ResultMark.WIN]
    longest = max(told, key=_written, default=None)
    for line in lines:
        if line not in told:
            yield LineSize.SMALL
        elif len(told) == 1 or (not duel and (len(told) <= PAIR or (len(lines) <= FEW and line is longest))):
            yield LineSize.DOUBLE
        else:
            yield LineSize.SINGLE


def _written(line: PayLineProps) -> int:
    return len(line.event) + len(line.odds) + len(line.amount) + 4 * len(line.chips)


def _crowded(sizes: Sequence[LineSize], *, duel: bool) -> bool:
    return sizes.count(LineSize.SINGLE) > (0 if duel else FEW)


def pay_line(state: State, line: Line, say: Say, rack: Rack, *, current: bool) -> PayLineProps:
    printed = _printed(state, line)
    return PayLineProps(
        spot=printed if line.meter else state.rulebook().spot(line.spot).name,
        event=_event(state, line, say),
        odds="" if line.meter else line.odds or "",
        result=ResultMark(line.result.value),
        amount=_amount(line, say),
        chips=chips(line.pays, rack),
        coin=coin(line.pays, rack),
        words=chip_words(line.pays, rack, say),
        current=current,
        label=printed,
        done=say(WHAT_IS_DONE[line.result]),
    )


def _event(state: State, line: Line, say: Say) -> str:
    """A jackpot's hand stands at its seat already: here is the meter that pays it."""
    if line.meter:
        return state.rulebook().meter(line.meter).name
    return line.event or say(NO_EVENT[line.result])


NO_EVENT = {
    Result.WIN: NO_WORDS,
    Result.PUSH: words("push"),
    Result.LOSE: words("loses"),
    Result.FORFEIT: words("forfeited"),
    Result.RETURNED: words("returned"),
}


def _amount(line: Line, say: Say) -> str:
    match line.result:
        case Result.WIN:
            return dollars(line.pays) if line.pays else say("posted limit")
        case Result.LOSE | Result.FORFEIT:
            return f"−{dollars(line.stake)}"
        case _:
            return say("stays")
