"""Reports made by hand, for every test of the window: their right numbers are known because they are put together here.

`class_report(n)` has n papers of which some share sentences; `pair_report()` is the comparison of two papers with a match of
every kind; `unreadable()` and `empty_report()` are the sad cases. No engine runs.
"""

from dataclasses import replace

from plagcheck.engine.model import (
    Comparison,
    Document,
    Finding,
    Keyword,
    Mark,
    Match,
    Options,
    Paper,
    ReckoningStep,
    Report,
    Resemblance,
    Review,
    SetAside,
    SharedKeyword,
    SharedKeywords,
    Skipped,
    Span,
    Submission,
    SubmissionPair,
    level_of,
)

SENTENCES = (
    "傍晚以后，河边步道的路灯一盏一盏亮起来，散步的人也渐渐多了。",
    "与白天相比，夜里的公园更依赖灯光来划定边界、提示路径。",
    "我们在 2023 年秋季连续十四个晚上记录了入园的人数。",
    "结果显示，主路照度提高以后，愿意多走一段的人明显增加。",
    "换句话说，灯并不是越亮越好，人们在意的是看得清前面的路。",
    "在约 3000 K 的暖色光下，停留的时间比冷色光下长四分之一。",
    "因此，本文建议把照明分为主路、支路和停留区三级。",
    "先测量照度，再访谈使用者，最后调整灯位。",
    "受访者按年龄分为三组，老年人对眩光的抱怨最多。",
    "照度计在每晚开始之前校准一次，测点沿步道每十米设一个。",
    "树荫里的明暗变化会让人放慢脚步，却不一定让人掉头。",
    "管理费用仍然是主要的限制，节电的控制器可以省下一部分。",
    "带孩子的家庭更看重座椅附近的光是否均匀。",
    "本文只覆盖了一个季节，结论能否推广还需要更长的记录。",
    "冷色光只在球场一侧更受欢迎，那里的使用者多为年轻人。",
    "A park after dark is free and open, yet it is rarely studied as part of the street.",
    "Brightness alone explains little as long as the ground ahead can be seen.",
    "Visitors were asked to fill in a short form when they left the park.",
    "Two evenings with heavy rain were left out of the count.",
    "The lamps were dimmed after ten, and nobody complained about it.",
)
NAMES = (
    "期末论文_终稿_修改版（最终）2.docx", "parks-and-noise.pdf", "论文.docx", "evening.txt", "扫描件.pdf", "步道调查.odt",
    "夜间照明与步行意愿（终稿）.docx", "湖边的灯.docx", "light-and-sleep.pdf", "作业.doc", "公园座椅.docx", "公园灯光.pdf",
)  # fmt: skip
_BIT_PATTERN = 0x3DBF_DF48_2709_4A95


def document(path: str, text: str, **more: object) -> Document:
    """A document that was read without trouble."""
    made = Document(
        path, text, kind=path.rsplit(".", 1)[-1], sha256=f"{abs(len(text)) * 2654435761 % 2**256:064x}", size=len(text)
    )
    return replace(made, **more)  # type: ignore[arg-type]


def paper(number: int, text: str, name: str = "", **more: object) -> Paper:
    """Paper `number` as a report holds it; its submission has the same number and the key S01, S02 …"""
    path = f"class/S{number + 1:02d}/{name or NAMES[number % len(NAMES)]}"
    words = [w for w in ("照度", "步行", "公园", "灯光", "brightness") if w in text]
    keywords = tuple(Keyword(w, 5 - i % 5, 1 / (i + 1), _places(text, w)) for i, w in enumerate(words))
    counted = sum(c.isalnum() for c in text)
    made = Paper(
        number, document(path, text), number, "paper", "zh", counted, counted // 2, _BIT_PATTERN, len(words), keywords
    )
    return replace(made, **more)  # type: ignore[arg-type]


def _places(text: str, word: str) -> tuple[Span, ...]:
    starts = [i for i in range(len(text)) if text.startswith(word, i)]
    return tuple(Span(i, i + len(word)) for i in starts)


def compared(a: Paper, b: Paper, matches: tuple[Match, ...]) -> Comparison:
    """The comparison that follows from its matches, with a fixed fingerprint distance and resemblance."""
    shares = [
        sum(c.isalnum() for m in matches for c in p.text[getattr(m, side).start : getattr(m, side).end]) / max(1, p.counted)
        for p, side in ((a, "a"), (b, "b"))
    ]
    level = level_of(max(shares), bool(matches))
    distance = 32 - int(29 * max(shares))
    copied = [round(s * p.counted) for s, p in zip(shares, (a, b), strict=True)]
    steps = tuple(ReckoningStep(s, copied[0], a.counted, copied[1], b.counted) for s in ("raw", "final"))
    exact = min(1.0, max(shares) * 0.8)
    return Comparison(
        a.id, b.id, shares[0], shares[1], matches,
        longest_match=max((m.a.length for m in matches if m.kind == "verbatim"), default=0),
        resemblance=Resemblance(exact, exact * 0.98, 0.04, exact * 0.97, 0.039, 128),
        distance=distance, near_duplicate=distance <= 3,
        keywords=SharedKeywords(0.94, tuple(SharedKeyword(k.word, k.weight, k.weight) for k in a.keywords)),
        level=level, reckoning=steps,
    )  # fmt: skip


def same_sentences(a: Paper, b: Paper) -> tuple[Match, ...]:
    """A verbatim match for every sentence both papers hold."""
    found = []
    for sentence in SENTENCES:
        at, to = a.text.find(sentence), b.text.find(sentence)
        if at >= 0 and to >= 0:
            size = len(sentence)
            found.append(Match(Span(at, at + size), Span(to, to + size), "verbatim", 1.0, strength=float(size)))
    return tuple(sorted(found, key=lambda m: m.a))


def text_of(*sentences: int) -> str:
    """The sentences with these numbers, three to a paragraph."""
    parts = [SENTENCES[i % len(SENTENCES)] for i in sentences]
    return "\n".join("".join(parts[i : i + 3]) for i in range(0, len(parts), 3))


def report_of(papers: tuple[Paper, ...], pairs: tuple[Comparison, ...], **more: object) -> Report:
    """A report of papers that are a submission each."""
    ordered = tuple(sorted(pairs, key=lambda p: (-p.copied, p.a, p.b)))
    submissions = tuple(Submission(p.id, f"S{p.id + 1:02d}", (p.id,)) for p in papers)
    by_pair = tuple(SubmissionPair(p.a, p.b, p.copied_a, p.copied_b, p.level, (i,)) for i, p in enumerate(ordered))
    made = Report(
        papers, submissions, ordered, by_pair, created="2026-12-01T09:30:00Z", version="0.1.0",
        compared=len(papers) * (len(papers) - 1) // 2, seconds=1.8,
    )  # fmt: skip
    return replace(made, groups=_groups(made), **more)  # type: ignore[arg-type]


def _groups(report: Report) -> tuple[tuple[int, ...], ...]:
    member = {s.id: s.id for s in report.submissions}
    for pair in report.submission_pairs:
        if pair.level in ("medium", "high", "identical"):
            old, new = member[pair.b], member[pair.a]
            member = {k: new if v == old else v for k, v in member.items()}
    groups: dict[int, list[int]] = {}
    for who, group in member.items():
        groups.setdefault(group, []).append(who)
    return tuple(tuple(g) for g in groups.values() if len(g) > 1)


def class_report(papers: int = 12) -> Report:
    """A class in which S01 and S02 share nearly all, S03 and S04 half, and every fifth paper one sentence with S01."""
    chosen = [
        [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 12], [6, 7, 8, 9, 18], [6, 7, 13, 14, 19, 15],
        *([(i * 7 + j) % 5 + 15 for j in range(1)] + [100 + i] for i in range(4, papers)),
    ][:papers]  # fmt: skip
    own = "这一篇的第 {} 段是作者自己写的，与别人没有一句相同，只是为了让长度像一篇作业。"
    texts = [
        text_of(*(n for n in numbers if n < 100)) + "\n" + own.format(i) * (3 if i < 4 else 8 + i % 5)
        for i, numbers in enumerate(chosen)
    ]
    all_papers = tuple(paper(i, text) for i, text in enumerate(texts))
    found = ((a, b, same_sentences(a, b)) for a in all_papers for b in all_papers if a.id < b.id)
    return report_of(all_papers, tuple(compared(a, b, m) for a, b, m in found if m))


def with_troubles(report: Report) -> Report:
    """The same class with an unreadable scan, a locked file, and disguises in the first paper."""
    papers = list(report.documents)
    text = papers[0].text[:8] + "\u200b" + papers[0].text[8:14] + "\u200b" + papers[0].text[14:]
    findings = (
        Finding("invisible-characters", "2 invisible characters were ignored", 2, (Span(8, 9), Span(15, 16)), True),
        Finding("look-alike-letters", "1 look-alike letter was read as Latin", 1, (Span(20, 21),), True),
        Finding("encoding-guessed", "the encoding was guessed: gb18030", 1, detail="gb18030"),
    )
    papers[0] = replace(papers[0], document=replace(papers[0].document, text=text, warnings=findings))
    scan = Finding("no-text-layer", "no text layer: takes part in no score; run text recognition first", 1, detail="3")
    papers.append(_unread(len(papers), "扫描件.pdf", "no-text", scan))
    locked = Finding("password", "is protected by a password")
    papers.append(_unread(len(papers), "论文（加密）.docx", "password", locked))
    submissions = tuple(Submission(p.id, f"S{p.id + 1:02d}", (p.id,)) for p in papers)
    skipped = (Skipped("class/~$论文.docx", "office lock file"),)
    return replace(report, documents=tuple(papers), submissions=submissions, skipped=skipped)


def _unread(number: int, name: str, status: str, finding: Finding) -> Paper:
    made = paper(number, "", name)
    document = replace(made.document, status=status, warnings=(finding,))  # type: ignore[arg-type]
    return replace(made, document=document, language="", fingerprint=None)


def pair_report() -> Report:
    """Two papers with a match of every kind, a repeated passage, changed words, and an excluded quotation."""
    a = paper(0, text_of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), "夜间照明与步行意愿（终稿）.docx")
    said_twice = SENTENCES[1]
    other = (
        SENTENCES[10], SENTENCES[3], said_twice, "我们在 2024 年春季连续二十个晚上记录了入园的人数。",
        "可见亮度本身说明不了什么，只要看得清路面就够了。", "调整灯位之前要访谈使用者，而照度应当最先测量。",
        "全段主张分级照明，夜深调暗。", "“灯光是夜晚的路标。”", said_twice, SENTENCES[11],
    )  # fmt: skip
    b = paper(1, "\n".join(other), "公园灯光.pdf")
    matches = (
        _between(a, b, SENTENCES[1], said_twice, "verbatim", 1.0, repeated=True),
        _between(a, b, SENTENCES[2], other[3], "edited", 0.88, ("2023 年秋季", "十四"), ("2024 年春季", "二十")),
        _between(a, b, SENTENCES[3], other[1], "verbatim", 1.0),
        _between(a, b, SENTENCES[4], other[4], "reworded", 0.61),
        _between(a, b, SENTENCES[7], other[5], "reordered", 0.74),
        _between(a, b, SENTENCES[6], other[6], "summary", 0.4),
    )
    quote = b.text.index(other[7])
    pair = replace(compared(a, b, matches), excluded_b=(Mark(quote, quote + len(other[7]), "quotes"),))
    return report_of((a, b), (pair,), options=Options(exclude=frozenset({"quotes"})))


def _between(
    a: Paper, b: Paper, from_a: str, from_b: str, kind: str, similarity: float,
    changed_a: tuple[str, ...] = (), changed_b: tuple[str, ...] = (), repeated: bool = False,
) -> Match:  # fmt: skip
    at, to = a.text.index(from_a), b.text.index(from_b)
    again = b.text.index(from_b, to + 1) if repeated else 0
    return Match(
        Span(at, at + len(from_a)), Span(to, to + len(from_b)), kind, similarity,  # type: ignore[arg-type]
        also=(Span(again, again + len(from_b)),) if repeated else (),
        changes_a=tuple(Span(a.text.index(w, at), a.text.index(w, at) + len(w)) for w in changed_a),
        changes_b=tuple(Span(b.text.index(w, to), b.text.index(w, to) + len(w)) for w in changed_b),
        strength=similarity * len(from_a),
    )  # fmt: skip


def reviewed_report() -> Report:
    """The same pair with one match set aside, to be discussed, and a note."""
    report = pair_report()
    pair = report.pairs[0]
    gone = next(m for m in pair.matches if report.documents[0].text[m.a.start : m.a.end] == SENTENCES[3])
    rest = tuple(m for m in pair.matches if m is not gone)
    pair = replace(pair, matches=rest, aside=(SetAside(gone, "It stands in the task"),))
    return replace(report, pairs=(pair,), reviews=(Review(0, 1, "discuss", "Both quote <one> handout"),))


def empty_report() -> Report:
    """Two papers that share nothing."""
    a, b = paper(0, text_of(0, 1, 2)), paper(1, text_of(15, 16, 17), "parks-and-noise.pdf")
    return report_of((a, b), (compared(a, b, ()),))


def big_report(papers: int, pairs: int) -> Report:
    """Many papers and pairs of one sentence each, with shares spread over 0..1 by a fixed rule."""
    all_papers = tuple(paper(i, SENTENCES[i % 15]) for i in range(papers))
    made = []
    for k in range(pairs):
        a, gap = k % papers, 1 + k // papers
        b = (a + gap) % papers
        share = (k * 7919 % 10007) / 10007
        low, high = min(a, b), max(a, b)
        match = Match(Span(0, 10), Span(0, 10), "verbatim", 1.0)
        level = level_of(share, True)
        pair = Comparison(
            low, high, share, share * 0.9, (match,), 10, distance=k % 33, near_duplicate=k % 33 <= 3, level=level
        )
        made.append(pair)
    return report_of(all_papers, tuple(made))
