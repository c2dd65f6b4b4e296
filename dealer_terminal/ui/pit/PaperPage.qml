pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A page of the report, scaled to fit. */
Item {
    id: place

    required property var shown
    readonly property real margin: 7
    readonly property real scaling: Math.min(width / (shown.width + 2 * margin), height / (shown.height + 2 * margin))

    Rectangle {
        id: page
        anchors.horizontalCenter: parent.horizontalCenter
        width: (place.shown.width + 2 * place.margin) * place.scaling
        height: (place.shown.height + 2 * place.margin) * place.scaling
        color: place.shown.ground

        Item {
            x: place.margin * place.scaling
            y: x
            Repeater {
                model: place.shown.bars
                Rectangle {
                    required property var modelData

                    x: modelData.left * place.scaling
                    y: modelData.top * place.scaling
                    width: modelData.width * place.scaling
                    height: Math.max(1, modelData.height * place.scaling)
                    color: modelData.ink
                }
            }
            Repeater {
                model: place.shown.texts
                Label {
                    required property var modelData

                    x: modelData.left * place.scaling
                    y: modelData.top * place.scaling
                    width: modelData.width * place.scaling
                    text: modelData.text
                    color: modelData.ink
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                    font.pixelSize: Math.round(modelData.size * place.scaling)
                    font.weight: modelData.bold ? Font.Bold : Font.Medium
                    horizontalAlignment: modelData.right ? Text.AlignRight : Text.AlignLeft
                    verticalAlignment: Text.AlignTop
                    wrapMode: modelData.height > 2 * modelData.size ? Text.Wrap : Text.NoWrap
                }
            }
        }
    }
}
