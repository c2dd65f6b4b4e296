"""What is signed, line by line."""

from collections.abc import Iterator

from dealer_terminal.procedure.evidence_card import Evidence
from dealer_terminal.procedure.evidence_words import amount_told, change_told, hand_lines


def written(card: Evidence) -> Iterator[str]:
    which = " ".join(part for part in (card.irregularity, card.choice) if part)
    yield from (text for text in (which, f"note {card.note}" if card.note else "", card.rule) if text)
    for hand in card.hands:
        for each in hand.sets:
            cards = " ".join(str(card) for held in each.cards.values() for card in held)
            yield f"{hand.seat} {each.told_by} {cards} {'+' if each.stands else '-'}"
        for told in hand_lines(hand, str):
            yield f"{hand.seat} {told.named()}: {told.before} → {told.after}"
    for told in (*map(amount_told, card.amounts), *(change_told(each, str) for each in card.changes)):
        yield f"{told.named()}: {told.before} → {told.after}"
