"""What a second person is shown before they sign: plain data, for the screen and for the log."""

from msgspec import Struct

from dealer_terminal.rules.cards import Card


class CardSet(Struct, frozen=True):
    """Cards by the place where they lie. `told_by` is the reader, the dealer, the simulator or the table: a report of
    how they lie there. What `stands` counts once it is signed."""

    told_by: str
    cards: dict[str, tuple[Card, ...]]
    stands: bool = True


class WagerResultShown(Struct, frozen=True, omit_defaults=True):
    """What was said of a wager; nothing of one that is still open. A payment that `waits` has not left the tray."""

    result: str = ""
    event: str = ""
    pays: int = 0
    waits: bool = False


class WagerShown(Struct, frozen=True):
    spot: str
    stake: int
    before: WagerResultShown
    after: WagerResultShown
    rule: str = ""


class HandShown(Struct, frozen=True):
    """A position, 0 for the dealer's hand. `before` and `after` are what the house has won of it in cents, below
    nothing where it paid more than it took."""

    seat: int
    sets: tuple[CardSet, ...] = ()
    wagers: tuple[WagerShown, ...] = ()
    before: int = 0
    after: int = 0


class AmountShown(Struct, frozen=True):
    """Cents that stand somewhere else than at a position: a meter, or all payments of the deal."""

    what: str
    of: str
    before: int
    after: int


class Change(Struct, frozen=True):
    """Anything that is no money: a term, the deck, a fault. Nothing before it was set."""

    what: str
    of: str
    before: str
    after: str


class SigningPreview(Struct, frozen=True, omit_defaults=True):
    """`act` is what is signed, `choice` which way; `title` and `rule` are the paper's, `note` is what was written."""

    act: str = ""
    choice: str = ""
    irregularity: str = ""
    title: str = ""
    note: str = ""
    rule: str = ""
    round: int = 0
    hands: tuple[HandShown, ...] = ()
    amounts: tuple[AmountShown, ...] = ()
    changes: tuple[Change, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.act)

    def shows_something(self) -> bool:
        """Beside its title and its note."""
        return bool(self.hands or self.amounts or self.changes)


NO_EVIDENCE = SigningPreview()
