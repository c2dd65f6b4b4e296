import QtQuick

/* The least that a window can do with a press: it counts. */
Rectangle {
    id: counter

    property int count: 0

    width: 1280
    height: 800

    Text {
        anchors.centerIn: parent
        text: counter.count
    }
    TapHandler {
        onTapped: counter.count += 1
    }
}
