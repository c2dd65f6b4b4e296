import QtQuick

/* A spot's circle by its props. */
SpotCircle {
    required property var place

    height: width
    shape: place.shape
    label: place.label
    standing: place.standing
    amount: place.amount
    chip: place.chip
    current: place.current
    tucked: place.tucked
    awaitsHand: place.awaitsHand
}
