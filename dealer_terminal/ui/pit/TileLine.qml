import QtQuick
import dealer_terminal.ui.kit

/* Small text of a tile. Each part has its own line if there is room. */
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
