"""The search panel, with results newest first, and the facts of the shown round."""

from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.review.cameras import CameraClock, camera_time
from dealer_terminal.review.finder import SearchHit
from dealer_terminal.review.timeline import Happening
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.console.clocks import date_text, dated_text, exact_text, margin_words, time_text
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.replay.props import ButtonProps, FactProps, FindProps, FoundProps
from dealer_terminal.ui.replay.replay_view_state import Showing
from dealer_terminal.ui.replay.search_state import Finds, SearchStatus
from dealer_terminal.ui.replay.sheets.question_form import READY, conditions


def find(showing: Showing, say: Say) -> FindProps:
    finds = showing.desk.finds
    asked = finds.question
    return FindProps(
        hint=say("Round, fact or time"),
        tabs=tuple(ButtonProps(each.value, say(text), "", chosen=each is asked.ready) for each, text in READY.items()),
        conditions=say(conditions(asked, showing.zone, showing.moment.state)),
        told=_told(finds, showing, say),
        found=tuple(_found(each, showing, say, lit=number == finds.lit) for number, each in enumerate(finds.found)),
        lit=finds.lit,
        more=say("Further back") if finds.more and finds.standing is SearchStatus.ANSWERED else "",
    )


def _told(finds: Finds, showing: Showing, say: Say) -> str:
    if finds.failed != NO_WORDS:
        return say(finds.failed)
    if finds.standing is not SearchStatus.ANSWERED:
        return say("Looking…")
    if finds.none != NO_WORDS:
        return say(finds.none)
    if finds.more and not finds.found:
        return say("Nothing so far; further back there may be more")
    told = _newer(finds) if showing.size > finds.upto else _all(finds, showing)
    return say(told)


def _all(finds: Finds, showing: Showing) -> Words:
    count = len(finds.found)
    if finds.more:
        return words("The newest {count}, back to {day}", count=count, day=date_text(finds.found[-1].utc, showing.zone))
    return words("{count} found in the whole journal", count=count) if count else words("Nothing found")


def _newer(finds: Finds) -> Words:
    """Return the number of results, and that records added since are not among them."""
    last = finds.upto - 1
    if not finds.found:
        return words("Nothing found up to fact {last}: ask again for what came since", last=last)
    return words("{count} found up to fact {last}: ask again for what came since", count=len(finds.found), last=last)


def _found(each: SearchHit, showing: Showing, say: Say, *, lit: bool) -> FoundProps:
    return FoundProps(
        position=each.position,
        time=dated_text(each.utc, showing.zone),
        round=say("Round {number}", number=each.round) if each.round else "",
        text=say(each.what),
        money=dollars(each.paid) if each.paid else "",
        lit=lit,
    )


def facts_title(showing: Showing, say: Say) -> str:
    number, count = showing.moment.step.record.round, len(showing.facts)
    if not number:
        return say("Facts before the first round: {count}", count=count)
    return say("Facts of round {number}: {count}", number=number, count=count)


def facts_camera(showing: Showing, say: Say) -> str:
    """Return the camera whose times are shown below the table's, and its margin at this moment."""
    return "".join(f"{each.camera} {say(margin_words(camera_time(each, showing.clock)))}" for each in _beside(showing))


def facts(showing: Showing, say: Say) -> tuple[FactProps, ...]:
    beside = _beside(showing)
    return tuple(_fact(each, showing, beside, say) for each in showing.facts)


def cameras(showing: Showing) -> tuple[CameraClock, ...]:
    """Return the camera clocks, first the one set last, since a reviewer is likely to use that camera now."""
    last = [each.camera for each in showing.console.cameras_set()]
    order = {camera: number for number, camera in enumerate(last)}
    return tuple(sorted(showing.cameras, key=lambda each: order.get(each.camera, -1), reverse=True))


def _beside(showing: Showing) -> tuple[CameraClock, ...]:
    return cameras(showing)[:1]


def _fact(each: Happening, showing: Showing, beside: tuple[CameraClock, ...], say: Say) -> FactProps:
    return FactProps(
        position=each.position,
        time=time_text(each.utc, showing.zone),
        camera="".join(exact_text(camera_time(clock, each.utc).utc, each.utc, showing.zone) for clock in beside),
        text=say(each.what),
        source=" · ".join(part for part in (say(each.step), each.citation) if part),
        money=_money(each, say),
        weight=each.weight.name.lower(),
        present=each.position == showing.head.position,
    )


def _money(each: Happening, say: Say) -> str:
    paid = say("paid {amount}", amount=dollars(each.paid)) if each.paid else ""
    taken = say("taken {amount}", amount=dollars(each.taken)) if each.taken else ""
    return " · ".join(part for part in (paid, taken) if part)
