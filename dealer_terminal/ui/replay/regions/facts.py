"""The facts of the moment's round, one row each, the present one lit."""

from dealer_terminal.review.cameras import CameraClock, camera_time
from dealer_terminal.review.timeline import Happening
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.console.clocks import exact_text, margin_words, time_text
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.replay.props import FactProps
from dealer_terminal.ui.replay.showing import Showing


def facts_title(showing: Showing, say: Say) -> str:
    number, count = showing.moment.step.record.round, len(showing.facts)
    if not number:
        return say("Facts before the first round: {count}", count=count)
    return say("Facts of round {number}: {count}", number=number, count=count)


def facts_camera(showing: Showing, say: Say) -> str:
    """Whose clock stands below the table's, and how far off it may be at this moment."""
    return "".join(f"{each.camera} {say(margin_words(camera_time(each, showing.clock)))}" for each in _beside(showing))


def facts(showing: Showing, say: Say) -> tuple[FactProps, ...]:
    beside = _beside(showing)
    return tuple(_fact(each, showing, beside, say) for each in showing.facts)


def cameras(showing: Showing) -> tuple[CameraClock, ...]:
    """First the one whose clock was set last: somebody looks through it now."""
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
