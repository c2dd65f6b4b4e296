"""The whole window, derived from its state by pure functions."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.cameras import CameraClock, camera_time
from dealer_terminal.review.cited_records import damage_words
from dealer_terminal.ui.console.clocks import date_text, exact_text, margin_words, time_text, zone_text
from dealer_terminal.ui.console.past_screen import Past, past_screen
from dealer_terminal.ui.console.props import sheet_props
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kiosk.props import StatusProps
from dealer_terminal.ui.kit.languages import Say, spoken
from dealer_terminal.ui.replay.bindings import key_lines, tips
from dealer_terminal.ui.replay.props import CameraProps, ClockProps, LitProps, ReplayHeadProps, ReplayProps
from dealer_terminal.ui.replay.regions.find import cameras, facts, facts_camera, facts_title, find
from dealer_terminal.ui.replay.regions.play import part, play, strip
from dealer_terminal.ui.replay.replay_view_state import ReplayMiddle, ReplayOverlay, Showing
from dealer_terminal.ui.replay.sheets.verdict_sheet import verdict_tone, verdict_words

_SCREEN = words("The dealer's screen at this fact, in the dealer's language. Pads that were open are not on record.")


def replay_props(showing: Showing, room: KioskContext) -> ReplayProps:
    say = spoken(showing.desk.language)
    felt = past_screen(_laid(showing), room, showing.desk.language)
    table = felt.table.status.table if showing.moment.laid.table else ""
    screened = showing.desk.middle is ReplayMiddle.SCREEN
    return ReplayProps(
        title=" · ".join(part for part in (say("Replay"), table, *_reviewer(showing)) if part),
        head=_head(showing, felt.table.status, say),
        felt=felt,
        lit=tuple(_lit(showing)),
        screen=past_screen(showing.past, room, showing.look.language) if screened else felt,
        screened=screened,
        caption=say(_caption(showing)) if screened else "",
        damaged="  ".join(say(damage_words(each, showing.head.position)) for each in showing.damage),
        facts_title=facts_title(showing, say),
        facts_camera=facts_camera(showing, say),
        facts=facts(showing, say),
        present=showing.head.position - showing.facts[0].position,
        clock=_clock(showing, say),
        strip=strip(showing, say),
        play=play(showing, say),
        find=find(showing, say),
        sheet=sheet_props(showing.desk.sheets, showing.stand, showing.desk.said, say),
        locked=showing.locked,
        said=say(showing.desk.said),
        helps=say("Keys") if showing.desk.over is ReplayOverlay.HELP else "",
        lines=key_lines(showing.desk.language),
        tips=tips(showing.desk.language),
    )


def ticked(props: ReplayProps, showing: Showing) -> ReplayProps:
    """Return updated props if only time has passed."""
    say = spoken(showing.desk.language)
    now = replace(props.strip, now=part(showing, showing.clock))
    return replace(props, clock=_clock(showing, say), strip=now, play=play(showing, say))


def typed(props: ReplayProps, showing: Showing) -> ReplayProps:
    """Return updated props if only the text of a sheet has changed."""
    say = spoken(showing.desk.language)
    sheet = sheet_props(showing.desk.sheets, showing.stand, showing.desk.said, say)
    return replace(props, sheet=sheet, lit=tuple(_lit(showing)))


def _laid(showing: Showing) -> Past:
    """Return the moment, with the summary of its round if the round ends there."""
    moment = showing.moment
    return replace(showing.past, state=moment.laid, ended=showing.ended if moment.ends_round else ())


def _caption(showing: Showing) -> Words:
    last = showing.drawn.position
    if last == showing.head.position:
        return _SCREEN
    return words(
        "The dealer's screen as it was drawn after fact {last}, which the same touch wrote, in the dealer's language. "
        "Pads that were open are not on record.",
        last=last,
    )


def _head(showing: Showing, status: StatusProps, say: Say) -> ReplayHeadProps:
    state, head = showing.moment.laid, showing.head
    return ReplayHeadProps(
        table=status.table if state.table else say("No table yet"),
        rulebook=status.rulebook,
        revision=status.revision,
        round=say("Round {number}", number=state.round) if state.round else say("No round yet"),
        dealer=state.dealer.name if state.dealer else say("no dealer"),
        fact=say("Fact {position} of {last}", position=head.position, last=showing.size - 1),
        simulated=say("SIMULATED") if _simulated(showing) else "",
        verdict=say(verdict_words(showing.verdict)),
        verdict_tone=verdict_tone(showing.verdict).value,
    )


def _lit(showing: Showing) -> Iterator[LitProps]:
    for top in showing.desk.sheets[-1:]:
        for each in top.lit(showing.stand):
            yield LitProps(each.position, each.text, each.spots)


def _reviewer(showing: Showing) -> tuple[str, ...]:
    """Return the names of the console and of its reviewer."""
    console = showing.console
    return (console.name, console.reviewer.name) if console.reviewer is not None else (console.name,)


def _simulated(showing: Showing) -> bool:
    terms = showing.moment.laid.terms
    return terms is not None and terms.cards_from is CardsFrom.SIMULATED


def _clock(showing: Showing, say: Say) -> ClockProps:
    return ClockProps(
        time=time_text(showing.clock, showing.zone),
        date=f"{date_text(showing.clock, showing.zone)} · {zone_text(showing.clock, showing.zone)}",
        cameras=tuple(_camera(each, showing, say) for each in cameras(showing)),
    )


def _camera(clock: CameraClock, showing: Showing, say: Say) -> CameraProps:
    reading = camera_time(clock, showing.clock)
    return CameraProps(clock.camera, exact_text(reading.utc, showing.clock, showing.zone), say(margin_words(reading)))
