import QtQuick

/* What just happened, said once and quietly. What must be answered is a RefusalLine or a GuidedPath. */
Rectangle {
    id: toast

    required property string text
    property string sign: "check"

    implicitWidth: words.implicitWidth + Tokens.mm(14)
    implicitHeight: Tokens.mm(10)
    radius: height / 2
    color: Tokens.colour.plate
    border.width: Tokens.hair * 1.6
    border.color: Tokens.colour.done

    Sign {
        x: Tokens.mm(3)
        anchors.verticalCenter: parent.verticalCenter
        name: toast.sign
        ink: Tokens.colour.done
        pen: 3
    }
    Label {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(10)
        anchors.verticalCenter: parent.verticalCenter
        text: toast.text
        font.pixelSize: Tokens.mm(4.8)
        font.weight: Font.Bold
    }
}
