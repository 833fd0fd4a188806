"""The pair page, acted on as a person does: keys, clicks, the wheel; what is shown is read."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from plagcheck.engine import Document, Mark, Options, Span, explain_pair
from plagcheck.ui import theme
from plagcheck.ui.names import Names
from plagcheck.ui.views.compare import CompareView
from plagcheck.ui.views.fingerprint import FingerprintView
from plagcheck.ui.views.match_list import MatchModel
from plagcheck.ui.views.minhash import MinHashView, WordModel
from plagcheck.ui.views.pair import PairPage
from plagcheck.ui.views.steps import StepsView
from plagcheck.ui.views.stretches import Painted, Stretches
from tests.ui import reports

KEY = Qt.Key


@pytest.fixture
def page(qtbot):
    made = PairPage()
    qtbot.addWidget(made)
    made.resize(1360, 800)
    made.show()
    yield made
    made.stop()


@pytest.fixture
def texts(page):
    report = reports.pair_report()
    page.show_pair(report, report.pairs[0])
    return page.compare


def shown(view: CompareView) -> str:
    return view.strip.counter.text()


def test_a_pair_opens_at_its_first_match(texts):
    assert shown(texts) == "Match 1 of 6"


def test_f8_goes_to_the_next_match_and_f7_back(texts, qtbot):
    qtbot.keyClick(texts, KEY.Key_F8)
    assert shown(texts) == "Match 2 of 6"
    qtbot.keyClick(texts, KEY.Key_F7)
    assert shown(texts) == "Match 1 of 6"


@pytest.mark.parametrize(("key", "modifier"), [(KEY.Key_N, 0), (KEY.Key_Down, Qt.KeyboardModifier.AltModifier)])
def test_n_and_alt_down_in_a_text_go_to_the_next_match(texts, qtbot, key, modifier):
    qtbot.keyClick(texts.a, key, modifier or Qt.KeyboardModifier.NoModifier)
    assert shown(texts) == "Match 2 of 6"


def test_from_the_last_match_next_wraps_and_says_so(texts, qtbot):
    qtbot.keyClick(texts, KEY.Key_End, Qt.KeyboardModifier.AltModifier)
    assert shown(texts) == "Match 6 of 6"
    qtbot.keyClick(texts, KEY.Key_F8)
    assert (shown(texts), texts.strip.wrapped.text()) == ("Match 1 of 6", "Went on from the first")


def test_a_click_on_a_match_makes_it_the_current_one_in_both_texts(texts, qtbot):
    place = texts.a.positions.to_qt(texts._matches[3].a.start + 2)
    cursor = texts.a.textCursor()
    cursor.setPosition(place)
    at = texts.a.cursorRect(cursor).center() + QPoint(2, 0)
    qtbot.mouseClick(texts.a.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert (texts.a.current, texts.b.current, shown(texts)) == (3, 3, "Match 4 of 6")


def test_f6_moves_between_the_texts(texts, qtbot):
    texts.a.setFocus()
    qtbot.keyClick(texts.a, KEY.Key_F6)
    assert texts.b.hasFocus()


def test_a_kind_that_is_switched_off_is_neither_counted_nor_listed(texts, qtbot):
    qtbot.mouseClick(texts.strip.chips["verbatim"], Qt.MouseButton.LeftButton)
    assert "of 4" in shown(texts) or shown(texts) == "4 matches"
    assert texts.list.rows.order() == [1, 3, 4, 5]


def test_only_kinds_that_occur_have_a_chip(page):
    report = reports.class_report()
    page.show_pair(report, report.pairs[0])
    assert [kind for kind, chip in page.compare.strip.chips.items() if not chip.isHidden()] == ["verbatim"]


@pytest.fixture
def of_class(page):
    """The first pair of a class in which three papers more hold its first sentence, and nobody else the others."""
    papers = tuple(reports.paper(i, reports.text_of(*n)) for i, n in enumerate([(0, 1, 2), (0, 1, 2), (0,), (0,), (0,)]))
    pairs = tuple(reports.compared(a, b, reports.same_sentences(a, b)) for a in papers for b in papers if a.id < b.id)
    report = reports.report_of(papers, pairs)
    page.show_pair(report, next(p for p in report.pairs if (p.a, p.b) == (0, 1)))
    return page.compare


def chips_shown(view: CompareView) -> list[str]:
    return [kind for kind, chip in view.strip.chips.items() if not chip.isHidden()]


def test_the_colours_tell_how_many_papers_hold_a_passage_when_asked(of_class, qtbot):
    assert chips_shown(of_class) == ["verbatim"]
    qtbot.mouseClick(of_class.strip.shading.button("papers"), Qt.MouseButton.LeftButton)
    assert chips_shown(of_class) == ["of-two", "of-many"]
    assert [s.kind for s in of_class.a.matches_in_sight()] == ["of-many", "of-two", "of-two"]


def test_passages_that_many_papers_hold_can_be_hidden(of_class, qtbot):
    qtbot.mouseClick(of_class.strip.shading.button("papers"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(of_class.strip.chips["of-many"], Qt.MouseButton.LeftButton)
    assert (shown(of_class), of_class.list.rows.rowCount()) == ("2 matches", 2)


def test_where_nobody_else_holds_a_passage_there_is_no_choice_of_colours(texts):
    assert texts.strip.shading.isHidden()


def test_excluded_text_is_in_the_lighter_ink(texts):
    inks = [s.format.foreground().color().name() for s in texts.b.extraSelections()]
    assert inks == [theme.colour("ink3").name()]


def test_a_heading_is_in_the_heavier_weight(page):
    report = reports.pair_report()
    head = replace(report.documents[0].document, marks=(Mark(0, 4, "heading"),))
    papers = (replace(report.documents[0], document=head), report.documents[1])
    page.show_pair(replace(report, documents=papers), report.pairs[0])
    cursor = page.compare.a.textCursor()
    weights = []
    for place in (2, 6):
        cursor.setPosition(place)
        weights.append(cursor.charFormat().fontWeight())
    assert weights == [500, 400]


def test_typing_in_the_list_filters_its_matches(texts, qtbot):
    qtbot.keyClicks(texts.filter, "2023")
    assert texts.list.rows.order() == [1]


def test_a_row_of_the_list_tells_number_kind_and_passage(texts):
    assert texts.list.rows.index(1, 0).data().startswith("2 Edited 我们在 2023 年秋季")


def test_the_list_keeps_the_rules_of_qt_models(texts, qtmodeltester):
    qtmodeltester.check(texts.list.rows, force_py=True)


def test_the_longest_passage_comes_first_when_asked(texts, qtbot):
    qtbot.mouseClick(texts.order, Qt.MouseButton.LeftButton)
    rows = [texts.list.rows.index(i, 0).data(MatchModel.ROW_ROLE).size for i in range(6)]
    assert rows == sorted(rows, reverse=True)


def test_each_head_names_the_paper_and_the_direction_of_its_share(texts):
    assert texts.head_a.name.accessibleName().endswith("夜间照明与步行意愿（终稿）.docx")
    assert texts.head_a.share.accessibleName().endswith("% of A is found in B")
    assert texts.head_b.share.accessibleName().endswith("% of B is found in A")


def test_excluded_text_is_told_with_its_size(texts):
    chip = texts.strip.excluded.itemAt(0).widget()
    assert chip.chip.text == "Quotations excluded: 8 characters"


def test_two_papers_that_share_nothing_lead_to_the_fingerprint(page, qtbot):
    report = reports.empty_report()
    page.show_pair(report, report.pairs[0])
    assert page.compare.nothing.accessibleName().startswith("No text in common was found")
    page.compare.nothing.acted.emit()
    qtbot.waitUntil(lambda: page._stack.currentWidget() is page.fingerprint)


def test_an_unreadable_side_shows_its_reason_in_place_of_the_text(page):
    report = reports.with_troubles(reports.class_report(4))
    pair = replace(report.pairs[0], b=len(report.documents) - 1, copied_a=None, copied_b=None, matches=())
    page.show_pair(report, pair)
    assert "is protected by a password" in page.compare.texts.unread[1].accessibleName()
    assert page.compare.stacks[0].currentWidget() is page.compare.a


def test_ctrl_and_wheel_make_both_texts_larger(texts):
    before = texts.a.font().pixelSize()
    event = QWheelEvent(
        QPointF(20, 20), QPointF(20, 20), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(texts.a.viewport(), event)
    assert (texts.a.font().pixelSize(), texts.b.font().pixelSize()) == (before + 1, before + 1)


def test_find_marks_what_is_typed_in_either_text(texts, qtbot):
    texts.start_find()
    qtbot.keyClicks(texts.strip.search, "2024")
    assert texts.b._found is not None
    assert texts.strip.search.property("wrong") is False


def test_find_says_when_neither_text_has_it(texts, qtbot):
    texts.start_find()
    qtbot.keyClicks(texts.strip.search, "zzz")
    assert texts.strip.search.property("wrong") is True


def turn_wheel(pane, clicks: int) -> None:
    at = QPointF(pane.viewport().rect().center())
    for _ in range(abs(clicks)):
        turn = QPoint(0, 120 if clicks > 0 else -120)
        none, over = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        event = QWheelEvent(
            at, pane.viewport().mapToGlobal(at), QPoint(), turn, none, over, Qt.ScrollPhase.NoScrollPhase, False
        )
        QApplication.sendEvent(pane.viewport(), event)


def test_scrolling_one_text_brings_the_other_to_the_twin(page, qtbot):
    report = reports.class_report()
    long = "自己写的一段。\n" * 120
    papers = [replace(p, document=replace(p.document, text=long + p.text)) for p in report.documents]
    papers[1] = replace(papers[1], document=replace(papers[1].document, text=papers[1].text + long))
    pair = report.pairs[0]
    moved = tuple(
        replace(m, a=Span(m.a.start + len(long), m.a.end + len(long)), b=Span(m.b.start + len(long), m.b.end + len(long)))
        for m in pair.matches
    )
    page.show_pair(replace(report, documents=tuple(papers)), replace(pair, matches=moved))
    qtbot.keyClick(page.compare.a, KEY.Key_Home, Qt.KeyboardModifier.ControlModifier)
    turn_wheel(page.compare.a, -2)
    assert page.compare.b.middle() < len(long) / 2
    page.compare.a.go_to(moved[0].a.start)
    turn_wheel(page.compare.a, 1)
    assert abs(page.compare.b.middle() - moved[0].b.start) < 200


def test_a_text_that_is_laid_out_anew_leaves_the_other_where_it_is(page, qtbot):
    report = reports.pair_report()
    page.show_pair(report, report.pairs[0])
    texts = page.compare
    before = texts.b.verticalScrollBar().value()
    texts.a.verticalScrollBar().setValue(texts.a.verticalScrollBar().maximum())
    assert texts.b.verticalScrollBar().value() == before


def test_a_click_on_the_ruler_goes_there(texts, qtbot):
    texts.ruler_b.resize(16, 300)
    with qtbot.waitSignal(texts.ruler_b.asked) as asked:
        qtbot.mouseClick(texts.ruler_b, Qt.MouseButton.LeftButton, pos=QPoint(8, 299))
    assert asked.args[0] >= texts.b.positions.length - 3


def test_stretches_that_touch_a_range_are_found_although_they_overlap():
    all_of = [Painted(0, 100, 0, "edited"), Painted(10, 20, 1, "edited"), Painted(50, 60, 2, "edited")]
    assert [s.index for s in Stretches(all_of).within(30, 55)] == [0, 2]


def test_icon_buttons_and_painted_widgets_have_names(texts):
    for widget in (
        texts.strip.previous,
        texts.strip.next,
        texts.link,
        texts.order,
        texts.ruler_a,
        texts.ruler_b,
        texts.a,
        texts.list,
    ):
        assert widget.accessibleName()


def explained(text_a, text_b, **options):
    return explain_pair(Document("01.txt", text_a), Document("02.txt", text_b), Options(**options))


@pytest.fixture
def fingerprint(qtbot):
    made = FingerprintView()
    qtbot.addWidget(made)
    made.resize(1300, 760)
    made.show()
    return made


def show_fingerprint(view, steps, **options):
    report = reports.pair_report()
    view.show_pair(steps, replace(report.pairs[0], distance=None), Options(**options))


def test_the_fingerprint_page_shows_the_distance_and_the_limit(fingerprint):
    steps = explained("fox hill wood", "fox hill wood")
    show_fingerprint(fingerprint, steps)
    assert (fingerprint.distance.text(), fingerprint.of.text(), fingerprint.similarity.text()) == ("0", "of 64 bits", "100%")
    assert fingerprint.verdict.text() == "Near-duplicate"


def test_a_distance_above_the_limit_is_no_near_duplicate_and_still_only_a_hint(fingerprint):
    show_fingerprint(fingerprint, explained("fox hill wood", "river lamp paper"), near_duplicate=0)
    assert fingerprint.verdict.text() == "No near-duplicate"
    assert "A hint, not a verdict" in fingerprint.hint.text()


@pytest.mark.parametrize("bits", [8, 32, 64, 128])
def test_every_width_has_a_column_for_each_bit(fingerprint, bits):
    show_fingerprint(fingerprint, explained("fox hill wood", "river lamp", bits=bits), bits=bits)
    columns = [fingerprint.cells.column(bit)[0] for bit in range(min(bits, 64))]
    assert columns == sorted(columns)
    assert len(fingerprint.sums.sums[0]) == bits


def test_d_goes_to_the_next_bit_that_differs(fingerprint, qtbot):
    steps = explained("fox hill wood", "river lamp paper")
    show_fingerprint(fingerprint, steps)
    qtbot.keyClick(fingerprint.cells, KEY.Key_D)
    assert fingerprint.cells.at == steps.differing[0]


def test_the_card_of_a_bit_names_the_keywords_that_pushed_it(fingerprint, qtbot):
    show_fingerprint(fingerprint, explained("fox hill", "fox wood"))
    qtbot.keyClick(fingerprint.cells, KEY.Key_Right)
    words = {w.text() for i in range(fingerprint.card.rows.count()) if (w := fingerprint.card.rows.itemAt(i).widget())}
    assert {"fox", "hill", "wood"} <= words


def test_a_click_pins_the_card_and_esc_closes_it(fingerprint, qtbot):
    show_fingerprint(fingerprint, explained("fox hill", "fox wood"))
    left, width = fingerprint.cells.column(3)
    qtbot.mouseClick(fingerprint.cells, Qt.MouseButton.LeftButton, pos=QPoint(int(left + width / 2), 60))
    assert fingerprint.card.pinned
    qtbot.keyClick(fingerprint.card, KEY.Key_Escape)
    assert not fingerprint.card.isVisible()


def test_papers_without_keywords_have_no_fingerprint_and_no_number(fingerprint):
    show_fingerprint(fingerprint, explained("the of and", "fox"))
    assert fingerprint.stack.currentWidget() is fingerprint.empty
    assert fingerprint.empty.accessibleName().startswith("No keywords, no fingerprint")


@pytest.fixture
def minhash(qtbot):
    made = MinHashView()
    qtbot.addWidget(made)
    report = reports.pair_report()
    a, b = report.documents
    made.resize(1300, 760)
    made.show_pair(a, b, report.pairs[0], explain_pair(a.document, b.document))
    made.show()
    return made


def test_the_estimate_never_stands_without_its_error(minhash):
    assert " ± " in minhash.chart.accessibleName()


def test_the_positions_are_counted_in_words(minhash):
    assert minhash.strip.accessibleName().endswith("of 128 positions are equal")


def test_space_marks_a_keyword_in_both_texts(minhash, qtbot):
    minhash.table.selectRow(0)
    word = minhash.model.rows[0]
    with qtbot.waitSignal(minhash.words_changed) as marked:
        qtbot.keyClick(minhash.table, KEY.Key_Space)
    assert marked.args == [list(word.a.spans), list(word.b.spans)]
    assert minhash.model.index(0, WordModel.SHOWN).data() == "Marked"


def test_enter_asks_for_the_first_place_of_a_keyword(minhash, qtbot):
    minhash.table.selectRow(0)
    word = minhash.model.rows[0]
    with qtbot.waitSignal(minhash.place_asked) as asked:
        qtbot.keyClick(minhash.table, KEY.Key_Return)
    assert asked.args == [word.a.spans[0].start, word.b.spans[0].start]


def test_all_shows_the_keywords_of_one_paper_too(minhash, qtbot):
    before = minhash.model.rowCount()
    qtbot.mouseClick(minhash.which.button("all"), Qt.MouseButton.LeftButton)
    assert minhash.model.rowCount() >= before


def test_the_keywords_keep_the_rules_of_qt_models(minhash, qtmodeltester):
    qtmodeltester.check(minhash.model, force_py=True)


def test_the_steps_show_the_worked_example_digit_for_digit(qtbot):
    view = StepsView()
    qtbot.addWidget(view)
    tables = {t.accessibleName(): t for t in view.findChildren(type(view.votes))}
    said = tables["Worked example"].accessibleDescription()
    assert "散列值: −5 +5 −5 +5 +5 −5 −5 +5" in said
    assert said.endswith("−9 +1 −1 +1 +9 −9 −1 +1")


def test_the_steps_show_either_paper(qtbot):
    view = StepsView()
    qtbot.addWidget(view)
    view.show_pair(explained("fox hill", "river lamp"))
    qtbot.mouseClick(view.which.button("b"), Qt.MouseButton.LeftButton)
    assert view.name.text() == "02.txt"
    assert view.words.accessibleName() == "river lamp"


def test_the_methods_are_measured_when_the_tab_is_opened(page, qtbot):
    report = reports.pair_report()
    page.show_pair(report, report.pairs[0])
    qtbot.mouseClick(page.header.tab("methods"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.methods.model.rowCount() == 10, timeout=20_000)
    assert page.methods.model.index(1, 0).data() == "Equal strings"


def test_at_a_large_zoom_the_list_and_the_ribbons_give_way_to_the_texts(qtbot, qapp):
    theme.apply(qapp, "light", 2.0, "en")
    view = CompareView()
    qtbot.addWidget(view)
    view.resize(1024, 620)
    view.show()
    report = reports.pair_report()
    view.show_pair(report, report.pairs[0], Names(report))
    assert (view.side.isVisible(), view.ribbons.isVisible()) == (False, False)
    chip = view.strip.chips["verbatim"]
    assert chip.toolTip() == ("" if chip.width() >= chip.sizeHint().width() else "Verbatim")


def test_an_unreadable_paper_says_why_in_its_place(texts):
    report = reports.with_troubles(reports.class_report(4))
    pair = replace(report.pairs[0], a=0, b=len(report.documents) - 1, matches=(), copied_a=None, copied_b=None)
    texts.show_pair(report, pair, Names(report))
    assert [stack.currentIndex() for stack in texts.stacks] == [0, 1]
    assert texts.a.toPlainText() != ""


def test_long_texts_are_shown_in_turns_and_end_at_the_first_match(page, qtbot, monkeypatch):
    monkeypatch.setattr("plagcheck.ui.views.compare.LONG_TEXTS", 10)
    report = reports.pair_report()
    page.show_pair(report, report.pairs[0])
    assert page.compare.b.toPlainText() == ""
    qtbot.waitUntil(lambda: shown(page.compare) == "Match 1 of 6")
    assert page.compare.b.positions.length == len(report.documents[1].text)


def test_another_pair_takes_the_place_of_one_that_is_still_being_shown(page, qtbot, monkeypatch):
    monkeypatch.setattr("plagcheck.ui.views.compare.LONG_TEXTS", 10)
    first, second = reports.pair_report(), reports.empty_report()
    page.show_pair(first, first.pairs[0])
    page.show_pair(second, second.pairs[0])
    qtbot.waitUntil(lambda: shown(page.compare) == "0 matches")
    assert page.compare.a.positions.length == len(second.documents[0].text)


def test_the_explained_tabs_fill_when_they_are_opened(page, qtbot):
    report = reports.pair_report()
    page.show_pair(report, report.pairs[0])
    qtbot.mouseClick(page.header.tab("steps"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page._stack.currentWidget() is page.steps, timeout=20_000)
    assert page.tab == "steps"


class FoldingSession:
    """Answers what the shares would be without folding."""

    def shares_unfolded(self, _a, _b, _options):
        return 0.1, 0.25


def test_where_a_paper_was_disguised_the_share_without_folding_stands_beside(page, qtbot):
    report = reports.with_troubles(reports.class_report(4))
    page.show_pair(report, report.pairs[0], FoldingSession())
    qtbot.waitUntil(lambda: page.compare.head_a.direction.text() == "of A is found in B; without folding 10.0%")
    assert page.compare.head_b.direction.text() == "of B is found in A; without folding 25.0%"


def test_where_nothing_was_folded_no_second_share_is_told(page):
    report = reports.pair_report()
    page.show_pair(report, report.pairs[0], FoldingSession())
    assert page._unfolded is None


def test_a_badge_that_several_matches_share_opens_a_list_of_them(texts, qtbot):
    texts.go_to(0)
    menu = texts.ribbons.list_of((0, 2))
    assert [action.text() for action in menu.actions()] == ["1  Verbatim", "3  Verbatim"]
    menu.actions()[1].trigger()
    assert shown(texts) == "Match 3 of 6"
    menu.close()
