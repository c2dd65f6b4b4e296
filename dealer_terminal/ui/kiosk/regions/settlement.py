"""The hand that is being settled, its total as the dealer says it, and what to do with each of its wagers."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.positions import hand_says
from dealer_terminal.procedure.progressive_view import progressive_view
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import NO_WORDS, words
from dealer_terminal.rules.game import apart_places, hand_places
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.money import Rack, chip_words, chips, coin
from dealer_terminal.ui.kiosk.props import LineSize, PayLineProps, ResultMark, SettlementProps
from dealer_terminal.ui.kiosk.regions.progressive import pending_alone
from dealer_terminal.ui.kiosk.regions.seats import cards_at
from dealer_terminal.ui.kiosk.regions.spots import latest
from dealer_terminal.ui.shared.languages import Say


def settlement(state: State, number: int, say: Say, rack: Rack) -> SettlementProps:
    """Of one seat: the one in turn, or the one that a recall looks at."""
    seat, settles = state.seat(number), state.phase is Phase.SETTLE
    if not (seat.cards or seat.lines):
        return SettlementProps()
    lines = pending_alone(progressive_view(state), latest(state, number)) if settles else seat.lines
    laid = tuple(pay_line(state, line, say, rack, current=settles) for line in lines)
    duel = bool(state.game().dealer_packet)
    sizes = tuple(_sizes(laid, duel=duel))
    return SettlementProps(
        hand=cards_at(state, number, hand_places(state.game())),
        draw_card=cards_at(state, number, apart_places(state.game())),
        draw_label=" ".join(say(place.called) for place in apart_places(state.game())),
        total=hand_says(state, number),
        lines=tuple(replace(line, size=size) for line, size in zip(laid, sizes, strict=True)),
        singles=sizes.count(LineSize.SINGLE) + (LineSize.SMALL in sizes),
        doubles=sizes.count(LineSize.DOUBLE),
        crowded=_crowded(laid, sizes, duel=duel),
    )


FEW, PAIR = 3, 2
"""A pair of wagers has two lines each, a few have one each; where they are more, those that pay nothing share one."""
LONGEST = 26
"""So many characters stand beside the name of a wager on one line."""


def _written(line: PayLineProps) -> int:
    return len(line.event) + len(line.odds) + len(line.amount) + 4 * len(line.chips)


def _sizes(lines: Sequence[PayLineProps], *, duel: bool) -> Iterator[LineSize]:
    """The longest of a few has two lines, unless the dealer's hand lies beside it."""
    longest = max(lines, key=_written, default=None)
    for line in lines:
        if len(lines) > FEW:
            yield LineSize.SINGLE if line.result is ResultMark.WIN else LineSize.SMALL
        elif len(lines) <= PAIR or (line is longest and _written(line) > LONGEST and not duel):
            yield LineSize.DOUBLE
        else:
            yield LineSize.SINGLE


def _crowded(lines: Sequence[PayLineProps], sizes: Sequence[LineSize], *, duel: bool) -> bool:
    long = [line for line in lines if _written(line) > LONGEST]
    return sizes.count(LineSize.SINGLE) > FEW or (duel and len(lines) > PAIR and bool(long))


def pay_line(state: State, line: Line, say: Say, rack: Rack, *, current: bool) -> PayLineProps:
    layout = state.game().layout
    printed = layout[line.spot].label if line.spot in layout else ""
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
