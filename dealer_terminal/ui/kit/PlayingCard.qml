pragma ComponentBehavior: Bound
import QtQuick

/* A card. Without a rank it is face down, and contains nothing that could leak. */
Item {
    id: card

    required property string rank
    required property string suit
    property string called: ""
    property bool simulated: false
    property bool spent: false
    property bool counts: false
    property bool spare: false
    readonly property bool faceDown: rank === ""

    implicitWidth: Tokens.mm(16)
    implicitHeight: Math.round(width * 1.4)
    opacity: spent ? 0.45 : 1

    Accessible.role: Accessible.StaticText
    Accessible.name: faceDown ? called : rank + suit

    Loader {
        anchors.fill: parent
        sourceComponent: card.faceDown ? back : face
    }
    Loader {
        active: card.simulated
        anchors.bottom: parent.bottom
        width: parent.width
        height: parent.height * 0.2
        sourceComponent: SimulatedMark {}
    }
    Rectangle {
        visible: card.spare
        anchors.fill: parent
        radius: width * 0.1
        color: Tokens.colour.plate
        opacity: 0.55
    }
    Rectangle {
        visible: card.counts
        anchors.fill: parent
        radius: width * 0.1
        color: "transparent"
        border.width: Tokens.stroke
        border.color: Tokens.colour.current
        antialiasing: true
    }
    Component {
        id: back
        CardBack {}
    }
    Component {
        id: face
        CardFace {
            rank: card.rank
            suit: card.suit
        }
    }
}
