"""Rounds to settle, as the command line takes them."""

from typing import Any

WA, ORIGINAL = "31-classic-wa-2019", "31-classic-original"
RULES_OF_PLAY, PROCEDURES = "31-classic-rules-of-play", "31-classic-dealer-procedures"
THREE_CARD = "3-card-ags"


def seat(number: int = 6, **changes: Any) -> dict[str, Any]:
    """Manual 000's first hand example, with Ante and Play alone."""
    asked = {
        "seat": number,
        "wagers": {"ante": 2500},
        "decision": "play",
        "cards": ["As", "10s", "8s"],
        "draw": "5h",
        **changes,
    }
    return {key: value for key, value in asked.items() if value is not None}


def bonus_seat(number: int = 6, **changes: Any) -> dict[str, Any]:
    wagers = {"ante": 2500, "natural-31": 500, "royal-family": 500}
    return seat(number, **{"wagers": wagers, **changes})


def folded_16(number: int = 6, **changes: Any) -> dict[str, Any]:
    """The fold that the manuals name: 8, 5 and 3 of spades."""
    told = {"decision": "fold", "claims": ["natural-16"], "cards": ["8s", "5s", "3s"], "draw": None}
    return seat(number, **{"wagers": {"ante": 2500, "natural-31": 500}, **told, **changes})


def three_card_seat(number: int = 3, **changes: Any) -> dict[str, Any]:
    return seat(number, **{"cards": ["Ad", "Kd", "Qd"], "draw": None, **changes})


def round_of(*seats: dict[str, Any], rulebook: str = WA, **more: Any) -> dict[str, Any]:
    return {"rulebook": rulebook, "seats": list(seats), **more}


def three_card_round(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    tables = {"player-bonus": "A", "six-card-bounty": "B"}
    table = {"pay_tables": tables, "dealer": ["9c", "9h", "2h"], "meters": {"star": 123_456}}
    return round_of(*seats, rulebook=THREE_CARD, **{**table, **more})
