"""A 3 Card table that tells what happens at it: its meters, and its jackpots as they stand under the seats."""

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.progressive import wagered
from dealer_terminal.procedure.progressive_view import NO_PROGRESSIVE, ProgressiveView
from dealer_terminal.procedure.state import Phase, next_stage, to_settle
from dealer_terminal.procedure.terms import Terms
from tests.fast.playthroughs import words
from tests.fast.playthroughs.story import Story
from tests.fast.procedure.walk import approval
from tests.helpers.view import View


class StaxStory(Story):
    def __init__(self, title: str, rulebook: str, terms: Terms, *rounds: dict[int, str]) -> None:
        self._progressive: ProgressiveView = NO_PROGRESSIVE
        super().__init__(title, rulebook, terms, *rounds)
        self._show_progressive(self._progressive)

    def deal(self) -> None:
        self.do(commands.CloseWagers())
        self.count()
        self.packets()
        self.rest()

    def count(self) -> None:
        if self.state.phase is Phase.CHIPS:
            self.do(meter_commands.CountChips(len(wagered(self.state))))

    def dealer(self) -> None:
        if self.state.phase is Phase.DEALER:
            self.do(commands.Expose(0, "dealer", {}, self.state.cards_from))

    def settle_one(self) -> None:
        """The hand in turn; where it wins on the progressive, through the approval process."""
        seat = to_settle(self.state)[0]
        if not self.state.seat(seat).stages:
            self.expose()
        if next_stage(self.state, seat) is not None:
            self.approve()
            self.verify(seat)
        self.rack()

    def approve(self) -> int:
        """The paper's four touches, as the terminal offers them."""
        seat = to_settle(self.state)[0]
        self.touch()
        self.do(meter_commands.ChooseJackpot(seat, self._progressive.jackpots[-1].offered))
        self.do(meter_commands.ProceedJackpot(seat))
        self.do(meter_commands.PayJackpot(seat))
        return seat

    def touch(self) -> int:
        seat = to_settle(self.state)[0]
        self.do(meter_commands.OpenJackpot(seat))
        return seat

    def verify(self, seat: int, camera: str = "camera 4, 21:14:07") -> None:
        self.do(meter_commands.VerifyJackpot(seat, camera, approval("hand, wager and player seen")))

    def answer(self, choice: str, reason: str) -> None:
        self.do(commands.ResolveIrregularity(choice, (approval(reason),)))

    def _show(self, view: View) -> None:
        super()._show(view)
        before, self._progressive = self._progressive, view.progressive
        self._show_progressive(before)

    def _show_progressive(self, before: ProgressiveView) -> None:
        now = self._progressive
        for jackpot in now.jackpots:
            if jackpot not in before.jackpots:
                self._write(f"   * {words.jackpot(jackpot)}")
        if now.meters != before.meters and now.meters:
            self._write(f"   # {words.meters(now.meters)}")
