import QtQuick

/* Two lines that belong together, such as a rulebook and its revision. */
Column {
    id: pair

    required property string first
    required property string second

    Label {
        text: pair.first
        font.pixelSize: Tokens.mm(3.9)
        font.weight: Font.Bold
        lineHeight: 0.94
    }
    Label {
        text: pair.second
        color: Tokens.colour.muted
        font.pixelSize: Tokens.mm(3.1)
        lineHeight: 0.94
    }
}
