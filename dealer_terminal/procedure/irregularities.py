"""Irregularities in the current state: those that can be reported, their positions, and the possible answers."""

from dealer_terminal.procedure.choices import Choice, Ending, by_dealer
from dealer_terminal.procedure.facts import DEALER_SEAT, RaisedBy
from dealer_terminal.procedure.irregularity_paths import PATHS, Names, Path, Where, path
from dealer_terminal.procedure.notes import asks_of_before, tells_one_more
from dealer_terminal.procedure.progressive import in_process, is_locked
from dealer_terminal.procedure.sources import all_entered
from dealer_terminal.procedure.state import Issue, Phase, State, before_deal, decides, to_settle
from dealer_terminal.procedure.terms import CardsFrom, ReportedHands
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import turned_over
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook import Irregularity

MISMATCHES = (IrregularityId.CARD_MISMATCH, IrregularityId.DEALER_CARD_MISMATCH)
_GOES_ON = (Choice.NOT_OF_DEAL, Choice.BY_HAND, Choice.CONTINUE, Choice.SHIFT, Choice.TABLE_STANDS)
_OF_THE_COUNT = (
    IrregularityId.ALIGNMENT,
    IrregularityId.WRONG_COUNT,
    IrregularityId.VACANT_POSITION,
    *MISMATCHES,
)


def procedure(state: State, wanted: IrregularityId) -> Irregularity:
    """Return the manual's paragraph on an irregularity, or else the house procedure."""
    assert state.house is not None, "an open table has house procedures"
    return state.house.procedure(state.rulebook(), wanted)


def eligible(state: State, each: Path) -> tuple[int, ...]:
    """Return the positions that a report of this irregularity can name now."""
    match each.where:
        case Where.TABLE | Where.DEALER:
            return ()
        case Where.PASSED:
            return tuple(range(1, max(state.dealt, default=0) + 1))
        case Where.VACANT:
            return _vacant(state)
        case Where.PLAYING:
            return state.playing()
        case Where.UNDRAWN:
            return tuple(n for n in state.dealt if n and _draw_untouched(state, n))
        case Where.OPEN:
            return tuple(n for n in state.playing() if state.seat(n).cards)
        case Where.CHOOSING:
            return tuple(n for n in to_settle(state) if in_process(state, n))
        case Where.LOCKED:
            return tuple(n for n in to_settle(state) if is_locked(state, n))


def _vacant(state: State) -> tuple[int, ...]:
    return tuple(n for n in range(state.in_order + 1, max(state.dealt, default=0)) if n not in state.deal)


def _draw_untouched(state: State, number: int) -> bool:
    """Return True if a separate draw card is still face down at a hand that is in play or tucked. Not every game has
    such a card."""
    seat = state.seat(number)
    turned = turned_over(state.game(), seat.stages)
    in_play = bool(seat.tucked) if seat.collected else True
    waits = any(place.apart and place.id not in turned for place in state.game().places)
    return waits and in_play and not (seat.forfeit or seat.racked)


def possible(state: State) -> tuple[tuple[Path, tuple[int, ...]], ...]:
    """Return the irregularities that can be reported now, each with the positions that it can name."""
    return tuple((each, eligible(state, each)) for each in PATHS if can_happen(state, each))


def can_happen(state: State, each: Path) -> bool:
    """Return True if the irregularity can be reported now: no other is open, its phase, condition and positions fit,
    and a procedure is written for it."""
    in_time = state.issue is None and state.phase in each.phases and each.when.holds(state)
    return in_time and (not each.names_seat() or bool(eligible(state, each))) and is_written(state, each.id)


def is_written(state: State, wanted: IrregularityId) -> bool:
    """Return True if the house procedures contain the irregularity. Older revisions may not."""
    assert state.house is not None, "an open table has house procedures"
    return any(each.id == wanted for each in state.house.irregularities)


def asks_for_cards(each: Path) -> bool:
    """Return True if a report must name the cards on the table."""
    return each.names is Names.AS_THEY_LIE


def shown_cards(state: State, each: Path, number: int) -> tuple[Card, ...]:
    """Return the cards that such a report is about, in screen order."""
    if each.where is Where.DEALER:
        return state.dealer_cards
    return tuple(card for held in state.seat(number).cards.values() for card in held)


def moves(state: State, vacant: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the moves of hands that are short of their positions, last hand first; 0 is the dealer's hand
    (Irregularities A2)."""
    dealers_last = (*sorted([*(seat for seat in state.deal if seat), *vacant]), DEALER_SEAT)
    lies = dealers_last[: len(state.dealt)]
    return tuple((at, to) for at, to in zip(reversed(lies), reversed(state.dealt), strict=True) if at != to)


def next_vacant(state: State, known: tuple[int, ...]) -> tuple[int, ...]:
    """Return the other vacant positions that may hold a hand, those after the last known one first."""
    others = [n for n in _vacant(state) if n not in known]
    return tuple(sorted(others, key=lambda n: (n < known[-1], n)))


def other_vacant(state: State, known: tuple[int, ...]) -> tuple[int, ...]:
    """Return the positions with the last one replaced by the next vacant one."""
    return (*known[:-1], next_vacant(state, known)[0])


def endings(state: State) -> tuple[Ending, ...]:
    """Return the answers that can end the open irregularity now."""
    issue = state.issue
    each = path(issue.id) if issue is not None else None
    if issue is None or each is None:
        return ()
    back = by_dealer(Choice.WITHDRAWN) if issue.raised_by is RaisedBy.DEALER else ()
    return tuple(ending for ending in (*each.endings, *back) if _open_now(state, ending.choice))


def _open_now(state: State, choice: Choice) -> bool:
    match choice:
        case Choice.MISDEAL:
            return state.phase is not Phase.WAGERS
        case Choice.RETURN_WAGERS:
            return before_deal(state)
        case Choice.FOLD:
            return not before_deal(state) and _undecided(state)
        case Choice.HAND_STANDS:
            return not before_deal(state) and not _undecided(state)
        case Choice.READER_BACK:
            return not state.faults
        case Choice.NEXT_VACANT | Choice.OTHER_VACANT:
            return state.issue is not None and bool(next_vacant(state, state.issue.seats))
        case Choice.CONTINUE:
            asked_otherwise = _drawn_before(state) or _one_more(state)
            return not (asked_otherwise or _told_by_dealer(state, IrregularityId.VACANT_POSITION))
        case Choice.NOT_OF_DEAL | Choice.OF_DEAL:
            return _drawn_before(state)
        case Choice.BY_HAND:
            return not _drawn_before(state)
        case Choice.ENTER_AGAIN:
            return told_otherwise(state)
        case Choice.READER_STANDS:
            return _read(state) and not told_otherwise(state)
        case Choice.RECORD_STANDS:
            return not _read(state)
        case Choice.TABLE_STANDS:
            return bool(state.issue and state.issue.cards)
        case Choice.OTHER_CARDS:
            return any(state.seat(n).cards for n in (state.issue.seats if state.issue else ()))
        case _:
            return True


def _read(state: State) -> bool:
    """Return True if cards from a reader are on record. None are if every hand is entered by hand."""
    return state.cards_from is not CardsFrom.DEALER and not all_entered(state)


def hands_after(state: State, choice: Choice) -> ReportedHands:
    """Return how reported hands count after this choice. A card reported at two places is at only one of them, so all
    hands are entered. If cards were possibly drawn before the deal and the supervisor said that they were not part of
    it, any later contradiction makes that answer doubtful, and all hands are entered as well."""
    issue = state.issue
    if issue is None or choice not in _GOES_ON:
        return state.hands
    if choice is Choice.NOT_OF_DEAL:
        return ReportedHands.IN_DOUBT
    twice = issue.id is IrregularityId.DUPLICATE_CARD and issue.raised_by is RaisedBy.TERMINAL and bool(issue.cards)
    wrong = choice is Choice.BY_HAND or _speaks_against(issue)
    return ReportedHands.ENTERED if twice or (state.hands is ReportedHands.IN_DOUBT and wrong) else state.hands


def _speaks_against(issue: Issue) -> bool:
    """Return True if the issue contradicts what was reported. An alignment question from the terminal does not, because
    it leaves unassigned cards unread."""
    told = issue.id is IrregularityId.ALIGNMENT and issue.raised_by is RaisedBy.TERMINAL
    return issue.id in _OF_THE_COUNT and not told


def told_otherwise(state: State) -> bool:
    """Return True if entered cards wait for an answer because the reader reported others. They are not on record
    yet."""
    issue = state.issue
    return issue is not None and issue.raised_by is RaisedBy.TERMINAL and issue.id in MISMATCHES


def _drawn_before(state: State) -> bool:
    """Return True if the open question is about cards possibly drawn without a report before the first card of this
    deal."""
    return state.issue is not None and asks_of_before(state.issue)


def _one_more(state: State) -> bool:
    return state.issue is not None and tells_one_more(state.issue)


def _told_by_dealer(state: State, wanted: IrregularityId) -> bool:
    """Return True if the dealer reported this irregularity. The dealer's own report can be withdrawn; a reader's
    finding needs a supervisor."""
    return state.issue is not None and state.issue.id is wanted and state.issue.raised_by is RaisedBy.DEALER


def _undecided(state: State) -> bool:
    """Return True if the leaving player still has a decision to make. The house procedures fold such a hand."""
    issue = state.issue
    seats = issue.seats if issue is not None else ()
    return not state.locked and any(decides(state, n) and state.seat(n).decision is None for n in seats)
