"""The pay tables of the papers, copied by hand from them and from nothing else: event, then each option's odds."""

Printed = dict[str, tuple[str, ...]]


def one(text: str) -> Printed:
    """Return a table with one option."""
    return {event: (pays,) for event, _, pays in (row.partition(" = ") for row in text.split("; "))}


WA_2019: dict[str, Printed] = {
    "ante": one("17 = Push; 18 - 21 = 1-1; 22 - 26 = 1-1; 27 - 30 = 1-1; Trips = 1-1; 31 = 1-1; Mini-Royal = 1-1"),
    "play": {
        "17": ("Push", "Push", "Push", "Push", "Push"),
        "18 - 21": ("1-1", "1-1", "1-1", "1-1", "1-1"),
        "22 - 26": ("2-1", "2-1", "2-1", "2-1", "2-1"),
        "27 - 30": ("4-1", "4-1", "4-1", "4-1", "4-1"),
        "Trips": ("5-1", "5-1", "5-1", "5-1", "5-1"),
        "31": ("10-1", "11-1", "10-1", "9-1", "9-1"),
        "Mini-Royal": ("20-1", "25-1", "25-1", "20-1", "15-1"),
    },
    "natural-31": {
        "16 - 20": ("1-1", "1-1", "1-1"),
        "21 - 25": ("4-1", "4-1", "4-1"),
        "26 - 28": ("10-1", "10-1", "10-1"),
        "29 & 30": ("15-1", "15-1", "12-1"),
        "Trips": ("25-1", "30-1", "25-1"),
        "31": ("50-1", "50-1", "50-1"),
        "Mini-Royal": ("100-1", "100-1", "100-1"),
    },
    "royal-family": {
        "Rainbow": ("4-1", "4-1", "4-1"),
        "4 Card Flush": ("15-1", "12-1", "12-1"),
        "32 - 39": ("30-1", "40-1", "30-1"),
        "40": ("200-1", "300-1", "200-1"),
        "Quads": ("400-1", "400-1", "400-1"),
        "41": ("500-1", "500-1", "500-1"),
        "Royal Family": ("1000-1", "1000-1", "1000-1"),
    },
}

ORIGINAL: dict[str, Printed] = {
    "ante": one(
        "17 = Push; 18 - 23 = 1-1; 24 - 27 = 1-1; 28 & 29 = 1-1; 30 = 1-1; Trips = 1-1; 31 = 1-1; Mini-Royal = 1-1"
    ),
    "play": {
        "17": ("1-1", "1-1", "1-1", "1-1", "Push"),
        "18 - 23": ("1-1", "1-1", "1-1", "1-1", "1-1"),
        "24 - 27": ("2-1", "2-1", "2-1", "2-1", "2-1"),
        "28 & 29": ("3-1", "3-1", "3-1", "3-1", "3-1"),
        "30": ("4-1", "4-1", "4-1", "4-1", "6-1"),
        "Trips": ("6-1", "6-1", "5-1", "5-1", "8-1"),
        "31": ("10-1", "10-1", "10-1", "10-1", "15-1"),
        "Mini-Royal": ("20-1", "25-1", "25-1", "20-1", "25-1"),
    },
    "natural-31": {
        "16 - 21": ("1-1", "1-1", "1-1"),
        "22 - 25": ("5-1", "6-1", "5-1"),
        "26 - 28": ("10-1", "10-1", "10-1"),
        "29 & 30": ("15-1", "15-1", "15-1"),
        "Trips": ("30-1", "30-1", "25-1"),
        "31": ("100-1", "100-1", "100-1"),
        "Mini-Royal": ("200-1", "200-1", "200-1"),
    },
}

RULES_OF_PLAY: dict[str, Printed] = {
    "ante": one(
        "17 = Push; 18 - 21 = 1-1; 22 - 26 = 1-1; 27 - 30 = 1-1; Trips = 1-1; 31 = 1-1; Mini-Royal (AKQ) = 1-1"
    ),
    "play": one(
        "17 = Push; 18 - 21 = 1-1; 22 - 26 = 2-1; 27 - 30 = 4-1; Trips = 5-1; 31 = 10-1; Mini-Royal (AKQ) = 20-1"
    ),
    "natural-31": one(
        "16 - 20 = 1-1; 21 - 25 = 4-1; 26 - 28 = 10-1; 29 & 30 = 15-1; Trips = 25-1; 31 = 50-1; "
        "Mini-Royal (AKQ) = 100-1"
    ),
    "royal-family": one(
        "Rainbow (1 of each suit) = 4-1; 4 Card Flush = 15-1; 32 - 39 = 30-1; 40 = 200-1; "
        "Quads = 400-1; 41 = 500-1; Royal Family (AKQJ) = 1000-1"
    ),
}

THREE_CARD: dict[str, Printed] = {
    "ante-bonus": one("Straight Flush = 5 to 1; Three of a Kind = 4 to 1; Straight = 1 to 1"),
    "player-bonus": {
        "AKQ Suited": ("50", "50", "-"),
        "Straight Flush": ("40", "40", "40"),
        "3 of a Kind": ("30", "30", "30"),
        "Straight": ("6", "5", "6"),
        "Flush": ("3", "4", "3"),
        "Pair": ("1", "1", "1"),
    },
    "six-card-bounty": {
        "6-Card Royal": ("20000", "-", "-"),
        "5-Card Royal": ("1000", "1000", "1000"),
        "5-Card Straight Flush": ("200", "200", "200"),
        "Four of a Kind": ("50", "100", "100"),
        "Full House": ("20", "20", "20"),
        "5-Card Flush": ("15", "15", "15"),
        "5-Card Straight": ("10", "9", "10"),
        "3 of a kind": ("5", "8", "7"),
    },
    "stax": one(
        "Royal Flush in Diamonds = Star Progressive; Royal Flush, Other Suit = Spade Progressive; "
        "Straight Flush in Diamonds = Heart Progressive; Straight Flush, Other Suit = Diamond Progressive; "
        "Three of a Kind = 20 for 1; Straight = 6 for 1; Flush = 3 to 1"
    ),
}

PAPERS = {
    "31-classic-wa-2019": WA_2019,
    "31-classic-original": ORIGINAL,
    "31-classic-dealer-procedures": ORIGINAL,
    "31-classic-rules-of-play": RULES_OF_PLAY,
    "3-card-ags": THREE_CARD,
}

OPTIONS = {
    "31-classic-wa-2019": {"ante": "1", "play": "12345", "natural-31": "123", "royal-family": "123"},
    "31-classic-original": {"ante": "1", "play": "12345", "natural-31": "123"},
    "31-classic-dealer-procedures": {"ante": "1", "play": "12345", "natural-31": "123"},
    "31-classic-rules-of-play": {"ante": "1", "play": "1", "natural-31": "1", "royal-family": "1"},
    "3-card-ags": {"ante-bonus": "1", "player-bonus": "ABC", "six-card-bounty": "ABC", "stax": "1"},
}

METERS = {"Star": (1_000_00, 5), "Spade": (500_00, 5), "Heart": (400_00, 7), "Diamond": (250_00, 6)}
