pragma ComponentBehavior: Bound
import QtQuick

/* The lines of a list or a result; those that can be pressed are walked along by the keyboard. */
ListView {
    id: list

    signal pressed(string key)

    /* Up and down, to the next line that can be pressed. */
    function walk(towards: int) {
        for (let at = list.currentIndex + towards; at >= 0 && at < list.count; at += towards) {
            list.positionViewAtIndex(at, ListView.Contain);
            const line = list.itemAtIndex(at) as SheetLine;
            if (line !== null && line.enabled) {
                list.currentIndex = at;
                line.forceActiveFocus();
                return;
            }
        }
    }

    clip: true
    boundsBehavior: ListView.StopAtBounds
    cacheBuffer: 0 // a line that is made later is still being made when another sheet takes its place
    currentIndex: -1
    keyNavigationEnabled: false
    highlightMoveDuration: 0
    delegate: SheetLine {
        width: list.width
        onActiveFocusChanged: {
            if (activeFocus)
                list.positionViewAtIndex(index, ListView.Contain);
        }
        onActivated: list.pressed(key)
    }
}
