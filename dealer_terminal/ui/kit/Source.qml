import QtQuick

/* Where the manual says it; below a translation its own English, too. Large enough to read, however long it is. */
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
