"""The hand that is being settled, its total as the dealer says it, and what to do with each of its wagers."""

from collections.abc import Sequence

from dealer_terminal.procedure.positions import hand_says
from dealer_terminal.procedure.state import Phase, State, corrections_of
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.game import apart_places, hand_places
from dealer_terminal.rules.hand import Decision, Line
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.due import Due, due, due_later
from dealer_terminal.ui.kiosk.money import Rack, listed
from dealer_terminal.ui.kiosk.props import SettlementProps
from dealer_terminal.ui.kiosk.regions.on_hold import undecided
from dealer_terminal.ui.kiosk.regions.pay_rows import pay_rows, printed, rows_again, sized
from dealer_terminal.ui.kiosk.regions.seats import cards_at
from dealer_terminal.ui.kit.languages import Say


def settlement(state: State, number: int, say: Say, rack: Rack) -> SettlementProps:
    """Of one seat: the one in turn, or the one that a recall looks at."""
    seat, settles = state.seat(number), state.phase in (Phase.FOLDS, Phase.SETTLE)
    if not (seat.cards or seat.lines or state.phase is Phase.FOLDS):
        return SettlementProps()
    now = due(state, number) if settles else Due(seat.lines)
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
    """What its cards are called that count; a hand that was given up and is drawn has the bonus of all four left."""
    seat, apart = state.seat(number), apart_places(state.game())
    gave_up = seat.decision is Decision.FOLD or bool(seat.forfeit)
    drawn = any(place.id in seat.cards for place in apart)
    return "" if gave_up and drawn else hand_says(state, number)


def difference(state: State, say: Say, rack: Rack) -> SettlementProps:
    """What a payment of a round that is over comes to since; none of its cards lie there."""
    return SettlementProps(lines=sized(tuple(rows_again(state, due_later(state).again, say, rack))))


def _beside(state: State, now: Due, say: Say) -> str:
    """Small, and named so that nobody pays it twice, nor forgets it."""
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
    """Who signed for which wagers."""
    by: dict[str, list[str]] = {}
    for line in lines:
        for each in corrections_of(state, line):
            by.setdefault(each.by.name, []).append(printed(state, line) or state.rulebook().spot(line.spot).name)
    told = (say("{what}: corrected by {name}", what=", ".join(spots), name=name) for name, spots in by.items())
    return " · ".join(told)
