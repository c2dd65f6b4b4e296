import QtQuick

/* The paragraph of the manual, with the original wording below a translation. The text remains readable at any length.
   */
Column {
    id: source

    required property string citation
    property string printed: ""

    Label {
        visible: text !== ""
        width: parent.width
        text: source.citation === "" ? "" : `§ ${source.citation}`
        color: Tokens.colour.gold
        font.pixelSize: Tokens.small
        lineHeight: 0.88
        wrapMode: Text.WordWrap
    }
    Label {
        visible: text !== ""
        width: parent.width
        text: source.printed
        color: Tokens.colour.muted
        font.pixelSize: Tokens.mm(3)
        lineHeight: 0.88
        wrapMode: Text.WordWrap
    }
}
