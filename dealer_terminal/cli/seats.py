"""What one seat wagered and decided, checked against its rulebook."""

from collections import Counter
from collections.abc import Iterable

from dealer_terminal.cli import amounts
from dealer_terminal.cli.round_input import SeatInput
from dealer_terminal.errors import KnownError
from dealer_terminal.rules.game import Game
from dealer_terminal.rules.hand import ANTE, Decision, Hand
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook import Need, OnFold, Rulebook

FORFEITS = (IrregularityId.DRAW_CARD_HANDLED,)
"""For what a player's hand and wagers are forfeited, by the key of its citation."""


def each_once(book: Rulebook, seats: Iterable[SeatInput]) -> None:
    taken: set[int] = set()
    for each in seats:
        if not 1 <= each.seat <= book.seats():
            raise KnownError(f"seat {each.seat}: {book.id} has seats 1 to {book.seats()}; name one of them")
        if each.seat in taken:
            raise KnownError(f"seat {each.seat}: is there twice; name each seat once")
        taken.add(each.seat)


def known_name(what: str, name: str, known: Iterable[str]) -> str:
    known = tuple(known)
    if name in known:
        return name
    instead = f"write {' or '.join(known)}" if known else "leave it out"
    if not name.strip():
        raise KnownError(f"{what}: the name is empty; {instead}")
    raise KnownError(f"{what} {name!r} is not known here; {instead}")


def seat_wagers(book: Rulebook, game: Game, seat: SeatInput) -> dict[str, int]:
    """The wagers in the order of the layout; a Play wager follows from the decision."""
    where = f"seat {seat.seat}"
    spots = tuple(spot.id for spot in book.spots if spot.need is not Need.AWARD)
    placed = {
        known_name(f"{where}: spot", spot, spots): amounts.wager(f"{where}: {spot}", amount)
        for spot, amount in seat.wagers.items()
    }
    if not placed:
        raise KnownError(f"{where}: no wager; write its wagers, or leave the seat out")
    if game.ante_needed and ANTE not in placed:
        raise KnownError(f"{where}: no ante ({book.citations['ante-required']}); write the ante")
    placed = _with_play(book, seat, placed)
    return {spot: placed[spot] for spot in spots if spot in placed}


def _with_play(book: Rulebook, seat: SeatInput, placed: dict[str, int]) -> dict[str, int]:
    where = f"seat {seat.seat}"
    for spot in (spot.id for spot in book.spots if spot.need is Need.EQUALS_ANTE):
        ante, play = placed.get(ANTE, 0), placed.get(spot, 0)
        if (play or seat.decision == Decision.PLAY.value) and not ante:
            raise KnownError(f"{where}: {spot} without an ante; write the ante")
        if play and play != ante:
            raise KnownError(f"{where}: {spot} is {play}, the ante {ante}; they must be equal, or leave {spot} out")
        if play and seat.decision == Decision.FOLD.value:
            raise KnownError(f"{where}: {spot} beside a fold; write the decision play, or leave {spot} out")
        if seat.decision == Decision.PLAY.value:
            placed = {**placed, spot: ante}
    return placed


def seat_decision(seat: SeatInput, placed: dict[str, int], *, needed: bool) -> Decision:
    if not seat.decision:
        if needed and ANTE in placed and not seat.forfeit:
            raise KnownError(f"seat {seat.seat}: no decision; write play or fold")
        return Decision.PLAY
    return Decision(known_name(f"seat {seat.seat}: decision", seat.decision, [each.value for each in Decision]))


def seat_claims(book: Rulebook, game: Game, seat: SeatInput, placed: dict[str, int]) -> tuple[str, ...]:
    """What was told with a fold, as long as it keeps a wager of the seat in action."""
    where = f"seat {seat.seat}"
    if not seat.claims:
        return ()
    if seat.decision != Decision.FOLD.value:
        beside = f"beside {seat.decision}" if seat.decision else "without a fold"
        raise KnownError(f"{where}: claims {beside}; only a fold is told, leave claims out")
    for claim, count in Counter(known_name(f"{where}: claim", each, game.folds) for each in seat.claims).items():
        if count > 1:
            raise KnownError(f"{where}: claim {claim} is there twice; write it once")
    kept = tuple(spot.id for spot in book.spots if spot.on_fold is OnFold.STAYS_IF_TOLD_16)
    if not kept:
        raise KnownError(f"{where}: {book.id} has no told 16 ({book.citations['told-16']}); leave claims out")
    if not set(kept) & placed.keys():
        raise KnownError(f"{where}: a told 16 without {' or '.join(kept)}; write that wager, or leave claims out")
    return seat.claims


def seat_forfeit(book: Rulebook, seat: SeatInput) -> str:
    if not seat.forfeit:
        return ""
    known = [each for each in FORFEITS if each in book.citations]
    return known_name(f"seat {seat.seat}: forfeit", seat.forfeit, known)


def one_progressive_wager(book: Rulebook, hands: Iterable[Hand]) -> int:
    """A meter's reset level follows the size of the wager, so a table has one size; 0 where nobody wagers."""
    if book.progressive is None:
        return 0
    spot = book.progressive.spot
    sizes = sorted({hand.stake(spot) for hand in hands} - {0})
    if len(sizes) > 1:
        found = " and ".join(map(str, sizes))
        raise KnownError(f"{spot}: wagers of {found}; write one size, all {spot} wagers of a table are alike")
    return max(sizes, default=0)
