import QtQuick

/* A card with no rank is face down: there is nothing else in it to leak. */
Item {
    id: card

    required property string rank
    required property string suit
    property bool simulated: false
    property bool spent: false
    readonly property bool faceDown: rank === ""

    implicitWidth: Tokens.mm(16)
    implicitHeight: Math.round(width * 1.4)
    opacity: spent ? 0.45 : 1

    Accessible.role: Accessible.StaticText
    Accessible.name: faceDown ? "face down" : rank + suit

    CardBack {
        anchors.fill: parent
        visible: card.faceDown
    }
    CardFace {
        anchors.fill: parent
        visible: !card.faceDown
        rank: card.rank
        suit: card.suit
    }
    SimulatedMark {
        visible: card.simulated
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        height: card.height * 0.2
    }
}
