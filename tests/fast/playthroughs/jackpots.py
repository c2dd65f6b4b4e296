"""The STAX jackpot approval process: each way through it, and each way out."""

from collections.abc import Callable, Iterator

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.state import to_settle
from tests.fast.playthroughs.stax_story import StaxStory
from tests.fast.procedure.stax import HANDS, RULEBOOK, terms
from tests.fast.procedure.walk import HOUSE, approval, book_text

DEALER = {0: "2c 7d 9h"}
ROYAL, FLUSH, STRAIGHT = "Royal Flush in Diamonds", "Flush", "Straight"


def stories() -> Iterator[tuple[str, StaxStory]]:
    for name, (title, dealt, tell) in TOLD.items():
        hands = {seat: HANDS.get(cards, cards) for seat, cards in dealt.items()} | DEALER
        story = StaxStory(f"STAX: {title}", RULEBOOK, terms(camera=90_000), hands)
        story.quietly()
        story.wagers({seat: {"stax": 500} for seat in dealt})
        if name != "chips-differ":
            story.deal()
            story.lock()
            story.dealer()
        tell(story.aloud())
        yield f"jackpots/{name}", story


def _paid(story: StaxStory) -> None:
    story.expose()
    story.refused(commands.RackHand(6))
    seat = story.approve()
    story.refused(commands.RackHand(seat))
    story.refused(meter_commands.VerifyJackpot(seat, "", approval("seen")))
    story.verify(seat)
    story.rack()
    story.deck_back()


def _unsupported(story: StaxStory) -> None:
    story.expose()
    seat = story.touch()
    story.do(meter_commands.ChooseJackpot(seat, STRAIGHT))
    story.refused(meter_commands.ProceedJackpot(seat))
    story.answer("cards-stand", "the cards are a flush")
    story.settle()
    story.deck_back()


def _two_on_one(story: StaxStory) -> None:
    """Others go on while the first is pending."""
    story.expose()
    first = story.approve()
    story.expose()
    second = story.approve()
    story.verify(first)
    story.verify(second)
    while story.state.playing() and to_settle(story.state):
        story.rack()
    story.deck_back()


def _chips(story: StaxStory) -> None:
    story.do(commands.CloseWagers())
    story.do(meter_commands.CountChips(1))
    story.refused(commands.ResolveIrregularity(Choice.WAGERS_STAND))
    story.answer("reopen-wagers", "there is no chip at position 1")
    story.do(commands.PlaceWager(1, "stax", 0))
    story.do(commands.PlaceWager(1, "ante", 500))
    story.do(commands.CloseWagers())
    story.do(meter_commands.CountChips(2))
    story.answer("wagers-stand", "a chip of another wager lay beside it")
    story.packets(1)


def _adjusted(story: StaxStory) -> None:
    story.settle()
    story.deck_back()
    story.refused(meter_commands.AdjustMeter("star", -100, Adjustment.SEED_RECOVERED, approval("seed back")))
    story.do(meter_commands.AdjustMeter("star", -25, Adjustment.SEED_RECOVERED, approval("seed back")))
    story.do(
        meter_commands.AdjustMeter("heart", 500, Adjustment.MALFUNCTION, approval("the count of a round was lost"))
    )
    story.do(commands.CloseTable(approval("end of shift")))
    story.do(commands.OpenTable("7", book_text(RULEBOOK), HOUSE, terms(camera=90_000), approval("start of shift")))


TOLD: dict[str, tuple[str, dict[int, str], Callable[[StaxStory], None]]] = {
    "paid": ("a meter is won, locked, verified by camera and paid", {6: ROYAL}, _paid),
    "unsupported": ("the cards do not show what was chosen, and the cards stand", {6: FLUSH}, _unsupported),
    "two-on-one": (
        "two seats hit one meter; the first is pending while the second goes on",
        {6: "5s 4s 3s", 4: "Qh Jh 10h"},
        _two_on_one,
    ),
    "chips-differ": ("chips and wagers do not agree", {6: ROYAL, 1: ""}, _chips),
    "meters": ("a supervisor changes meters; the table closes and opens", {6: ""}, _adjusted),
}
