"""List of irregularities. Each has a fixed place at a table in every phase, and shows why it cannot be reported now."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.irregularities import can_happen, eligible, is_written, procedure
from dealer_terminal.procedure.irregularity_paths import NOT_MISDEALT, WITH_READER, Path, Where, path
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import NO_WORDS, Words, labelled, one_of, words
from dealer_terminal.rules.game import apart_places
from dealer_terminal.rules.irregularity import IrregularityId

PLACES: tuple[tuple[IrregularityId, ...], ...] = (
    (IrregularityId.SKIPPED_PLAYER,),
    (IrregularityId.VACANT_POSITION,),
    (IrregularityId.CARD_EXPOSED,),
    (IrregularityId.WRONG_COUNT,),
    (IrregularityId.DUPLICATE_CARD,),
    (IrregularityId.EXPOSED_OUT_OF_TURN,),
    (IrregularityId.CARD_MISMATCH, IrregularityId.DEALER_CARD_MISMATCH),
    (IrregularityId.LATE_WAGER,),
    (IrregularityId.PLAYER_LEAVES,),
    (IrregularityId.DECK_OUT_OF_USE,),
    (IrregularityId.VOID_ROUND,),
    (IrregularityId.DRAW_CARD_HANDLED,),
    (IrregularityId.CHIPS_DIFFER,),
    (IrregularityId.JACKPOT_DISPUTED, IrregularityId.JACKPOT_UNSUPPORTED),
    (IrregularityId.READER_LOST,),
    (IrregularityId.ALIGNMENT,),
)
"""Places in order; those that every table has come first. If two irregularities share a place, the position determines
which one is meant, and the place shows the title of the first."""

_PROGRESSIVE = frozenset(
    {IrregularityId.CHIPS_DIFFER, IrregularityId.JACKPOT_DISPUTED, IrregularityId.JACKPOT_UNSUPPORTED}
)
_ORDER = tuple(Phase)
_TOO_EARLY: Mapping[Phase, Words] = {
    Phase.CHIPS: words("Bets are still open"),
    Phase.DEAL: words("No card is dealt yet"),
    Phase.SETTLE: words("No card is open yet"),
}
_TOO_LATE: Mapping[Phase, Words] = {
    Phase.CHIPS: words("The deal has begun"),
    Phase.DECISIONS: words("Decisions are locked"),
    Phase.SETTLE: words("All hands are done"),
}
_NOT_WHILE_COUNTED = words("Chips are being counted")
_NOBODY: Mapping[Where, Words] = {
    Where.PASSED: words("No packet is out"),
    Where.VACANT: words("No vacancy was passed"),
    Where.PLAYING: words("No wager is placed"),
    Where.UNDRAWN: words("No Draw card waits"),
    Where.OPEN: words("No hand lies open"),
    Where.CHOOSING: words("No jackpot is open"),
    Where.LOCKED: words("No jackpot is locked"),
}


class IrregularityPlace(Struct, frozen=True):
    """One key of the list. `why_not` is empty if the irregularity can be reported now."""

    paths: tuple[Path, ...]
    title: str
    citation: str
    why_not: Words = NO_WORDS


def places(state: State) -> tuple[IrregularityPlace, ...]:
    """Return the places of this table, the same in all phases."""
    return tuple(_place(state, paths) for paths in _of_table(state)) if state.phase is not Phase.CLOSED else ()


def not_now(state: State, each: Path) -> Refusal:
    if not is_written(state, each.id):
        return Refusal(why_not(state, each), PEOPLE_RULE, words("Choose one from the list."))
    rule = procedure(state, each.id)
    why = labelled(words(rule.title), why_not(state, each))
    return Refusal(why, rule.citation, words("Choose one from the list."))


def why_not(state: State, each: Path) -> Words:
    """Return the reason why it cannot be reported now; empty if it can."""
    if can_happen(state, each):
        return NO_WORDS
    if state.issue is not None:
        return words("An irregularity is open")
    if not is_written(state, each.id):
        return words("The house has no procedure")
    if state.phase not in each.phases:
        return _out_of_phase(state, each)
    if not each.when.holds(state):
        return each.when.unless
    return _NOBODY[each.where]


def _out_of_phase(state: State, each: Path) -> Words:
    if state.misdealt:
        return NOT_MISDEALT.unless
    known = [_ORDER.index(phase) for phase in each.phases]
    now = _ORDER.index(state.phase)
    if now < min(known):
        return _TOO_EARLY[_ORDER[min(known)]]
    return _TOO_LATE[_ORDER[max(known)]] if now > max(known) else _NOT_WHILE_COUNTED


def _place(state: State, paths: tuple[Path, ...]) -> IrregularityPlace:
    rule, reasons = procedure(state, paths[0].id), [why_not(state, each) for each in paths]
    return IrregularityPlace(paths, rule.title, rule.citation, reasons[0] if all(reasons) else NO_WORDS)


def _of_table(state: State) -> Iterator[tuple[Path, ...]]:
    for shared in PLACES:
        found = [path(wanted) for wanted in shared]
        here = tuple(each for each in found if each is not None and _can_ever(state, each))
        if here:
            yield here


def _can_ever(state: State, each: Path) -> bool:
    """Return True if the irregularity is possible with this game, these terms and these house procedures."""
    game, terms = state.game(), state.in_force()
    if each.where is Where.DEALER and not game.dealer_packet:
        return False
    if each.where is Where.UNDRAWN and not apart_places(game):
        return False
    if each.id in _PROGRESSIVE and state.rulebook().progressive is None:
        return False
    if each.when is WITH_READER and terms.cards_from is CardsFrom.DEALER:
        return False
    return is_written(state, each.id)


def positions(state: State, place: IrregularityPlace) -> Mapping[int, Path]:
    """Return the positions that a report of this place can name now, 0 for the dealer's hand."""
    able = [each for each in place.paths if can_happen(state, each)]
    return {seat: each for each in able for seat in (eligible(state, each) if each.names_seat() else (0,))}


def not_there(state: State, place: IrregularityPlace) -> Refusal:
    """Refuse a position that the report cannot name."""
    if place.why_not:
        return not_now(state, place.paths[0])
    able = sorted(positions(state, place), key=lambda seat: (not seat, seat))
    seats = [seat or words("the dealer's hand") for seat in able]
    choose = words("Choose position {seats}.", seats=one_of(seats))
    return Refusal(words("It did not happen there"), place.citation, choose)
