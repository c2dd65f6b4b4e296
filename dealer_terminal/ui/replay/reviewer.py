"""Whoever sits before a replay: at a console, whose journal knows clocks of cameras and marks, or at none."""

from typing import Protocol

from dealer_terminal.journal.review_facts import ViewedAs
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.review.console_orders import Order
from dealer_terminal.review.finder import SearchAnswer, Wish
from dealer_terminal.review.journal_navigator import Moment
from dealer_terminal.review.verdict import Verdict


class Reviewer(Protocol):
    """What is refused or fails is a `KnownError`."""

    @property
    def console(self) -> Console:
        """As its journal stands; without a name there is none."""
        ...

    @property
    def video(self) -> str:
        """The template that leads to the house's video system; empty where there is none."""
        ...

    @property
    def verdict(self) -> Verdict: ...

    def watches(self, moment: Moment, looked: ViewedAs) -> None:
        """On the disk before it is shown: that such a look began. How far it went is written when it is over."""
        ...

    def follows(self, moment: Moment, looked: ViewedAs) -> None:
        """As `watches`, where nobody pressed anything: soon after a failure it fails again, untried."""
        ...

    def sees(self, moment: Moment, looked: ViewedAs) -> None:
        """As `watches`, and a look of its own each time."""
        ...

    def do(self, ask: Ask) -> None: ...

    def sign_on(self, number: str, pin: str) -> None: ...

    def verify(self) -> None:
        """The whole journal, beside the replay; `verdict` tells."""
        ...

    def order(self, order: Order) -> None:
        """Made beside the replay; `delivered` tells."""
        ...

    def delivered(self) -> tuple[str, ...]:
        """What was made since somebody asked, in a sentence each."""
        ...

    def find(self, wish: Wish) -> None:
        """Beside the replay, instead of what was asked before; `answered` tells."""
        ...

    def answered(self) -> tuple[SearchAnswer, ...]: ...

    def address(self, position: int) -> str:
        """What opens the replay there."""
        ...
