"""How many of 800 files of 50–2000 bytes are decoded to the very text: `python -m tests.bench.encodings`.

Ten kinds of 80 files: GBK, GB18030, Big5, UTF-8, UTF-8 with mark, UTF-16 of both orders with and without mark, cp1252. The
texts are our own sentences and lines in the public domain (论语, 道德經, Tang poems). charset-normalizer is asked the same.
"""

import codecs
import random

from charset_normalizer import from_bytes

from plagcheck.engine.reading.flow import UnreadableError
from plagcheck.engine.reading.text import decode

PER_KIND = 80
SIMPLIFIED = """潮水退去以后，沙滩上留下一道道弯曲的痕迹。
本文用三年的观测数据说明，水温每升高一度，产卵期平均提前两天。
实验在恒温箱里进行，样品先后称量五次，取平均值。
学而时习之，不亦说乎？有朋自远方来，不亦乐乎？
床前明月光，疑是地上霜。举头望明月，低头思故乡。
问卷共发出四百二十份，收回三百九十一份，其中有效问卷三百七十份。
图书馆的座位在考试周总是不够用，我们统计了各楼层的占用情况。
旧城改造应当保留街巷的尺度，不能只看建筑的高度和容积率。
由于算法的时间复杂度是线性的，处理一百万条记录只需要几秒钟。
他推开窗户，看见院子里的石榴树开了花，邻居家的猫趴在墙头打盹。
（1）材料与方法；（2）结果；（3）讨论——以下分别说明。
参考文献：见附录一，第3页至第5页，数据保留两位小数。"""
TRADITIONAL = """潮水退去以後，沙灘上留下一道道彎曲的痕跡。
本文用三年的觀測資料說明，水溫每升高一度，產卵期平均提前兩天。
道可道，非常道。名可名，非常名。無名天地之始；有名萬物之母。
問卷共發出四百二十份，收回三百九十一份，其中有效問卷三百七十份。
圖書館的座位在考試週總是不夠用，我們統計了各樓層的佔用情況。
舊城改造應當保留街巷的尺度，不能只看建築的高度和容積率。
國破山河在，城春草木深。感時花濺淚，恨別鳥驚心。
他推開窗戶，看見院子裡的石榴樹開了花，鄰居家的貓趴在牆頭打盹。
學生每週記錄一次，並且把結果寄給老師，由老師統一整理。
參考文獻：見附錄一，第3頁至第5頁，數據保留兩位小數。"""
LATIN = """Les élèves ont noté chaque matin la température de l’eau et la hauteur de la marée.
Où est passée la neige de l’hiver dernier ? « Elle a fondu », répondit-elle à sa mère.
Die Fische überwintern in tieferem Wasser; größere Tiere kehren früher zurück.
Schüler müssen für die Prüfung täglich üben, sonst fällt es ihnen schwer.
El niño preguntó por qué el río bajaba más rápido en la mañana que después.
The café’s owner said that the “new” menu – three dishes – would cost £5 more.
Também não há informação sobre a região; são poucos os números disponíveis.
På øya bor det få mennesker, men når våren kommer, fylles gårdene av barn.
The résumé shows a naïve view of the data, as Müller and Gärtner pointed out.
Il più giovane però non poté restare, perché la città era già piena."""
GB18030_ONLY = "㐀㐁㑇㑊䓬䶮"
KINDS: tuple[tuple[str, str, bytes], ...] = (
    ("gbk", "gbk", b""), ("gb18030", "gb18030", b""), ("big5", "big5", b""), ("utf-8", "utf-8", b""),
    ("utf-8 mark", "utf-8", codecs.BOM_UTF8), ("utf-16-le mark", "utf-16-le", codecs.BOM_UTF16_LE),
    ("utf-16-be mark", "utf-16-be", codecs.BOM_UTF16_BE), ("utf-16-le", "utf-16-le", b""), ("utf-16-be", "utf-16-be", b""),
    ("cp1252", "cp1252", b""),
)  # fmt: skip


def sample(kind: str, codec: str, choose: random.Random) -> str:
    """A text of 50–2000 bytes in this encoding that holds something beyond ASCII."""
    source = {"big5": TRADITIONAL, "cp1252": LATIN}.get(kind) or choose.choice((SIMPLIFIED, TRADITIONAL, SIMPLIFIED))
    if kind.startswith("utf-16") and choose.random() < 0.3:
        source = LATIN
    size = choose.choice((50, 100, 200, 500, 2000))
    text = ""
    while len(text.encode(codec, "ignore")) < size + 40:
        line = choose.choice(source.split("\n"))
        text += line[choose.randrange(len(line) // 2) :] + choose.choice(("\n", " ", "", "\r\n"))
        if kind == "gb18030":
            text += choose.choice(GB18030_ONLY)
    while len(text.encode(codec, "ignore")) > size:
        text = text[:-1]
    text = text.encode(codec, "ignore").decode(codec)
    return text if not text.isascii() else sample(kind, codec, choose)


def ours(data: bytes) -> str:
    """The text as plagcheck reads it, before line ends are made one."""
    try:
        return decode(data).text
    except UnreadableError:
        return ""


def theirs(data: bytes) -> str:
    """The text as charset-normalizer reads it."""
    best = from_bytes(data).best()
    return str(best).removeprefix("\ufeff") if best else ""


def main() -> None:
    """Print the share of texts decoded exactly."""
    choose = random.Random(7)
    totals = [0, 0]
    for kind, codec, mark in KINDS:
        texts = [sample(kind, codec, choose) for _ in range(PER_KIND)]
        right = [sum(way(mark + text.encode(codec)) == text for text in texts) for way in (ours, theirs)]
        totals = [a + b for a, b in zip(totals, right, strict=True)]
        print(f"{kind:16} plagcheck {right[0]:3} / {PER_KIND}   charset-normalizer {right[1]:3} / {PER_KIND}")
    whole = PER_KIND * len(KINDS)
    print(f"{'all':16} plagcheck {totals[0] / whole:.4f}   charset-normalizer {totals[1] / whole:.4f}")


if __name__ == "__main__":
    main()
