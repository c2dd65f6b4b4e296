"""Faults of a rulebook as key and reason; none if it is valid."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations
from string import Formatter

from msgspec.structs import asdict

from dealer_terminal.rules.game import Game
from dealer_terminal.rules.hand import ANTE, PLAY
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook import ManualStep, OnFold, OnForfeit, Rulebook, Spot, StepKind
from dealer_terminal.rules.table_faults import question_faults, table_faults

Fault = tuple[str, str]

STEPS = frozenset({"wagers", "deal", "rest", "decisions", "folds", "collect", "settle", "to-rack", "deck-back"})
SENSED_STEPS = frozenset({"deal", "deal-dealer", "rest", "deck-back"})
PROGRESSIVE_STEPS = frozenset(
    {"chips", "jackpot-seat", "jackpot-hand", "jackpot-pending", "jackpot-pay", "jackpot-verify"}
)
CITATIONS = frozenset(
    {
        "cards",
        "ante-required",
        "bonus-optional",
        "limits",
        "play-equals-ante",
        "wagers-closed",
        "deal-order",
        "vacant-skipped",
        "rest-first",
        "decide",
        "told-16",
        "hands-off",
        "decisions-first",
        "settle-order",
        "natural-first",
        "rack-first",
        "deck-back",
        "misdeal",
    }
)
_BLANKS = frozenset({"seat", "first"})


def rulebook_faults(book: Rulebook, games: dict[str, Game]) -> Iterator[Fault]:
    if book.game not in games:
        yield "game", f"{book.game!r} is not installed; installed are {', '.join(sorted(games))}"
        return
    game = games[book.game]
    yield from _positions(book)
    yield from _twice(book)
    yield from _spots(book, game)
    yield from _progressive(book)
    yield from _tables(book, game)
    yield from _steps(book, game)
    yield from question_faults(book)
    yield from _words(book)
    for key in sorted((CITATIONS | game.citations | _apart(game)) - set(book.citations)):
        yield f"citations.{key}", "is missing"


def _apart(game: Game) -> frozenset[str]:
    """Return the citation for a separate draw card, which forfeits the hand if it is touched too early."""
    lies_apart = any(place.apart for place in game.places)
    return frozenset({IrregularityId.DRAW_CARD_HANDLED}) if lies_apart else frozenset()


def _positions(book: Rulebook) -> Iterator[Fault]:
    if not book.positions or not all(1 <= count <= 7 for count in book.positions):
        yield "positions", "a table has one to seven positions"


def _twice(book: Rulebook) -> Iterator[Fault]:
    named = {
        "spots": book.spot_ids(),
        "tables": tuple(table.spot for table in book.tables),
        "steps": tuple(step.id for step in book.steps),
        "irregularities": tuple(each.id for each in book.irregularities),
        "readings": tuple(each.id for each in book.readings),
        "questions": tuple(each.reading for each in book.questions),
    }
    for key, ids in named.items():
        for name, count in Counter(ids).items():
            if count > 1:
                yield f"{key}.{name}", "is there twice"


def _spots(book: Rulebook, game: Game) -> Iterator[Fault]:
    for wanted in (ANTE, PLAY):
        if wanted not in book.spot_ids():
            yield f"spots.{wanted}", "is missing"
    for spot in book.spots:
        need = game.needs.get(spot.id)
        if need is None:
            yield f"spots.{spot.id}", f"the game {game.id} has no such spot; its spots are {', '.join(game.needs)}"
        elif spot.need is not need:
            yield f"spots.{spot.id}.need", f"is {spot.need.value!r}; in the game {game.id} it is {need.value!r}"


def _tables(book: Rulebook, game: Game) -> Iterator[Fault]:
    for table in book.tables:
        for key, reason in table_faults(book, table, game.shapes):
            yield f"tables.{table.spot}.{key}", reason
    for spot in game.shapes:
        if spot in book.spot_ids() and spot not in {table.spot for table in book.tables}:
            yield f"tables.{spot}", "the spot has no pay table"


def _progressive(book: Rulebook) -> Iterator[Fault]:
    if book.progressive is None:
        return
    if book.progressive.spot not in book.spot_ids():
        yield "progressive.spot", f"{book.progressive.spot!r} is not a spot; spots are {', '.join(book.spot_ids())}"
    if book.progressive.wager <= 0:
        yield "progressive.wager", "a wager is more than nothing"
    for name, count in Counter(meter.id for meter in book.progressive.meters).items():
        if count > 1:
            yield f"progressive.meters.{name}", "is there twice"
    for meter in book.progressive.meters:
        if meter.reset <= 0 or meter.increment_percent < 0:
            yield f"progressive.meters.{meter.id}", "a reset level is more than nothing, an increment not less"


def _steps(book: Rulebook, game: Game) -> Iterator[Fault]:
    written = {step.id for step in book.steps}
    for step in sorted(_needed_steps(book, game) - written):
        yield f"steps.{step}", "is missing"
    for each in book.steps:
        yield from _step(game, each)


def _step(game: Game, step: ManualStep) -> Iterator[Fault]:
    """Yield faults of a step's parent in the checklist, and of its kind."""
    parent = _parent(game, step.id)
    if step.within != parent:
        yield (
            f"steps.{step.id}.within",
            f"is {step.within!r}; this step is {f'part of {parent!r}' if parent else 'a step of its own'}",
        )
    kind = StepKind.SENSED if step.id in SENSED_STEPS else StepKind.CONFIRMED
    if step.kind is not kind:
        yield f"steps.{step.id}.kind", f"is {step.kind.value!r}; this step is {kind.value!r}"


def _parent(game: Game, step: str) -> str:
    stages = [stage.id for stage in game.stages]
    if step in (*stages, *(f"{stage}-alone" for stage in stages), "to-rack"):
        return "settle"
    if step == "collect" or step.startswith("tuck-"):
        return "folds"
    if step.startswith("jackpot-"):
        return stages[-1]
    return "deal" if step == "deal-dealer" else ""


def _needed_steps(book: Rulebook, game: Game) -> set[str]:
    """Return the required steps: one for each turn of the dealer, each stage that settles a spot of this edition, and
    each tuck."""
    stages = {stage.id for stage in game.stages if set(stage.settles) & set(book.spot_ids())}
    dealer = {"dealer"} if game.dealer_packet else set()
    progressive = PROGRESSIVE_STEPS if book.progressive else frozenset()
    return {*STEPS, *stages, *dealer, *progressive, *_tucks(book, game)}


def _tucks(book: Rulebook, game: Game) -> Iterator[str]:
    stay = [spot.id for spot in book.spots if _may_stay(spot)]
    for live in chain.from_iterable(combinations(stay, count) for count in range(1, len(stay) + 1)):
        yield "-".join(("tuck", *game.tucks(book, live)))


def _may_stay(spot: Spot) -> bool:
    return spot.on_fold is not OnFold.FORFEITS or spot.on_forfeit is not OnForfeit.FORFEITS


def _words(book: Rulebook) -> Iterator[Fault]:
    for key, text in chain(_names(book), _texts(book)):
        if not text.strip():
            yield key, "is empty"
    for key, text in _texts(book):
        if not _blanks(text) <= _BLANKS:
            yield key, f"only {{seat}} and {{first}} are filled in: {text!r}"


def _names(book: Rulebook) -> Iterator[Fault]:
    """Yield texts that are shown unchanged: of the rulebook, its wagers and their rules."""
    source = {f"source.{key}": text for key, text in asdict(book.source).items()}
    yield from {"id": book.id, "title": book.title, **source}.items()
    for spot in book.spots:
        where = f"spots.{spot.id}"
        yield from _each(where, name=spot.name, citation=spot.citation, fold_citation=spot.fold_citation)
    for table in book.tables:
        yield from _each(f"tables.{table.spot}", title=table.title, citation=table.citation)
        yield from ((f"tables.{table.spot}.rows", row.event) for row in table.rows)
    if book.progressive:
        yield "progressive.citation", book.progressive.citation
    for meter in book.progressive.meters if book.progressive else ():
        yield from _each(f"progressive.meters.{meter.id}", name=meter.name, citation=meter.citation)


def _texts(book: Rulebook) -> Iterator[Fault]:
    """Yield texts that may contain a placeholder for a position."""
    for step in book.steps:
        yield from _each(f"steps.{step.id}", title=step.title, prompt=step.prompt, citation=step.citation)
    for each in book.irregularities:
        yield from _each(f"irregularities.{each.id}", title=each.title, prompt=each.prompt, citation=each.citation)
    for reading in book.readings:
        yield from _each(f"readings.{reading.id}", text=reading.text, reading=reading.reading, why=reading.why)
    for question in book.questions:
        said = {f"answers.{at}": answer.says for at, answer in enumerate(question.answers)}
        yield from _each(f"questions.{question.reading}", asks=question.asks, **said)
    yield from _each("citations", **book.citations)


def _each(where: str, **texts: str) -> Iterator[Fault]:
    return ((f"{where}.{key}", text) for key, text in texts.items())


def _blanks(text: str) -> set[str]:
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return {text}
