from plagcheck.engine import denoising


def test_function_words_of_both_languages_are_noise():
    assert denoising.denoise(["的", "指纹", "the", "fingerprint"]).tolist() == [False, True, False, True]


def test_a_list_of_ones_own_replaces_the_shipped_one():
    assert denoising.denoise(["的话", "指纹"], stop=frozenset({"指纹"})).tolist() == [True, False]


def test_a_single_character_is_noise():
    assert denoising.denoise(["步", "步行", "x", "xy", "7"]).tolist() == [False, True, False, True, False]


def test_no_words_give_no_mask():
    assert denoising.denoise([]).shape == (0,)


def test_comments_of_the_lists_are_no_words():
    assert not any(word.startswith("#") for word in denoising.stop_words())
