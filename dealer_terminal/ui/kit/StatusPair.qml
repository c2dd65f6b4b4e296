import QtQuick

/* Two related lines, such as a rulebook and its revision, in natural width or in the available width. */
Column {
    id: pair

    required property string first
    required property string second
    property real share: 1
    readonly property real natural: Math.ceil(Math.max(above.advanceWidth, below.advanceWidth)) + 2

    width: Math.floor(natural * share)

    NaturalWidth {
        id: above
        text: pair.first
        font.pixelSize: Tokens.mm(3.9)
    }
    NaturalWidth {
        id: below
        text: pair.second
        font.pixelSize: Tokens.mm(3.1)
    }
    Label {
        width: parent.width
        height: text === "" ? 0 : Tokens.mm(4.6)
        text: pair.first
        font.pixelSize: Tokens.mm(3.9)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(1.7)
    }
    Label {
        width: parent.width
        height: text === "" ? 0 : Tokens.mm(3.9)
        text: pair.second
        color: Tokens.colour.muted
        font.pixelSize: Tokens.mm(3.1)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(1.7)
    }
}
