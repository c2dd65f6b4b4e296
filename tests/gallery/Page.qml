import QtQuick
import dealer_terminal.ui.kit

Rectangle {
    id: page

    default property alias content: body.data
    required property string title

    color: Tokens.colour.screen

    Label {
        id: heading
        x: Tokens.mm(4)
        y: Tokens.mm(2)
        text: page.title
        color: Tokens.colour.muted
        font.weight: Font.Bold
    }
    Item {
        id: body
        anchors.fill: parent
        anchors.margins: Tokens.mm(4)
        anchors.topMargin: Tokens.mm(9)
    }
}
