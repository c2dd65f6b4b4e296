"""Irregularities as data: when, where and on which cards each can be reported, and its possible answers."""

from collections.abc import Callable
from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.choices import Choice, Ending, by_dealer, by_supervisor
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.rules.irregularity import IrregularityId


class Where(Enum):
    """Positions that a report can name; none if it concerns the table or the dealer's hand."""

    TABLE = "table"
    DEALER = "dealer"
    PASSED = "passed"
    VACANT = "vacant"
    PLAYING = "playing"
    UNDRAWN = "undrawn"
    OPEN = "open"
    CHOOSING = "choosing"
    LOCKED = "locked"


class Names(Enum):
    """Cards that a report names."""

    NONE = "none"
    ANY_OPEN = "any-open"
    AS_THEY_LIE = "as-they-lie"


class When(Struct, frozen=True):
    """Condition in addition to the phase, and the text shown if it is not met."""

    holds: Callable[[State], bool]
    unless: Words


ALWAYS = When(lambda _: True, NO_WORDS)
WITH_READER = When(lambda state: state.cards_from is not CardsFrom.DEALER, words("Dealt by hand now"))
DECK_IN_PLAY = When(lambda state: not state.deck_out, words("The deck is out already"))
NOT_MISDEALT = When(lambda state: not state.misdealt, words("The round is over already"))
DEALER_SHOWN = When(lambda state: bool(state.dealer_cards) and not state.misdealt, words("The dealer's hand is closed"))


class Path(Struct, frozen=True):
    """One irregularity from its report to its end. `retires_deck` means that a misdeal by it takes the deck out of use;
    `player_gone` means that its player has left."""

    id: IrregularityId
    phases: frozenset[Phase]
    where: Where
    endings: tuple[Ending, ...]
    when: When = ALWAYS
    names: Names = Names.NONE
    retires_deck: bool = False
    player_gone: bool = False

    def names_seat(self) -> bool:
        return self.where not in (Where.TABLE, Where.DEALER)

    def moves_hands(self) -> bool:
        return any(ending.choice is Choice.SHIFT for ending in self.endings)


_DEALING = frozenset({Phase.DEAL, Phase.REST, Phase.DECISIONS})
_IN_ROUND = _DEALING | {Phase.FOLDS, Phase.DEALER, Phase.SETTLE}
_ROUND = _IN_ROUND | {Phase.DECK_BACK}
_WAGERS = frozenset({Phase.WAGERS})
_CHIPS = frozenset({Phase.CHIPS})
_SETTLE = frozenset({Phase.SETTLE})
_OPEN_CARDS = frozenset({Phase.SETTLE, Phase.DECK_BACK})

_MISDEAL = by_supervisor(Choice.MISDEAL)
_WHICH_STANDS = (
    *by_dealer(Choice.ENTER_AGAIN),
    *by_supervisor(Choice.READER_STANDS, Choice.RECORD_STANDS, Choice.TABLE_STANDS),
    *_MISDEAL,
)
_GOES_ON = by_supervisor(Choice.CONTINUE)

PATHS: tuple[Path, ...] = (
    Path(IrregularityId.SKIPPED_PLAYER, _DEALING, Where.PASSED, _MISDEAL),
    Path(
        IrregularityId.VACANT_POSITION,
        _DEALING,
        Where.VACANT,
        (*by_dealer(Choice.SHIFT, Choice.NEXT_VACANT, Choice.OTHER_VACANT), *_MISDEAL, *_GOES_ON),
    ),
    Path(
        IrregularityId.CARD_EXPOSED,
        _DEALING,
        Where.PLAYING,
        _MISDEAL,
        names=Names.ANY_OPEN,
    ),
    Path(IrregularityId.DRAW_CARD_HANDLED, _IN_ROUND, Where.UNDRAWN, by_supervisor(Choice.FORFEIT)),
    Path(IrregularityId.WRONG_COUNT, _DEALING, Where.PLAYING, (*_MISDEAL, *_GOES_ON)),
    Path(
        IrregularityId.DUPLICATE_CARD,
        _IN_ROUND,
        Where.PLAYING,
        (*_MISDEAL, *_GOES_ON),
        names=Names.ANY_OPEN,
        retires_deck=True,
    ),
    Path(
        IrregularityId.CARD_MISMATCH,
        _OPEN_CARDS,
        Where.OPEN,
        _WHICH_STANDS,
        when=NOT_MISDEALT,
        names=Names.AS_THEY_LIE,
    ),
    Path(
        IrregularityId.DEALER_CARD_MISMATCH,
        _OPEN_CARDS,
        Where.DEALER,
        _WHICH_STANDS,
        when=DEALER_SHOWN,
        names=Names.AS_THEY_LIE,
    ),
    Path(
        IrregularityId.READER_LOST,
        _IN_ROUND | _WAGERS,
        Where.TABLE,
        (*by_dealer(Choice.READER_BACK), *by_supervisor(Choice.BY_HAND), *_MISDEAL),
        when=WITH_READER,
    ),
    Path(
        IrregularityId.ALIGNMENT,
        _IN_ROUND,
        Where.TABLE,
        (*by_supervisor(Choice.CONTINUE, Choice.NOT_OF_DEAL, Choice.OF_DEAL, Choice.BY_HAND), *_MISDEAL),
        when=WITH_READER,
    ),
    Path(
        IrregularityId.EXPOSED_OUT_OF_TURN,
        _IN_ROUND,
        Where.PLAYING,
        (*_GOES_ON, *_MISDEAL),
        names=Names.ANY_OPEN,
    ),
    Path(
        IrregularityId.PLAYER_LEAVES,
        _IN_ROUND | _WAGERS | _CHIPS,
        Where.PLAYING,
        (*by_dealer(Choice.RETURN_WAGERS), *by_supervisor(Choice.FOLD, Choice.HAND_STANDS)),
        player_gone=True,
    ),
    Path(IrregularityId.LATE_WAGER, _IN_ROUND, Where.PLAYING, by_supervisor(Choice.ORIGINAL_STANDS)),
    Path(
        IrregularityId.DECK_OUT_OF_USE,
        _ROUND | _WAGERS,
        Where.TABLE,
        by_supervisor(Choice.RETIRE_DECK),
        when=DECK_IN_PLAY,
    ),
    Path(
        IrregularityId.VOID_ROUND,
        _ROUND | _CHIPS,
        Where.TABLE,
        by_supervisor(Choice.VOID),
        when=NOT_MISDEALT,
    ),
    Path(
        IrregularityId.CHIPS_DIFFER,
        _CHIPS,
        Where.TABLE,
        by_supervisor(Choice.REOPEN_WAGERS, Choice.WAGERS_STAND),
    ),
    Path(
        IrregularityId.JACKPOT_UNSUPPORTED,
        _SETTLE,
        Where.CHOOSING,
        (*by_dealer(Choice.CHOOSE_AGAIN, Choice.OTHER_CARDS), *by_supervisor(Choice.CARDS_STAND)),
    ),
    Path(
        IrregularityId.JACKPOT_DISPUTED,
        _SETTLE,
        Where.LOCKED,
        (*by_supervisor(Choice.ORIGINAL_STANDS, Choice.REFUSED), *by_dealer(Choice.OTHER_CARDS)),
    ),
)

_BY_ID: dict[str, Path] = {path.id: path for path in PATHS}


def path(wanted: str) -> Path | None:
    """Return the path of this name, or None; the name may come from outside."""
    return _BY_ID.get(wanted)
