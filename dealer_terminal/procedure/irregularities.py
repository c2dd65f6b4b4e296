"""Irregularities as data: when each can be reported, for which positions, and how its path can end."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.facts import RaisedBy
from dealer_terminal.procedure.progressive import in_process, is_locked
from dealer_terminal.procedure.state import Phase, State, decides, to_settle
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.rulebook import Irregularity


class Choice(Enum):
    """How a path ends."""

    MISDEAL = "misdeal"
    SHIFT = "shift"
    NEXT_VACANT = "next-vacant"
    FORFEIT = "forfeit"
    READER_STANDS = "reader-stands"
    RECORD_STANDS = "record-stands"
    TABLE_STANDS = "table-stands"
    BY_HAND = "by-hand"
    READER_BACK = "reader-back"
    CONTINUE = "continue"
    RETURN_WAGERS = "return-wagers"
    HAND_STANDS = "hand-stands"
    FOLD = "fold"
    ORIGINAL_STANDS = "original-stands"
    RETIRE_DECK = "retire-deck"
    VOID = "void"
    WITHDRAWN = "withdrawn"
    REOPEN_WAGERS = "reopen-wagers"
    WAGERS_STAND = "wagers-stand"
    CARDS_STAND = "cards-stand"
    CHOICE_STANDS = "choice-stands"
    NOT_PAID = "not-paid"


OVERRIDES = frozenset(
    choice.value
    for choice in (
        Choice.READER_STANDS,
        Choice.RECORD_STANDS,
        Choice.TABLE_STANDS,
        Choice.BY_HAND,
        Choice.CONTINUE,
        Choice.WAGERS_STAND,
        Choice.CHOICE_STANDS,
    )
)
"""Endings that let the step go on otherwise than by the book."""

PLAYER_LEAVES, VACANT_POSITION = "player-leaves", "vacant-position"
CARD_MISMATCH, DEALER_MISMATCH = "card-mismatch", "dealer-card-mismatch"
DUPLICATE_CARD = "duplicate-card"
CHIPS_DIFFER, PAYMENT_CORRECTION = "chips-differ", "payment-correction"
JACKPOT_UNSUPPORTED, JACKPOT_DISPUTED = "jackpot-unsupported", "jackpot-disputed"


class Who(Enum):
    DEALER = "dealer"
    SUPERVISOR = "supervisor"


class Where(Enum):
    """Which positions a report names."""

    TABLE = "table"
    PASSED = "passed"
    VACANT = "vacant"
    PLAYING = "playing"
    UNDRAWN = "undrawn"
    OPEN = "open"
    CHOOSING = "choosing"
    LOCKED = "locked"


class Ending(Struct, frozen=True):
    choice: Choice
    who: Who


class Path(Struct, frozen=True):
    id: str
    phases: frozenset[Phase]
    where: Where
    endings: tuple[Ending, ...]


_DEALING = frozenset({Phase.DEAL, Phase.REST, Phase.DECISIONS})
_IN_ROUND = _DEALING | {Phase.FOLDS, Phase.DEALER, Phase.SETTLE}
_ROUND = _IN_ROUND | {Phase.DECK_BACK}
_WAGERS = frozenset({Phase.WAGERS})
_CHIPS = frozenset({Phase.CHIPS})
_OPEN_CARDS = frozenset({Phase.SETTLE, Phase.DECK_BACK})

_MISDEAL = Ending(Choice.MISDEAL, Who.SUPERVISOR)
_WITH_READER = frozenset({"reader-lost", "alignment"})
_MISMATCHES = frozenset({CARD_MISMATCH, DEALER_MISMATCH})
_SHOWS_CARDS = frozenset({"card-exposed", DUPLICATE_CARD, *_MISMATCHES, "exposed-out-of-turn"})


def _by_supervisor(*choices: Choice) -> tuple[Ending, ...]:
    return tuple(Ending(choice, Who.SUPERVISOR) for choice in choices)


_WHICH_STANDS = (*_by_supervisor(Choice.READER_STANDS, Choice.RECORD_STANDS, Choice.TABLE_STANDS), _MISDEAL)

PATHS: tuple[Path, ...] = (
    Path("skipped-player", _DEALING, Where.PASSED, (_MISDEAL,)),
    Path(
        VACANT_POSITION,
        _DEALING,
        Where.VACANT,
        (Ending(Choice.SHIFT, Who.DEALER), Ending(Choice.NEXT_VACANT, Who.DEALER), _MISDEAL),
    ),
    Path("card-exposed", frozenset({Phase.DEAL, Phase.REST}), Where.PLAYING, (_MISDEAL,)),
    Path("draw-card-handled", _IN_ROUND, Where.UNDRAWN, _by_supervisor(Choice.FORFEIT)),
    Path("wrong-count", _DEALING, Where.PLAYING, (_MISDEAL, *_by_supervisor(Choice.CONTINUE))),
    Path(DUPLICATE_CARD, _IN_ROUND, Where.PLAYING, (_MISDEAL, *_by_supervisor(Choice.CONTINUE))),
    Path(CARD_MISMATCH, _OPEN_CARDS, Where.OPEN, _WHICH_STANDS),
    Path(DEALER_MISMATCH, _OPEN_CARDS, Where.TABLE, _WHICH_STANDS),
    Path(
        "reader-lost",
        _IN_ROUND | _WAGERS,
        Where.TABLE,
        (Ending(Choice.READER_BACK, Who.DEALER), *_by_supervisor(Choice.BY_HAND), _MISDEAL),
    ),
    Path("alignment", _IN_ROUND, Where.TABLE, (*_by_supervisor(Choice.CONTINUE, Choice.BY_HAND), _MISDEAL)),
    Path("exposed-out-of-turn", _IN_ROUND, Where.PLAYING, (*_by_supervisor(Choice.CONTINUE), _MISDEAL)),
    Path(
        PLAYER_LEAVES,
        _IN_ROUND | _WAGERS,
        Where.PLAYING,
        (Ending(Choice.RETURN_WAGERS, Who.DEALER), *_by_supervisor(Choice.FOLD, Choice.HAND_STANDS)),
    ),
    Path("late-wager", _IN_ROUND, Where.PLAYING, _by_supervisor(Choice.ORIGINAL_STANDS)),
    Path("deck-out-of-use", _ROUND | _WAGERS, Where.TABLE, _by_supervisor(Choice.RETIRE_DECK)),
    Path("void-round", _ROUND | _CHIPS, Where.TABLE, _by_supervisor(Choice.VOID)),
    Path(CHIPS_DIFFER, _CHIPS, Where.TABLE, _by_supervisor(Choice.REOPEN_WAGERS, Choice.WAGERS_STAND)),
    Path(
        JACKPOT_UNSUPPORTED,
        frozenset({Phase.SETTLE}),
        Where.CHOOSING,
        _by_supervisor(Choice.CARDS_STAND, Choice.CHOICE_STANDS),
    ),
    Path(
        JACKPOT_DISPUTED,
        frozenset({Phase.SETTLE}),
        Where.LOCKED,
        _by_supervisor(Choice.ORIGINAL_STANDS, Choice.NOT_PAID),
    ),
)

_BY_ID = {path.id: path for path in PATHS}


def path(wanted: str) -> Path | None:
    return _BY_ID.get(wanted)


def procedure(state: State, wanted: str) -> Irregularity:
    """What the paper, or else the house, says about an irregularity."""
    assert state.house is not None, "an open table has house procedures"
    return state.house.procedure(state.rulebook(), wanted)


def eligible(state: State, each: Path) -> tuple[int, ...]:
    """The positions that a report of this irregularity can name now."""
    match each.where:
        case Where.TABLE:
            return ()
        case Where.PASSED:
            return tuple(range(1, max(state.dealt, default=0) + 1))
        case Where.VACANT:
            return tuple(n for n in range(state.in_order + 1, max(state.dealt, default=0)) if n not in state.deal)
        case Where.PLAYING:
            return state.playing()
        case Where.UNDRAWN:
            return tuple(n for n in state.dealt if n and _draw_untouched(state, n))
        case Where.OPEN:
            return tuple(n for n in state.playing() if state.seat(n).cards and n not in state.jackpots)
        case Where.CHOOSING:
            return tuple(n for n in to_settle(state) if in_process(state, n))
        case Where.LOCKED:
            return tuple(n for n in to_settle(state) if is_locked(state, n))


def _draw_untouched(state: State, number: int) -> bool:
    """The draw card lies face down before a hand that is in play, or tucked; other games have no such card."""
    seat = state.seat(number)
    places = {place.id for place in state.game().places}
    in_play = bool(seat.tucked) if seat.collected else True
    return "draw" in places and "draw" not in seat.stages and in_play and not (seat.forfeit or seat.racked)


def possible(state: State) -> tuple[tuple[Path, tuple[int, ...]], ...]:
    """The irregularities that can be reported now, each with the positions it can name."""
    return tuple((each, eligible(state, each)) for each in PATHS if can_happen(state, each))


def can_happen(state: State, each: Path) -> bool:
    """In this phase, with nothing else open, and at some position where it concerns one."""
    in_time = state.issue is None and state.phase in each.phases and _fits(state, each)
    return in_time and (each.where is Where.TABLE or bool(eligible(state, each)))


def _fits(state: State, each: Path) -> bool:
    if each.id in _WITH_READER:
        return state.cards_from is not CardsFrom.DEALER
    if each.id == "deck-out-of-use":
        return not state.deck_out
    if each.id == DEALER_MISMATCH:
        return bool(state.dealer_cards) and not state.misdealt and _is_written(state, each.id)
    return not (each.id in ("void-round", CARD_MISMATCH) and state.misdealt)


def _is_written(state: State, wanted: str) -> bool:
    """House procedures of an earlier revision do not know it: nobody could say what to do."""
    assert state.house is not None, "an open table has house procedures"
    return any(each.id == wanted for each in state.house.irregularities)


def asks_for_cards(each: Path) -> bool:
    """Whether a report has to name the cards as they lie."""
    return each.id in _MISMATCHES


def shown_cards(state: State, each: Path, number: int) -> tuple[Card, ...]:
    """The cards that such a report is about, in the order in which the screen shows them."""
    if each.id == DEALER_MISMATCH:
        return state.dealer_cards
    return tuple(card for held in state.seat(number).cards.values() for card in held)


def shows_cards(each: Path) -> bool:
    """Whether a report may name cards: only of those that lie open."""
    return each.id in _SHOWS_CARDS


def moves(state: State, vacant: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Each hand that lies short of its place moves forward, the last one first (Irregularities A2)."""
    due = [seat for seat in state.dealt if seat]
    lies = sorted([*(seat for seat in state.deal if seat), *vacant])[: len(due)]
    return tuple((at, to) for at, to in zip(reversed(lies), reversed(due), strict=True) if at != to)


def next_vacant(state: State, known: tuple[int, ...]) -> tuple[int, ...]:
    """The vacant positions that may hold a hand too: the following ones first."""
    others = [n for n in eligible(state, _BY_ID[VACANT_POSITION]) if n not in known]
    return tuple(sorted(others, key=lambda n: (n < known[-1], n)))


def endings(state: State) -> tuple[Ending, ...]:
    """How the open irregularity can end now."""
    issue = state.issue
    each = path(issue.id) if issue is not None else None
    if issue is None or each is None:
        return ()
    back = (Ending(Choice.WITHDRAWN, Who.DEALER),) if issue.raised_by is RaisedBy.DEALER else ()
    return tuple(ending for ending in (*each.endings, *back) if _open_now(state, ending.choice))


def _open_now(state: State, choice: Choice) -> bool:
    match choice:
        case Choice.MISDEAL:
            return state.phase is not Phase.WAGERS
        case Choice.RETURN_WAGERS:
            return state.phase is Phase.WAGERS
        case Choice.FOLD:
            return state.phase is not Phase.WAGERS and _undecided(state)
        case Choice.HAND_STANDS:
            return state.phase is not Phase.WAGERS and not _undecided(state)
        case Choice.READER_BACK:
            return not state.faults
        case Choice.NEXT_VACANT:
            return state.issue is not None and bool(next_vacant(state, state.issue.seats))
        case Choice.READER_STANDS:
            return state.cards_from is not CardsFrom.DEALER
        case Choice.RECORD_STANDS:
            return state.cards_from is CardsFrom.DEALER
        case Choice.TABLE_STANDS:
            return bool(state.issue and state.issue.cards)
        case Choice.CHOICE_STANDS:
            return any(state.jackpots[n].event for n in (state.issue.seats if state.issue else ()))
        case _:
            return True


def _undecided(state: State) -> bool:
    """Whether the player who leaves has a decision still to take; the house folds such a hand."""
    issue = state.issue
    seats = issue.seats if issue is not None else ()
    return not state.locked and any(decides(state, n) and state.seat(n).decision is None for n in seats)
