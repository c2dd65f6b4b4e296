"""The templates of a sentence, and of the sentences in it."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import Words


def templates(sentence: Words) -> Iterator[str]:
    if sentence:
        yield sentence.template
    for _, value in sentence.values:
        if isinstance(value, Words):
            yield from templates(value)
