"""The cards of one deck, as every driver writes them: `As 10h Kd 2c`."""

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("s", "h", "d", "c")
NEW_DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
