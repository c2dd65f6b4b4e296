import QtQuick
import QtQuick.Layouts

Rectangle {
    id: bar

    required property string table
    required property string rulebook
    required property string revision
    required property string round
    required property string dealer
    required property string reader
    required property string readerText
    required property string checkpoint
    required property string clock
    required property string simulated

    implicitHeight: Tokens.mm(9)
    color: Tokens.colour.panel

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Tokens.pad
        anchors.rightMargin: Tokens.pad
        spacing: Tokens.mm(3)

        Label {
            text: bar.table
            font.weight: Font.Bold
        }
        StatusRule {}
        Label {
            text: bar.rulebook
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            elide: Text.ElideRight
        }
        Label {
            text: bar.revision
            color: Tokens.colour.muted
            font.pixelSize: Tokens.small
        }
        StatusRule {}
        Label {
            text: bar.round
            font.weight: Font.Bold
        }
        StatusRule {}
        Label {
            text: bar.dealer
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        SimulatedBand {
            visible: bar.simulated !== ""
            Layout.fillHeight: true
            text: bar.simulated
        }
        ReaderState {
            standing: bar.reader
            text: bar.readerText
        }
        Label {
            visible: bar.checkpoint !== ""
            text: bar.checkpoint
            color: Tokens.colour.muted
            font.pixelSize: Tokens.small
        }
        Label {
            text: bar.clock
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Tokens.hair
        color: Tokens.colour.line
    }
}
