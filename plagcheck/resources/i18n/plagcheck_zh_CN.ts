<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
    <context>
        <name>ArchiveModel</name>
        <message>
            <source>Paper</source>
            <translation>文稿</translation>
        </message>
        <message>
            <source>Labels</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>加入时间</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>计入字数</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>正文</translation>
        </message>
        <message>
            <source>kept</source>
            <translation>已保留</translation>
        </message>
        <message>
            <source>left out</source>
            <translation>未保留</translation>
        </message>
    </context>
    <context>
        <name>ArchivePage</name>
        <message>
            <source>Archive of earlier papers</source>
            <translation>往届文稿库</translation>
        </message>
        <message>
            <source>Archive</source>
            <translation>文稿库</translation>
        </message>
        <message>
            <source>New…</source>
            <translation>新建…</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>打开…</translation>
        </message>
        <message>
            <source>Compare every check with this archive</source>
            <translation>每次检查都与此文稿库比较</translation>
        </message>
        <message>
            <source>Add papers</source>
            <translation>加入文稿</translation>
        </message>
        <message>
            <source>Labels, such as year=2026, course=history</source>
            <translation>标签，如 year=2026, course=history</translation>
        </message>
        <message>
            <source>Labels</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Leave out the texts</source>
            <translation>不保留正文</translation>
        </message>
        <message>
            <source>Without its text only a tenth of a paper's word sequences is kept, in a coded form: enough to find large copies, not small ones. It is not anonymous: who has a paper can tell whether it lies in the archive.</source>
            <translation>不保留正文时，只以编码形式保留十分之一的词序列：能找到大段复制，找不到小段。这不是匿名：手里有某篇文稿的人能判断它是否在库中。</translation>
        </message>
        <message>
            <source>Add the papers of this check</source>
            <translation>加入本次检查的文稿</translation>
        </message>
        <message>
            <source>Add files…</source>
            <translation>添加文件…</translation>
        </message>
        <message>
            <source>Add folder…</source>
            <translation>添加文件夹…</translation>
        </message>
        <message>
            <source>Papers in the archive</source>
            <translation>库中的文稿</translation>
        </message>
        <message>
            <source>Filter: name or label</source>
            <translation>筛选：名称或标签</translation>
        </message>
        <message>
            <source>Filter the papers of the archive</source>
            <translation>筛选库中的文稿</translation>
        </message>
        <message>
            <source>Remove selected</source>
            <translation>移除所选</translation>
        </message>
        <message>
            <source>Verify</source>
            <translation>核验</translation>
        </message>
        <message>
            <source>No archive is chosen</source>
            <translation>未选择文稿库</translation>
        </message>
        <message>
            <source>An archive is one file with earlier papers</source>
            <translation>文稿库是存放往届文稿的一个文件</translation>
        </message>
        <message>
            <source>No papers yet</source>
            <translation>还没有文稿</translation>
        </message>
        <message>
            <source>Papers added here are found again in later years</source>
            <translation>加入的文稿，以后各届都能对照到</translation>
        </message>
        <message>
            <source>{papers} papers, {texts} with their texts, {size} MB</source>
            <translation>{papers} 篇，其中 {texts} 篇保留正文，{size} MB</translation>
        </message>
        <message numerus="yes">
            <source>Add the %n papers of this check</source>
            <translation>
                <numerusform>加入本次检查的 %n 篇</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Archives</name>
        <message>
            <source>Archives ({})</source>
            <translation>文稿库 ({})</translation>
        </message>
        <message>
            <source>Earlier papers</source>
            <translation>往届文稿</translation>
        </message>
        <message>
            <source>New archive</source>
            <translation>新建文稿库</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>Open archive</source>
            <translation>打开文稿库</translation>
        </message>
        <message>
            <source>Add folder</source>
            <translation>添加文件夹</translation>
        </message>
        <message>
            <source>Papers ({})</source>
            <translation>文稿 ({})</translation>
        </message>
        <message>
            <source>Add files</source>
            <translation>添加文件</translation>
        </message>
        <message numerus="yes">
            <source>Remove %n papers from the archive?</source>
            <translation>
                <numerusform>从文稿库移除 %n 篇？</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>This cannot be undone; the papers' own files stay</source>
            <translation>无法撤销；文稿原来的文件仍在</translation>
        </message>
        <message>
            <source>The archive could not be used</source>
            <translation>文稿库无法使用</translation>
        </message>
        <message>
            <source>Papers that were in it already are not added twice</source>
            <translation>已在库中的文稿不会重复加入</translation>
        </message>
        <message numerus="yes">
            <source>%n papers added to the archive</source>
            <translation>
                <numerusform>已加入 %n 篇</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n papers removed from the archive</source>
            <translation>
                <numerusform>已移除 %n 篇</numerusform>
            </translation>
        </message>
        <message>
            <source>The archive is damaged</source>
            <translation>文稿库已损坏</translation>
        </message>
        <message>
            <source>The archive is sound</source>
            <translation>文稿库完好</translation>
        </message>
        <message>
            <source>Every paper and every list in it was read</source>
            <translation>其中每篇文稿、每个列表都已读过</translation>
        </message>
    </context>
    <context>
        <name>AsideCard</name>
        <message>
            <source>Reason, for the report</source>
            <translation>理由（写入报告）</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>理由</translation>
        </message>
        <message>
            <source>Quoted with its source</source>
            <translation>已注明出处的引用</translation>
        </message>
        <message>
            <source>Part of the task</source>
            <translation>题目中的文字</translation>
        </message>
        <message>
            <source>Common wording</source>
            <translation>常用的说法</translation>
        </message>
        <message>
            <source>Set aside</source>
            <translation>放下</translation>
        </message>
        <message>
            <source>Set match {} aside: it counts in no share</source>
            <translation>放下第 {} 处：不再计入复制比</translation>
        </message>
    </context>
    <context>
        <name>BitCard</name>
        <message>
            <source>Bit {}</source>
            <translation>第 {} 位</translation>
        </message>
        <message>
            <source>Different</source>
            <translation>两篇不同</translation>
        </message>
        <message>
            <source>Equal</source>
            <translation>两篇相同</translation>
        </message>
        <message>
            <source>Keywords that push most</source>
            <translation>推动这一位最多的关键词</translation>
        </message>
        <message numerus="yes">
            <source>%n more keywords; a click pins this card</source>
            <translation>
                <numerusform>另有 %n 个关键词；单击固定此卡</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BitCells</name>
        <message>
            <source>{} of {} bits differ</source>
            <translation>{} / {} 位不同</translation>
        </message>
        <message>
            <source>XOR</source>
            <translation>异或</translation>
        </message>
        <message>
            <source>bit {}</source>
            <translation>位 {}</translation>
        </message>
    </context>
    <context>
        <name>ClassPage</name>
        <message>
            <source>Overview</source>
            <translation>总览</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>论文</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>读取情况</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>选项</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>导出报告</translation>
        </message>
    </context>
    <context>
        <name>CompareView</name>
        <message>
            <source>Went on from the first</source>
            <translation>已到末尾，从第一处继续</translation>
        </message>
        <message>
            <source>Went on from the last</source>
            <translation>已到开头，从最后一处继续</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Go to match {}</source>
            <translation>转到第 {} 处</translation>
        </message>
        <message>
            <source>Set match {} aside…</source>
            <translation>放下第 {} 处…</translation>
        </message>
    </context>
    <context>
        <name>DefinitionsPage</name>
        <message>
            <source>What the numbers mean</source>
            <translation>各个数的含义</translation>
        </message>
    </context>
    <context>
        <name>DistanceScale</name>
        <message>
            <source>Limit {}</source>
            <translation>界限 {}</translation>
        </message>
        <message>
            <source>Unrelated papers usually {}–{}</source>
            <translation>无关文稿通常在 {}–{}</translation>
        </message>
    </context>
    <context>
        <name>EqualLegend</name>
        <message>
            <source>equal {}</source>
            <translation>相等 {}</translation>
        </message>
        <message>
            <source>not equal {}</source>
            <translation>不等 {}</translation>
        </message>
    </context>
    <context>
        <name>EstimateChart</name>
        <message>
            <source>Exact {}, estimate {} ± {}</source>
            <translation>精确值 {}，估计 {} ± {}</translation>
        </message>
        <message>
            <source>Exact</source>
            <translation>精确值</translation>
        </message>
        <message>
            <source>all shingles</source>
            <translation>全部片段</translation>
        </message>
        <message>
            <source>K hash functions</source>
            <translation>K 个散列函数</translation>
        </message>
        <message>
            <source>K smallest values</source>
            <translation>最小的 K 个值</translation>
        </message>
    </context>
    <context>
        <name>FingerprintView</name>
        <message>
            <source>Fingerprint cells</source>
            <translation>指纹各位</translation>
        </message>
        <message>
            <source>Column sums</source>
            <translation>列和</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <translation>指纹</translation>
        </message>
        <message>
            <source>Filled is 1, outlined is 0; a frame marks bits that differ</source>
            <translation>实心为 1，空心为 0；蓝框为不同的位</translation>
        </message>
        <message>
            <source>Each keyword adds or takes its weight by its own hash; a sum above 0 gives 1, any other 0</source>
            <translation>每个关键词按自己的散列给各列加或减一次权重；列和大于 0，该位为 1，否则为 0</translation>
        </message>
        <message>
            <source>Hamming distance</source>
            <translation>汉明距离</translation>
        </message>
        <message>
            <source>Fingerprint similarity</source>
            <translation>指纹相似度</translation>
        </message>
        <message>
            <source>No keywords, no fingerprint</source>
            <translation>没有关键词，没有指纹</translation>
        </message>
        <message>
            <source>A paper of nothing but stop words, or of no text, has no fingerprint to compare</source>
            <translation>只有停用词或没有文字的文稿，没有可以比较的指纹</translation>
        </message>
        <message>
            <source>of {} bits</source>
            <translation>/ {} 位</translation>
        </message>
        <message>
            <source>Fingerprint of {} bits</source>
            <translation>{} 位指纹</translation>
        </message>
        <message>
            <source>Near-duplicate</source>
            <translation>近似重复</translation>
        </message>
        <message>
            <source>No near-duplicate</source>
            <translation>不是近似重复</translation>
        </message>
        <message>
            <source>The distance is not above the limit {}.</source>
            <translation>距离不大于界限 {}。</translation>
        </message>
        <message>
            <source>The distance is above the limit {}.</source>
            <translation>距离大于界限 {}。</translation>
        </message>
        <message>
            <source>A hint, not a verdict: read the texts.</source>
            <translation>只是线索，不是结论，请看原文对照。</translation>
        </message>
    </context>
    <context>
        <name>GroupGraph</name>
        <message>
            <source>Graph of the groups</source>
            <translation>各组的关系图</translation>
        </message>
        <message>
            <source>{papers} papers in {groups} groups, {pairs} pairs</source>
            <translation>{groups} 组，共 {papers} 篇，{pairs} 对</translation>
        </message>
        <message>
            <source>No groups at this threshold</source>
            <translation>此阈值下没有组</translation>
        </message>
        <message>
            <source>{share} of {a} is found in {b}</source>
            <translation>{a} 的文字有 {share} 出现在 {b} 中</translation>
        </message>
    </context>
    <context>
        <name>GroupModel</name>
        <message>
            <source>2 papers, mostly one way: {a} is found in {b}</source>
            <translation>2 篇，方向明显：{a} 的文字多见于 {b}</translation>
        </message>
        <message>
            <source>{papers} papers, all joined by {key} alone</source>
            <translation>{papers} 篇，都只与 {key} 相连</translation>
        </message>
        <message>
            <source>{papers} papers, {joined} of {pairs} pairs joined</source>
            <translation>{papers} 篇，{pairs} 对中 {joined} 对相连</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message numerus="yes">
            <source>%n notices</source>
            <translation>
                <numerusform>%n 条提示</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HeatMap</name>
        <message>
            <source>Heat map</source>
            <translation>热图</translation>
        </message>
    </context>
    <context>
        <name>Histogram</name>
        <message>
            <source>Threshold</source>
            <translation>阈值</translation>
        </message>
        <message>
            <source>Pairs whose larger copied share reaches the threshold are listed</source>
            <translation>列出较大复制比达到阈值的配对</translation>
        </message>
    </context>
    <context>
        <name>Intake</name>
        <message>
            <source>Papers ({})</source>
            <translation>文稿 ({})</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>Add files</source>
            <translation>添加文件</translation>
        </message>
        <message>
            <source>Add folder</source>
            <translation>添加文件夹</translation>
        </message>
        <message>
            <source>Add references</source>
            <translation>添加参考文稿</translation>
        </message>
        <message>
            <source>Add templates</source>
            <translation>添加题目与模板</translation>
        </message>
        <message>
            <source>Sample class</source>
            <translation>示例班级</translation>
        </message>
        <message>
            <source>“{}” cannot be opened</source>
            <translation>“{}”打不开</translation>
        </message>
        <message>
            <source>Its papers are no longer where they were</source>
            <translation>其中的文稿已不在原来的位置</translation>
        </message>
        <message>
            <source>Pasted text {}.txt</source>
            <translation>粘贴的文字 {}.txt</translation>
        </message>
    </context>
    <context>
        <name>KindChip</name>
        <message>
            <source>ab</source>
            <translation>文</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>As the system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Ctrl+O add files    Ctrl+V paste files or a text</source>
            <translation>快捷键：Ctrl+O 添加文件    Ctrl+V 粘贴文件或文字</translation>
        </message>
        <message>
            <source>{} papers: {} read, {} not read</source>
            <translation>{} 篇：{} 篇已读取，{} 篇未能读取</translation>
        </message>
        <message>
            <source>{} papers compared, {} pairs, in {} s</source>
            <translation>{} 篇已比较，{} 对，用时 {} 秒</translation>
        </message>
        <message>
            <source>F8 next    F7 previous    F6 other pane    Ctrl+wheel zoom</source>
            <translation>F8 下一处    F7 上一处    F6 切换窗格    Ctrl+滚轮 缩放</translation>
        </message>
        <message>
            <source>←→ bit    D next that differs    click pins the card</source>
            <translation>←→ 逐位移动    D 下一处不同    单击固定卡片</translation>
        </message>
        <message>
            <source>Space shows a keyword in both texts    Enter goes to its first place</source>
            <translation>空格 在两篇中标出关键词    Enter 跳到第一处</translation>
        </message>
        <message>
            <source>{} needs a password</source>
            <translation>{} 需要密码</translation>
        </message>
        <message>
            <source>Only this paper is read again; the other results stay</source>
            <translation>输入密码后只重新读取这一篇，其余结果不变</translation>
        </message>
        <message>
            <source>Enter password…</source>
            <translation>输入密码…</translation>
        </message>
        <message numerus="yes">
            <source>%n files were left out</source>
            <translation>
                <numerusform>%n 个文件没有列入</numerusform>
            </translation>
        </message>
        <message>
            <source>The check could not be finished</source>
            <translation>检查没能完成</translation>
        </message>
        <message>
            <source>Show log</source>
            <translation>显示日志</translation>
        </message>
        <message>
            <source>The check is as it was</source>
            <translation>检查仍是原来的样子</translation>
        </message>
        <message>
            <source>Nothing was compared</source>
            <translation>没有比较任何文稿</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>It was moved, or no program opens it</source>
            <translation>文件已移走，或没有能打开它的程序</translation>
        </message>
        <message>
            <source>The original could not be opened</source>
            <translation>没能打开原文</translation>
        </message>
        <message>
            <source>The log is empty</source>
            <translation>日志是空的</translation>
        </message>
        <message>
            <source>Nothing has gone wrong so far</source>
            <translation>到目前为止没有出错</translation>
        </message>
        <message>
            <source>Shows which text papers share, on this computer only</source>
            <translation>显示文稿之间相同的文字，只在这台电脑上处理</translation>
        </message>
    </context>
    <context>
        <name>MatchSide</name>
        <message>
            <source>Find in matches</source>
            <translation>在匹配中查找</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>长的在前</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>匹配</translation>
        </message>
    </context>
    <context>
        <name>MatchStrip</name>
        <message>
            <source>Previous match (F7)</source>
            <translation>上一处（F7）</translation>
        </message>
        <message>
            <source>Next match (F8)</source>
            <translation>下一处（F8）</translation>
        </message>
        <message>
            <source>Kinds</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>篇数</translation>
        </message>
        <message>
            <source>Colour the matches by</source>
            <translation>匹配的颜色表示</translation>
        </message>
        <message>
            <source>Colour the matches by their kind, or by how many papers hold the passage</source>
            <translation>颜色表示匹配的类别，或这一段见于多少篇文稿</translation>
        </message>
        <message>
            <source>Find in both texts</source>
            <translation>在两篇原文中查找</translation>
        </message>
        <message numerus="yes">
            <source>Quotations excluded: %n characters</source>
            <translation>
                <numerusform>引文已排除 %n 字</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>References excluded: %n characters</source>
            <translation>
                <numerusform>参考文献已排除 %n 字</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Template excluded: %n characters</source>
            <translation>
                <numerusform>题目与模板已排除 %n 字</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n characters excluded</source>
            <translation>
                <numerusform>已排除 %n 字</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set aside</source>
            <translation>
                <numerusform>已放下 %n 处</numerusform>
            </translation>
        </message>
        <message>
            <source>Let count again</source>
            <translation>重新计入</translation>
        </message>
        <message>
            <source>“{}”: {}</source>
            <translation>“{}”：{}</translation>
        </message>
        <message>
            <source>no reason given</source>
            <translation>没有写理由</translation>
        </message>
        <message>
            <source>Match {} of {}</source>
            <translation>第 {} 处，共 {} 处</translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n 处匹配</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MethodModel</name>
        <message>
            <source>Method</source>
            <translation>方法</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>得分</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>用时</translation>
        </message>
        <message>
            <source>What it compares</source>
            <translation>比较的是什么</translation>
        </message>
        <message>
            <source>Passages (this program)</source>
            <translation>逐段对照（本程序）</translation>
        </message>
        <message>
            <source>the larger copied share, edited and moved text too</source>
            <translation>较大的复制比，含改动和移动过的文字</translation>
        </message>
        <message>
            <source>Equal strings</source>
            <translation>字符串相等</translation>
        </message>
        <message>
            <source>whether the two texts are the same string</source>
            <translation>两篇是否是同一个字符串</translation>
        </message>
        <message>
            <source>Longest common subsequence</source>
            <translation>最长公共子序列</translation>
        </message>
        <message>
            <source>words in the same order, gaps allowed</source>
            <translation>次序相同的词，允许间隔</translation>
        </message>
        <message>
            <source>Edit distance</source>
            <translation>编辑距离</translation>
        </message>
        <message>
            <source>words to insert, delete or replace</source>
            <translation>需要插入、删除或替换的词</translation>
        </message>
        <message>
            <source>Three longest sentences</source>
            <translation>最长的三句</translation>
        </message>
        <message>
            <source>how many of the longest sentences are equal</source>
            <translation>最长的句子有几句相同</translation>
        </message>
        <message>
            <source>Shingles, exact Jaccard</source>
            <translation>片段，精确 Jaccard</translation>
        </message>
        <message>
            <source>all runs of five words</source>
            <translation>所有连续五个词</translation>
        </message>
        <message>
            <source>MinHash, K functions</source>
            <translation>MinHash，K 个函数</translation>
        </message>
        <message>
            <source>the same from K smallest values</source>
            <translation>同上，由 K 个最小值估计</translation>
        </message>
        <message>
            <source>MinHash, K smallest values</source>
            <translation>MinHash，最小的 K 个值</translation>
        </message>
        <message>
            <source>the same from the K smallest of one function</source>
            <translation>同上，由一个函数最小的 K 个值估计</translation>
        </message>
        <message>
            <source>Simhash</source>
            <translation>Simhash</translation>
        </message>
        <message>
            <source>equal bits of the fingerprints; unrelated papers agree in half of them</source>
            <translation>指纹相同的位；无关文稿也有一半相同</translation>
        </message>
        <message>
            <source>TF-IDF cosine</source>
            <translation>TF-IDF 余弦</translation>
        </message>
        <message>
            <source>keywords by weight, without their order</source>
            <translation>按权重比较关键词，不看次序</translation>
        </message>
        <message>
            <source>too long for this method</source>
            <translation>文稿太长，不用此法</translation>
        </message>
        <message>
            <source>no words to compare</source>
            <translation>没有词可比</translation>
        </message>
    </context>
    <context>
        <name>MethodsView</name>
        <message>
            <source>Methods</source>
            <translation>方法比较</translation>
        </message>
        <message>
            <source>what plainer methods say of the same two papers</source>
            <translation>同样两篇，较简单的方法怎么说</translation>
        </message>
        <message>
            <source>Times are of this computer and this moment, from the words on. No score of a report uses these numbers.</source>
            <translation>用时只代表这台电脑、这一刻，从分词之后算起。报告不用这些数。</translation>
        </message>
        <message>
            <source>Measuring…</source>
            <translation>正在计算…</translation>
        </message>
    </context>
    <context>
        <name>MinHashView</name>
        <message>
            <source>Jaccard resemblance</source>
            <translation>Jaccard 相似度</translation>
        </message>
        <message>
            <source>Line: one standard error; band: two. The axis is zoomed to the values</source>
            <translation>横线为一个标准误差，浅带为两个；坐标轴已放大</translation>
        </message>
        <message>
            <source>The chance that the smallest values at one position are equal is the Jaccard resemblance itself.</source>
            <translation>相同位置的最小值相等的概率，正好等于两个片段集合的 Jaccard 相似度。</translation>
        </message>
        <message>
            <source>Keywords</source>
            <translation>关键词</translation>
        </message>
        <message>
            <source>Shared</source>
            <translation>共有</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Which keywords</source>
            <translation>显示哪些关键词</translation>
        </message>
        <message>
            <source>No words, no resemblance</source>
            <translation>没有词，没有相似度</translation>
        </message>
        <message>
            <source>One of the papers holds no words</source>
            <translation>其中一篇没有词</translation>
        </message>
        <message>
            <source>The estimate is the exact value.</source>
            <translation>估计值正好等于精确值。</translation>
        </message>
        <message>
            <source>above</source>
            <translation>高</translation>
        </message>
        <message>
            <source>below</source>
            <translation>低</translation>
        </message>
        <message>
            <source>The estimate lies {} {} the exact value: {} standard errors √(J(1−J)/K).</source>
            <translation>估计值与精确值相差 {}（偏{}），为 {} 个标准误差 √(J(1−J)/K)。</translation>
        </message>
        <message>
            <source>{} positions</source>
            <translation>{} 个位置</translation>
        </message>
        <message>
            <source>weighted cosine {}</source>
            <translation>加权余弦 {}</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Dismiss</source>
            <translation>关闭提示</translation>
        </message>
    </context>
    <context>
        <name>NoticeStack</name>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>另有 %n 条</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OptionsPage</name>
        <message>
            <source>Options</source>
            <translation>选项</translation>
        </message>
        <message>
            <source>Restore defaults</source>
            <translation>恢复默认值</translation>
        </message>
        <message>
            <source>Use these choices</source>
            <translation>采用这些选项</translation>
        </message>
        <message>
            <source>Passages</source>
            <translation>相同的段落</translation>
        </message>
        <message>
            <source>Strict</source>
            <translation>严格</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>标准</translation>
        </message>
        <message>
            <source>Thorough</source>
            <translation>细致</translation>
        </message>
        <message>
            <source>Shortest match, Han characters</source>
            <translation>最短匹配，汉字数</translation>
        </message>
        <message>
            <source>A shorter verbatim passage is not shown</source>
            <translation>更短的逐字相同不列出</translation>
        </message>
        <message>
            <source>Shortest match, words</source>
            <translation>最短匹配，词数</translation>
        </message>
        <message>
            <source>Thorough also shows passages that resemble each other only a little</source>
            <translation>“细致”也列出只有少许相似的段落</translation>
        </message>
        <message>
            <source>Sensitivity</source>
            <translation>灵敏度</translation>
        </message>
        <message>
            <source>Papers are called Paper 01, Paper 02 … in the window and in every report</source>
            <translation>窗口和报告里一律写作“文稿 01”“文稿 02”……</translation>
        </message>
        <message>
            <source>Hide names</source>
            <translation>隐藏姓名</translation>
        </message>
        <message>
            <source>Left out of both sides of the division, shown in grey</source>
            <translation>分子和分母都不计，在正文里标成灰色</translation>
        </message>
        <message>
            <source>Exclude quotations</source>
            <translation>排除引文</translation>
        </message>
        <message>
            <source>Exclude the list of references</source>
            <translation>排除参考文献</translation>
        </message>
        <message>
            <source>Exclude passages that many papers hold</source>
            <translation>排除多篇共有的段落</translation>
        </message>
        <message>
            <source>Exclude cover sheet and table of contents</source>
            <translation>排除封面和目录</translation>
        </message>
        <message>
            <source>Fingerprint and MinHash</source>
            <translation>指纹与 MinHash</translation>
        </message>
        <message>
            <source>{} bits</source>
            <translation>{} 位</translation>
        </message>
        <message>
            <source>Width of the fingerprint</source>
            <translation>指纹位数</translation>
        </message>
        <message>
            <source>Fingerprints that differ in no more bits are called near-duplicates</source>
            <translation>相差不超过这么多位，称为近似重复</translation>
        </message>
        <message>
            <source>Limit of the distance</source>
            <translation>距离界限</translation>
        </message>
        <message>
            <source>More values make the estimate finer: its error is √(J(1−J)/K)</source>
            <translation>值越多，估计越精：标准误差为 √(J(1−J)/K)</translation>
        </message>
        <message>
            <source>MinHash values K</source>
            <translation>MinHash 取值数 K</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>窗口</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>主题</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Zoom</source>
            <translation>缩放</translation>
        </message>
        <message>
            <source>Papers kept</source>
            <translation>保留的文稿</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message>
            <source>Papers that were read and the last checks are kept on this computer, so that they open at once</source>
            <translation>读过的文稿和最近的检查保留在这台电脑上，再打开时立即可用</translation>
        </message>
        <message>
            <source>Papers read before and recent checks</source>
            <translation>读过的文稿与最近的检查</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} MB</translation>
        </message>
        <message>
            <source>Nothing is kept</source>
            <translation>没有保留</translation>
        </message>
    </context>
    <context>
        <name>OverviewPage</name>
        <message>
            <source>Highest copied share</source>
            <translation>最高复制比</translation>
        </message>
        <message>
            <source>Median</source>
            <translation>中位数</translation>
        </message>
        <message>
            <source>Groups at the threshold</source>
            <translation>达到阈值的组</translation>
        </message>
        <message>
            <source>Could not be read</source>
            <translation>未能读取</translation>
        </message>
        <message>
            <source>Distribution of the shares</source>
            <translation>复制比分布</translation>
        </message>
        <message>
            <source>Threshold</source>
            <translation>阈值</translation>
        </message>
        <message>
            <source>Pairs</source>
            <translation>配对</translation>
        </message>
        <message>
            <source>double-click opens</source>
            <translation>双击打开</translation>
        </message>
        <message>
            <source>≥ threshold</source>
            <translation>≥ 阈值</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Pairs shown</source>
            <translation>显示的配对</translation>
        </message>
        <message>
            <source>Filter: name, file, or &gt;50</source>
            <translation>筛选：姓名、文件名，或 &gt;50</translation>
        </message>
        <message>
            <source>Filter the pairs</source>
            <translation>筛选配对</translation>
        </message>
        <message>
            <source>Heat map</source>
            <translation>热图</translation>
        </message>
        <message>
            <source>Show the groups as a graph</source>
            <translation>以关系图显示各组</translation>
        </message>
        <message>
            <source>Graph</source>
            <translation>关系图</translation>
        </message>
        <message>
            <source>an arrow: most of it is found there</source>
            <translation>箭头：其文字多见于所指</translation>
        </message>
        <message>
            <source>how much of the row is found in the column</source>
            <translation>行的文字有多少出现在列中</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>组</translation>
        </message>
        <message>
            <source>use suggested {}%</source>
            <translation>用建议值 {}%</translation>
        </message>
        <message>
            <source>{shared} pairs share text, the other {rest} do not</source>
            <translation>{shared} 对有相同文字，其余 {rest} 对没有</translation>
        </message>
        <message>
            <source>Copied share of A: counted characters of A inside matches ÷ all counted characters of A</source>
            <translation>A 的复制比：A 落在匹配中的计入字数 ÷ A 的全部计入字数</translation>
        </message>
        <message>
            <source>of {} is found in {}</source>
            <translation>{} 的文字出现在 {} 中</translation>
        </message>
        <message>
            <source>of the {} pairs that share text, larger direction</source>
            <translation>有相同文字的 {} 对，取较大的方向</translation>
        </message>
        <message>
            <source>no two papers share text</source>
            <translation>没有两篇有相同文字</translation>
        </message>
        <message>
            <source>{} holds no text</source>
            <translation>{} 没有文字</translation>
        </message>
        <message>
            <source>{} is protected</source>
            <translation>{} 有密码</translation>
        </message>
        <message>
            <source>{} is damaged</source>
            <translation>{} 已损坏</translation>
        </message>
        <message>
            <source>{} is too large</source>
            <translation>{} 太大</translation>
        </message>
        <message>
            <source>{} has no text layer</source>
            <translation>{} 没有文字层</translation>
        </message>
        <message>
            <source>, </source>
            <translation>，</translation>
        </message>
        <message>
            <source>every paper was read</source>
            <translation>全部已读取</translation>
        </message>
        <message>
            <source>No pair fits the filter</source>
            <translation>没有符合筛选的配对</translation>
        </message>
        <message>
            <source>No equal text was found</source>
            <translation>没有找到相同的文字</translation>
        </message>
        <message>
            <source>No two papers share a passage</source>
            <translation>任何两篇之间都没有相同的段落</translation>
        </message>
        <message>
            <source>No pair reaches {}%</source>
            <translation>没有一对达到 {}%</translation>
        </message>
        <message>
            <source>The highest is {} ({} and {})</source>
            <translation>最高的一对是 {}（{} 与 {}）</translation>
        </message>
        <message>
            <source>Lower the threshold to {}%</source>
            <translation>把阈值降到 {}%</translation>
        </message>
        <message>
            <source>papers joined at {}% or more</source>
            <translation>阈值 {}% 以上相连的文稿</translation>
        </message>
        <message>
            <source>{} papers, {} pairs ≥ {}%</source>
            <translation>共 {} 篇，{} 对 ≥ {}%</translation>
        </message>
        <message>
            <source>Papers joined by pairs at or above the threshold</source>
            <translation>由达到阈值的配对连在一起的文稿</translation>
        </message>
        <message>
            <source>other way {}</source>
            <translation>反向 {}</translation>
        </message>
    </context>
    <context>
        <name>PairModel</name>
        <message>
            <source>Level</source>
            <translation>级别</translation>
        </message>
        <message>
            <source>Paper A</source>
            <translation>文稿 A</translation>
        </message>
        <message>
            <source>Paper B</source>
            <translation>文稿 B</translation>
        </message>
        <message>
            <source>A in B</source>
            <translation>A 在 B 中</translation>
        </message>
        <message>
            <source>B in A</source>
            <translation>B 在 A 中</translation>
        </message>
        <message>
            <source>Longest passage</source>
            <translation>最长一段</translation>
        </message>
        <message>
            <source>Distance</source>
            <translation>指纹距离</translation>
        </message>
        <message>
            <source>{} chars</source>
            <translation>{} 字</translation>
        </message>
        <message>
            <source>{} of the counted text of {} is found in {}</source>
            <translation>{}：{} 的计入文字出现在 {} 中的部分</translation>
        </message>
        <message>
            <source>The longest run of equal text, in counted characters of {}</source>
            <translation>最长的一段逐字相同，按 {} 的计入字数</translation>
        </message>
        <message>
            <source>Bits in which the fingerprints differ, of {}</source>
            <translation>两个指纹不同的位数，共 {} 位</translation>
        </message>
    </context>
    <context>
        <name>PairPage</name>
        <message>
            <source>Texts</source>
            <translation>原文对照</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <translation>指纹</translation>
        </message>
        <message>
            <source>MinHash and keywords</source>
            <translation>MinHash 与关键词</translation>
        </message>
        <message>
            <source>Methods</source>
            <translation>方法比较</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>计算步骤</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>导出报告</translation>
        </message>
        <message>
            <source>This could not be worked out</source>
            <translation>没能算出来</translation>
        </message>
        <message>
            <source>Working it out…</source>
            <translation>正在计算…</translation>
        </message>
    </context>
    <context>
        <name>PapersModel</name>
        <message>
            <source>Paper</source>
            <translation>文稿</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>计入字数</translation>
        </message>
        <message>
            <source>Total copied share</source>
            <translation>总文字复制比</translation>
        </message>
        <message>
            <source>Without quotations</source>
            <translation>去除引用后复制比</translation>
        </message>
        <message>
            <source>Largest from one</source>
            <translation>单篇最大复制比</translation>
        </message>
        <message>
            <source>From</source>
            <translation>来自</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>读取情况</translation>
        </message>
        <message>
            <source>Letters, digits and ideographs, less what is excluded: the denominator of the share</source>
            <translation>字母、数字和汉字，去掉排除的部分：复制比的分母</translation>
        </message>
        <message>
            <source>Union over all sources ÷ counted characters</source>
            <translation>所有来源的并集 ÷ 计入字数</translation>
        </message>
        <message>
            <source>The same with quotations and references taken from both sides of the division</source>
            <translation>分子和分母都去掉引文和参考文献</translation>
        </message>
        <message>
            <source>Counted characters found in one other paper ÷ counted characters</source>
            <translation>出现在另一篇中的计入字数 ÷ 计入字数</translation>
        </message>
    </context>
    <context>
        <name>PapersPage</name>
        <message>
            <source>Papers</source>
            <translation>论文</translation>
        </message>
        <message>
            <source>double-click opens the pair the largest share comes from</source>
            <translation>双击打开复制比最大的那一对</translation>
        </message>
        <message>
            <source>Filter: name, file, or &gt;50</source>
            <translation>筛选：姓名、文件名，或 &gt;50</translation>
        </message>
        <message>
            <source>Filter the papers</source>
            <translation>筛选论文</translation>
        </message>
    </context>
    <context>
        <name>PositionStrip</name>
        <message>
            <source>{} of {} positions are equal</source>
            <translation>{} / {} 个位置相等</translation>
        </message>
    </context>
    <context>
        <name>ReadingModel</name>
        <message>
            <source>Paper</source>
            <translation>文稿</translation>
        </message>
        <message>
            <source>Characters</source>
            <translation>读到</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>计入字数</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>提示</translation>
        </message>
    </context>
    <context>
        <name>ReadingPage</name>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>With notes</source>
            <translation>有提示</translation>
        </message>
        <message>
            <source>Not read</source>
            <translation>未读取</translation>
        </message>
        <message>
            <source>Papers shown</source>
            <translation>显示的论文</translation>
        </message>
        <message>
            <source>Read again</source>
            <translation>重新读取</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>论文</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>打开原文</translation>
        </message>
        <message>
            <source>These are facts noticed while reading; they may have good reasons, such as copying from a web page.</source>
            <translation>这些只是读取时注意到的事实，可能有正当原因，例如从网页复制。</translation>
        </message>
        <message>
            <source>{}, {} pages</source>
            <translation>{}，{} 页</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>读到</translation>
        </message>
        <message>
            <source>{} characters</source>
            <translation>{} 字</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>计入字数</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>编码</translation>
        </message>
        <message>
            <source>Not counted</source>
            <translation>不计入</translation>
        </message>
        <message>
            <source>quotations</source>
            <translation>引文</translation>
        </message>
        <message>
            <source>references</source>
            <translation>参考文献</translation>
        </message>
        <message>
            <source>template</source>
            <translation>模板</translation>
        </message>
        <message>
            <source>common passages</source>
            <translation>共有段落</translation>
        </message>
        <message>
            <source>front matter</source>
            <translation>封面和目录</translation>
        </message>
        <message>
            <source>hidden text</source>
            <translation>隐藏文字</translation>
        </message>
        <message>
            <source>headers</source>
            <translation>页眉</translation>
        </message>
        <message>
            <source>footers</source>
            <translation>页脚</translation>
        </message>
        <message>
            <source>running heads</source>
            <translation>书眉</translation>
        </message>
        <message>
            <source>page numbers</source>
            <translation>页码</translation>
        </message>
        <message>
            <source>, </source>
            <translation>，</translation>
        </message>
        <message>
            <source>{} {} chars</source>
            <translation>{} {} 字</translation>
        </message>
        <message>
            <source>Password of this file</source>
            <translation>这个文件的密码</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>密码</translation>
        </message>
        <message>
            <source>Decide by content</source>
            <translation>按内容判断</translation>
        </message>
        <message>
            <source>Read without anything to note.</source>
            <translation>读取正常，没有需要提示的地方。</translation>
        </message>
        <message numerus="yes">
            <source>All %n places</source>
            <translation>
                <numerusform>全部 %n 处</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RecentCard</name>
        <message numerus="yes">
            <source>%n papers</source>
            <translation>
                <numerusform>%n 篇</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewButton</name>
        <message>
            <source>Review</source>
            <translation>查看情况</translation>
        </message>
    </context>
    <context>
        <name>ReviewCard</name>
        <message>
            <source>Review</source>
            <translation>查看情况</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>A note on this pair, for yourself and the report</source>
            <translation>关于这一对的备注，供自己和报告使用</translation>
        </message>
    </context>
    <context>
        <name>Reviews</name>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Match set aside</source>
            <translation>已放下这一处匹配</translation>
        </message>
        <message>
            <source>It counts in no share, and the report lists it</source>
            <translation>它不再计入复制比，报告中会列出</translation>
        </message>
    </context>
    <context>
        <name>SavedChecks</name>
        <message>
            <source>Open saved check</source>
            <translation>打开已保存的检查</translation>
        </message>
        <message>
            <source>Save check</source>
            <translation>保存检查</translation>
        </message>
        <message>
            <source>Saved checks ({})</source>
            <translation>已保存的检查 ({})</translation>
        </message>
        <message>
            <source>It opens again as it is now, with all reviews</source>
            <translation>再打开时与现在一样，查看情况也都在</translation>
        </message>
        <message>
            <source>Check saved: {}</source>
            <translation>已保存检查：{}</translation>
        </message>
        <message>
            <source>The check could not be saved</source>
            <translation>没能保存检查</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>另存为…</translation>
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
            <translation>网页（HTML）…</translation>
        </message>
        <message>
            <source>Table (CSV)…</source>
            <translation>表格（CSV）…</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>导出报告</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>在文件夹中显示</translation>
        </message>
        <message>
            <source>Report saved</source>
            <translation>报告已保存</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>另存为…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Could not write {}</source>
            <translation>没能写入 {}</translation>
        </message>
    </context>
    <context>
        <name>SideHead</name>
        <message>
            <source>{} characters, {} counted</source>
            <translation>{} 字，计入 {} 字</translation>
        </message>
        <message>
            <source>of A is found in B</source>
            <translation>A 的文字出现在 B 中</translation>
        </message>
        <message>
            <source>of B is found in A</source>
            <translation>B 的文字出现在 A 中</translation>
        </message>
        <message>
            <source>{}; without folding {}</source>
            <translation>{}，不还原时 {}</translation>
        </message>
        <message>
            <source>Invisible characters, look-alike letters, script and spacing left as they are</source>
            <translation>不可见字符、形近字母、繁简和空格都照原样比较</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>Options</source>
            <translation>选项</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>帮助</translation>
        </message>
        <message>
            <source>References (optional)</source>
            <translation>参考文稿（可选）</translation>
        </message>
        <message>
            <source>Earlier papers, texts from the web. Compared against only: never with one another, never ranked.</source>
            <translation>往届论文、网上资料。只拿来对照，彼此之间不比较，也不会出现在排名里。</translation>
        </message>
        <message>
            <source>Add references…</source>
            <translation>添加参考…</translation>
        </message>
        <message>
            <source>Task and template (optional)</source>
            <translation>题目与模板（可选）</translation>
        </message>
        <message>
            <source>The assignment, a cover sheet, a form. Their text leaves the comparison and is shown in grey.</source>
            <translation>作业题目、封面、格式要求。其中的文字从比较中排除，并在正文里标成灰色。</translation>
        </message>
        <message>
            <source>Add templates…</source>
            <translation>添加模板…</translation>
        </message>
        <message>
            <source>To be checked</source>
            <translation>待检查</translation>
        </message>
        <message>
            <source>with one another and against the references</source>
            <translation>互相比较，并与参考文稿比较</translation>
        </message>
        <message>
            <source>Compared against</source>
            <translation>只作对照</translation>
        </message>
        <message>
            <source>not ranked</source>
            <translation>不参加排名</translation>
        </message>
        <message>
            <source>Drop papers here</source>
            <translation>把文稿拖到这里</translation>
        </message>
        <message>
            <source>Drop the papers to be checked here</source>
            <translation>把要检查的文稿拖到这里</translation>
        </message>
        <message>
            <source>Two or more papers, a folder, or a ZIP</source>
            <translation>两篇或更多文稿、一个文件夹，或一份 ZIP</translation>
        </message>
        <message>
            <source>Add files…</source>
            <translation>添加文件…</translation>
        </message>
        <message>
            <source>Add folder…</source>
            <translation>添加文件夹…</translation>
        </message>
        <message>
            <source>Try the sample</source>
            <translation>用示例试一试</translation>
        </message>
        <message>
            <source>Nothing leaves this computer: no upload, no network.</source>
            <translation>文稿不会离开这台电脑：不上传，不联网。</translation>
        </message>
        <message>
            <source>One paper is there: add one more to compare</source>
            <translation>已有一篇：再添加一篇就可以比较</translation>
        </message>
        <message numerus="yes">
            <source>Remove %n</source>
            <translation>
                <numerusform>移除 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>Recent checks</source>
            <translation>最近的检查</translation>
        </message>
    </context>
    <context>
        <name>StatusBar</name>
        <message>
            <source>Everything stays on this computer</source>
            <translation>全部在本机处理</translation>
        </message>
        <message>
            <source>Cancel  Esc</source>
            <translation>取消  Esc</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Reading and splitting</source>
            <translation>读取与分词</translation>
        </message>
        <message>
            <source>Screening pairs</source>
            <translation>筛选配对</translation>
        </message>
        <message>
            <source>Aligning passages</source>
            <translation>逐段比对</translation>
        </message>
        <message>
            <source>Summing up</source>
            <translation>汇总</translation>
        </message>
        <message>
            <source>Writing the report</source>
            <translation>写报告</translation>
        </message>
        <message>
            <source>Opening the check</source>
            <translation>正在打开检查</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>第 {} 个，共 {} 个</translation>
        </message>
        <message>
            <source>about {} s left</source>
            <translation>约剩 {} 秒</translation>
        </message>
        <message>
            <source>about {} min left</source>
            <translation>约剩 {} 分钟</translation>
        </message>
    </context>
    <context>
        <name>Steps</name>
        <message>
            <source>Read and split</source>
            <translation>读取与分词</translation>
        </message>
        <message>
            <source>Screen pairs</source>
            <translation>筛选配对</translation>
        </message>
        <message>
            <source>Align passages</source>
            <translation>逐段比对</translation>
        </message>
        <message>
            <source>Sum up</source>
            <translation>汇总</translation>
        </message>
        <message>
            <source>Step {} of {}: {}</source>
            <translation>第 {} 步，共 {} 步：{}</translation>
        </message>
    </context>
    <context>
        <name>StepsView</name>
        <message>
            <source>Which paper</source>
            <translation>哪一篇</translation>
        </message>
        <message>
            <source>Signed weights and column sums</source>
            <translation>带符号的权重与列和</translation>
        </message>
        <message>
            <source>1  Words</source>
            <translation>1  分词</translation>
        </message>
        <message>
            <source>2  What is left out</source>
            <translation>2  降噪</translation>
        </message>
        <message>
            <source>3  Weights, hashes, column sums, fingerprint</source>
            <translation>3  加权、散列、合并、降维</translation>
        </message>
        <message>
            <source>The text is cut into words: Chinese along the path of highest probability P(W1) · P(W2) · … through a dictionary, other scripts at their spaces.</source>
            <translation>把文字切成词：中文按词典取概率 P(W1) · P(W2) · … 最大的切法，其他文字按空格切。</translation>
        </message>
        <message>
            <source>Function words and common adverbs say nothing about the subject. They leave the keywords and the fingerprint, not the passages.</source>
            <translation>“的”“地”“得”一类虚词和常用副词与内容无关，从关键词和指纹中去掉，但不从原文对照中去掉。</translation>
        </message>
        <message>
            <source>Each keyword has a weight (times it stands × how rare it is) and a hash. Where the hash has a 1 the weight is added to the column, where it has a 0 it is taken away. A sum above 0 gives the bit 1, any other 0.</source>
            <translation>每个关键词有一个权重（次数 × 稀有程度）和一个散列值。散列的某一位是 1，该列加上权重；是 0，该列减去权重。列和大于 0，这一位为 1，否则为 0。</translation>
        </message>
        <message>
            <source>Steps of the method</source>
            <translation>方法的步骤</translation>
        </message>
        <message>
            <source>The same with two words and eight bits</source>
            <translation>用两个词、八位再算一遍</translation>
        </message>
        <message>
            <source>Worked example</source>
            <translation>算例</translation>
        </message>
        <message>
            <source>Two words with weights 5 and 4 give the fingerprint 01011001. Two such fingerprints are compared by counting the bits that differ: 01010011 and 00010101 differ in 3.</source>
            <translation>权重为 5 和 4 的两个词合成指纹 01011001。比较两个指纹，就是数不同的位：01010011 与 00010101 有 3 位不同。</translation>
        </message>
        <message numerus="yes">
            <source>%n words</source>
            <translation>
                <numerusform>%n 个词</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more keywords</source>
            <translation>
                <numerusform>以及另外 %n 个关键词</numerusform>
            </translation>
        </message>
        <message>
            <source>the first {} of {} bits</source>
            <translation>{1} 位中的前 {0} 位</translation>
        </message>
        <message>
            <source>No keywords, no fingerprint</source>
            <translation>没有关键词，没有指纹</translation>
        </message>
    </context>
    <context>
        <name>TextPage</name>
        <message>
            <source>Text as it was read</source>
            <translation>读到的文字</translation>
        </message>
    </context>
    <context>
        <name>TextsCard</name>
        <message>
            <source>Text of paper A</source>
            <translation>文稿 A 的原文</translation>
        </message>
        <message>
            <source>Text of paper B</source>
            <translation>文稿 B 的原文</translation>
        </message>
        <message>
            <source>Overview of paper A</source>
            <translation>文稿 A 的缩览标尺</translation>
        </message>
        <message>
            <source>Overview of paper B</source>
            <translation>文稿 B 的缩览标尺</translation>
        </message>
        <message>
            <source>Scroll both texts together</source>
            <translation>两边同步滚动</translation>
        </message>
        <message>
            <source>The file holds no text</source>
            <translation>文件里没有文字</translation>
        </message>
        <message>
            <source>This paper takes part in no score</source>
            <translation>这篇文稿不参加比较</translation>
        </message>
        <message>
            <source>What is found of it is marked in the other text</source>
            <translation>找到的部分标在另一篇的正文里</translation>
        </message>
        <message>
            <source>No text in common was found</source>
            <translation>没有找到相同的文字</translation>
        </message>
        <message>
            <source>Both papers were read to the end; neither has a passage of the other</source>
            <translation>两篇都已读完，没有一段相同</translation>
        </message>
        <message>
            <source>Look at fingerprint and keywords</source>
            <translation>查看指纹与关键词</translation>
        </message>
    </context>
    <context>
        <name>ValueTable</name>
        <message>
            <source>Position</source>
            <translation>位置</translation>
        </message>
        <message>
            <source>Shingle</source>
            <translation>片段</translation>
        </message>
        <message>
            <source>not the same</source>
            <translation>各不相同</translation>
        </message>
    </context>
    <context>
        <name>VoteTable</name>
        <message>
            <source>Word</source>
            <translation>词</translation>
        </message>
        <message>
            <source>Weight</source>
            <translation>权重</translation>
        </message>
        <message>
            <source>Column sum</source>
            <translation>列和</translation>
        </message>
        <message>
            <source>Bit</source>
            <translation>位</translation>
        </message>
    </context>
    <context>
        <name>WordModel</name>
        <message>
            <source>Keyword</source>
            <translation>关键词</translation>
        </message>
        <message>
            <source>Level in A</source>
            <translation>级别 A</translation>
        </message>
        <message>
            <source>Level in B</source>
            <translation>级别 B</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>次数</translation>
        </message>
        <message>
            <source>Marked</source>
            <translation>已标出</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>标出</translation>
        </message>
    </context>
    <context>
        <name>WorkModel</name>
        <message>
            <source>Paper</source>
            <translation>文稿</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Length</source>
            <translation>字数</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Read: {}</source>
            <translation>已读取，{}</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>已读取</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>正在读取</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>等待</translation>
        </message>
        <message>
            <source>{} chars</source>
            <translation>{} 字</translation>
        </message>
    </context>
    <context>
        <name>Worker</name>
        <message>
            <source>A fault of the program ({}); its log tells where</source>
            <translation>程序出错（{}），日志里有出错的位置</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Add files…</source>
            <translation>添加文件…</translation>
        </message>
        <message>
            <source>You can keep adding files. Cancelling leaves earlier results as they are.</source>
            <translation>可以继续添加文件。取消时不改动已有的结果。</translation>
        </message>
        <message>
            <source>papers</source>
            <translation>篇</translation>
        </message>
        <message>
            <source>read</source>
            <translation>已读取</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>未能读取</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>论文</translation>
        </message>
    </context>
    <context>
        <name>_Delegate</name>
        <message>
            <source>{}, in {} papers</source>
            <translation>{}，见于 {} 篇</translation>
        </message>
        <message>
            <source>{} chars</source>
            <translation>{} 字</translation>
        </message>
        <message>
            <source>{}, sim. {}</source>
            <translation>{}，相似 {}</translation>
        </message>
    </context>
    <context>
        <name>_Invitation</name>
        <message numerus="yes">
            <source>Let go to add %n files</source>
            <translation>
                <numerusform>松开即可添加 %n 个文件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them have an unknown format: listed, not compared</source>
            <translation>
                <numerusform>其中 %n 个格式不支持，会列出但不比较</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>definitions</name>
        <message>
            <source>Copied share</source>
            <translation>复制比</translation>
        </message>
        <message>
            <source>“of A is found in B”: counted characters of A in matches with B, divided by all counted characters of A. It has a direction: a short paper can lie wholly in a long one. Both directions are always shown.</source>
            <translation>“A 的文字出现在 B 中”：A 落在匹配中的计入字数 ÷ A 的全部计入字数。它有方向：短的一篇可以整篇都在长的一篇里。两个方向总是一起列出。</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>计入字数</translation>
        </message>
        <message>
            <source>Letters, digits and ideographs, without hidden text, running heads, page numbers, and what is excluded.</source>
            <translation>字母、数字和汉字，不含隐藏文字、书眉、页码和排除的部分。</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>级别</translation>
        </message>
        <message>
            <source>An order to look in, never a judgement. Identical: the same text. High: a share of half or more. Medium: 15% or more. Low: some match. None: no match.</source>
            <translation>只是查看的先后，不是判断。完全相同：文字一样。高：复制比一半以上。中：15% 以上。低：有匹配。无：没有匹配。</translation>
        </message>
        <message>
            <source>Kinds of match</source>
            <translation>匹配的类型</translation>
        </message>
        <message>
            <source>Verbatim: word for word. Edited: at least 70% of the words, in order. Reordered: the same words in another order. Reworded: said in other words. Summary: a passage told more shortly.</source>
            <translation>逐字：一字不差。改动：按顺序至少有七成的词相同。换序：词相同，顺序不同。改写：换了说法。概述：把一段说得更短。</translation>
        </message>
        <message>
            <source>Fingerprint distance</source>
            <translation>指纹距离</translation>
        </message>
        <message>
            <source>The weighted keywords of a paper vote on each bit of its fingerprint; the distance counts the bits that differ. Unrelated papers differ in about half. A small distance is a hint, not a verdict: read the texts.</source>
            <translation>文稿的加权关键词对指纹的每一位投票；距离是不同的位数。无关的文稿约有一半的位不同。距离小只是线索，不是结论，请看原文对照。</translation>
        </message>
        <message>
            <source>Resemblance</source>
            <translation>相似度</translation>
        </message>
        <message>
            <source>Of all distinct runs of five words in either paper, the part that both hold (Jaccard). MinHash estimates it from K values; the estimate is shown with one standard error.</source>
            <translation>两篇中所有不同的五词片段里，两篇都有的部分（Jaccard）。MinHash 用 K 个值来估计，并给出一个标准误差。</translation>
        </message>
        <message>
            <source>Threshold and groups</source>
            <translation>阈值与组</translation>
        </message>
        <message>
            <source>Pairs whose larger share reaches the threshold are listed; papers joined by such pairs are a group. The suggested value is the first valley in the distribution of the shares.</source>
            <translation>列出较大复制比达到阈值的配对；由这些配对连在一起的文稿是一组。建议值取复制比分布中的第一个低谷。</translation>
        </message>
    </context>
    <context>
        <name>findings</name>
        <message>
            <source>Invisible {n}</source>
            <translation>不可见 {n}</translation>
        </message>
        <message>
            <source>Invisible characters, {n} places</source>
            <translation>不可见字符 {n} 处</translation>
        </message>
        <message>
            <source>ignored when comparing</source>
            <translation>比较时已忽略</translation>
        </message>
        <message>
            <source>Look-alike {n}</source>
            <translation>形近 {n}</translation>
        </message>
        <message>
            <source>Look-alike letters, {n} places</source>
            <translation>形近字母 {n} 处</translation>
        </message>
        <message>
            <source>read as the Latin letters they look like</source>
            <translation>已还原为拉丁字母</translation>
        </message>
        <message>
            <source>Spaced {n}</source>
            <translation>空格拆字 {n}</translation>
        </message>
        <message>
            <source>Words with spaces between the letters, {n} places</source>
            <translation>字母之间夹空格 {n} 处</translation>
        </message>
        <message>
            <source>read without the spaces</source>
            <translation>比较时去掉空格</translation>
        </message>
        <message>
            <source>Hidden {n}</source>
            <translation>隐藏 {n}</translation>
        </message>
        <message>
            <source>Hidden text, {n} passages</source>
            <translation>隐藏文字 {n} 段</translation>
        </message>
        <message>
            <source>kept and shown, counted in no share</source>
            <translation>保留并显示，不计入任何比例</translation>
        </message>
        <message>
            <source>Traditional</source>
            <translation>繁体</translation>
        </message>
        <message>
            <source>Traditional characters</source>
            <translation>繁体字</translation>
        </message>
        <message>
            <source>compared as their simplified forms</source>
            <translation>按对应的简体字比较</translation>
        </message>
        <message>
            <source>Full-width {n}</source>
            <translation>全角 {n}</translation>
        </message>
        <message>
            <source>Full-width letters, {n}</source>
            <translation>全角字母 {n} 个</translation>
        </message>
        <message>
            <source>compared as ordinary letters</source>
            <translation>按普通字母比较</translation>
        </message>
        <message>
            <source>Radicals {n}</source>
            <translation>部首 {n}</translation>
        </message>
        <message>
            <source>Radicals in place of characters, {n}</source>
            <translation>用部首代替的汉字 {n} 个</translation>
        </message>
        <message>
            <source>compared as the characters they stand for</source>
            <translation>按所代表的汉字比较</translation>
        </message>
        <message>
            <source>Soft hyphens {n}</source>
            <translation>软连字符 {n}</translation>
        </message>
        <message>
            <source>Soft hyphens, {n}</source>
            <translation>软连字符 {n} 个</translation>
        </message>
        <message>
            <source>Line breaks {n}</source>
            <translation>断行 {n}</translation>
        </message>
        <message>
            <source>Words divided at line ends, {n}</source>
            <translation>行末断开的词 {n} 个</translation>
        </message>
        <message>
            <source>joined when comparing</source>
            <translation>比较时已连上</translation>
        </message>
        <message>
            <source>Damaged text</source>
            <translation>文字受损</translation>
        </message>
        <message>
            <source>The text looks damaged</source>
            <translation>文字像是受损</translation>
        </message>
        <message>
            <source>a wrong encoding or a broken font: read it again with another encoding</source>
            <translation>编码不对或字体有错：请换一种编码重新读取</translation>
        </message>
        <message>
            <source>No text layer</source>
            <translation>没有文字层</translation>
        </message>
        <message>
            <source>No text layer: takes part in no score</source>
            <translation>没有文字层，不参加比较</translation>
        </message>
        <message>
            <source>the pages are pictures: run text recognition first, then add the file again</source>
            <translation>页面是图片：请先做文字识别，再添加这个文件</translation>
        </message>
        <message>
            <source>Encoding guessed</source>
            <translation>编码推断</translation>
        </message>
        <message>
            <source>Encoding guessed: {detail}</source>
            <translation>编码是推断的：{detail}</translation>
        </message>
        <message>
            <source>if the text looks wrong, read it again with another encoding</source>
            <translation>如果文字不对，请换一种编码重新读取</translation>
        </message>
        <message>
            <source>Bad bytes {n}</source>
            <translation>坏字节 {n}</translation>
        </message>
        <message>
            <source>Bytes that are no text, {n}</source>
            <translation>不成文字的字节 {n} 个</translation>
        </message>
        <message>
            <source>each was replaced by one mark</source>
            <translation>每个换成一个替代符号</translation>
        </message>
        <message>
            <source>Markup</source>
            <translation>标记</translation>
        </message>
        <message>
            <source>Markup in a text file</source>
            <translation>文本文件里有标记</translation>
        </message>
        <message>
            <source>read as it stands, with the markup</source>
            <translation>连同标记照原样读取</translation>
        </message>
        <message>
            <source>Wrong suffix</source>
            <translation>后缀不符</translation>
        </message>
        <message>
            <source>The file is not what its name says: {detail}</source>
            <translation>文件与后缀不符：{detail}</translation>
        </message>
        <message>
            <source>read as what it is</source>
            <translation>按实际的格式读取</translation>
        </message>
        <message>
            <source>Open quotation</source>
            <translation>引号未闭合</translation>
        </message>
        <message>
            <source>A quotation mark is not closed, {n} places</source>
            <translation>引号未闭合 {n} 处</translation>
        </message>
        <message>
            <source>the quotation is taken to end with its paragraph</source>
            <translation>引文当作到段末为止</translation>
        </message>
        <message>
            <source>All in quotes</source>
            <translation>全文在引号中</translation>
        </message>
        <message>
            <source>Nearly all of the text stands in quotation marks</source>
            <translation>几乎全文都在引号中</translation>
        </message>
        <message>
            <source>so none of it is taken for a quotation</source>
            <translation>因此不当作引用处理</translation>
        </message>
        <message>
            <source>Deleted text</source>
            <translation>已删除的修订</translation>
        </message>
        <message>
            <source>Text deleted in tracked changes, {n}</source>
            <translation>修订中已删除的文字 {n} 处</translation>
        </message>
        <message>
            <source>not read</source>
            <translation>没有读取</translation>
        </message>
        <message>
            <source>Very short</source>
            <translation>很短</translation>
        </message>
        <message>
            <source>Only {n} counted characters</source>
            <translation>只有 {n} 个计入的字</translation>
        </message>
        <message>
            <source>shares of so short a text say little</source>
            <translation>这么短的文字，比例说明不了什么</translation>
        </message>
        <message>
            <source>Nothing counted</source>
            <translation>没有计入的字</translation>
        </message>
        <message>
            <source>No counted text: takes part in no score</source>
            <translation>没有计入的文字，不参加比较</translation>
        </message>
        <message>
            <source>the paper is empty, or all of it is excluded</source>
            <translation>文稿是空的，或者全部被排除</translation>
        </message>
        <message>
            <source>File gone</source>
            <translation>文件不在了</translation>
        </message>
        <message>
            <source>The file is no longer there</source>
            <translation>文件已不在原处</translation>
        </message>
        <message>
            <source>put it back, then read again</source>
            <translation>请放回原处，再重新读取</translation>
        </message>
        <message>
            <source>File in use</source>
            <translation>文件被占用</translation>
        </message>
        <message>
            <source>Another program is using the file</source>
            <translation>文件正被另一个程序使用</translation>
        </message>
        <message>
            <source>close it there, then read again</source>
            <translation>请在那边关闭，再重新读取</translation>
        </message>
        <message>
            <source>Damaged file</source>
            <translation>文件损坏</translation>
        </message>
        <message>
            <source>The file is damaged and could not be read</source>
            <translation>文件损坏，未能读取</translation>
        </message>
        <message>
            <source>open and save it in its own program, then read again</source>
            <translation>请用原来的程序打开并另存，再重新读取</translation>
        </message>
        <message>
            <source>Needs a password</source>
            <translation>需要密码</translation>
        </message>
        <message>
            <source>The file is protected by a password</source>
            <translation>文件有密码保护</translation>
        </message>
        <message>
            <source>enter the password: only this paper is read again</source>
            <translation>请输入密码：只重新读取这一篇</translation>
        </message>
        <message>
            <source>Too large</source>
            <translation>太大</translation>
        </message>
        <message>
            <source>The file is too large or took too long</source>
            <translation>文件太大，或读取太久</translation>
        </message>
        <message>
            <source>divide it, or save it as plain text</source>
            <translation>请分成几份，或另存为纯文本</translation>
        </message>
        <message>
            <source>Named twice</source>
            <translation>重复列出</translation>
        </message>
        <message>
            <source>This file was named more than once</source>
            <translation>这个文件列出了不止一次</translation>
        </message>
        <message>
            <source>it is compared with itself</source>
            <translation>它与自己比较</translation>
        </message>
        <message>
            <source>Text not kept</source>
            <translation>正文未保留</translation>
        </message>
        <message>
            <source>The archive does not keep this paper's text</source>
            <translation>文稿库没有保留这一篇的正文</translation>
        </message>
        <message>
            <source>only large copies of it are found, and its passages cannot be shown</source>
            <translation>只能找到大段复制，也无法显示它的段落</translation>
        </message>
        <message>
            <source>Other version</source>
            <translation>另一版本</translation>
        </message>
        <message>
            <source>Looks like another version of {detail}</source>
            <translation>看起来是 {detail} 的另一个版本</translation>
        </message>
        <message>
            <source>if both are one student's, put them in one folder or name them in students.csv</source>
            <translation>如果都是同一名学生的，请放进同一个文件夹，或在 students.csv 中列出</translation>
        </message>
        <message>
            <source>Chinese</source>
            <translation>中文</translation>
        </message>
        <message>
            <source>English</source>
            <translation>英文</translation>
        </message>
        <message>
            <source>Chinese and English</source>
            <translation>中英混合</translation>
        </message>
    </context>
    <context>
        <name>kind</name>
        <message>
            <source>Verbatim</source>
            <translation>逐字</translation>
        </message>
        <message>
            <source>Edited</source>
            <translation>改动</translation>
        </message>
        <message>
            <source>Reworded</source>
            <translation>改写</translation>
        </message>
        <message>
            <source>Reordered</source>
            <translation>换序</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>概述</translation>
        </message>
        <message>
            <source>Only these two</source>
            <translation>仅这两篇</translation>
        </message>
        <message>
            <source>3 or 4 papers</source>
            <translation>3–4 篇</translation>
        </message>
        <message>
            <source>5 papers or more</source>
            <translation>5 篇及以上</translation>
        </message>
    </context>
    <context>
        <name>level</name>
        <message>
            <source>Identical</source>
            <translation>完全相同</translation>
        </message>
        <message>
            <source>High</source>
            <translation>高</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>中</translation>
        </message>
        <message>
            <source>Low</source>
            <translation>低</translation>
        </message>
        <message>
            <source>None</source>
            <translation>无</translation>
        </message>
    </context>
    <context>
        <name>menus</name>
        <message>
            <source>File</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>New check</source>
            <translation>新的检查</translation>
        </message>
        <message>
            <source>Add files…</source>
            <translation>添加文件…</translation>
        </message>
        <message>
            <source>Add folder…</source>
            <translation>添加文件夹…</translation>
        </message>
        <message>
            <source>Add references…</source>
            <translation>添加参考…</translation>
        </message>
        <message>
            <source>Add templates…</source>
            <translation>添加模板…</translation>
        </message>
        <message>
            <source>Open saved check…</source>
            <translation>打开已保存的检查…</translation>
        </message>
        <message>
            <source>Recent checks</source>
            <translation>最近的检查</translation>
        </message>
        <message>
            <source>Try the sample</source>
            <translation>用示例试一试</translation>
        </message>
        <message>
            <source>Save check</source>
            <translation>保存检查</translation>
        </message>
        <message>
            <source>Save check as…</source>
            <translation>检查另存为…</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>导出报告</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>打开原文</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>退出</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>编辑</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Paste files or a text</source>
            <translation>粘贴文件或文字</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>查找</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>检查</translation>
        </message>
        <message>
            <source>Compare again</source>
            <translation>重新比较</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Exclude quotations</source>
            <translation>排除引文</translation>
        </message>
        <message>
            <source>Exclude lists of references</source>
            <translation>排除参考文献</translation>
        </message>
        <message>
            <source>Exclude common passages</source>
            <translation>排除多篇共有的段落</translation>
        </message>
        <message>
            <source>Exclude front matter</source>
            <translation>排除封面和目录</translation>
        </message>
        <message>
            <source>Hide names</source>
            <translation>隐藏姓名</translation>
        </message>
        <message>
            <source>Mark pair as to discuss</source>
            <translation>将这一对标为待讨论</translation>
        </message>
        <message>
            <source>Set pair aside</source>
            <translation>搁置这一对</translation>
        </message>
        <message>
            <source>Note on the pair…</source>
            <translation>这一对的备注…</translation>
        </message>
        <message>
            <source>Set match aside…</source>
            <translation>放下这一处匹配…</translation>
        </message>
        <message>
            <source>Archive of earlier papers…</source>
            <translation>往届文稿库…</translation>
        </message>
        <message>
            <source>Options…</source>
            <translation>选项…</translation>
        </message>
        <message>
            <source>View</source>
            <translation>视图</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>总览</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>论文</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>读取情况</translation>
        </message>
        <message>
            <source>Next match</source>
            <translation>下一处匹配</translation>
        </message>
        <message>
            <source>Previous match</source>
            <translation>上一处匹配</translation>
        </message>
        <message>
            <source>Other pane</source>
            <translation>切换窗格</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>缩小</translation>
        </message>
        <message>
            <source>Normal size</source>
            <translation>原始大小</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>主题</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>全屏</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>帮助</translation>
        </message>
        <message>
            <source>What the numbers mean</source>
            <translation>各个数的含义</translation>
        </message>
        <message>
            <source>Show log</source>
            <translation>显示日志</translation>
        </message>
        <message>
            <source>About plagcheck</source>
            <translation>关于 plagcheck</translation>
        </message>
    </context>
    <context>
        <name>names</name>
        <message>
            <source>Paper {}</source>
            <translation>文稿 {}</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>{} chars</source>
            <translation>{} 字</translation>
        </message>
        <message>
            <source>Char {}</source>
            <translation>第 {} 字</translation>
        </message>
    </context>
    <context>
        <name>review</name>
        <message>
            <source>Not reviewed</source>
            <translation>未查看</translation>
        </message>
        <message>
            <source>To discuss</source>
            <translation>待讨论</translation>
        </message>
        <message>
            <source>Set aside</source>
            <translation>已搁置</translation>
        </message>
    </context>
</TS>
