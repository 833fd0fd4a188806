<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>ArchiveModel</name>
        <message>
            <source>Paper</source>
            <translation>Paper</translation>
        </message>
        <message>
            <source>Labels</source>
            <translation>Labels</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Added</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Counted</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>kept</source>
            <translation>kept</translation>
        </message>
        <message>
            <source>left out</source>
            <translation>left out</translation>
        </message>
    </context>
    <context>
        <name>ArchivePage</name>
        <message>
            <source>Archive of earlier papers</source>
            <translation>Archive of earlier papers</translation>
        </message>
        <message>
            <source>Archive</source>
            <translation>Archive</translation>
        </message>
        <message>
            <source>New…</source>
            <translation>New…</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Open…</translation>
        </message>
        <message>
            <source>Compare every check with this archive</source>
            <translation>Compare every check with this archive</translation>
        </message>
        <message>
            <source>Add papers</source>
            <translation>Add papers</translation>
        </message>
        <message>
            <source>Labels, such as year=2026, course=history</source>
            <translation>Labels, such as year=2026, course=history</translation>
        </message>
        <message>
            <source>Labels</source>
            <translation>Labels</translation>
        </message>
        <message>
            <source>Leave out the texts</source>
            <translation>Leave out the texts</translation>
        </message>
        <message>
            <source>Without its text only a tenth of a paper's word sequences is kept, in a coded form: enough to find large copies, not small ones. It is not anonymous: who has a paper can tell whether it lies in the archive.</source>
            <translation>Without its text only a tenth of a paper's word sequences is kept, in a coded form: enough to find large copies, not small ones. It is not anonymous: who has a paper can tell whether it lies in the archive.</translation>
        </message>
        <message>
            <source>Add the papers of this check</source>
            <translation>Add the papers of this check</translation>
        </message>
        <message>
            <source>Add files…</source>
            <translation>Add files…</translation>
        </message>
        <message>
            <source>Add folder…</source>
            <translation>Add folder…</translation>
        </message>
        <message>
            <source>Papers in the archive</source>
            <translation>Papers in the archive</translation>
        </message>
        <message>
            <source>Filter: name or label</source>
            <translation>Filter: name or label</translation>
        </message>
        <message>
            <source>Filter the papers of the archive</source>
            <translation>Filter the papers of the archive</translation>
        </message>
        <message>
            <source>Remove selected</source>
            <translation>Remove selected</translation>
        </message>
        <message>
            <source>Verify</source>
            <translation>Verify</translation>
        </message>
        <message>
            <source>No archive is chosen</source>
            <translation>No archive is chosen</translation>
        </message>
        <message>
            <source>An archive is one file with earlier papers</source>
            <translation>An archive is one file with earlier papers</translation>
        </message>
        <message>
            <source>No papers yet</source>
            <translation>No papers yet</translation>
        </message>
        <message>
            <source>Papers added here are found again in later years</source>
            <translation>Papers added here are found again in later years</translation>
        </message>
        <message>
            <source>{papers} papers, {texts} with their texts, {size} MB</source>
            <translation>{papers} papers, {texts} with their texts, {size} MB</translation>
        </message>
        <message numerus="yes">
            <source>Add the %n papers of this check</source>
            <translation>
                <numerusform>Add the %n paper of this check</numerusform>
                <numerusform>Add the %n papers of this check</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Archives</name>
        <message>
            <source>Archives ({})</source>
            <translation>Archives ({})</translation>
        </message>
        <message>
            <source>Earlier papers</source>
            <translation>Earlier papers</translation>
        </message>
        <message>
            <source>New archive</source>
            <translation>New archive</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>All files (*)</translation>
        </message>
        <message>
            <source>Open archive</source>
            <translation>Open archive</translation>
        </message>
        <message>
            <source>Add folder</source>
            <translation>Add folder</translation>
        </message>
        <message>
            <source>Papers ({})</source>
            <translation>Papers ({})</translation>
        </message>
        <message>
            <source>Add files</source>
            <translation>Add files</translation>
        </message>
        <message numerus="yes">
            <source>Remove %n papers from the archive?</source>
            <translation>
                <numerusform>Remove %n paper from the archive?</numerusform>
                <numerusform>Remove %n papers from the archive?</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Remove</translation>
        </message>
        <message>
            <source>This cannot be undone; the papers' own files stay</source>
            <translation>This cannot be undone; the papers' own files stay</translation>
        </message>
        <message>
            <source>The archive could not be used</source>
            <translation>The archive could not be used</translation>
        </message>
        <message>
            <source>Papers that were in it already are not added twice</source>
            <translation>Papers that were in it already are not added twice</translation>
        </message>
        <message numerus="yes">
            <source>%n papers added to the archive</source>
            <translation>
                <numerusform>%n paper added to the archive</numerusform>
                <numerusform>%n papers added to the archive</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n papers removed from the archive</source>
            <translation>
                <numerusform>%n paper removed from the archive</numerusform>
                <numerusform>%n papers removed from the archive</numerusform>
            </translation>
        </message>
        <message>
            <source>The archive is damaged</source>
            <translation>The archive is damaged</translation>
        </message>
        <message>
            <source>The archive is sound</source>
            <translation>The archive is sound</translation>
        </message>
        <message>
            <source>Every paper and every list in it was read</source>
            <translation>Every paper and every list in it was read</translation>
        </message>
    </context>
    <context>
        <name>AsideCard</name>
        <message>
            <source>Reason, for the report</source>
            <translation>Reason, for the report</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Reason</translation>
        </message>
        <message>
            <source>Quoted with its source</source>
            <translation>Quoted with its source</translation>
        </message>
        <message>
            <source>Part of the task</source>
            <translation>Part of the task</translation>
        </message>
        <message>
            <source>Common wording</source>
            <translation>Common wording</translation>
        </message>
        <message>
            <source>Set aside</source>
            <translation>Set aside</translation>
        </message>
        <message>
            <source>Set match {} aside: it counts in no share</source>
            <translation>Set match {} aside: it counts in no share</translation>
        </message>
    </context>
    <context>
        <name>BitCard</name>
        <message>
            <source>Bit {}</source>
            <translation>Bit {}</translation>
        </message>
        <message>
            <source>Different</source>
            <translation>Different</translation>
        </message>
        <message>
            <source>Equal</source>
            <translation>Equal</translation>
        </message>
        <message>
            <source>Keywords that push most</source>
            <translation>Keywords that push most</translation>
        </message>
        <message numerus="yes">
            <source>%n more keywords; a click pins this card</source>
            <translation>
                <numerusform>%n more keyword; a click pins this card</numerusform>
                <numerusform>%n more keywords; a click pins this card</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BitCells</name>
        <message>
            <source>{} of {} bits differ</source>
            <translation>{} of {} bits differ</translation>
        </message>
        <message>
            <source>XOR</source>
            <translation>XOR</translation>
        </message>
        <message>
            <source>bit {}</source>
            <translation>bit {}</translation>
        </message>
    </context>
    <context>
        <name>ClassPage</name>
        <message>
            <source>Overview</source>
            <translation>Overview</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>Papers</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Reading</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>Export report</translation>
        </message>
    </context>
    <context>
        <name>CompareView</name>
        <message>
            <source>Went on from the first</source>
            <translation>Went on from the first</translation>
        </message>
        <message>
            <source>Went on from the last</source>
            <translation>Went on from the last</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copy</translation>
        </message>
        <message>
            <source>Go to match {}</source>
            <translation>Go to match {}</translation>
        </message>
        <message>
            <source>Set match {} aside…</source>
            <translation>Set match {} aside…</translation>
        </message>
    </context>
    <context>
        <name>DefinitionsPage</name>
        <message>
            <source>What the numbers mean</source>
            <translation>What the numbers mean</translation>
        </message>
    </context>
    <context>
        <name>DistanceScale</name>
        <message>
            <source>Limit {}</source>
            <translation>Limit {}</translation>
        </message>
        <message>
            <source>Unrelated papers usually {}–{}</source>
            <translation>Unrelated papers usually {}–{}</translation>
        </message>
    </context>
    <context>
        <name>EqualLegend</name>
        <message>
            <source>equal {}</source>
            <translation>equal {}</translation>
        </message>
        <message>
            <source>not equal {}</source>
            <translation>not equal {}</translation>
        </message>
    </context>
    <context>
        <name>EstimateChart</name>
        <message>
            <source>Exact {}, estimate {} ± {}</source>
            <translation>Exact {}, estimate {} ± {}</translation>
        </message>
        <message>
            <source>Exact</source>
            <translation>Exact</translation>
        </message>
        <message>
            <source>all shingles</source>
            <translation>all shingles</translation>
        </message>
        <message>
            <source>K hash functions</source>
            <translation>K hash functions</translation>
        </message>
        <message>
            <source>K smallest values</source>
            <translation>K smallest values</translation>
        </message>
    </context>
    <context>
        <name>FingerprintView</name>
        <message>
            <source>Fingerprint cells</source>
            <translation>Fingerprint cells</translation>
        </message>
        <message>
            <source>Column sums</source>
            <translation>Column sums</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <translation>Fingerprint</translation>
        </message>
        <message>
            <source>Filled is 1, outlined is 0; a frame marks bits that differ</source>
            <translation>Filled is 1, outlined is 0; a frame marks bits that differ</translation>
        </message>
        <message>
            <source>Each keyword adds or takes its weight by its own hash; a sum above 0 gives 1, any other 0</source>
            <translation>Each keyword adds or takes its weight by its own hash; a sum above 0 gives 1, any other 0</translation>
        </message>
        <message>
            <source>Hamming distance</source>
            <translation>Hamming distance</translation>
        </message>
        <message>
            <source>Fingerprint similarity</source>
            <translation>Fingerprint similarity</translation>
        </message>
        <message>
            <source>No keywords, no fingerprint</source>
            <translation>No keywords, no fingerprint</translation>
        </message>
        <message>
            <source>A paper of nothing but stop words, or of no text, has no fingerprint to compare</source>
            <translation>A paper of nothing but stop words, or of no text, has no fingerprint to compare</translation>
        </message>
        <message>
            <source>of {} bits</source>
            <translation>of {} bits</translation>
        </message>
        <message>
            <source>Fingerprint of {} bits</source>
            <translation>Fingerprint of {} bits</translation>
        </message>
        <message>
            <source>Near-duplicate</source>
            <translation>Near-duplicate</translation>
        </message>
        <message>
            <source>No near-duplicate</source>
            <translation>No near-duplicate</translation>
        </message>
        <message>
            <source>The distance is not above the limit {}.</source>
            <translation>The distance is not above the limit {}.</translation>
        </message>
        <message>
            <source>The distance is above the limit {}.</source>
            <translation>The distance is above the limit {}.</translation>
        </message>
        <message>
            <source>A hint, not a verdict: read the texts.</source>
            <translation>A hint, not a verdict: read the texts.</translation>
        </message>
    </context>
    <context>
        <name>GroupGraph</name>
        <message>
            <source>Graph of the groups</source>
            <translation>Graph of the groups</translation>
        </message>
        <message>
            <source>{papers} papers in {groups} groups, {pairs} pairs</source>
            <translation>{papers} papers in {groups} groups, {pairs} pairs</translation>
        </message>
        <message>
            <source>No groups at this threshold</source>
            <translation>No groups at this threshold</translation>
        </message>
        <message>
            <source>{share} of {a} is found in {b}</source>
            <translation>{share} of {a} is found in {b}</translation>
        </message>
    </context>
    <context>
        <name>GroupModel</name>
        <message>
            <source>2 papers, mostly one way: {a} is found in {b}</source>
            <translation>2 papers, mostly one way: {a} is found in {b}</translation>
        </message>
        <message>
            <source>{papers} papers, all joined by {key} alone</source>
            <translation>{papers} papers, all joined by {key} alone</translation>
        </message>
        <message>
            <source>{papers} papers, {joined} of {pairs} pairs joined</source>
            <translation>{papers} papers, {joined} of {pairs} pairs joined</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>Back</source>
            <translation>Back</translation>
        </message>
        <message numerus="yes">
            <source>%n notices</source>
            <translation>
                <numerusform>%n notice</numerusform>
                <numerusform>%n notices</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HeatMap</name>
        <message>
            <source>Heat map</source>
            <translation>Heat map</translation>
        </message>
    </context>
    <context>
        <name>Histogram</name>
        <message>
            <source>Threshold</source>
            <translation>Threshold</translation>
        </message>
        <message>
            <source>Pairs whose larger copied share reaches the threshold are listed</source>
            <translation>Pairs whose larger copied share reaches the threshold are listed</translation>
        </message>
    </context>
    <context>
        <name>Intake</name>
        <message>
            <source>Papers ({})</source>
            <translation>Papers ({})</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>All files (*)</translation>
        </message>
        <message>
            <source>Add files</source>
            <translation>Add files</translation>
        </message>
        <message>
            <source>Add folder</source>
            <translation>Add folder</translation>
        </message>
        <message>
            <source>Add references</source>
            <translation>Add references</translation>
        </message>
        <message>
            <source>Add templates</source>
            <translation>Add templates</translation>
        </message>
        <message>
            <source>Sample class</source>
            <translation>Sample class</translation>
        </message>
        <message>
            <source>“{}” cannot be opened</source>
            <translation>“{}” cannot be opened</translation>
        </message>
        <message>
            <source>Its papers are no longer where they were</source>
            <translation>Its papers are no longer where they were</translation>
        </message>
        <message>
            <source>Pasted text {}.txt</source>
            <translation>Pasted text {}.txt</translation>
        </message>
    </context>
    <context>
        <name>KindChip</name>
        <message>
            <source>ab</source>
            <translation>ab</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>As the system</source>
            <translation>As the system</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Light</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dark</translation>
        </message>
        <message>
            <source>Ctrl+O add files    Ctrl+V paste files or a text</source>
            <translation>Ctrl+O add files    Ctrl+V paste files or a text</translation>
        </message>
        <message>
            <source>{} papers: {} read, {} not read</source>
            <translation>{} papers: {} read, {} not read</translation>
        </message>
        <message>
            <source>{} papers compared, {} pairs, in {} s</source>
            <translation>{} papers compared, {} pairs, in {} s</translation>
        </message>
        <message>
            <source>F8 next    F7 previous    F6 other pane    Ctrl+wheel zoom</source>
            <translation>F8 next    F7 previous    F6 other pane    Ctrl+wheel zoom</translation>
        </message>
        <message>
            <source>←→ bit    D next that differs    click pins the card</source>
            <translation>←→ bit    D next that differs    click pins the card</translation>
        </message>
        <message>
            <source>Space shows a keyword in both texts    Enter goes to its first place</source>
            <translation>Space shows a keyword in both texts    Enter goes to its first place</translation>
        </message>
        <message>
            <source>{} needs a password</source>
            <translation>{} needs a password</translation>
        </message>
        <message>
            <source>Only this paper is read again; the other results stay</source>
            <translation>Only this paper is read again; the other results stay</translation>
        </message>
        <message>
            <source>Enter password…</source>
            <translation>Enter password…</translation>
        </message>
        <message numerus="yes">
            <source>%n files were left out</source>
            <translation>
                <numerusform>%n file was left out</numerusform>
                <numerusform>%n files were left out</numerusform>
            </translation>
        </message>
        <message>
            <source>The check could not be finished</source>
            <translation>The check could not be finished</translation>
        </message>
        <message>
            <source>Show log</source>
            <translation>Show log</translation>
        </message>
        <message>
            <source>The check is as it was</source>
            <translation>The check is as it was</translation>
        </message>
        <message>
            <source>Nothing was compared</source>
            <translation>Nothing was compared</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>Cancelled</translation>
        </message>
        <message>
            <source>It was moved, or no program opens it</source>
            <translation>It was moved, or no program opens it</translation>
        </message>
        <message>
            <source>The original could not be opened</source>
            <translation>The original could not be opened</translation>
        </message>
        <message>
            <source>The log is empty</source>
            <translation>The log is empty</translation>
        </message>
        <message>
            <source>Nothing has gone wrong so far</source>
            <translation>Nothing has gone wrong so far</translation>
        </message>
        <message>
            <source>Shows which text papers share, on this computer only</source>
            <translation>Shows which text papers share, on this computer only</translation>
        </message>
    </context>
    <context>
        <name>MatchSide</name>
        <message>
            <source>Find in matches</source>
            <translation>Find in matches</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Longest first</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Matches</translation>
        </message>
    </context>
    <context>
        <name>MatchStrip</name>
        <message>
            <source>Previous match (F7)</source>
            <translation>Previous match (F7)</translation>
        </message>
        <message>
            <source>Next match (F8)</source>
            <translation>Next match (F8)</translation>
        </message>
        <message>
            <source>Kinds</source>
            <translation>Kinds</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>Papers</translation>
        </message>
        <message>
            <source>Colour the matches by</source>
            <translation>Colour the matches by</translation>
        </message>
        <message>
            <source>Colour the matches by their kind, or by how many papers hold the passage</source>
            <translation>Colour the matches by their kind, or by how many papers hold the passage</translation>
        </message>
        <message>
            <source>Find in both texts</source>
            <translation>Find in both texts</translation>
        </message>
        <message numerus="yes">
            <source>Quotations excluded: %n characters</source>
            <translation>
                <numerusform>Quotations excluded: %n character</numerusform>
                <numerusform>Quotations excluded: %n characters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>References excluded: %n characters</source>
            <translation>
                <numerusform>References excluded: %n character</numerusform>
                <numerusform>References excluded: %n characters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Template excluded: %n characters</source>
            <translation>
                <numerusform>Template excluded: %n character</numerusform>
                <numerusform>Template excluded: %n characters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n characters excluded</source>
            <translation>
                <numerusform>%n character excluded</numerusform>
                <numerusform>%n characters excluded</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set aside</source>
            <translation>
                <numerusform>%n set aside</numerusform>
                <numerusform>%n set aside</numerusform>
            </translation>
        </message>
        <message>
            <source>Let count again</source>
            <translation>Let count again</translation>
        </message>
        <message>
            <source>“{}”: {}</source>
            <translation>“{}”: {}</translation>
        </message>
        <message>
            <source>no reason given</source>
            <translation>no reason given</translation>
        </message>
        <message>
            <source>Match {} of {}</source>
            <translation>Match {} of {}</translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MethodModel</name>
        <message>
            <source>Method</source>
            <translation>Method</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Time</translation>
        </message>
        <message>
            <source>What it compares</source>
            <translation>What it compares</translation>
        </message>
        <message>
            <source>Passages (this program)</source>
            <translation>Passages (this program)</translation>
        </message>
        <message>
            <source>the larger copied share, edited and moved text too</source>
            <translation>the larger copied share, edited and moved text too</translation>
        </message>
        <message>
            <source>Equal strings</source>
            <translation>Equal strings</translation>
        </message>
        <message>
            <source>whether the two texts are the same string</source>
            <translation>whether the two texts are the same string</translation>
        </message>
        <message>
            <source>Longest common subsequence</source>
            <translation>Longest common subsequence</translation>
        </message>
        <message>
            <source>words in the same order, gaps allowed</source>
            <translation>words in the same order, gaps allowed</translation>
        </message>
        <message>
            <source>Edit distance</source>
            <translation>Edit distance</translation>
        </message>
        <message>
            <source>words to insert, delete or replace</source>
            <translation>words to insert, delete or replace</translation>
        </message>
        <message>
            <source>Three longest sentences</source>
            <translation>Three longest sentences</translation>
        </message>
        <message>
            <source>how many of the longest sentences are equal</source>
            <translation>how many of the longest sentences are equal</translation>
        </message>
        <message>
            <source>Shingles, exact Jaccard</source>
            <translation>Shingles, exact Jaccard</translation>
        </message>
        <message>
            <source>all runs of five words</source>
            <translation>all runs of five words</translation>
        </message>
        <message>
            <source>MinHash, K functions</source>
            <translation>MinHash, K functions</translation>
        </message>
        <message>
            <source>the same from K smallest values</source>
            <translation>the same from K smallest values</translation>
        </message>
        <message>
            <source>MinHash, K smallest values</source>
            <translation>MinHash, K smallest values</translation>
        </message>
        <message>
            <source>the same from the K smallest of one function</source>
            <translation>the same from the K smallest of one function</translation>
        </message>
        <message>
            <source>Simhash</source>
            <translation>Simhash</translation>
        </message>
        <message>
            <source>equal bits of the fingerprints; unrelated papers agree in half of them</source>
            <translation>equal bits of the fingerprints; unrelated papers agree in half of them</translation>
        </message>
        <message>
            <source>TF-IDF cosine</source>
            <translation>TF-IDF cosine</translation>
        </message>
        <message>
            <source>keywords by weight, without their order</source>
            <translation>keywords by weight, without their order</translation>
        </message>
        <message>
            <source>too long for this method</source>
            <translation>too long for this method</translation>
        </message>
        <message>
            <source>no words to compare</source>
            <translation>no words to compare</translation>
        </message>
    </context>
    <context>
        <name>MethodsView</name>
        <message>
            <source>Methods</source>
            <translation>Methods</translation>
        </message>
        <message>
            <source>what plainer methods say of the same two papers</source>
            <translation>what plainer methods say of the same two papers</translation>
        </message>
        <message>
            <source>Times are of this computer and this moment, from the words on. No score of a report uses these numbers.</source>
            <translation>Times are of this computer and this moment, from the words on. No score of a report uses these numbers.</translation>
        </message>
        <message>
            <source>Measuring…</source>
            <translation>Measuring…</translation>
        </message>
    </context>
    <context>
        <name>MinHashView</name>
        <message>
            <source>Jaccard resemblance</source>
            <translation>Jaccard resemblance</translation>
        </message>
        <message>
            <source>Line: one standard error; band: two. The axis is zoomed to the values</source>
            <translation>Line: one standard error; band: two. The axis is zoomed to the values</translation>
        </message>
        <message>
            <source>The chance that the smallest values at one position are equal is the Jaccard resemblance itself.</source>
            <translation>The chance that the smallest values at one position are equal is the Jaccard resemblance itself.</translation>
        </message>
        <message>
            <source>Keywords</source>
            <translation>Keywords</translation>
        </message>
        <message>
            <source>Shared</source>
            <translation>Shared</translation>
        </message>
        <message>
            <source>All</source>
            <translation>All</translation>
        </message>
        <message>
            <source>Which keywords</source>
            <translation>Which keywords</translation>
        </message>
        <message>
            <source>No words, no resemblance</source>
            <translation>No words, no resemblance</translation>
        </message>
        <message>
            <source>One of the papers holds no words</source>
            <translation>One of the papers holds no words</translation>
        </message>
        <message>
            <source>The estimate is the exact value.</source>
            <translation>The estimate is the exact value.</translation>
        </message>
        <message>
            <source>above</source>
            <translation>above</translation>
        </message>
        <message>
            <source>below</source>
            <translation>below</translation>
        </message>
        <message>
            <source>The estimate lies {} {} the exact value: {} standard errors √(J(1−J)/K).</source>
            <translation>The estimate lies {} {} the exact value: {} standard errors √(J(1−J)/K).</translation>
        </message>
        <message>
            <source>{} positions</source>
            <translation>{} positions</translation>
        </message>
        <message>
            <source>weighted cosine {}</source>
            <translation>weighted cosine {}</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Dismiss</source>
            <translation>Dismiss</translation>
        </message>
    </context>
    <context>
        <name>NoticeStack</name>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OptionsPage</name>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>Restore defaults</source>
            <translation>Restore defaults</translation>
        </message>
        <message>
            <source>Use these choices</source>
            <translation>Use these choices</translation>
        </message>
        <message>
            <source>Passages</source>
            <translation>Passages</translation>
        </message>
        <message>
            <source>Strict</source>
            <translation>Strict</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Thorough</source>
            <translation>Thorough</translation>
        </message>
        <message>
            <source>Shortest match, Han characters</source>
            <translation>Shortest match, Han characters</translation>
        </message>
        <message>
            <source>A shorter verbatim passage is not shown</source>
            <translation>A shorter verbatim passage is not shown</translation>
        </message>
        <message>
            <source>Shortest match, words</source>
            <translation>Shortest match, words</translation>
        </message>
        <message>
            <source>Thorough also shows passages that resemble each other only a little</source>
            <translation>Thorough also shows passages that resemble each other only a little</translation>
        </message>
        <message>
            <source>Sensitivity</source>
            <translation>Sensitivity</translation>
        </message>
        <message>
            <source>Papers are called Paper 01, Paper 02 … in the window and in every report</source>
            <translation>Papers are called Paper 01, Paper 02 … in the window and in every report</translation>
        </message>
        <message>
            <source>Hide names</source>
            <translation>Hide names</translation>
        </message>
        <message>
            <source>Left out of both sides of the division, shown in grey</source>
            <translation>Left out of both sides of the division, shown in grey</translation>
        </message>
        <message>
            <source>Exclude quotations</source>
            <translation>Exclude quotations</translation>
        </message>
        <message>
            <source>Exclude the list of references</source>
            <translation>Exclude the list of references</translation>
        </message>
        <message>
            <source>Exclude passages that many papers hold</source>
            <translation>Exclude passages that many papers hold</translation>
        </message>
        <message>
            <source>Exclude cover sheet and table of contents</source>
            <translation>Exclude cover sheet and table of contents</translation>
        </message>
        <message>
            <source>Fingerprint and MinHash</source>
            <translation>Fingerprint and MinHash</translation>
        </message>
        <message>
            <source>{} bits</source>
            <translation>{} bits</translation>
        </message>
        <message>
            <source>Width of the fingerprint</source>
            <translation>Width of the fingerprint</translation>
        </message>
        <message>
            <source>Fingerprints that differ in no more bits are called near-duplicates</source>
            <translation>Fingerprints that differ in no more bits are called near-duplicates</translation>
        </message>
        <message>
            <source>Limit of the distance</source>
            <translation>Limit of the distance</translation>
        </message>
        <message>
            <source>More values make the estimate finer: its error is √(J(1−J)/K)</source>
            <translation>More values make the estimate finer: its error is √(J(1−J)/K)</translation>
        </message>
        <message>
            <source>MinHash values K</source>
            <translation>MinHash values K</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>Window</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>As the system</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Light</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dark</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Theme</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Language</translation>
        </message>
        <message>
            <source>Zoom</source>
            <translation>Zoom</translation>
        </message>
        <message>
            <source>Papers kept</source>
            <translation>Papers kept</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Delete</translation>
        </message>
        <message>
            <source>Papers that were read and the last checks are kept on this computer, so that they open at once</source>
            <translation>Papers that were read and the last checks are kept on this computer, so that they open at once</translation>
        </message>
        <message>
            <source>Papers read before and recent checks</source>
            <translation>Papers read before and recent checks</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} MB</translation>
        </message>
        <message>
            <source>Nothing is kept</source>
            <translation>Nothing is kept</translation>
        </message>
    </context>
    <context>
        <name>OverviewPage</name>
        <message>
            <source>Highest copied share</source>
            <translation>Highest copied share</translation>
        </message>
        <message>
            <source>Median</source>
            <translation>Median</translation>
        </message>
        <message>
            <source>Groups at the threshold</source>
            <translation>Groups at the threshold</translation>
        </message>
        <message>
            <source>Could not be read</source>
            <translation>Could not be read</translation>
        </message>
        <message>
            <source>Distribution of the shares</source>
            <translation>Distribution of the shares</translation>
        </message>
        <message>
            <source>Threshold</source>
            <translation>Threshold</translation>
        </message>
        <message>
            <source>Pairs</source>
            <translation>Pairs</translation>
        </message>
        <message>
            <source>double-click opens</source>
            <translation>double-click opens</translation>
        </message>
        <message>
            <source>≥ threshold</source>
            <translation>≥ threshold</translation>
        </message>
        <message>
            <source>All</source>
            <translation>All</translation>
        </message>
        <message>
            <source>Pairs shown</source>
            <translation>Pairs shown</translation>
        </message>
        <message>
            <source>Filter: name, file, or &gt;50</source>
            <translation>Filter: name, file, or &gt;50</translation>
        </message>
        <message>
            <source>Filter the pairs</source>
            <translation>Filter the pairs</translation>
        </message>
        <message>
            <source>Heat map</source>
            <translation>Heat map</translation>
        </message>
        <message>
            <source>Show the groups as a graph</source>
            <translation>Show the groups as a graph</translation>
        </message>
        <message>
            <source>Graph</source>
            <translation>Graph</translation>
        </message>
        <message>
            <source>an arrow: most of it is found there</source>
            <translation>an arrow: most of it is found there</translation>
        </message>
        <message>
            <source>how much of the row is found in the column</source>
            <translation>how much of the row is found in the column</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>Groups</translation>
        </message>
        <message>
            <source>use suggested {}%</source>
            <translation>use suggested {}%</translation>
        </message>
        <message>
            <source>{shared} pairs share text, the other {rest} do not</source>
            <translation>{shared} pairs share text, the other {rest} do not</translation>
        </message>
        <message>
            <source>Copied share of A: counted characters of A inside matches ÷ all counted characters of A</source>
            <translation>Copied share of A: counted characters of A inside matches ÷ all counted characters of A</translation>
        </message>
        <message>
            <source>of {} is found in {}</source>
            <translation>of {} is found in {}</translation>
        </message>
        <message>
            <source>of the {} pairs that share text, larger direction</source>
            <translation>of the {} pairs that share text, larger direction</translation>
        </message>
        <message>
            <source>no two papers share text</source>
            <translation>no two papers share text</translation>
        </message>
        <message>
            <source>{} holds no text</source>
            <translation>{} holds no text</translation>
        </message>
        <message>
            <source>{} is protected</source>
            <translation>{} is protected</translation>
        </message>
        <message>
            <source>{} is damaged</source>
            <translation>{} is damaged</translation>
        </message>
        <message>
            <source>{} is too large</source>
            <translation>{} is too large</translation>
        </message>
        <message>
            <source>{} has no text layer</source>
            <translation>{} has no text layer</translation>
        </message>
        <message>
            <source>, </source>
            <translation>, </translation>
        </message>
        <message>
            <source>every paper was read</source>
            <translation>every paper was read</translation>
        </message>
        <message>
            <source>No pair fits the filter</source>
            <translation>No pair fits the filter</translation>
        </message>
        <message>
            <source>No equal text was found</source>
            <translation>No equal text was found</translation>
        </message>
        <message>
            <source>No two papers share a passage</source>
            <translation>No two papers share a passage</translation>
        </message>
        <message>
            <source>No pair reaches {}%</source>
            <translation>No pair reaches {}%</translation>
        </message>
        <message>
            <source>The highest is {} ({} and {})</source>
            <translation>The highest is {} ({} and {})</translation>
        </message>
        <message>
            <source>Lower the threshold to {}%</source>
            <translation>Lower the threshold to {}%</translation>
        </message>
        <message>
            <source>papers joined at {}% or more</source>
            <translation>papers joined at {}% or more</translation>
        </message>
        <message>
            <source>{} papers, {} pairs ≥ {}%</source>
            <translation>{} papers, {} pairs ≥ {}%</translation>
        </message>
        <message>
            <source>Papers joined by pairs at or above the threshold</source>
            <translation>Papers joined by pairs at or above the threshold</translation>
        </message>
        <message>
            <source>other way {}</source>
            <translation>other way {}</translation>
        </message>
    </context>
    <context>
        <name>PairModel</name>
        <message>
            <source>Level</source>
            <translation>Level</translation>
        </message>
        <message>
            <source>Paper A</source>
            <translation>Paper A</translation>
        </message>
        <message>
            <source>Paper B</source>
            <translation>Paper B</translation>
        </message>
        <message>
            <source>A in B</source>
            <translation>A in B</translation>
        </message>
        <message>
            <source>B in A</source>
            <translation>B in A</translation>
        </message>
        <message>
            <source>Longest passage</source>
            <translation>Longest passage</translation>
        </message>
        <message>
            <source>Distance</source>
            <translation>Distance</translation>
        </message>
        <message>
            <source>{} chars</source>
            <translation>{} chars</translation>
        </message>
        <message>
            <source>{} of the counted text of {} is found in {}</source>
            <translation>{} of the counted text of {} is found in {}</translation>
        </message>
        <message>
            <source>The longest run of equal text, in counted characters of {}</source>
            <translation>The longest run of equal text, in counted characters of {}</translation>
        </message>
        <message>
            <source>Bits in which the fingerprints differ, of {}</source>
            <translation>Bits in which the fingerprints differ, of {}</translation>
        </message>
    </context>
    <context>
        <name>PairPage</name>
        <message>
            <source>Texts</source>
            <translation>Texts</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <translation>Fingerprint</translation>
        </message>
        <message>
            <source>MinHash and keywords</source>
            <translation>MinHash and keywords</translation>
        </message>
        <message>
            <source>Methods</source>
            <translation>Methods</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Steps</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>Export report</translation>
        </message>
        <message>
            <source>This could not be worked out</source>
            <translation>This could not be worked out</translation>
        </message>
        <message>
            <source>Working it out…</source>
            <translation>Working it out…</translation>
        </message>
    </context>
    <context>
        <name>PapersModel</name>
        <message>
            <source>Paper</source>
            <translation>Paper</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Language</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Counted</translation>
        </message>
        <message>
            <source>Total copied share</source>
            <translation>Total copied share</translation>
        </message>
        <message>
            <source>Without quotations</source>
            <translation>Without quotations</translation>
        </message>
        <message>
            <source>Largest from one</source>
            <translation>Largest from one</translation>
        </message>
        <message>
            <source>From</source>
            <translation>From</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Reading</translation>
        </message>
        <message>
            <source>Letters, digits and ideographs, less what is excluded: the denominator of the share</source>
            <translation>Letters, digits and ideographs, less what is excluded: the denominator of the share</translation>
        </message>
        <message>
            <source>Union over all sources ÷ counted characters</source>
            <translation>Union over all sources ÷ counted characters</translation>
        </message>
        <message>
            <source>The same with quotations and references taken from both sides of the division</source>
            <translation>The same with quotations and references taken from both sides of the division</translation>
        </message>
        <message>
            <source>Counted characters found in one other paper ÷ counted characters</source>
            <translation>Counted characters found in one other paper ÷ counted characters</translation>
        </message>
    </context>
    <context>
        <name>PapersPage</name>
        <message>
            <source>Papers</source>
            <translation>Papers</translation>
        </message>
        <message>
            <source>double-click opens the pair the largest share comes from</source>
            <translation>double-click opens the pair the largest share comes from</translation>
        </message>
        <message>
            <source>Filter: name, file, or &gt;50</source>
            <translation>Filter: name, file, or &gt;50</translation>
        </message>
        <message>
            <source>Filter the papers</source>
            <translation>Filter the papers</translation>
        </message>
    </context>
    <context>
        <name>PositionStrip</name>
        <message>
            <source>{} of {} positions are equal</source>
            <translation>{} of {} positions are equal</translation>
        </message>
    </context>
    <context>
        <name>ReadingModel</name>
        <message>
            <source>Paper</source>
            <translation>Paper</translation>
        </message>
        <message>
            <source>Characters</source>
            <translation>Characters</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Counted</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
    </context>
    <context>
        <name>ReadingPage</name>
        <message>
            <source>All</source>
            <translation>All</translation>
        </message>
        <message>
            <source>With notes</source>
            <translation>With notes</translation>
        </message>
        <message>
            <source>Not read</source>
            <translation>Not read</translation>
        </message>
        <message>
            <source>Papers shown</source>
            <translation>Papers shown</translation>
        </message>
        <message>
            <source>Read again</source>
            <translation>Read again</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>Papers</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>Open original</translation>
        </message>
        <message>
            <source>These are facts noticed while reading; they may have good reasons, such as copying from a web page.</source>
            <translation>These are facts noticed while reading; they may have good reasons, such as copying from a web page.</translation>
        </message>
        <message>
            <source>{}, {} pages</source>
            <translation>{}, {} pages</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Language</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Read</translation>
        </message>
        <message>
            <source>{} characters</source>
            <translation>{} characters</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Counted</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Encoding</translation>
        </message>
        <message>
            <source>Not counted</source>
            <translation>Not counted</translation>
        </message>
        <message>
            <source>quotations</source>
            <translation>quotations</translation>
        </message>
        <message>
            <source>references</source>
            <translation>references</translation>
        </message>
        <message>
            <source>template</source>
            <translation>template</translation>
        </message>
        <message>
            <source>common passages</source>
            <translation>common passages</translation>
        </message>
        <message>
            <source>front matter</source>
            <translation>front matter</translation>
        </message>
        <message>
            <source>hidden text</source>
            <translation>hidden text</translation>
        </message>
        <message>
            <source>headers</source>
            <translation>headers</translation>
        </message>
        <message>
            <source>footers</source>
            <translation>footers</translation>
        </message>
        <message>
            <source>running heads</source>
            <translation>running heads</translation>
        </message>
        <message>
            <source>page numbers</source>
            <translation>page numbers</translation>
        </message>
        <message>
            <source>, </source>
            <translation>, </translation>
        </message>
        <message>
            <source>{} {} chars</source>
            <translation>{} {} chars</translation>
        </message>
        <message>
            <source>Password of this file</source>
            <translation>Password of this file</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>Password</translation>
        </message>
        <message>
            <source>Decide by content</source>
            <translation>Decide by content</translation>
        </message>
        <message>
            <source>Read without anything to note.</source>
            <translation>Read without anything to note.</translation>
        </message>
        <message numerus="yes">
            <source>All %n places</source>
            <translation>
                <numerusform>All %n places</numerusform>
                <numerusform>All %n places</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RecentCard</name>
        <message numerus="yes">
            <source>%n papers</source>
            <translation>
                <numerusform>%n paper</numerusform>
                <numerusform>%n papers</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewButton</name>
        <message>
            <source>Review</source>
            <translation>Review</translation>
        </message>
    </context>
    <context>
        <name>ReviewCard</name>
        <message>
            <source>Review</source>
            <translation>Review</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>A note on this pair, for yourself and the report</source>
            <translation>A note on this pair, for yourself and the report</translation>
        </message>
    </context>
    <context>
        <name>Reviews</name>
        <message>
            <source>Undo</source>
            <translation>Undo</translation>
        </message>
        <message>
            <source>Match set aside</source>
            <translation>Match set aside</translation>
        </message>
        <message>
            <source>It counts in no share, and the report lists it</source>
            <translation>It counts in no share, and the report lists it</translation>
        </message>
    </context>
    <context>
        <name>SavedChecks</name>
        <message>
            <source>Open saved check</source>
            <translation>Open saved check</translation>
        </message>
        <message>
            <source>Save check</source>
            <translation>Save check</translation>
        </message>
        <message>
            <source>Saved checks ({})</source>
            <translation>Saved checks ({})</translation>
        </message>
        <message>
            <source>It opens again as it is now, with all reviews</source>
            <translation>It opens again as it is now, with all reviews</translation>
        </message>
        <message>
            <source>Check saved: {}</source>
            <translation>Check saved: {}</translation>
        </message>
        <message>
            <source>The check could not be saved</source>
            <translation>The check could not be saved</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Save as…</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>PDF…</source>
            <translation>PDF…</translation>
        </message>
        <message>
            <source>Web page (HTML)…</source>
            <translation>Web page (HTML)…</translation>
        </message>
        <message>
            <source>Table (CSV)…</source>
            <translation>Table (CSV)…</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>Export report</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Open</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Show in folder</translation>
        </message>
        <message>
            <source>Report saved</source>
            <translation>Report saved</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Save as…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Retry</translation>
        </message>
        <message>
            <source>Could not write {}</source>
            <translation>Could not write {}</translation>
        </message>
    </context>
    <context>
        <name>SideHead</name>
        <message>
            <source>{} characters, {} counted</source>
            <translation>{} characters, {} counted</translation>
        </message>
        <message>
            <source>of A is found in B</source>
            <translation>of A is found in B</translation>
        </message>
        <message>
            <source>of B is found in A</source>
            <translation>of B is found in A</translation>
        </message>
        <message>
            <source>{}; without folding {}</source>
            <translation>{}; without folding {}</translation>
        </message>
        <message>
            <source>Invisible characters, look-alike letters, script and spacing left as they are</source>
            <translation>Invisible characters, look-alike letters, script and spacing left as they are</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Help</translation>
        </message>
        <message>
            <source>References (optional)</source>
            <translation>References (optional)</translation>
        </message>
        <message>
            <source>Earlier papers, texts from the web. Compared against only: never with one another, never ranked.</source>
            <translation>Earlier papers, texts from the web. Compared against only: never with one another, never ranked.</translation>
        </message>
        <message>
            <source>Add references…</source>
            <translation>Add references…</translation>
        </message>
        <message>
            <source>Task and template (optional)</source>
            <translation>Task and template (optional)</translation>
        </message>
        <message>
            <source>The assignment, a cover sheet, a form. Their text leaves the comparison and is shown in grey.</source>
            <translation>The assignment, a cover sheet, a form. Their text leaves the comparison and is shown in grey.</translation>
        </message>
        <message>
            <source>Add templates…</source>
            <translation>Add templates…</translation>
        </message>
        <message>
            <source>To be checked</source>
            <translation>To be checked</translation>
        </message>
        <message>
            <source>with one another and against the references</source>
            <translation>with one another and against the references</translation>
        </message>
        <message>
            <source>Compared against</source>
            <translation>Compared against</translation>
        </message>
        <message>
            <source>not ranked</source>
            <translation>not ranked</translation>
        </message>
        <message>
            <source>Drop papers here</source>
            <translation>Drop papers here</translation>
        </message>
        <message>
            <source>Drop the papers to be checked here</source>
            <translation>Drop the papers to be checked here</translation>
        </message>
        <message>
            <source>Two or more papers, a folder, or a ZIP</source>
            <translation>Two or more papers, a folder, or a ZIP</translation>
        </message>
        <message>
            <source>Add files…</source>
            <translation>Add files…</translation>
        </message>
        <message>
            <source>Add folder…</source>
            <translation>Add folder…</translation>
        </message>
        <message>
            <source>Try the sample</source>
            <translation>Try the sample</translation>
        </message>
        <message>
            <source>Nothing leaves this computer: no upload, no network.</source>
            <translation>Nothing leaves this computer: no upload, no network.</translation>
        </message>
        <message>
            <source>One paper is there: add one more to compare</source>
            <translation>One paper is there: add one more to compare</translation>
        </message>
        <message numerus="yes">
            <source>Remove %n</source>
            <translation>
                <numerusform>Remove</numerusform>
                <numerusform>Remove all %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Recent checks</source>
            <translation>Recent checks</translation>
        </message>
    </context>
    <context>
        <name>StatusBar</name>
        <message>
            <source>Everything stays on this computer</source>
            <translation>Everything stays on this computer</translation>
        </message>
        <message>
            <source>Cancel  Esc</source>
            <translation>Cancel  Esc</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
        <message>
            <source>Reading and splitting</source>
            <translation>Reading and splitting</translation>
        </message>
        <message>
            <source>Screening pairs</source>
            <translation>Screening pairs</translation>
        </message>
        <message>
            <source>Aligning passages</source>
            <translation>Aligning passages</translation>
        </message>
        <message>
            <source>Summing up</source>
            <translation>Summing up</translation>
        </message>
        <message>
            <source>Writing the report</source>
            <translation>Writing the report</translation>
        </message>
        <message>
            <source>Opening the check</source>
            <translation>Opening the check</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} of {}</translation>
        </message>
        <message>
            <source>about {} s left</source>
            <translation>about {} s left</translation>
        </message>
        <message>
            <source>about {} min left</source>
            <translation>about {} min left</translation>
        </message>
    </context>
    <context>
        <name>Steps</name>
        <message>
            <source>Read and split</source>
            <translation>Read and split</translation>
        </message>
        <message>
            <source>Screen pairs</source>
            <translation>Screen pairs</translation>
        </message>
        <message>
            <source>Align passages</source>
            <translation>Align passages</translation>
        </message>
        <message>
            <source>Sum up</source>
            <translation>Sum up</translation>
        </message>
        <message>
            <source>Step {} of {}: {}</source>
            <translation>Step {} of {}: {}</translation>
        </message>
    </context>
    <context>
        <name>StepsView</name>
        <message>
            <source>Which paper</source>
            <translation>Which paper</translation>
        </message>
        <message>
            <source>Signed weights and column sums</source>
            <translation>Signed weights and column sums</translation>
        </message>
        <message>
            <source>1  Words</source>
            <translation>1  Words</translation>
        </message>
        <message>
            <source>2  What is left out</source>
            <translation>2  What is left out</translation>
        </message>
        <message>
            <source>3  Weights, hashes, column sums, fingerprint</source>
            <translation>3  Weights, hashes, column sums, fingerprint</translation>
        </message>
        <message>
            <source>The text is cut into words: Chinese along the path of highest probability P(W1) · P(W2) · … through a dictionary, other scripts at their spaces.</source>
            <translation>The text is cut into words: Chinese along the path of highest probability P(W1) · P(W2) · … through a dictionary, other scripts at their spaces.</translation>
        </message>
        <message>
            <source>Function words and common adverbs say nothing about the subject. They leave the keywords and the fingerprint, not the passages.</source>
            <translation>Function words and common adverbs say nothing about the subject. They leave the keywords and the fingerprint, not the passages.</translation>
        </message>
        <message>
            <source>Each keyword has a weight (times it stands × how rare it is) and a hash. Where the hash has a 1 the weight is added to the column, where it has a 0 it is taken away. A sum above 0 gives the bit 1, any other 0.</source>
            <translation>Each keyword has a weight (times it stands × how rare it is) and a hash. Where the hash has a 1 the weight is added to the column, where it has a 0 it is taken away. A sum above 0 gives the bit 1, any other 0.</translation>
        </message>
        <message>
            <source>Steps of the method</source>
            <translation>Steps of the method</translation>
        </message>
        <message>
            <source>The same with two words and eight bits</source>
            <translation>The same with two words and eight bits</translation>
        </message>
        <message>
            <source>Worked example</source>
            <translation>Worked example</translation>
        </message>
        <message>
            <source>Two words with weights 5 and 4 give the fingerprint 01011001. Two such fingerprints are compared by counting the bits that differ: 01010011 and 00010101 differ in 3.</source>
            <translation>Two words with weights 5 and 4 give the fingerprint 01011001. Two such fingerprints are compared by counting the bits that differ: 01010011 and 00010101 differ in 3.</translation>
        </message>
        <message numerus="yes">
            <source>%n words</source>
            <translation>
                <numerusform>%n word</numerusform>
                <numerusform>%n words</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more keywords</source>
            <translation>
                <numerusform>and %n more keyword</numerusform>
                <numerusform>and %n more keywords</numerusform>
            </translation>
        </message>
        <message>
            <source>the first {} of {} bits</source>
            <translation>the first {} of {} bits</translation>
        </message>
        <message>
            <source>No keywords, no fingerprint</source>
            <translation>No keywords, no fingerprint</translation>
        </message>
    </context>
    <context>
        <name>TextPage</name>
        <message>
            <source>Text as it was read</source>
            <translation>Text as it was read</translation>
        </message>
    </context>
    <context>
        <name>TextsCard</name>
        <message>
            <source>Text of paper A</source>
            <translation>Text of paper A</translation>
        </message>
        <message>
            <source>Text of paper B</source>
            <translation>Text of paper B</translation>
        </message>
        <message>
            <source>Overview of paper A</source>
            <translation>Overview of paper A</translation>
        </message>
        <message>
            <source>Overview of paper B</source>
            <translation>Overview of paper B</translation>
        </message>
        <message>
            <source>Scroll both texts together</source>
            <translation>Scroll both texts together</translation>
        </message>
        <message>
            <source>The file holds no text</source>
            <translation>The file holds no text</translation>
        </message>
        <message>
            <source>This paper takes part in no score</source>
            <translation>This paper takes part in no score</translation>
        </message>
        <message>
            <source>What is found of it is marked in the other text</source>
            <translation>What is found of it is marked in the other text</translation>
        </message>
        <message>
            <source>No text in common was found</source>
            <translation>No text in common was found</translation>
        </message>
        <message>
            <source>Both papers were read to the end; neither has a passage of the other</source>
            <translation>Both papers were read to the end; neither has a passage of the other</translation>
        </message>
        <message>
            <source>Look at fingerprint and keywords</source>
            <translation>Look at fingerprint and keywords</translation>
        </message>
    </context>
    <context>
        <name>ValueTable</name>
        <message>
            <source>Position</source>
            <translation>Position</translation>
        </message>
        <message>
            <source>Shingle</source>
            <translation>Shingle</translation>
        </message>
        <message>
            <source>not the same</source>
            <translation>not the same</translation>
        </message>
    </context>
    <context>
        <name>VoteTable</name>
        <message>
            <source>Word</source>
            <translation>Word</translation>
        </message>
        <message>
            <source>Weight</source>
            <translation>Weight</translation>
        </message>
        <message>
            <source>Column sum</source>
            <translation>Column sum</translation>
        </message>
        <message>
            <source>Bit</source>
            <translation>Bit</translation>
        </message>
    </context>
    <context>
        <name>WordModel</name>
        <message>
            <source>Keyword</source>
            <translation>Keyword</translation>
        </message>
        <message>
            <source>Level in A</source>
            <translation>Level in A</translation>
        </message>
        <message>
            <source>Level in B</source>
            <translation>Level in B</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Times</translation>
        </message>
        <message>
            <source>Marked</source>
            <translation>Marked</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>Mark</translation>
        </message>
    </context>
    <context>
        <name>WorkModel</name>
        <message>
            <source>Paper</source>
            <translation>Paper</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Length</source>
            <translation>Length</translation>
        </message>
        <message>
            <source>State</source>
            <translation>State</translation>
        </message>
        <message>
            <source>Read: {}</source>
            <translation>Read: {}</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Read</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Reading</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>Waiting</translation>
        </message>
        <message>
            <source>{} chars</source>
            <translation>{} chars</translation>
        </message>
    </context>
    <context>
        <name>Worker</name>
        <message>
            <source>A fault of the program ({}); its log tells where</source>
            <translation>A fault of the program ({}); its log tells where</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Add files…</source>
            <translation>Add files…</translation>
        </message>
        <message>
            <source>You can keep adding files. Cancelling leaves earlier results as they are.</source>
            <translation>You can keep adding files. Cancelling leaves earlier results as they are.</translation>
        </message>
        <message>
            <source>papers</source>
            <translation>papers</translation>
        </message>
        <message>
            <source>read</source>
            <translation>read</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>unreadable</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>Papers</translation>
        </message>
    </context>
    <context>
        <name>_Delegate</name>
        <message>
            <source>{}, in {} papers</source>
            <translation>{}, in {} papers</translation>
        </message>
        <message>
            <source>{} chars</source>
            <translation>{} chars</translation>
        </message>
        <message>
            <source>{}, sim. {}</source>
            <translation>{}, sim. {}</translation>
        </message>
    </context>
    <context>
        <name>_Invitation</name>
        <message numerus="yes">
            <source>Let go to add %n files</source>
            <translation>
                <numerusform>Let go to add %n file</numerusform>
                <numerusform>Let go to add %n files</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them have an unknown format: listed, not compared</source>
            <translation>
                <numerusform>%n of them has an unknown format: listed, not compared</numerusform>
                <numerusform>%n of them have an unknown format: listed, not compared</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>definitions</name>
        <message>
            <source>Copied share</source>
            <translation>Copied share</translation>
        </message>
        <message>
            <source>“of A is found in B”: counted characters of A in matches with B, divided by all counted characters of A. It has a direction: a short paper can lie wholly in a long one. Both directions are always shown.</source>
            <translation>“of A is found in B”: counted characters of A in matches with B, divided by all counted characters of A. It has a direction: a short paper can lie wholly in a long one. Both directions are always shown.</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Counted</translation>
        </message>
        <message>
            <source>Letters, digits and ideographs, without hidden text, running heads, page numbers, and what is excluded.</source>
            <translation>Letters, digits and ideographs, without hidden text, running heads, page numbers, and what is excluded.</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Level</translation>
        </message>
        <message>
            <source>An order to look in, never a judgement. Identical: the same text. High: a share of half or more. Medium: 15% or more. Low: some match. None: no match.</source>
            <translation>An order to look in, never a judgement. Identical: the same text. High: a share of half or more. Medium: 15% or more. Low: some match. None: no match.</translation>
        </message>
        <message>
            <source>Kinds of match</source>
            <translation>Kinds of match</translation>
        </message>
        <message>
            <source>Verbatim: word for word. Edited: at least 70% of the words, in order. Reordered: the same words in another order. Reworded: said in other words. Summary: a passage told more shortly.</source>
            <translation>Verbatim: word for word. Edited: at least 70% of the words, in order. Reordered: the same words in another order. Reworded: said in other words. Summary: a passage told more shortly.</translation>
        </message>
        <message>
            <source>Fingerprint distance</source>
            <translation>Fingerprint distance</translation>
        </message>
        <message>
            <source>The weighted keywords of a paper vote on each bit of its fingerprint; the distance counts the bits that differ. Unrelated papers differ in about half. A small distance is a hint, not a verdict: read the texts.</source>
            <translation>The weighted keywords of a paper vote on each bit of its fingerprint; the distance counts the bits that differ. Unrelated papers differ in about half. A small distance is a hint, not a verdict: read the texts.</translation>
        </message>
        <message>
            <source>Resemblance</source>
            <translation>Resemblance</translation>
        </message>
        <message>
            <source>Of all distinct runs of five words in either paper, the part that both hold (Jaccard). MinHash estimates it from K values; the estimate is shown with one standard error.</source>
            <translation>Of all distinct runs of five words in either paper, the part that both hold (Jaccard). MinHash estimates it from K values; the estimate is shown with one standard error.</translation>
        </message>
        <message>
            <source>Threshold and groups</source>
            <translation>Threshold and groups</translation>
        </message>
        <message>
            <source>Pairs whose larger share reaches the threshold are listed; papers joined by such pairs are a group. The suggested value is the first valley in the distribution of the shares.</source>
            <translation>Pairs whose larger share reaches the threshold are listed; papers joined by such pairs are a group. The suggested value is the first valley in the distribution of the shares.</translation>
        </message>
    </context>
    <context>
        <name>findings</name>
        <message>
            <source>Invisible {n}</source>
            <translation>Invisible {n}</translation>
        </message>
        <message>
            <source>Invisible characters, {n} places</source>
            <translation>Invisible characters, {n} places</translation>
        </message>
        <message>
            <source>ignored when comparing</source>
            <translation>ignored when comparing</translation>
        </message>
        <message>
            <source>Look-alike {n}</source>
            <translation>Look-alike {n}</translation>
        </message>
        <message>
            <source>Look-alike letters, {n} places</source>
            <translation>Look-alike letters, {n} places</translation>
        </message>
        <message>
            <source>read as the Latin letters they look like</source>
            <translation>read as the Latin letters they look like</translation>
        </message>
        <message>
            <source>Spaced {n}</source>
            <translation>Spaced {n}</translation>
        </message>
        <message>
            <source>Words with spaces between the letters, {n} places</source>
            <translation>Words with spaces between the letters, {n} places</translation>
        </message>
        <message>
            <source>read without the spaces</source>
            <translation>read without the spaces</translation>
        </message>
        <message>
            <source>Hidden {n}</source>
            <translation>Hidden {n}</translation>
        </message>
        <message>
            <source>Hidden text, {n} passages</source>
            <translation>Hidden text, {n} passages</translation>
        </message>
        <message>
            <source>kept and shown, counted in no share</source>
            <translation>kept and shown, counted in no share</translation>
        </message>
        <message>
            <source>Traditional</source>
            <translation>Traditional</translation>
        </message>
        <message>
            <source>Traditional characters</source>
            <translation>Traditional characters</translation>
        </message>
        <message>
            <source>compared as their simplified forms</source>
            <translation>compared as their simplified forms</translation>
        </message>
        <message>
            <source>Full-width {n}</source>
            <translation>Full-width {n}</translation>
        </message>
        <message>
            <source>Full-width letters, {n}</source>
            <translation>Full-width letters, {n}</translation>
        </message>
        <message>
            <source>compared as ordinary letters</source>
            <translation>compared as ordinary letters</translation>
        </message>
        <message>
            <source>Radicals {n}</source>
            <translation>Radicals {n}</translation>
        </message>
        <message>
            <source>Radicals in place of characters, {n}</source>
            <translation>Radicals in place of characters, {n}</translation>
        </message>
        <message>
            <source>compared as the characters they stand for</source>
            <translation>compared as the characters they stand for</translation>
        </message>
        <message>
            <source>Soft hyphens {n}</source>
            <translation>Soft hyphens {n}</translation>
        </message>
        <message>
            <source>Soft hyphens, {n}</source>
            <translation>Soft hyphens, {n}</translation>
        </message>
        <message>
            <source>Line breaks {n}</source>
            <translation>Line breaks {n}</translation>
        </message>
        <message>
            <source>Words divided at line ends, {n}</source>
            <translation>Words divided at line ends, {n}</translation>
        </message>
        <message>
            <source>joined when comparing</source>
            <translation>joined when comparing</translation>
        </message>
        <message>
            <source>Damaged text</source>
            <translation>Damaged text</translation>
        </message>
        <message>
            <source>The text looks damaged</source>
            <translation>The text looks damaged</translation>
        </message>
        <message>
            <source>a wrong encoding or a broken font: read it again with another encoding</source>
            <translation>a wrong encoding or a broken font: read it again with another encoding</translation>
        </message>
        <message>
            <source>No text layer</source>
            <translation>No text layer</translation>
        </message>
        <message>
            <source>No text layer: takes part in no score</source>
            <translation>No text layer: takes part in no score</translation>
        </message>
        <message>
            <source>the pages are pictures: run text recognition first, then add the file again</source>
            <translation>the pages are pictures: run text recognition first, then add the file again</translation>
        </message>
        <message>
            <source>Encoding guessed</source>
            <translation>Encoding guessed</translation>
        </message>
        <message>
            <source>Encoding guessed: {detail}</source>
            <translation>Encoding guessed: {detail}</translation>
        </message>
        <message>
            <source>if the text looks wrong, read it again with another encoding</source>
            <translation>if the text looks wrong, read it again with another encoding</translation>
        </message>
        <message>
            <source>Bad bytes {n}</source>
            <translation>Bad bytes {n}</translation>
        </message>
        <message>
            <source>Bytes that are no text, {n}</source>
            <translation>Bytes that are no text, {n}</translation>
        </message>
        <message>
            <source>each was replaced by one mark</source>
            <translation>each was replaced by one mark</translation>
        </message>
        <message>
            <source>Markup</source>
            <translation>Markup</translation>
        </message>
        <message>
            <source>Markup in a text file</source>
            <translation>Markup in a text file</translation>
        </message>
        <message>
            <source>read as it stands, with the markup</source>
            <translation>read as it stands, with the markup</translation>
        </message>
        <message>
            <source>Wrong suffix</source>
            <translation>Wrong suffix</translation>
        </message>
        <message>
            <source>The file is not what its name says: {detail}</source>
            <translation>The file is not what its name says: {detail}</translation>
        </message>
        <message>
            <source>read as what it is</source>
            <translation>read as what it is</translation>
        </message>
        <message>
            <source>Open quotation</source>
            <translation>Open quotation</translation>
        </message>
        <message>
            <source>A quotation mark is not closed, {n} places</source>
            <translation>A quotation mark is not closed, {n} places</translation>
        </message>
        <message>
            <source>the quotation is taken to end with its paragraph</source>
            <translation>the quotation is taken to end with its paragraph</translation>
        </message>
        <message>
            <source>All in quotes</source>
            <translation>All in quotes</translation>
        </message>
        <message>
            <source>Nearly all of the text stands in quotation marks</source>
            <translation>Nearly all of the text stands in quotation marks</translation>
        </message>
        <message>
            <source>so none of it is taken for a quotation</source>
            <translation>so none of it is taken for a quotation</translation>
        </message>
        <message>
            <source>Deleted text</source>
            <translation>Deleted text</translation>
        </message>
        <message>
            <source>Text deleted in tracked changes, {n}</source>
            <translation>Text deleted in tracked changes, {n}</translation>
        </message>
        <message>
            <source>not read</source>
            <translation>not read</translation>
        </message>
        <message>
            <source>Very short</source>
            <translation>Very short</translation>
        </message>
        <message>
            <source>Only {n} counted characters</source>
            <translation>Only {n} counted characters</translation>
        </message>
        <message>
            <source>shares of so short a text say little</source>
            <translation>shares of so short a text say little</translation>
        </message>
        <message>
            <source>Nothing counted</source>
            <translation>Nothing counted</translation>
        </message>
        <message>
            <source>No counted text: takes part in no score</source>
            <translation>No counted text: takes part in no score</translation>
        </message>
        <message>
            <source>the paper is empty, or all of it is excluded</source>
            <translation>the paper is empty, or all of it is excluded</translation>
        </message>
        <message>
            <source>File gone</source>
            <translation>File gone</translation>
        </message>
        <message>
            <source>The file is no longer there</source>
            <translation>The file is no longer there</translation>
        </message>
        <message>
            <source>put it back, then read again</source>
            <translation>put it back, then read again</translation>
        </message>
        <message>
            <source>File in use</source>
            <translation>File in use</translation>
        </message>
        <message>
            <source>Another program is using the file</source>
            <translation>Another program is using the file</translation>
        </message>
        <message>
            <source>close it there, then read again</source>
            <translation>close it there, then read again</translation>
        </message>
        <message>
            <source>Damaged file</source>
            <translation>Damaged file</translation>
        </message>
        <message>
            <source>The file is damaged and could not be read</source>
            <translation>The file is damaged and could not be read</translation>
        </message>
        <message>
            <source>open and save it in its own program, then read again</source>
            <translation>open and save it in its own program, then read again</translation>
        </message>
        <message>
            <source>Needs a password</source>
            <translation>Needs a password</translation>
        </message>
        <message>
            <source>The file is protected by a password</source>
            <translation>The file is protected by a password</translation>
        </message>
        <message>
            <source>enter the password: only this paper is read again</source>
            <translation>enter the password: only this paper is read again</translation>
        </message>
        <message>
            <source>Too large</source>
            <translation>Too large</translation>
        </message>
        <message>
            <source>The file is too large or took too long</source>
            <translation>The file is too large or took too long</translation>
        </message>
        <message>
            <source>divide it, or save it as plain text</source>
            <translation>divide it, or save it as plain text</translation>
        </message>
        <message>
            <source>Named twice</source>
            <translation>Named twice</translation>
        </message>
        <message>
            <source>This file was named more than once</source>
            <translation>This file was named more than once</translation>
        </message>
        <message>
            <source>it is compared with itself</source>
            <translation>it is compared with itself</translation>
        </message>
        <message>
            <source>Text not kept</source>
            <translation>Text not kept</translation>
        </message>
        <message>
            <source>The archive does not keep this paper's text</source>
            <translation>The archive does not keep this paper's text</translation>
        </message>
        <message>
            <source>only large copies of it are found, and its passages cannot be shown</source>
            <translation>only large copies of it are found, and its passages cannot be shown</translation>
        </message>
        <message>
            <source>Other version</source>
            <translation>Other version</translation>
        </message>
        <message>
            <source>Looks like another version of {detail}</source>
            <translation>Looks like another version of {detail}</translation>
        </message>
        <message>
            <source>if both are one student's, put them in one folder or name them in students.csv</source>
            <translation>if both are one student's, put them in one folder or name them in students.csv</translation>
        </message>
        <message>
            <source>Chinese</source>
            <translation>Chinese</translation>
        </message>
        <message>
            <source>English</source>
            <translation>English</translation>
        </message>
        <message>
            <source>Chinese and English</source>
            <translation>Chinese and English</translation>
        </message>
    </context>
    <context>
        <name>kind</name>
        <message>
            <source>Verbatim</source>
            <translation>Verbatim</translation>
        </message>
        <message>
            <source>Edited</source>
            <translation>Edited</translation>
        </message>
        <message>
            <source>Reworded</source>
            <translation>Reworded</translation>
        </message>
        <message>
            <source>Reordered</source>
            <translation>Reordered</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Summary</translation>
        </message>
        <message>
            <source>Only these two</source>
            <translation>Only these two</translation>
        </message>
        <message>
            <source>3 or 4 papers</source>
            <translation>3 or 4 papers</translation>
        </message>
        <message>
            <source>5 papers or more</source>
            <translation>5 papers or more</translation>
        </message>
    </context>
    <context>
        <name>level</name>
        <message>
            <source>Identical</source>
            <translation>Identical</translation>
        </message>
        <message>
            <source>High</source>
            <translation>High</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Medium</translation>
        </message>
        <message>
            <source>Low</source>
            <translation>Low</translation>
        </message>
        <message>
            <source>None</source>
            <translation>None</translation>
        </message>
    </context>
    <context>
        <name>menus</name>
        <message>
            <source>File</source>
            <translation>File</translation>
        </message>
        <message>
            <source>New check</source>
            <translation>New check</translation>
        </message>
        <message>
            <source>Add files…</source>
            <translation>Add files…</translation>
        </message>
        <message>
            <source>Add folder…</source>
            <translation>Add folder…</translation>
        </message>
        <message>
            <source>Add references…</source>
            <translation>Add references…</translation>
        </message>
        <message>
            <source>Add templates…</source>
            <translation>Add templates…</translation>
        </message>
        <message>
            <source>Open saved check…</source>
            <translation>Open saved check…</translation>
        </message>
        <message>
            <source>Recent checks</source>
            <translation>Recent checks</translation>
        </message>
        <message>
            <source>Try the sample</source>
            <translation>Try the sample</translation>
        </message>
        <message>
            <source>Save check</source>
            <translation>Save check</translation>
        </message>
        <message>
            <source>Save check as…</source>
            <translation>Save check as…</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>Export report</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>Open original</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Quit</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Edit</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Undo</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copy</translation>
        </message>
        <message>
            <source>Paste files or a text</source>
            <translation>Paste files or a text</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Find</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Check</translation>
        </message>
        <message>
            <source>Compare again</source>
            <translation>Compare again</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
        <message>
            <source>Exclude quotations</source>
            <translation>Exclude quotations</translation>
        </message>
        <message>
            <source>Exclude lists of references</source>
            <translation>Exclude lists of references</translation>
        </message>
        <message>
            <source>Exclude common passages</source>
            <translation>Exclude common passages</translation>
        </message>
        <message>
            <source>Exclude front matter</source>
            <translation>Exclude front matter</translation>
        </message>
        <message>
            <source>Hide names</source>
            <translation>Hide names</translation>
        </message>
        <message>
            <source>Mark pair as to discuss</source>
            <translation>Mark pair as to discuss</translation>
        </message>
        <message>
            <source>Set pair aside</source>
            <translation>Set pair aside</translation>
        </message>
        <message>
            <source>Note on the pair…</source>
            <translation>Note on the pair…</translation>
        </message>
        <message>
            <source>Set match aside…</source>
            <translation>Set match aside…</translation>
        </message>
        <message>
            <source>Archive of earlier papers…</source>
            <translation>Archive of earlier papers…</translation>
        </message>
        <message>
            <source>Options…</source>
            <translation>Options…</translation>
        </message>
        <message>
            <source>View</source>
            <translation>View</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Back</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>Overview</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>Papers</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Reading</translation>
        </message>
        <message>
            <source>Next match</source>
            <translation>Next match</translation>
        </message>
        <message>
            <source>Previous match</source>
            <translation>Previous match</translation>
        </message>
        <message>
            <source>Other pane</source>
            <translation>Other pane</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Larger</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>Smaller</translation>
        </message>
        <message>
            <source>Normal size</source>
            <translation>Normal size</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Theme</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Language</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Full screen</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Help</translation>
        </message>
        <message>
            <source>What the numbers mean</source>
            <translation>What the numbers mean</translation>
        </message>
        <message>
            <source>Show log</source>
            <translation>Show log</translation>
        </message>
        <message>
            <source>About plagcheck</source>
            <translation>About plagcheck</translation>
        </message>
    </context>
    <context>
        <name>names</name>
        <message>
            <source>Paper {}</source>
            <translation>Paper {}</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>{} chars</source>
            <translation>{} chars</translation>
        </message>
        <message>
            <source>Char {}</source>
            <translation>Char {}</translation>
        </message>
    </context>
    <context>
        <name>review</name>
        <message>
            <source>Not reviewed</source>
            <translation>Not reviewed</translation>
        </message>
        <message>
            <source>To discuss</source>
            <translation>To discuss</translation>
        </message>
        <message>
            <source>Set aside</source>
            <translation>Set aside</translation>
        </message>
    </context>
</TS>
