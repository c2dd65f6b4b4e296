"""How one reader writes a card: its line end, its prefix and its words for ranks and suits."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from types import MappingProxyType

from drivers import cards

RANKS = MappingProxyType({rank: (rank,) for rank in cards.RANKS} | {"10": ("10", "T")})
SUITS = MappingProxyType({suit: (suit.upper(),) for suit in cards.SUITS})


@dataclass(frozen=True, slots=True)
class Spelling:
    """`ends` end a line, each of them; where CR and CR LF both do, the LF goes with its CR.

    `codes` names whole lines, for tags whose number stands for a card; `unreadable` is what a failed read says."""

    ends: tuple[bytes, ...] = (b"\r\n", b"\r", b"\n")
    prefix: str = ""
    ranks: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: RANKS)
    suits: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: SUITS)
    codes: Mapping[str, str] = field(default_factory=dict)
    unreadable: frozenset[str] = frozenset(("NOREAD", "NO READ", "NR", "ERROR", "?"))
    longest: int = 64
    table: Mapping[str, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not all(self.ends) or not self.ends:
            raise ValueError("a line needs an end: name how the reader ends one")
        if not self.prefix.isascii() or any(end in self.start for end in self.ends):
            raise ValueError(f"prefix={self.prefix!r}: write ASCII without the line's end")
        object.__setattr__(self, "table", MappingProxyType(written(self)))

    @property
    def start(self) -> bytes:
        """Of each card's line; a reader may frame its lines, by STX for instance."""
        return self.prefix.encode("ascii")

    def card(self, text: str) -> str | None:
        """Nothing for what is no card: a line is never half understood."""
        word = text.strip(" ").upper()
        return self.table.get(self._bare(word)) if word.startswith(self.prefix.upper()) else None

    def is_unreadable(self, text: str) -> bool:
        """With the prefix or without it."""
        word = text.strip(" ").upper()
        return not self.unreadable.isdisjoint((word, self._bare(word)))

    def _bare(self, word: str) -> str:
        return word.removeprefix(self.prefix.upper()).strip(" ")


def written(spelling: Spelling) -> dict[str, str]:
    """Rank first or suit first, `10S` or `S10`; two cards written alike are a wrong table."""
    table: dict[str, str] = {}
    for (rank, ranks), (suit, suits) in product(spelling.ranks.items(), spelling.suits.items()):
        for r, s in product(ranks, suits):
            for word in (r + s, s + r):
                add(table, word, rank + suit)
    for word, card in spelling.codes.items():
        add(table, word, card)
    return table


def add(table: dict[str, str], word: str, card: str) -> None:
    if table.setdefault(word.upper(), card) != card:
        raise ValueError(f"{word!r} would mean both {table[word.upper()]} and {card}")
