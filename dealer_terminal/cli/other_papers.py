"""Papers by which a table was opened, where they are not those that are installed here."""

from collections.abc import Iterator, Mapping
from hashlib import sha256

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.journal.papers_check import Papers


def other_papers(found: Mapping[Papers, int]) -> Iterator[str]:
    installed = {book.id: book.hash for book in installed_rulebooks.rulebooks()} if found else {}
    house = sha256(installed_rulebooks.house_text().encode()).hexdigest()
    for papers, position in found.items():
        if installed.get(papers.rulebook) != papers.text:
            yield _told(position, f"the rulebook {papers.rulebook}", papers.text)
        if papers.house_text != house:
            yield _told(position, "the house's procedures", papers.house_text)


def _told(position: int, what: str, text: str) -> str:
    return f"what {what} should say: record {position} brings a text that is not installed here, SHA-256 {text}"
