import QtQuick

/* Face of a card with a jumbo index: rank and suit only, as on decks made for cameras. */
Rectangle {
    id: face

    required property string rank
    required property string suit
    readonly property color ink: Tokens.ink(suit)

    radius: width * 0.1
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Tokens.colour.cardFace
        }
        GradientStop {
            position: 1
            color: Qt.darker(Tokens.colour.cardFace, Tokens.outlined ? 1 : 1.07)
        }
    }
    border.width: Math.max(1, width * 0.02)
    border.color: Tokens.colour.cardEdge
    antialiasing: true

    Label {
        id: index
        x: face.width * (wide ? 0.05 : 0.09)
        readonly property bool wide: face.rank === "10"

        transform: Scale {
            xScale: index.wide ? 0.8 : 1
        }
        y: face.height * 0.015
        height: face.height * 0.46
        text: face.rank
        color: face.ink
        font.pixelSize: Math.max(1, face.width * 0.58)
        font.weight: Font.Bold
        font.letterSpacing: wide ? -face.width * 0.05 : 0
        font.features: ({})
    }
    Suit {
        x: face.width * 0.1
        y: face.height * 0.46
        width: face.width * 0.3
        height: width
        suit: face.suit
        ink: face.ink
    }
    Suit {
        x: face.width * 0.42
        y: face.height * 0.5
        width: face.width * 0.52
        height: width
        suit: face.suit
        ink: face.ink
    }
}
