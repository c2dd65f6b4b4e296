"""Papers by which a table was opened, where they are not those that are installed here."""

from collections.abc import Iterator, Mapping
from hashlib import sha256

from dealer_terminal import bootstrap
from dealer_terminal.audit.papers_check import Papers


def other_papers(found: Mapping[Papers, int]) -> Iterator[str]:
    installed = {book.id: book.hash for book in bootstrap.rulebooks()} if found else {}
    house = sha256(bootstrap.house_text().encode()).hexdigest()
    for papers, position in found.items():
        if installed.get(papers.rulebook) != papers.text:
            yield _told(position, f"the rulebook {papers.rulebook}", papers.text)
        if papers.house_text != house:
            yield _told(position, "the house's procedures", papers.house_text)


def _told(position: int, what: str, text: str) -> str:
    return f"what {what} should say: record {position} brings a text that is not installed here, SHA-256 {text}"
