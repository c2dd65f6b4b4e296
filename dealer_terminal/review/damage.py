"""A record that cannot be read or followed, and what is shown all the same: how far, and what is not proven."""

from msgspec import Struct

from dealer_terminal.procedure.words import Words, words


class Damage(Struct, frozen=True):
    """At that record; `end` is the position behind the last one that cannot be shown because of it."""

    position: int
    why: str
    end: int


def damage_words(damage: Damage, position: int) -> Words:
    """Where it is, and what that means for who looks at that position."""
    if position < damage.position:
        return words(
            "DAMAGED: {why}. Facts {first} to {last} cannot be shown; what stands before them is read as ever.",
            why=damage.why,
            first=damage.position,
            last=damage.end - 1,
        )
    return words(
        "DAMAGED: {why}. This round is folded from its own start: meters and the table's money are not proven.",
        why=damage.why,
    )
