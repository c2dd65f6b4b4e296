"""What a check found, in the words in which all else of the round is told."""

from msgspec.structs import replace

from dealer_terminal.journal.findings import Finding
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.told_otherwise import FactOtherwise, LineOtherwise, Missing, Unfollowed
from dealer_terminal.procedure.words import Value, Words, as_told, labelled, words
from dealer_terminal.review.names import kind_name
from dealer_terminal.review.timeline import told
from dealer_terminal.review.told_play import results


def finding_told(step: ReplayStep, finding: Finding) -> Words:
    """Where both sides read alike, as it is told to whoever reads the records themselves."""
    match finding:
        case LineOtherwise(seat=seat, said=said, due=due):
            said_here, due_here = results(step.before.state, said), results(step.before.state, due)
            both = labelled(words("Position {seat}", seat=seat), _beside(said_here, due_here))
        case FactOtherwise(said=said_fact, due=due_fact):
            said_here, due_here = told(replace(step, entry=said_fact)), told(replace(step, entry=due_fact))
            both = words("On record {said}, what follows is {due}", said=said_here, due=due_here)
        case Missing(due=missing):
            return words("{what} should follow, and is not on record", what=kind_name(KINDS[missing][0]))
        case Unfollowed(why=why) if not why:
            return words("Nobody could have asked for it there")
        case Unfollowed(why=why):
            return words("It does not follow from what stands before it: {why}", why=why)
        case _:
            return as_told(finding.what)
    return both if said_here != due_here else as_told(finding.what)


def _beside(said: Value, due: Value) -> Words:
    return words("on record {said}, what follows is {due}", said=said, due=due)
