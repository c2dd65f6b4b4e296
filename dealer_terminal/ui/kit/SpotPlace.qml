import QtQuick

/* A spot's circle from its props. */
SpotCircle {
    required property var place

    height: width
    shape: place.shape
    label: place.label
    standing: place.standing
    amount: place.amount
    pile: place.pile
    paid: place.paid
    counts: place.counts
    current: place.current
    tucked: place.tucked
    awaitsHand: place.awaitsHand
}
