import QtQuick

/* Colors of one theme, named by purpose, not by appearance. */
QtObject {
    required property color screen
    required property color panel
    required property color raised
    required property color pressed
    required property color line
    required property color text
    required property color muted
    required property color feltTop
    required property color feltEdge
    required property color rail
    required property color railLight
    required property color railShine
    required property color printed
    required property color seat
    required property color seatCurrent
    required property color current
    required property color primary
    required property color primaryPressed
    required property color primaryInk
    required property color gold
    required property color done
    required property color overridden
    required property color won
    required property color lost
    required property color push
    required property color returned
    required property color pending
    required property color refusal
    required property color refusalInk
    required property color refusalLine
    required property color simulated
    required property color simulatedInk
    required property color cardFace
    required property color cardEdge
    required property color cardBack
    required property color cardBackLine
    required property color inkBlack
    required property color inkRed
    required property color inkGreen
    required property color inkBlue
    required property color plate
    required property color plateInk
}
