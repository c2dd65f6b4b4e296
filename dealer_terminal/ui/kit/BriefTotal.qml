import QtQuick

/* The total of a hand, next to its cards if two hands share the height of one. */
Label {
    required property real cards

    x: cards + Tokens.mm(1.2)
    width: parent.width - x
    wrapMode: Text.WordWrap
    verticalAlignment: Text.AlignVCenter
    font.pixelSize: Tokens.mm(3.6)
    font.weight: Font.Bold
    fontSizeMode: Text.Fit
    minimumPixelSize: Tokens.mm(2.6)
}
