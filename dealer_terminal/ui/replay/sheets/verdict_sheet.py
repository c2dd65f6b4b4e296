"""Result of verifying the whole journal: the last record covered, the key, the cosigners, and the findings."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, words
from dealer_terminal.review.verdict import Verdict, VerdictStatus
from dealer_terminal.ui.console.sheet import KeyboardOwner, SheetKey, SheetLine, Tone
from dealer_terminal.ui.replay.sheet import Checks, Doing, ReplaySheet, ReplaySnapshot


class VerdictSheet(ReplaySheet, frozen=True, kw_only=True):
    keyboard = KeyboardOwner.SHARED

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("The whole journal")

    def told(self, stand: ReplaySnapshot) -> Words:
        return verdict_words(stand.verdict)

    def lines(self, stand: ReplaySnapshot) -> tuple[SheetLine, ...]:
        return tuple(_lines(stand.verdict))

    def keys(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        running = stand.verdict.standing is VerdictStatus.RUNNING
        return () if running else (SheetKey("again", words("Verify again")),)

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        return Checks()


def verdict_words(verdict: Verdict) -> Words:
    match verdict.standing:
        case VerdictStatus.NOT_ASKED:
            return NO_WORDS
        case VerdictStatus.RUNNING:
            return words("Verifying the journal")
        case VerdictStatus.HOLDS:
            return _holds(verdict)
        case VerdictStatus.WRONG:
            count = len(verdict.found)
            return words("ALTERED: {count} findings", count=count) if count > 1 else words("ALTERED: one finding")
        case VerdictStatus.FAILED:
            return words("Not verified")


def verdict_tone(verdict: Verdict) -> Tone:
    match verdict.standing:
        case VerdictStatus.HOLDS:
            return Tone.GOOD if verdict.trusted and verdict.signed else Tone.USUAL
        case VerdictStatus.WRONG | VerdictStatus.FAILED:
            return Tone.WRONG
        case VerdictStatus.NOT_ASKED | VerdictStatus.RUNNING:
            return Tone.USUAL


def _holds(verdict: Verdict) -> Words:
    """Return the verdict on a journal without findings. Only records signed with a key that the reviewer named are
    verified."""
    last = verdict.signed - 1
    if not verdict.signed:
        return words("CONSISTENT, nothing signed yet")
    if not verdict.trusted:
        return words("CONSISTENT up to fact {last}, signer unknown", last=last)
    return words("VERIFIED up to fact {last}", last=last)


def _lines(verdict: Verdict) -> Iterator[SheetLine]:
    tone = Tone.USUAL if verdict.standing is VerdictStatus.FAILED else Tone.WRONG
    yield from (SheetLine(as_told(each), tone=tone) for each in verdict.found)
    if verdict.standing not in (VerdictStatus.HOLDS, VerdictStatus.WRONG):
        return
    yield SheetLine(words("Signed up to fact {last}", last=verdict.signed - 1), _behind(verdict))
    trusted = words("named by whoever started this replay") if verdict.trusted else words("as the journal itself says")
    yield SheetLine(words("By the key {key}", key=verdict.key), trusted)
    yield from _cosigned(verdict)


def _cosigned(verdict: Verdict) -> Iterator[SheetLine]:
    asks = words("Start the replay with --policy, it names witnesses")
    if verdict.said:
        yield from (SheetLine(words("Said to be cosigned by {name}", name=each)) for each in verdict.said)
        yield SheetLine(words("That was not checked against a policy"), asks)
    elif not verdict.policy:
        yield SheetLine(words("Who has cosigned was not checked"), asks)
    elif not verdict.cosigned:
        yield SheetLine(words("Cosigned by nobody"))
    yield from (SheetLine(words("Cosigned by {name}", name=each)) for each in verdict.cosigned)


def _behind(verdict: Verdict) -> Words:
    count = verdict.records - verdict.signed
    return words("{count} facts behind it have no signature yet", count=count) if count else NO_WORDS
