"""Positions of which the same is so, as a table: a line each, a column for each spot."""

from collections.abc import Sequence

from dealer_terminal.procedure.evidence_card import HandShown
from dealer_terminal.procedure.evidence_words import Named, wager_told, whose
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.evidence_hands import Met
from dealer_terminal.ui.kiosk.evidence_rows import old_and_new
from dealer_terminal.ui.kiosk.surfaces import BesideProps, EvidenceLineProps, EvidenceTableProps
from dealer_terminal.ui.kit.languages import Say

FEWEST = 2
_ALL, _HEADS, _LINE = 1.35, 0.88, 0.9
Said = tuple[str, str]


def in_tables(hands: Sequence[Met], named: Named, say: Say) -> tuple[list[Met], list[EvidenceTableProps]]:
    """The hands that are shown one by one, and a table of the rest."""
    found: dict[Said, list[HandShown]] = {}
    for met in hands if len(hands) > FEWEST else ():
        said = _said_of_all(met.hand, named, say)
        if len(said) == 1:
            found.setdefault(said.pop(), []).append(met.hand)
    tables = {said: alike for said, alike in found.items() if len(alike) >= FEWEST}
    tabled = [hand for alike in tables.values() for hand in alike]
    return [met for met in hands if met.hand not in tabled], [_table(*each, named, say) for each in tables.items()]


def _said_of_all(hand: HandShown, named: Named, say: Say) -> set[Said]:
    """Nothing where there are cards to be seen, or money moved."""
    if hand.sets or hand.before != hand.after:
        return set()
    return {old_and_new(wager_told(wager, named), say) for wager in hand.wagers}


def _table(said: Said, hands: list[HandShown], named: Named, say: Say) -> EvidenceTableProps:
    order = [spot for game in GAMES.values() for spot in game.layout]
    spots = sorted({wager.spot for hand in hands for wager in hand.wagers}, key=order.index)
    total = sum(wager.stake for hand in hands for wager in hand.wagers)
    return EvidenceTableProps(
        all=BesideProps(say("All wagers, {amount}", amount=dollars(total)), *said),
        heads=tuple(map(named, spots)),
        lines=tuple(EvidenceLineProps(str(hand.seat), say(whose(hand)), tuple(_cells(hand, spots))) for hand in hands),
        tall=table_tall(len(hands)),
    )


def table_tall(count: int) -> float:
    return _ALL + _HEADS + count * _LINE


def _cells(hand: HandShown, spots: Sequence[str]) -> list[str]:
    stakes = {wager.spot: dollars(wager.stake) for wager in hand.wagers}
    return [stakes.get(spot, "") for spot in spots]
