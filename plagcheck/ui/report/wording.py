"""The words of a report, in its own language: a report in Chinese can leave a window in English.

One table, three columns; `Words(language)("key", …)` fills the gaps. Levels, kinds and statuses are keys too.
"""

from plagcheck.engine import filled

LANGUAGES = ("en", "zh_CN", "zh_TW")
_TABLE: dict[str, tuple[str, str, str]] = {
    "report": ("Report on shared text", "文字复制检测报告", "文字相似檢測報告"),
    "untitled": ("Check of {0:paper|papers}", "{0} 篇文稿的检查", "{0} 篇文稿的檢查"),
    "papers": (
        "{0:paper|papers}, {1} compared, {2:pair|pairs}",
        "{0} 篇文稿，{1} 篇参与比较，{2} 对",
        "{0} 篇文稿，{1} 篇參與比較，{2} 對",
    ),
    "highest-total": ("Highest total copied share", "最高总文字复制比", "最高總文字相似比"),
    "highest-single": ("Largest share from one paper", "最高单篇复制比", "最高單篇相似比"),
    "median": ("Median", "中位数", "中位數"),
    "groups": ("Groups at {0} or more", "达到 {0} 的组", "達到 {0} 的組"),
    "all-sources": ("{0}, all sources", "{0}，含多个来源", "{0}，含多個來源"),
    "from": ("{0}, found in {1}", "{0} 取自 {1}", "{0} 取自 {1}"),
    "of-pairs": ("of the {0:pair|pairs} with shared text", "有相同文字的 {0} 对", "有相同文字的 {0} 對"),
    "in-groups": ("{0:paper|papers}, {1:pair|pairs}", "共 {0} 篇，{1} 对", "共 {0} 篇，{1} 對"),
    "ranking": ("Papers by total copied share", "按文稿排名", "依文稿排名"),
    "ranking-note": (
        "share of the counted characters; a name leads to its pair",
        "比例以计入字数为分母；点文稿名到该对",
        "比例以計入字數為分母；按文稿名到該對",
    ),
    "paper": ("Paper", "文稿", "文稿"),
    "total": ("Total copied share", "总文字复制比", "總文字相似比"),
    "total-short": ("Total", "总复制比", "總相似比"),
    "without": ("Without quotations and references", "去除引用后", "去除引用後"),
    "without-short": ("Less quoted", "去除引用后", "去除引用後"),
    "single": ("Largest single", "单篇最大", "單篇最大"),
    "source": ("From", "来自", "來自"),
    "page": ("page {0}", "第 {0} 页", "第 {0} 頁"),
    "page-of": ("Page {0} of {1}", "第 {0} 页，共 {1} 页", "第 {0} 頁，共 {1} 頁"),
    "rest": (
        "{0:more paper shares|more papers share} less; see the list of all papers at the end.",
        "其余 {0} 篇比例更低，完整列表见末尾“全部文稿”。",
        "其餘 {0} 篇比例更低，完整列表見末尾「全部文稿」。",
    ),
    "nothing-shared": ("No two papers share text.", "没有两篇文稿有相同的文字。", "沒有兩篇文稿有相同的文字。"),
    "distribution": ("Distribution of copied shares", "复制比分布", "相似比分布"),
    "distribution-note": (
        "{0:pair shares|pairs share} text, {1:does|do} not",
        "{0} 对有相同文字，其余 {1} 对没有",
        "{0} 對有相同文字，其餘 {1} 對沒有",
    ),
    "heat-map": ("Heat map", "热图", "熱圖"),
    "heat-note": ("how much of the row stands in the column", "行的文字出现在列中的比例", "列的文字出現在欄中的比例"),
    "group": ("Group {0}", "第 {0} 组", "第 {0} 組"),
    "highest": ("highest {0}", "最高 {0}", "最高 {0}"),
    "unread": (
        "{0} could not be read and {0:=takes|take} part in no score:",
        "未能读取 {0} 篇，不参加任何比较：",
        "未能讀取 {0} 篇，不參與任何比較：",
    ),
    "all-read": ("All papers were read.", "全部文稿都已读取。", "全部文稿都已讀取。"),
    "options": ("Options", "选项", "選項"),
    "options-text": (
        "shortest verbatim match {0} Han characters or {1} words; excluded: {2}; fingerprint of {3} bits, limit {4}; K = {5}; token rates: {6}",
        "最短逐字匹配 {0} 字或 {1} 词；排除：{2}；{3} 位指纹，界限 {4}；K = {5}；词频背景：{6}",
        "最短逐字相符 {0} 字或 {1} 詞；排除：{2}；{3} 位元指紋，界限 {4}；K = {5}；詞頻背景：{6}",
    ),
    "class": ("this class", "本班文稿", "本班文稿"),
    "shipped": ("shipped table", "自带词频表", "內建詞頻表"),
    "none-excluded": ("nothing", "无", "無"),
    "quotes": ("quotations", "引文", "引文"),
    "references": ("references", "参考文献", "參考文獻"),
    "common": ("common passages", "全班共有的段落", "全班共有的段落"),
    "front-matter": ("front matter", "封面与目录", "封面與目錄"),
    "template": ("template", "题目与模板", "題目與範本"),
    "disclaimer": (
        "A copied share says how much text two papers have in common; it does not judge. Every number is defined on the last pages.",
        "复制比说明两份文字的重合程度，不判断是否抄袭。各数的定义见末页。",
        "相似比說明兩份文字的重合程度，不判斷是否抄襲。各數的定義見末頁。",
    ),
    "pair": ("Pair {0}", "第 {0} 对", "第 {0} 對"),
    "pairs": ("Pairs", "配对", "配對"),
    "and": ("{0} and {1}", "{0} 与 {1}", "{0} 與 {1}"),
    "level": ("Level", "级别", "級別"),
    "identical": ("Identical", "完全相同", "完全相同"),
    "high": ("High", "高", "高"),
    "medium": ("Medium", "中", "中"),
    "low": ("Low", "低", "低"),
    "none": ("None", "无", "無"),
    "verbatim": ("Verbatim", "逐字", "逐字"),
    "edited": ("Edited", "改动", "改動"),
    "reworded": ("Reworded", "改写", "改寫"),
    "reordered": ("Reordered", "换序", "換序"),
    "summary": ("Summary", "概述", "概述"),
    "summary-title": ("Summary", "摘要", "摘要"),
    "in-b": ("of A is found in B", "A 的文字出现在 B 中", "A 的文字出現在 B 中"),
    "in-a": ("of B is found in A", "B 的文字出现在 A 中", "B 的文字出現在 A 中"),
    "of-counted": ("{0} of {1:counted character|counted characters}", "{0} / {1} 计入字数", "{0} / {1} 計入字數"),
    "size": ("{0:character|characters}, {1} counted", "{0} 字，计入 {1} 字", "{0} 字，計入 {1} 字"),
    "changed": ("boxed words are changed", "加框的是改动过的词", "加框的是改動過的詞"),
    "fingerprint": ("Fingerprint", "指纹", "指紋"),
    "distance": ("distance {0} of {1}", "距离 {0} / {1}", "距離 {0} / {1}"),
    "near": ("near-duplicate (limit {0})", "近似重复（界限 {0}）", "近似重複（界限 {0}）"),
    "not-near": ("no near-duplicate (limit {0})", "不属近似重复（界限 {0}）", "不屬近似重複（界限 {0}）"),
    "no-fingerprint": ("no keywords, no fingerprint", "没有关键词，没有指纹", "沒有關鍵詞，沒有指紋"),
    "resemblance": (
        "exact {0}, MinHash {1} ± {2} (K = {3}), K smallest values {4} ± {5}",
        "精确 {0}，MinHash {1} ± {2}（K = {3}），最小 K 值 {4} ± {5}",
        "精確 {0}，MinHash {1} ± {2}（K = {3}），最小 K 值 {4} ± {5}",
    ),
    "keywords": ("Keywords", "关键词", "關鍵詞"),
    "keywords-note": ("levels in A/B", "级别 A/B", "級別 A/B"),
    "passages": ("Shared passages", "相同的段落", "相同的段落"),
    "passages-note": ("{0}, in the order of A", "{0} 处，按 A 中的顺序", "{0} 處，依 A 中的順序"),
    "shown-of": ("{0} of {1} shown", "显示 {0} / {1}", "顯示 {0} / {1}"),
    "excluded-size": ("{0:character|characters} excluded", "已排除 {0} 字", "已排除 {0} 字"),
    "at": ("at {0}, {1:character|characters}", "第 {0} 字，{1} 字", "第 {0} 字，{1} 字"),
    "similar": ("similarity {0}", "相似 {0}", "相似 {0}"),
    "list-comma": (", ", "、", "、"),
    "also-in": ("also in {0}", "也见于 {0}", "也見於 {0}"),
    "also-in-more": ("also in {0} and {1} more", "也见于 {0} 等，另有 {1} 篇", "也見於 {0} 等，另有 {1} 篇"),
    "continued": ("{0} continued", "{0}（续）", "{0}（續）"),
    "more": ("… {0:more character|more characters}", "……另有 {0} 字", "……另有 {0} 字"),
    "no-passages": ("No passage of one stands in the other.", "没有一段相同。", "沒有任何一段相同。"),
    "reviews": ("Reviewed pairs", "已查看的配对", "已檢視的配對"),
    "pair-column": ("Pair", "配对", "配對"),
    "share": ("Copied share", "复制比", "相似比"),
    "note": ("Note", "备注", "備註"),
    "review": ("Review", "查看情况", "檢視情形"),
    "review-open": ("Not reviewed", "未查看", "未檢視"),
    "review-discuss": ("To discuss", "待讨论", "待討論"),
    "review-aside": ("Set aside", "已搁置", "已擱置"),
    "aside": ("Matches set aside", "已放下的匹配", "已放下的相符處"),
    "aside-note": (
        "{0}; they count in no share",
        "{0} 处，不计入复制比",
        "{0} 處，不計入相似比",
    ),
    "aside-count": ("Matches set aside: {0}", "已放下 {0} 处匹配", "已放下 {0} 處相符"),
    "reason": ("Reason: {0}", "理由：{0}", "理由：{0}"),
    "no-reason": ("no reason given", "没有写理由", "沒有寫理由"),
    "reckoning": ("Reckoning", "计算过程", "計算過程"),
    "raw": ("all text", "全部文字", "全部文字"),
    "final": ("as reported", "报告所用", "報告所用"),
    "less": ("less {0}", "再去除{0}", "再去除{0}"),
    "all-papers": ("All papers", "全部文稿", "全部文稿"),
    "reading": ("Reading", "读取情况", "讀取情況"),
    "skipped": ("Skipped files", "跳过的文件", "略過的檔案"),
    "unread-title": ("Papers that were not read", "未能读取的文稿", "未能讀取的文稿"),
    "definitions": ("What the numbers mean", "各数的定义", "各數的定義"),
    "contents": ("Skip to the pairs", "跳到配对", "跳到配對"),
    "def-total": (
        "Total copied share: counted characters of a paper that lie in a match with any other paper, divided by its counted characters.",
        "总文字复制比：一篇文稿中，与任何其他文稿有匹配的计入字数，除以该篇全部计入字数。",
        "總文字相似比：一篇文稿中，與任何其他文稿相符的計入字數，除以該篇全部計入字數。",
    ),
    "def-single": (
        "Largest share from one paper: the same for the one other paper that holds most of it. It has a direction: A in B is not B in A.",
        "单篇最大文字复制比：只看重合最多的那一篇。有方向：A 在 B 中，不等于 B 在 A 中。",
        "單篇最大文字相似比：只看重合最多的那一篇。有方向：A 在 B 中，不等於 B 在 A 中。",
    ),
    "def-without": (
        "Without quotations and references: quotations in quotation marks and the list of references leave both sides of the division.",
        "去除引用后复制比：引号中的引文和参考文献表，从分子和分母中一并去除。",
        "去除引用後相似比：引號中的引文和參考文獻表，從分子和分母中一併去除。",
    ),
    "def-counted": (
        "Counted: letters, digits and ideographs, less hidden text, running heads, page numbers and what the options exclude.",
        "计入字数：字母、数字和汉字，不含隐藏文字、页眉页脚、页码，以及选项排除的部分。",
        "計入字數：字母、數字和漢字，不含隱藏文字、頁首頁尾、頁碼，以及選項排除的部分。",
    ),
    "def-level": (
        "Level: identical, high (half or more), medium (15 % or more), low (some match), none: an order to look in, never a judgement.",
        "级别：完全相同、高（一半以上）、中（15% 以上）、低（有匹配）、无。只是查看的顺序，不是判断。",
        "級別：完全相同、高（一半以上）、中（15% 以上）、低（有相符處）、無。只是查看的順序，不是判斷。",
    ),
    "def-kinds": (
        "Kinds of match: verbatim, word for word; edited, at least 70 % of the words in order; reordered, the same without order; "
        "reworded, in other words; summary, told more shortly.",
        "匹配类型：逐字；改动，至少七成词按原次序；换序，词相同而次序不同；改写，换了说法；概述，压缩成更短的文字。",
        "相符類型：逐字；改動，至少七成詞依原次序；換序，詞相同而次序不同；改寫，換了說法；概述，壓縮成更短的文字。",
    ),
    "def-aside": (
        "Set aside: a match that whoever checked has set aside, with the reason they gave, counts in no copied share and no level; "
        "its text stays in the counted characters.",
        "已放下的匹配：查看者放下并写明理由的匹配，不计入任何复制比和级别；其文字仍在计入字数之内。",
        "已放下的相符處：檢視者放下並寫明理由的相符處，不計入任何相似比和級別；其文字仍在計入字數之內。",
    ),
    "def-distance": (
        "Fingerprint distance: bits in which the simhash fingerprints of the weighted keywords differ; unrelated papers differ in about "
        "half. A hint, not a verdict: read the texts.",
        "指纹距离：两篇加权关键词的 simhash 指纹有几位不同；无关文稿约有一半不同。只是线索，不是结论，请看原文。",
        "指紋距離：兩篇加權關鍵詞的 simhash 指紋有幾位不同；無關文稿約有一半不同。只是線索，不是結論，請看原文。",
    ),
    "def-resemblance": (
        "Resemblance (Jaccard): of all distinct runs of five words in either paper, the part in both; MinHash estimates it from K values, "
        "shown with one standard error.",
        "Jaccard 相似度：两篇全部不同的五词片段中，两篇都有的比例；MinHash 用 K 个值估计它，附一个标准误差。",
        "Jaccard 相似度：兩篇全部不同的五詞片段中，兩篇都有的比例；MinHash 用 K 個值估計它，附一個標準誤差。",
    ),
    "hidden-name": ("Paper {0}", "文稿 {0}", "文稿 {0}"),
    "status-no-text": ("no text", "没有文字", "沒有文字"),
    "status-unreadable": ("cannot be read", "不能读取", "無法讀取"),
    "status-password": ("needs a password", "需要密码", "需要密碼"),
    "status-too-large": ("too large", "太大", "太大"),
}
DEFINITIONS = (
    "def-total", "def-single", "def-without", "def-counted", "def-level", "def-kinds", "def-aside", "def-distance",
    "def-resemblance",
)  # fmt: skip


class Words:
    """The words of one language; an unknown language is English. Raises KeyError for an unknown key."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else "en"
        self._column = LANGUAGES.index(self.language)

    def __call__(self, key: str, *values: object) -> str:
        return filled(_TABLE[key][self._column], *values)

    @property
    def html_language(self) -> str:
        """What the `lang` attribute says."""
        return {"zh_CN": "zh-Hans", "zh_TW": "zh-Hant"}.get(self.language, "en")


def percent(share: float | None) -> str:
    """A share with one decimal, rounded down so that 100% means all; a dash when there is none."""
    if share is None:
        return "–"
    tenths = int(share * 1000 + 1e-9)
    return "100%" if tenths >= 1000 else f"{tenths / 10:.1f}%"


def figure(value: float) -> str:
    """A resemblance with three decimals, rounded down."""
    return f"{int(value * 1000 + 1e-9) / 1000:.3f}"
