"""Each block marked `sh` runs, in the order of its page, in a folder with a journal of simulated rounds."""

from pathlib import Path

import pytest

from tests.fast.pages.conftest import Place
from tests.fast.pages.pages import PAGES, blocks, name

RUNNABLE = [page for page in PAGES if list(blocks(page, "sh"))]


def test_there_are_commands_to_try() -> None:
    assert {"docs/command-line.md", "docs/operations.md"} <= {name(page) for page in RUNNABLE}


@pytest.mark.parametrize("page", RUNNABLE, ids=name)
def test_the_commands_of_a_page_run(page: Path, fresh: Place) -> None:
    done = fresh.run("\n".join(blocks(page, "sh")))
    assert done.returncode == 0, done.stdout + done.stderr
