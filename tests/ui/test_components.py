"""The shared pieces, used as a person uses them."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QStandardItemModel
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from plagcheck.ui.components import (
    CELL,
    Button,
    CheckBox,
    Chip,
    ChipsCell,
    Column,
    Header,
    HoverCard,
    IconButton,
    LevelCell,
    NameCell,
    NameLabel,
    Notice,
    NoticeStack,
    SearchField,
    Segmented,
    ShareCell,
    Table,
    TextCell,
    level_name,
    percent,
)  # fmt: skip
from plagcheck.ui.components.buttons import FocusRing
from plagcheck.ui.components.painting import elided_name, text_width


def table(qtbot: QtBot) -> Table:
    model = QStandardItemModel(4, 3)
    cells = (NameCell("essay.docx", "S03"), ShareCell(0.5), ChipsCell((Chip("a"), Chip("b"), Chip("c"))))
    for row in range(4):
        for column, cell in enumerate(cells):
            model.setData(model.index(row, column), cell, CELL)
            model.setData(model.index(row, column), f"{row}-{column}", Qt.ItemDataRole.DisplayRole)
    made = Table("Pairs", (Column(60, 1), Column(100), Column(90)))
    made.setModel(model)
    made.resize(500, 300)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize(("share", "text"), [(None, "–"), (0.0, "0.0%"), (0.9999, "99.9%"), (1.0, "100%"), (0.583, "58.3%")])
def test_a_share_is_rounded_down_so_that_100_means_all(share: float | None, text: str) -> None:
    assert percent(share) == text


def test_a_long_name_keeps_beginning_last_letter_and_suffix(qtbot: QtBot) -> None:
    name = "a very long name of an essay, the final version 2.docx"
    short = elided_name(name, "body", 150)
    assert short.startswith("a very")
    assert short.endswith("2.docx")
    assert text_width(short, "body") <= 151


def test_a_name_copies_whole(qtbot: QtBot) -> None:
    label = NameLabel("essay.docx", "S03")
    qtbot.addWidget(label)
    qtbot.keyClick(label, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "S03 essay.docx"


def test_enter_and_double_click_open_a_row(qtbot: QtBot) -> None:
    made, opened = table(qtbot), []
    made.opened.connect(lambda index: opened.append(index.row()))
    made.selectRow(2)
    qtbot.keyClick(made, Qt.Key.Key_Return)
    at = made.visualRect(made.model().index(1, 0)).center()
    qtbot.mouseClick(made.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(made.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert opened == [2, 1]


def test_a_row_is_copied_as_words(qtbot: QtBot) -> None:
    made = table(qtbot)
    made.selectRow(1)
    qtbot.keyClick(made, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "1-0\t1-1\t1-2"


def test_columns_share_the_whole_width(qtbot: QtBot) -> None:
    made = table(qtbot)
    assert sum(made.columnWidth(c) for c in range(3)) == made.viewport().width()


def page_of(qtbot: QtBot, *widgets: QWidget) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    for widget in widgets:
        column.addWidget(widget)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
    widgets[0].setFocus()
    return page


def test_the_keyboard_rings_the_first_row(qtbot: QtBot) -> None:
    first, made = Button("Check"), table(qtbot)
    page = page_of(qtbot, first, made)
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert made.ring_on
    assert made.currentIndex().row() == 0
    assert page.isVisible()


def test_the_ring_frames_a_button_only_for_the_keyboard(qtbot: QtBot) -> None:
    first, second = Button("Check", "primary"), Button("Export")
    page = page_of(qtbot, first, second)
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert not page.findChildren(FocusRing)
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert page.findChild(FocusRing).geometry().contains(second.geometry())


def test_a_segmented_control_tells_the_choice_and_speaks_its_count(qtbot: QtBot) -> None:
    control, chosen = Segmented([("above", "≥ threshold"), ("all", "All")], "Pairs shown"), []
    qtbot.addWidget(control)
    control.chosen.connect(chosen.append)
    control.set_count("all", 43)
    qtbot.mouseClick(control.button("all"), Qt.MouseButton.LeftButton)
    assert (chosen, control.current(), control.button("all").accessibleName()) == (["all"], "all", "All 43")


def test_a_header_tells_back_crumb_and_tab(qtbot: QtBot) -> None:
    header, heard = Header(), []
    qtbot.addWidget(header)
    header.set_crumbs(["Term papers", "S07 ↔ S12"])
    header.set_tabs([("texts", "Texts"), ("bits", "Fingerprint")], "texts")
    header.set_notices("bits", 6)
    header.back_clicked.connect(lambda: heard.append("back"))
    header.tab_changed.connect(heard.append)
    qtbot.mouseClick(header.back, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(header.tab("bits"), Qt.MouseButton.LeftButton)
    assert heard == ["back", "bits"]


def test_an_icon_button_says_what_it_does(qtbot: QtBot) -> None:
    button = IconButton("arrow-left", "Back")
    qtbot.addWidget(button)
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken.text(QAccessible.Text.Name) == "Back"
    assert spoken.role() == QAccessible.Role.Button


def test_a_box_is_ticked_by_space(qtbot: QtBot) -> None:
    box = CheckBox("Hide names")
    qtbot.addWidget(box)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert box.isChecked()


def test_at_most_three_notices_stand_and_an_action_dismisses(qtbot: QtBot) -> None:
    window, done = QWidget(), []
    window.resize(800, 600)
    qtbot.addWidget(window)
    stack = NoticeStack(window)
    window.show()
    for number in range(5):
        stack.show_notice(Notice("error", f"Number {number}", "why", [("Retry", lambda n=number: done.append(n))]))
    assert [n.isHidden() for n in stack.notices()] == [True, True, False, False, False]
    qtbot.mouseClick(stack.notices()[4].buttons[0], Qt.MouseButton.LeftButton)
    assert done == [4]
    assert len(stack.notices()) == 4


def test_a_card_opens_beside_its_target_and_esc_closes_it(qtbot: QtBot) -> None:
    window = QWidget()
    window.resize(400, 300)
    qtbot.addWidget(window)
    card = HoverCard(window)
    window.show()
    target = QRect(QPoint(350, 100), QPoint(370, 120))
    card.show_beside(target)
    assert not card.geometry().intersects(target)
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    assert card.isHidden()


def test_cells_and_fields_draw_in_the_smallest_room(qtbot: QtBot) -> None:
    made = table(qtbot)
    made.resize(90, 60)
    assert not made.grab().isNull()
    assert [level_name(level) for level in ("high", None)] == ["High", "–"]
    field = SearchField("Filter", "Filter the pairs")
    qtbot.addWidget(field)
    assert not field.grab().isNull()
    assert LevelCell("low") != TextCell("low")
