"""A full round of each edition, and a second one that repeats its wagers."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.hand import Decision
from tests.fast.playthroughs.story import Story
from tests.fast.procedure.walk import EDITIONS, book, usual_terms

SOURCES = {"reader": CardsFrom.SIMULATED, "by-hand": CardsFrom.DEALER}

HANDS = {
    1: "9d | 4c 4h 4s",
    2: "3s | 10h 7h 2c",
    3: "9h | 2d 6c 9s",
    4: "5c | 2s 3h 4d",
    5: "Kc | 8d 5d 3d",
    6: "5h | As 10s 8s",
    7: "Jd | Ad Kd Qd",
}
AGAIN = {1: "2h | 5s 7c 9c", 2: "Jh | Ah Qh Kh"}


def stories() -> Iterator[tuple[str, Story]]:
    for rulebook in EDITIONS:
        for name, source in SOURCES.items():
            yield f"{rulebook}.{name}", edition(rulebook, source)


def edition(rulebook: str, source: CardsFrom) -> Story:
    paper = book(rulebook)
    terms = replace(usual_terms(paper, cards_from=source), positions=max(paper.positions))
    hands = {seat: packet for seat, packet in HANDS.items() if seat <= terms.positions}
    story = Story(f"{paper.title}: a full round", rulebook, terms, hands, AGAIN)
    bonuses = [spot for spot in ("natural-31", "royal-family") if spot in paper.spot_ids()]
    _wagers(story, bonuses)
    _deal(story)
    _decisions(story)
    _settlement(story)
    _second_round(story)
    return story


def _wagers(story: Story, bonuses: list[str]) -> None:
    story.refused(commands.CloseWagers())
    story.do(commands.PlaceWager(6, "natural-31", 500))
    story.refused(commands.CloseWagers())
    story.refused(commands.PlaceWager(6, "ante", 2_700))
    story.refused(commands.PlaceWager(6, "play", 2_500))
    story.do(commands.PlaceWager(6, "ante", 5_000))
    story.do(commands.Undo())
    story.do(commands.PlaceWager(6, "ante", 2_500))
    positions = story.state.in_force().positions
    story.refused(commands.PlaceWager(positions + 1, "ante", 2_500))
    for seat in range(1, positions + 1):
        placed = {"ante": 2_500, **dict.fromkeys(bonuses, 500)}
        if seat == 6:
            placed = dict.fromkeys(bonuses[1:], 500)
        if seat in (2, 3):
            placed = {"ante": 2_500}
        if seat == 4:
            placed = {"ante": 2_500, **dict.fromkeys(bonuses[-1:], 1_000)}
        story.wagers({seat: placed})


def _deal(story: Story) -> None:
    story.refused(commands.LockDecisions())
    story.do(commands.CloseWagers())
    story.refused(commands.PlaceWager(2, "natural-31", 500))
    story.packets(2)
    story.refused(commands.RackRest(story.state.cards_from))
    story.packets()
    story.refused(commands.Decide(1, Decision.FOLD))
    story.rest()


def _decisions(story: Story) -> None:
    story.refused(commands.Expose(6, "natural", {}, story.state.cards_from))
    story.refused(commands.Decide(3, Decision.FOLD, ("natural-16",)))
    story.decide(seat_2="fold", seat_3="fold", seat_4="fold", seat_6="play")
    story.decide(seat_2="play")
    claim = commands.Decide(5, Decision.FOLD, ("natural-16",))
    if "stays-if-told-16" in {spot.on_fold.value for spot in story.state.rulebook().spots}:
        story.do(claim)
    else:
        story.refused(claim)
        story.decide(seat_5="fold")
    story.do(commands.LockDecisions())
    story.do(commands.Undo())
    story.do(commands.LockDecisions())
    story.refused(commands.CollectHand(3))
    story.collect()


def _settlement(story: Story) -> None:
    highest = story.state.in_force().positions
    story.refused(commands.RackHand(highest))
    story.refused(commands.Expose(1, "natural", {}, story.state.cards_from))
    story.refused(commands.Expose(highest, "draw", {}, story.state.cards_from))
    story.expose()
    story.refused(commands.Undo())
    story.settle()
    story.refused(commands.PlaceWager(1, "ante", 2_500))
    story.deck_back()


def _second_round(story: Story) -> None:
    story.do(commands.RepeatWagers((1, 2)))
    story.deal()
    story.lock()
    story.settle()
    story.deck_back()
