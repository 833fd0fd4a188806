"""Whether extracted text is the text that the page shows: wrong character maps give other characters, fluently.

Three signs: characters that stand for nothing (U+FFFD, private use); Han characters that are nearly all rare; and Latin words
without one of the small words that every language uses.
"""

import re

from plagcheck.engine.reading.text import common_han

FEWEST_HAN, COMMON_HAN_SHARE = 60, 0.5
"""In Chinese text of any subject more than nine in ten characters are in common use; shifted by one, fewer than four."""
FEWEST_WORDS = 120
SMALL_WORD_SHARE = 0.02
"""English, French, German, Spanish and so on stand above 0.2."""
_SMALL = """
the of and to in is that for it as with on by this are be from at or an was we not can which a de la le et les des en un
une du que est pour dans der die und das den von zu mit ist im ein eine nicht auf el los las por con para se del una y o
e il di che non per da na do em os um com não v na že se je i z w nie do och att det som på av är en til og ikke van het
een dat met voor hij bir ve bu için ile da yang dan di dengan
"""
_SMALL_WORDS = frozenset(_SMALL.split())
_WORD = re.compile(r"[^\W\d_]+")
_HAN = re.compile("[\u3400-\u9fff\U00020000-\U0002ffff]")
_KANA_OR_HANGUL = re.compile("[\u3040-\u30ff\uac00-\ud7a3]")
_NOTHING = re.compile("[\ufffd\ue000-\uf8ff\U000f0000-\U0010ffff]|\\(cid:\\d+\\)")


def damage_share(text: str) -> float:
    """Share of the characters that stand for nothing, 0..1."""
    solid = len(text) - sum(map(text.count, " \n\t"))
    return len(_NOTHING.findall(text)) / solid if solid else 0.0


def is_gibberish(text: str) -> bool:
    """Whether a longer text is in no language that is written with these letters."""
    sample = text[:200_000]
    han = _HAN.findall(sample)
    if len(han) >= FEWEST_HAN and len(_KANA_OR_HANGUL.findall(sample)) < len(han) / 10:
        return sum(map(common_han, han)) < COMMON_HAN_SHARE * len(han)
    words = [word.lower() for word in _WORD.findall(sample) if word.isascii()]
    if len(words) < FEWEST_WORDS or len(han) > len(words):
        return False
    return sum(1 for word in words if word in _SMALL_WORDS) < SMALL_WORD_SHARE * len(words)
