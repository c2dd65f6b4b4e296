"""Services for the reviewer of a replay, with a console or without one."""

from typing import Protocol

from dealer_terminal.journal.review_facts import ViewedAs
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.review.console_orders import Order
from dealer_terminal.review.finder import SearchAnswer, Wish
from dealer_terminal.review.journal_navigator import Moment
from dealer_terminal.review.verdict import Verdict


class Reviewer(Protocol):
    """Services for the reviewer. A refusal or failure raises KnownError."""

    @property
    def console(self) -> Console:
        """Return the state of the console's journal. Without a console, its name is empty."""
        ...

    @property
    def video(self) -> str:
        """Return the link template of the casino's video system, or an empty text if there is none."""
        ...

    @property
    def verdict(self) -> Verdict: ...

    def watches(self, moment: Moment, looked: ViewedAs) -> None:
        """Log the beginning of a view. The entry is on disk before anything is shown. The full range is logged when the
        view ends."""
        ...

    def follows(self, moment: Moment, looked: ViewedAs) -> None:
        """Watch without a press. Soon after a failure, fail again without another attempt."""
        ...

    def sees(self, moment: Moment, looked: ViewedAs) -> None:
        """Log a view of its own at each call, before it is shown."""
        ...

    def do(self, ask: Ask) -> None: ...

    def sign_on(self, number: str, pin: str) -> None: ...

    def verify(self) -> None:
        """Verify the whole journal in the background. `verdict` returns the result."""
        ...

    def order(self, order: Order) -> None:
        """Export in the background. `delivered` returns the result."""
        ...

    def delivered(self) -> tuple[str, ...]:
        """Return messages about exports that have ended since the last call, one sentence each."""
        ...

    def find(self, wish: Wish) -> None:
        """Search in the background, in place of the previous question. `answered` returns the result."""
        ...

    def answered(self) -> tuple[SearchAnswer, ...]: ...

    def address(self, position: int) -> str:
        """Return the command that opens the replay there."""
        ...
