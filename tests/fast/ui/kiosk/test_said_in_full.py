"""All that a round says: its instructions, its checklist, the titles and notes of what goes wrong."""

from collections.abc import Iterator
from functools import cache

import pytest

from dealer_terminal.installed import assets
from dealer_terminal.procedure.facts import RaisedBy
from dealer_terminal.procedure.words import Words
from dealer_terminal.ui.shared.languages import spoken
from tests.fast.procedure.long_walk import CASES, LongWalk
from tests.fast.translations import ts
from tests.helpers.languages import TRANSLATED
from tests.helpers.view import published
from tests.helpers.words import templates

STEPS, SEEDS = 150, (7, 8)


@cache
def sentences() -> tuple[Words, ...]:
    return tuple(dict.fromkeys(each for each in _said() if each))


def _said() -> Iterator[Words]:
    for rulebook, table in CASES:
        for seed in SEEDS:
            walk = LongWalk(rulebook, table, seed)
            for _ in range(STEPS):
                walk.step()
                view, issue = published(walk.machine.state), walk.machine.state.issue
                yield view.instruction.prompt
                for item in view.checklist:
                    yield from (item.title, item.prompt, item.part)
                if view.question is not None and issue is not None:
                    assert str(view.question.note) == issue.note
                    yield Words(view.question.title)
                    yield from () if issue.raised_by is RaisedBy.DEALER else (view.question.note,)


def test_a_walk_says_much() -> None:
    assert len(sentences()) > 150


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_template_is_translated_and_every_hole_filled(language: str) -> None:
    say, known = spoken(language), ts.read(assets() / "translations" / f"{language}.ts")
    assert {each for sentence in sentences() for each in templates(sentence) if not known.get(each)} == set()
    assert [text for text in map(say, sentences()) if "{" in text] == []


def test_english_has_no_hole_left() -> None:
    assert [str(each) for each in sentences() if "{" in str(each)] == []
