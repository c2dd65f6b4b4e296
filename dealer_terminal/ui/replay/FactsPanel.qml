pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The facts of the round. The current one is highlighted; a press goes to another. */
Rectangle {
    id: panel

    required property string title
    required property string camera
    required property var facts
    required property int present

    signal went(int position)

    color: Tokens.colour.panel

    Label {
        id: heading
        x: Tokens.mm(3)
        width: beside.x - x - Tokens.mm(2)
        height: Tokens.mm(8)
        text: panel.title
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.2)
    }
    Label {
        id: beside
        x: parent.width - width - Tokens.mm(3)
        width: Math.min(implicitWidth, panel.width * 0.55)
        height: heading.height
        horizontalAlignment: Text.AlignRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2)
        text: panel.camera
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
    ListView {
        id: list
        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        model: panel.facts
        currentIndex: panel.present
        highlightMoveDuration: 0
        highlightRangeMode: ListView.ApplyRange
        preferredHighlightBegin: height * 0.25
        preferredHighlightEnd: height * 0.7
        boundsBehavior: ListView.StopAtBounds
        onHeightChanged: Qt.callLater(positionViewAtIndex, currentIndex, ListView.Center)
        delegate: FactRow {
            width: list.width
            onActivated: panel.went(position)
        }
    }
    Rectangle {
        width: Tokens.hair
        height: parent.height
        color: Tokens.colour.line
    }
}
