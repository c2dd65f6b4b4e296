"""Preview shown to a second person before signing: plain data for the screen and for the journal."""

from msgspec import Struct

from dealer_terminal.rules.cards import Card


class CardSet(Struct, frozen=True):
    """Cards by their place. `told_by` is the reader, the dealer, the simulator or the table (a report of the cards that
    are there). The set that `stands` counts after signing."""

    told_by: str
    cards: dict[str, tuple[Card, ...]]
    stands: bool = True


class WagerResultShown(Struct, frozen=True, omit_defaults=True):
    """Result of a wager; empty if it is still open. A payment that `waits` has not left the chip tray."""

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
    """A position, 0 for the dealer's hand. `before` and `after` are the casino's win on it in cents, negative if it
    paid more than it took."""

    seat: int
    sets: tuple[CardSet, ...] = ()
    wagers: tuple[WagerShown, ...] = ()
    before: int = 0
    after: int = 0


class AmountShown(Struct, frozen=True):
    """Amount in cents that belongs to no position: a meter, or all payments of the deal."""

    what: str
    of: str
    before: int
    after: int


class Change(Struct, frozen=True):
    """Change of anything other than money: a term, the deck, a fault. `before` is empty if it was not set."""

    what: str
    of: str
    before: str
    after: str


class SigningPreview(Struct, frozen=True, omit_defaults=True):
    """Everything shown for one signature. `act` is the action signed and `choice` its variant; `title` and `rule` come
    from the manual or house procedures, and `note` is the text of the report."""

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
        """Return True if there is anything besides title and note."""
        return bool(self.hands or self.amounts or self.changes)


NO_EVIDENCE = SigningPreview()
