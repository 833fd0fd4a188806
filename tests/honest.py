"""Honest papers of many kinds, drawn independently of one another: what two of them share they share by chance or by form.

Each maker takes a source of chance and gives one paper. Papers of one kind share what their kind shares (words, names, a form,
formulas of the subject), never an order or a choice of their own.
"""

import random
from collections.abc import Callable

SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu"
PLAIN_WORDS = (
    "the of and to in is it was for on are with as at this from we they he she not one two three day time water heat light "
    "sample result value test plant glass tube steel house river city field school teacher student paper method group table "
    "line point small large high low new old first last good hard warm cold clean dark long short early late open closed made "
    "found took gave kept left grew fell rose came went held saw used read wrote asked said turned moved showed measured "
    "added removed heated cooled mixed poured weighed placed noted checked compared repeated"
)
PLAIN = PLAIN_WORDS.split()
HAN = (
    "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经"
    "十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形"
    "相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展"
    "五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战"
)
Maker = Callable[[random.Random], str]


def invented(seed: str, size: int) -> list[str]:
    """`size` words that no table holds."""
    chance = random.Random(seed)
    words: dict[str, None] = {}
    while len(words) < size:
        words["".join(chance.choices(SYLLABLES.split(), k=3))] = None
    return list(words)


def sentences(words: list[str], length: int, *, skewed: bool = False) -> Maker:
    """Random sentences of `length` words in all, drawn evenly or as in language (the k-th word 1 ÷ k times as often)."""
    weights = [1 / (k + 1) for k in range(len(words))] if skewed else None

    def make(chance: random.Random) -> str:
        drawn = chance.choices(words, weights, k=length)
        ends = {i for i in range(length) if chance.random() < 1 / 12} | {length - 1}
        return " ".join(word + ("." if i in ends else "") for i, word in enumerate(drawn))

    return make


def characters(signs: str, length: int, *, word: int = 1) -> Maker:
    """Random Chinese sentences over few characters, or over words of `word` characters cut from `signs`."""
    units = [signs[i : i + word] for i in range(0, len(signs) - word + 1, word)]

    def make(chance: random.Random) -> str:
        drawn = chance.choices(units, k=length // word)
        return "".join(unit + ("。" if chance.random() < word / 20 else "") for unit in drawn) + "。"

    return make


def numbers(chance: random.Random) -> str:
    """A table of 60 measurements: a running number, three columns with two decimals."""
    rows = (f"{i}\t{chance.gauss(9.8, 0.1):.2f}\t{chance.gauss(24, 3):.1f}\t{chance.randrange(100)}" for i in range(1, 61))
    return "No.\tg\tt\tcount\n" + "\n".join(rows) + "\n"


def whole_numbers(chance: random.Random) -> str:
    """A table of 400 whole numbers below 200."""
    return "\n".join(" ".join(str(chance.randrange(200)) for _ in range(8)) for _ in range(50))


NAMES = [a.capitalize() for a in invented("names", 400)]
SURNAMES = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕"
GIVEN = "伟芳娜敏静强磊洋艳勇军杰娟涛明超霞平刚桂英华文辉玲鑫波红梅斌健亮鹏飞琳雪倩旭婷宁"
CHINESE_NAMES = random.Random("names").sample([s + g + h for s in SURNAMES for g in GIVEN for h in GIVEN], 400)


def names(pool: list[str], size: int, *, ordered: bool, a_line: int = 1) -> Maker:
    """A list of `size` of the pool's names, in the alphabet's order or in none."""

    def make(chance: random.Random) -> str:
        drawn = chance.sample(pool, size)
        drawn = sorted(drawn) if ordered else drawn
        return "\n".join(", ".join(drawn[i : i + a_line]) for i in range(0, size, a_line)) + "\n"

    return make


TEMPLATES = (
    "The mean of series {} was {} and its spread {}.",
    "In run {} the flask held {} millilitres of {}.",
    "We set the lamp at {} and read {} after {} minutes.",
    "Sample {} weighed {} grams before drying and {} after.",
    "The slope of line {} is {} with an error of {}.",
    "Group {} repeated the test {} times on {}.",
    "From table {} follows a value of {} for {}.",
    "At {} degrees the {} had lost {} percent.",
    "The reading on scale {} moved from {} to {}.",
    "For {} we found {} where the book gives {}.",
)
CHINESE_TEMPLATES = (
    "第{}组的平均值为{}，标准差为{}。",
    "在第{}次实验中烧杯装有{}毫升{}。",
    "将灯距调到{}，读得{}，历时{}分钟。",
    "样品{}干燥前重{}克，干燥后重{}克。",
    "直线{}的斜率为{}，误差为{}。",
    "第{}小组把实验重复了{}次，时间为{}。",
    "由表{}得到{}的数值，记为{}。",
    "在{}度时{}损失了百分之{}。",
    "刻度{}上的读数由{}变到{}。",
    "对于{}我们得到{}，书上给出{}。",
)


def filled(templates: tuple[str, ...], fillings: list[str], count: int) -> Maker:
    """`count` sentences of few moulds, in random order, with fillings of their own."""

    def make(chance: random.Random) -> str:
        lines = (chance.choice(templates).format(*chance.choices(fillings, k=3)) for _ in range(count))
        return " ".join(lines)

    return make


VERBS = ("get", "set", "add", "find", "load", "save", "show", "count", "check", "sort")
THINGS = ("user", "item", "list", "name", "score", "page", "file", "row", "cell")


def code(chance: random.Random) -> str:
    """A program of small functions whose names and bodies are drawn, as beginners write them for one exercise."""
    lines = ["import sys", "import math", ""]
    for _ in range(25):
        name, other = (f"{chance.choice(VERBS)}_{chance.choice(THINGS)}" for _ in range(2))
        arg, var = chance.choice(THINGS), chance.choice(("x", "y", "n", "total", "result"))
        lines += [f"def {name}({arg}):", f"    {var} = {chance.randrange(10)}"]
        lines += chance.sample(
            [
                f"    for i in range(len({arg})):\n        {var} += {arg}[i]",
                f"    if {var} > {chance.randrange(100)}:\n        return None",
                f"    print({var})",
                f"    while {var} < {chance.randrange(100)}:\n        {var} = {var} + 1",
                f"    {var} = {other}({arg})",
                f"    try:\n        {var} = int({arg})\n    except ValueError:\n        {var} = 0",
            ],
            3,
        )
        lines += [f"    return {var}", ""]
    return "\n".join(lines)


FORMULAS = ("v = s / t", "F = m a", "E = m c^2 / 2", "T = 2 pi sqrt(l / g)", "U = R I", "p V = n R T", "sin i = n sin r")
TERMS = ("Michelson interferometer", "Hooke spring constant", "vernier calliper", "standard deviation", "least squares")
CHINESE_TERMS = ("迈克尔逊干涉仪", "弹簧劲度系数", "电流表和电压表", "游标卡尺", "标准偏差", "最小二乘法")


def lab_report(chance: random.Random) -> str:
    """Prose of its own around the subject's formulas and terms, with a table of its own numbers."""
    prose = sentences(PLAIN + invented("lab", 1500), 14)
    parts = []
    for _ in range(24):
        parts.append(f"{prose(chance)} {chance.choice(TERMS).capitalize()} {prose(chance)}")
        if chance.random() < 0.4:
            parts.append(chance.choice(FORMULAS))
    rows = [f"{i} {chance.uniform(1, 9):.2f} {chance.uniform(1, 9):.2f}" for i in range(1, 13)]
    return "\n".join(parts + rows)


def chinese_lab_report(chance: random.Random) -> str:
    """The same in Chinese."""
    prose = characters(HAN, 30)
    parts = []
    for _ in range(24):
        parts.append(prose(chance) + "用" + chance.choice(CHINESE_TERMS) + prose(chance))
        if chance.random() < 0.4:
            parts.append(chance.choice(FORMULAS))
    rows = [f"{i} {chance.uniform(1, 9):.2f} {chance.uniform(1, 9):.2f}" for i in range(1, 13)]
    return "\n".join(parts + rows)


FILLINGS = [str(n) for n in range(2, 60)] + ["copper", "water", "glass", "sand", "brass", "oil", "iron", "salt"]
CHINESE_FILLINGS = [str(n) for n in range(2, 60)] + ["铜", "水", "玻璃", "沙子", "黄铜", "油", "铁", "食盐"]
