"""`python -m tests.fast.playthroughs.regenerate` writes every golden transcript. Read the diff before you commit it."""

from collections.abc import Iterator
from pathlib import Path

from tests.fast.playthroughs import editions, irregular, jackpots, three_card
from tests.fast.playthroughs.story import Story

GOLDEN = Path(__file__).parent / "golden"
CHECKED_IN = sorted(path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.rglob("*.txt"))


def playthroughs() -> Iterator[tuple[str, Story]]:
    yield from editions.stories()
    yield from irregular.stories()
    yield from three_card.stories()
    yield from jackpots.stories()


def path_of(name: str) -> Path:
    return GOLDEN / f"{name}.txt"


def regenerate() -> None:
    for old in GOLDEN.rglob("*.txt"):
        old.unlink()
    for name, story in playthroughs():
        path_of(name).parent.mkdir(parents=True, exist_ok=True)
        path_of(name).write_text(story.text(), encoding="utf-8")


if __name__ == "__main__":
    regenerate()
