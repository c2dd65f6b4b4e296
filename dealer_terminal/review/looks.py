"""Who looked at what: stretches that belong together become one look, written once the reviewer goes elsewhere."""

from msgspec import Struct

from dealer_terminal.audit.review_facts import LookedAs, Stretch
from dealer_terminal.review.asks import Look


class Looking(Struct, frozen=True):
    """What is being looked at, and what was looked at before and is to be written."""

    held: Look
    over: tuple[Look, ...] = ()


def looking(before: tuple[Look, ...], at: Stretch, looked: LookedAs) -> Looking:
    """`before` is what was looked at up to now, if anything was."""
    for known in before:
        if known.looked is looked and _joined(known.at, at):
            return Looking(Look(_both(known.at, at), looked))
    return Looking(Look(at, looked), before)


def _joined(one: Stretch, two: Stretch) -> bool:
    """Nothing lies between them that was not looked at."""
    same = one.first.journal == two.first.journal
    return same and two.first.position <= one.last.position + 1 and one.first.position <= two.last.position + 1


def _both(one: Stretch, two: Stretch) -> Stretch:
    ends = sorted((one.first, one.last, two.first, two.last), key=lambda each: each.position)
    return Stretch(ends[0], ends[-1])
