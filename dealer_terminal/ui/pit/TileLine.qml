import QtQuick
import dealer_terminal.ui.kit

/* What is told in small of a table: each part has its line where nothing else needs the room. */
Label {
    required property int lines
    required property var parts

    height: lines * Tokens.mm(5)
    text: parts.filter(part => part !== "").join(lines > 1 ? "\n" : " · ")
    color: Tokens.colour.muted
    font.pixelSize: Tokens.small
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Tokens.least
    maximumLineCount: lines
    elide: Text.ElideRight
}
