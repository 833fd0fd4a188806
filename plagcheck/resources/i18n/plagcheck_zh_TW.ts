<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
    <context>
        <name>ArchiveModel</name>
        <message>
            <source>Paper</source>
            <translation>文稿</translation>
        </message>
        <message>
            <source>Labels</source>
            <translation>標籤</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>加入時間</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>計入字數</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>內文</translation>
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
            <translation>往屆文稿庫</translation>
        </message>
        <message>
            <source>Archive</source>
            <translation>文稿庫</translation>
        </message>
        <message>
            <source>New…</source>
            <translation>新增…</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>開啟…</translation>
        </message>
        <message>
            <source>Compare every check with this archive</source>
            <translation>每次檢查都與此文稿庫比較</translation>
        </message>
        <message>
            <source>Add papers</source>
            <translation>加入文稿</translation>
        </message>
        <message>
            <source>Labels, such as year=2026, course=history</source>
            <translation>標籤，如 year=2026, course=history</translation>
        </message>
        <message>
            <source>Labels</source>
            <translation>標籤</translation>
        </message>
        <message>
            <source>Leave out the texts</source>
            <translation>不保留內文</translation>
        </message>
        <message>
            <source>Without its text only a tenth of a paper's word sequences is kept, in a coded form: enough to find large copies, not small ones. It is not anonymous: who has a paper can tell whether it lies in the archive.</source>
            <translation>不保留內文時，只以編碼形式保留十分之一的詞序列：能找到大段抄錄，找不到小段。這不是匿名：手邊有某篇文稿的人能判斷它是否在庫中。</translation>
        </message>
        <message>
            <source>Add the papers of this check</source>
            <translation>加入本次檢查的文稿</translation>
        </message>
        <message>
            <source>Add files…</source>
            <translation>新增檔案…</translation>
        </message>
        <message>
            <source>Add folder…</source>
            <translation>新增資料夾…</translation>
        </message>
        <message>
            <source>Papers in the archive</source>
            <translation>庫中的文稿</translation>
        </message>
        <message>
            <source>Filter: name or label</source>
            <translation>篩選：名稱或標籤</translation>
        </message>
        <message>
            <source>Filter the papers of the archive</source>
            <translation>篩選庫中的文稿</translation>
        </message>
        <message>
            <source>Remove selected</source>
            <translation>移除所選</translation>
        </message>
        <message>
            <source>Verify</source>
            <translation>核驗</translation>
        </message>
        <message>
            <source>No archive is chosen</source>
            <translation>未選擇文稿庫</translation>
        </message>
        <message>
            <source>An archive is one file with earlier papers</source>
            <translation>文稿庫是存放往屆文稿的一個檔案</translation>
        </message>
        <message>
            <source>No papers yet</source>
            <translation>還沒有文稿</translation>
        </message>
        <message>
            <source>Papers added here are found again in later years</source>
            <translation>加入的文稿，往後各屆都能對照到</translation>
        </message>
        <message>
            <source>{papers} papers, {texts} with their texts, {size} MB</source>
            <translation>{papers} 篇，其中 {texts} 篇保留內文，{size} MB</translation>
        </message>
        <message numerus="yes">
            <source>Add the %n papers of this check</source>
            <translation>
                <numerusform>加入本次檢查的 %n 篇</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Archives</name>
        <message>
            <source>Archives ({})</source>
            <translation>文稿庫 ({})</translation>
        </message>
        <message>
            <source>Earlier papers</source>
            <translation>往屆文稿</translation>
        </message>
        <message>
            <source>New archive</source>
            <translation>新增文稿庫</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>所有檔案 (*)</translation>
        </message>
        <message>
            <source>Open archive</source>
            <translation>開啟文稿庫</translation>
        </message>
        <message>
            <source>Add folder</source>
            <translation>新增資料夾</translation>
        </message>
        <message>
            <source>Papers ({})</source>
            <translation>文稿 ({})</translation>
        </message>
        <message>
            <source>Add files</source>
            <translation>新增檔案</translation>
        </message>
        <message numerus="yes">
            <source>Remove %n papers from the archive?</source>
            <translation>
                <numerusform>從文稿庫移除 %n 篇？</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>This cannot be undone; the papers' own files stay</source>
            <translation>無法復原；文稿原本的檔案仍在</translation>
        </message>
        <message>
            <source>The archive could not be used</source>
            <translation>文稿庫無法使用</translation>
        </message>
        <message>
            <source>Papers that were in it already are not added twice</source>
            <translation>已在庫中的文稿不會重複加入</translation>
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
            <translation>文稿庫已損壞</translation>
        </message>
        <message>
            <source>The archive is sound</source>
            <translation>文稿庫完好</translation>
        </message>
        <message>
            <source>Every paper and every list in it was read</source>
            <translation>其中每篇文稿、每個清單都已讀過</translation>
        </message>
    </context>
    <context>
        <name>AsideCard</name>
        <message>
            <source>Reason, for the report</source>
            <translation>理由（寫入報告）</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>理由</translation>
        </message>
        <message>
            <source>Quoted with its source</source>
            <translation>已註明出處的引用</translation>
        </message>
        <message>
            <source>Part of the task</source>
            <translation>題目中的文字</translation>
        </message>
        <message>
            <source>Common wording</source>
            <translation>常用的說法</translation>
        </message>
        <message>
            <source>Set aside</source>
            <translation>放下</translation>
        </message>
        <message>
            <source>Set match {} aside: it counts in no share</source>
            <translation>放下第 {} 處：不再計入相似比</translation>
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
            <translation>兩篇不同</translation>
        </message>
        <message>
            <source>Equal</source>
            <translation>兩篇相同</translation>
        </message>
        <message>
            <source>Keywords that push most</source>
            <translation>推動這一位最多的關鍵詞</translation>
        </message>
        <message numerus="yes">
            <source>%n more keywords; a click pins this card</source>
            <translation>
                <numerusform>另有 %n 個關鍵詞；按一下固定此卡</numerusform>
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
            <translation>互斥或</translation>
        </message>
        <message>
            <source>bit {}</source>
            <translation>位元 {}</translation>
        </message>
    </context>
    <context>
        <name>ClassPage</name>
        <message>
            <source>Overview</source>
            <translation>總覽</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>論文</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>讀取情況</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>選項</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>匯出報告</translation>
        </message>
    </context>
    <context>
        <name>CompareView</name>
        <message>
            <source>Went on from the first</source>
            <translation>已到結尾，從第一處繼續</translation>
        </message>
        <message>
            <source>Went on from the last</source>
            <translation>已到開頭，從最後一處繼續</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>複製</translation>
        </message>
        <message>
            <source>Go to match {}</source>
            <translation>前往第 {} 處</translation>
        </message>
        <message>
            <source>Set match {} aside…</source>
            <translation>放下第 {} 處…</translation>
        </message>
    </context>
    <context>
        <name>DefinitionsPage</name>
        <message>
            <source>What the numbers mean</source>
            <translation>各項數字的意義</translation>
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
            <translation>無關文稿通常在 {}–{}</translation>
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
            <translation>精確值 {}，估計 {} ± {}</translation>
        </message>
        <message>
            <source>Exact</source>
            <translation>精確值</translation>
        </message>
        <message>
            <source>all shingles</source>
            <translation>全部片段</translation>
        </message>
        <message>
            <source>K hash functions</source>
            <translation>K 個雜湊函式</translation>
        </message>
        <message>
            <source>K smallest values</source>
            <translation>最小的 K 個值</translation>
        </message>
    </context>
    <context>
        <name>FingerprintView</name>
        <message>
            <source>Fingerprint cells</source>
            <translation>指紋各位元</translation>
        </message>
        <message>
            <source>Column sums</source>
            <translation>欄總和</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <translation>指紋</translation>
        </message>
        <message>
            <source>Filled is 1, outlined is 0; a frame marks bits that differ</source>
            <translation>實心為 1，空心為 0；藍框為不同的位元</translation>
        </message>
        <message>
            <source>Each keyword adds or takes its weight by its own hash; a sum above 0 gives 1, any other 0</source>
            <translation>每個關鍵詞依自己的雜湊在各欄加或減一次權重；總和大於 0，該位元為 1，否則為 0</translation>
        </message>
        <message>
            <source>Hamming distance</source>
            <translation>漢明距離</translation>
        </message>
        <message>
            <source>Fingerprint similarity</source>
            <translation>指紋相似度</translation>
        </message>
        <message>
            <source>No keywords, no fingerprint</source>
            <translation>沒有關鍵詞，沒有指紋</translation>
        </message>
        <message>
            <source>A paper of nothing but stop words, or of no text, has no fingerprint to compare</source>
            <translation>只有停用詞或沒有文字的文稿，沒有可以比較的指紋</translation>
        </message>
        <message>
            <source>of {} bits</source>
            <translation>/ {} 位元</translation>
        </message>
        <message>
            <source>Fingerprint of {} bits</source>
            <translation>{} 位元指紋</translation>
        </message>
        <message>
            <source>Near-duplicate</source>
            <translation>近似重複</translation>
        </message>
        <message>
            <source>No near-duplicate</source>
            <translation>不是近似重複</translation>
        </message>
        <message>
            <source>The distance is not above the limit {}.</source>
            <translation>距離不大於界限 {}。</translation>
        </message>
        <message>
            <source>The distance is above the limit {}.</source>
            <translation>距離大於界限 {}。</translation>
        </message>
        <message>
            <source>A hint, not a verdict: read the texts.</source>
            <translation>只是線索，不是結論，請看原文對照。</translation>
        </message>
    </context>
    <context>
        <name>GroupGraph</name>
        <message>
            <source>Graph of the groups</source>
            <translation>各組的關係圖</translation>
        </message>
        <message>
            <source>{papers} papers in {groups} groups, {pairs} pairs</source>
            <translation>{groups} 組，共 {papers} 篇，{pairs} 對</translation>
        </message>
        <message>
            <source>No groups at this threshold</source>
            <translation>此門檻下沒有組</translation>
        </message>
        <message>
            <source>{share} of {a} is found in {b}</source>
            <translation>{a} 的文字有 {share} 出現在 {b} 中</translation>
        </message>
    </context>
    <context>
        <name>GroupModel</name>
        <message>
            <source>2 papers, mostly one way: {a} is found in {b}</source>
            <translation>2 篇，方向明顯：{a} 的文字多見於 {b}</translation>
        </message>
        <message>
            <source>{papers} papers, all joined by {key} alone</source>
            <translation>{papers} 篇，都只與 {key} 相連</translation>
        </message>
        <message>
            <source>{papers} papers, {joined} of {pairs} pairs joined</source>
            <translation>{papers} 篇，{pairs} 對中 {joined} 對相連</translation>
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
                <numerusform>%n 則提示</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HeatMap</name>
        <message>
            <source>Heat map</source>
            <translation>熱圖</translation>
        </message>
    </context>
    <context>
        <name>Histogram</name>
        <message>
            <source>Threshold</source>
            <translation>門檻</translation>
        </message>
        <message>
            <source>Pairs whose larger copied share reaches the threshold are listed</source>
            <translation>列出較大相似比達到門檻的配對</translation>
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
            <translation>所有檔案 (*)</translation>
        </message>
        <message>
            <source>Add files</source>
            <translation>新增檔案</translation>
        </message>
        <message>
            <source>Add folder</source>
            <translation>新增資料夾</translation>
        </message>
        <message>
            <source>Add references</source>
            <translation>新增參考文稿</translation>
        </message>
        <message>
            <source>Add templates</source>
            <translation>新增題目與範本</translation>
        </message>
        <message>
            <source>Sample class</source>
            <translation>範例班級</translation>
        </message>
        <message>
            <source>“{}” cannot be opened</source>
            <translation>「{}」無法開啟</translation>
        </message>
        <message>
            <source>Its papers are no longer where they were</source>
            <translation>其中的文稿已不在原來的位置</translation>
        </message>
        <message>
            <source>Pasted text {}.txt</source>
            <translation>貼上的文字 {}.txt</translation>
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
            <translation>跟隨系統</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>淺色</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Ctrl+O add files    Ctrl+V paste files or a text</source>
            <translation>快速鍵：Ctrl+O 新增檔案    Ctrl+V 貼上檔案或文字</translation>
        </message>
        <message>
            <source>{} papers: {} read, {} not read</source>
            <translation>{} 篇：{} 篇已讀取，{} 篇未能讀取</translation>
        </message>
        <message>
            <source>{} papers compared, {} pairs, in {} s</source>
            <translation>{} 篇已比較，{} 對，用時 {} 秒</translation>
        </message>
        <message>
            <source>F8 next    F7 previous    F6 other pane    Ctrl+wheel zoom</source>
            <translation>F8 下一處    F7 上一處    F6 切換窗格    Ctrl+滾輪 縮放</translation>
        </message>
        <message>
            <source>←→ bit    D next that differs    click pins the card</source>
            <translation>←→ 逐位移動    D 下一處不同    按一下固定卡片</translation>
        </message>
        <message>
            <source>Space shows a keyword in both texts    Enter goes to its first place</source>
            <translation>空白鍵 在兩篇中標出關鍵詞    Enter 跳到第一處</translation>
        </message>
        <message>
            <source>{} needs a password</source>
            <translation>{} 需要密碼</translation>
        </message>
        <message>
            <source>Only this paper is read again; the other results stay</source>
            <translation>輸入密碼後只重新讀取這一篇，其餘結果不變</translation>
        </message>
        <message>
            <source>Enter password…</source>
            <translation>輸入密碼…</translation>
        </message>
        <message numerus="yes">
            <source>%n files were left out</source>
            <translation>
                <numerusform>%n 個檔案未列入</numerusform>
            </translation>
        </message>
        <message>
            <source>The check could not be finished</source>
            <translation>檢查未能完成</translation>
        </message>
        <message>
            <source>Show log</source>
            <translation>顯示記錄檔</translation>
        </message>
        <message>
            <source>The check is as it was</source>
            <translation>檢查仍是原本的樣子</translation>
        </message>
        <message>
            <source>Nothing was compared</source>
            <translation>沒有比較任何文稿</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>It was moved, or no program opens it</source>
            <translation>檔案已移走，或沒有能開啟它的程式</translation>
        </message>
        <message>
            <source>The original could not be opened</source>
            <translation>未能開啟原文</translation>
        </message>
        <message>
            <source>The log is empty</source>
            <translation>記錄檔是空的</translation>
        </message>
        <message>
            <source>Nothing has gone wrong so far</source>
            <translation>到目前為止沒有出錯</translation>
        </message>
        <message>
            <source>Shows which text papers share, on this computer only</source>
            <translation>顯示文稿之間相同的文字，只在這部電腦上處理</translation>
        </message>
    </context>
    <context>
        <name>MatchSide</name>
        <message>
            <source>Find in matches</source>
            <translation>在相符處中尋找</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>長的在前</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>相符處</translation>
        </message>
    </context>
    <context>
        <name>MatchStrip</name>
        <message>
            <source>Previous match (F7)</source>
            <translation>上一處（F7）</translation>
        </message>
        <message>
            <source>Next match (F8)</source>
            <translation>下一處（F8）</translation>
        </message>
        <message>
            <source>Kinds</source>
            <translation>類別</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>篇數</translation>
        </message>
        <message>
            <source>Colour the matches by</source>
            <translation>相符處的顏色表示</translation>
        </message>
        <message>
            <source>Colour the matches by their kind, or by how many papers hold the passage</source>
            <translation>顏色表示相符處的類別，或這一段見於多少篇文稿</translation>
        </message>
        <message>
            <source>Find in both texts</source>
            <translation>在兩篇原文中尋找</translation>
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
                <numerusform>參考文獻已排除 %n 字</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Template excluded: %n characters</source>
            <translation>
                <numerusform>題目與範本已排除 %n 字</numerusform>
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
                <numerusform>已放下 %n 處</numerusform>
            </translation>
        </message>
        <message>
            <source>Let count again</source>
            <translation>重新計入</translation>
        </message>
        <message>
            <source>“{}”: {}</source>
            <translation>「{}」：{}</translation>
        </message>
        <message>
            <source>no reason given</source>
            <translation>沒有寫理由</translation>
        </message>
        <message>
            <source>Match {} of {}</source>
            <translation>第 {} 處，共 {} 處</translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n 處相符</numerusform>
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
            <translation>用時</translation>
        </message>
        <message>
            <source>What it compares</source>
            <translation>比較的是什麼</translation>
        </message>
        <message>
            <source>Passages (this program)</source>
            <translation>逐段對照（本程式）</translation>
        </message>
        <message>
            <source>the larger copied share, edited and moved text too</source>
            <translation>較大的相似比，含改動和移動過的文字</translation>
        </message>
        <message>
            <source>Equal strings</source>
            <translation>字串相等</translation>
        </message>
        <message>
            <source>whether the two texts are the same string</source>
            <translation>兩篇是否為同一字串</translation>
        </message>
        <message>
            <source>Longest common subsequence</source>
            <translation>最長共同子序列</translation>
        </message>
        <message>
            <source>words in the same order, gaps allowed</source>
            <translation>次序相同的詞，允許間隔</translation>
        </message>
        <message>
            <source>Edit distance</source>
            <translation>編輯距離</translation>
        </message>
        <message>
            <source>words to insert, delete or replace</source>
            <translation>需要插入、刪除或取代的詞</translation>
        </message>
        <message>
            <source>Three longest sentences</source>
            <translation>最長的三句</translation>
        </message>
        <message>
            <source>how many of the longest sentences are equal</source>
            <translation>最長的句子有幾句相同</translation>
        </message>
        <message>
            <source>Shingles, exact Jaccard</source>
            <translation>片段，精確 Jaccard</translation>
        </message>
        <message>
            <source>all runs of five words</source>
            <translation>所有連續五個詞</translation>
        </message>
        <message>
            <source>MinHash, K functions</source>
            <translation>MinHash，K 個函式</translation>
        </message>
        <message>
            <source>the same from K smallest values</source>
            <translation>同上，由 K 個最小值估計</translation>
        </message>
        <message>
            <source>MinHash, K smallest values</source>
            <translation>MinHash，最小的 K 個值</translation>
        </message>
        <message>
            <source>the same from the K smallest of one function</source>
            <translation>同上，由一個函式最小的 K 個值估計</translation>
        </message>
        <message>
            <source>Simhash</source>
            <translation>Simhash</translation>
        </message>
        <message>
            <source>equal bits of the fingerprints; unrelated papers agree in half of them</source>
            <translation>指紋相同的位元；無關文稿也有一半相同</translation>
        </message>
        <message>
            <source>TF-IDF cosine</source>
            <translation>TF-IDF 餘弦</translation>
        </message>
        <message>
            <source>keywords by weight, without their order</source>
            <translation>依權重比較關鍵詞，不看次序</translation>
        </message>
        <message>
            <source>too long for this method</source>
            <translation>文稿太長，不用此法</translation>
        </message>
        <message>
            <source>no words to compare</source>
            <translation>沒有詞可比</translation>
        </message>
    </context>
    <context>
        <name>MethodsView</name>
        <message>
            <source>Methods</source>
            <translation>方法比較</translation>
        </message>
        <message>
            <source>what plainer methods say of the same two papers</source>
            <translation>同樣兩篇，較簡單的方法怎麼說</translation>
        </message>
        <message>
            <source>Times are of this computer and this moment, from the words on. No score of a report uses these numbers.</source>
            <translation>用時只代表這台電腦、這一刻，從分詞之後算起。報告不用這些數字。</translation>
        </message>
        <message>
            <source>Measuring…</source>
            <translation>計算中…</translation>
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
            <translation>橫線為一個標準誤差，淺帶為兩個；座標軸已放大</translation>
        </message>
        <message>
            <source>The chance that the smallest values at one position are equal is the Jaccard resemblance itself.</source>
            <translation>相同位置的最小值相等的機率，正好等於兩個片段集合的 Jaccard 相似度。</translation>
        </message>
        <message>
            <source>Keywords</source>
            <translation>關鍵詞</translation>
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
            <translation>顯示哪些關鍵詞</translation>
        </message>
        <message>
            <source>No words, no resemblance</source>
            <translation>沒有詞，沒有相似度</translation>
        </message>
        <message>
            <source>One of the papers holds no words</source>
            <translation>其中一篇沒有詞</translation>
        </message>
        <message>
            <source>The estimate is the exact value.</source>
            <translation>估計值正好等於精確值。</translation>
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
            <translation>估計值與精確值相差 {}（偏{}），為 {} 個標準誤差 √(J(1−J)/K)。</translation>
        </message>
        <message>
            <source>{} positions</source>
            <translation>{} 個位置</translation>
        </message>
        <message>
            <source>weighted cosine {}</source>
            <translation>加權餘弦 {}</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Dismiss</source>
            <translation>關閉提示</translation>
        </message>
    </context>
    <context>
        <name>NoticeStack</name>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>另有 %n 則</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OptionsPage</name>
        <message>
            <source>Options</source>
            <translation>選項</translation>
        </message>
        <message>
            <source>Restore defaults</source>
            <translation>恢復預設值</translation>
        </message>
        <message>
            <source>Use these choices</source>
            <translation>採用這些選項</translation>
        </message>
        <message>
            <source>Passages</source>
            <translation>相同的段落</translation>
        </message>
        <message>
            <source>Strict</source>
            <translation>嚴格</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>標準</translation>
        </message>
        <message>
            <source>Thorough</source>
            <translation>細緻</translation>
        </message>
        <message>
            <source>Shortest match, Han characters</source>
            <translation>最短相符，漢字數</translation>
        </message>
        <message>
            <source>A shorter verbatim passage is not shown</source>
            <translation>更短的逐字相同不列出</translation>
        </message>
        <message>
            <source>Shortest match, words</source>
            <translation>最短相符，詞數</translation>
        </message>
        <message>
            <source>Thorough also shows passages that resemble each other only a little</source>
            <translation>「細緻」也列出只有少許相似的段落</translation>
        </message>
        <message>
            <source>Sensitivity</source>
            <translation>靈敏度</translation>
        </message>
        <message>
            <source>Papers are called Paper 01, Paper 02 … in the window and in every report</source>
            <translation>視窗與報告裡一律寫作「文稿 01」「文稿 02」……</translation>
        </message>
        <message>
            <source>Hide names</source>
            <translation>隱藏姓名</translation>
        </message>
        <message>
            <source>Left out of both sides of the division, shown in grey</source>
            <translation>分子和分母都不計，在正文裡標成灰色</translation>
        </message>
        <message>
            <source>Exclude quotations</source>
            <translation>排除引文</translation>
        </message>
        <message>
            <source>Exclude the list of references</source>
            <translation>排除參考文獻</translation>
        </message>
        <message>
            <source>Exclude passages that many papers hold</source>
            <translation>排除多篇共有的段落</translation>
        </message>
        <message>
            <source>Exclude cover sheet and table of contents</source>
            <translation>排除封面和目錄</translation>
        </message>
        <message>
            <source>Fingerprint and MinHash</source>
            <translation>指紋與 MinHash</translation>
        </message>
        <message>
            <source>{} bits</source>
            <translation>{} 位元</translation>
        </message>
        <message>
            <source>Width of the fingerprint</source>
            <translation>指紋位元數</translation>
        </message>
        <message>
            <source>Fingerprints that differ in no more bits are called near-duplicates</source>
            <translation>相差不超過這麼多位元，稱為近似重複</translation>
        </message>
        <message>
            <source>Limit of the distance</source>
            <translation>距離界限</translation>
        </message>
        <message>
            <source>More values make the estimate finer: its error is √(J(1−J)/K)</source>
            <translation>值越多，估計越精：標準誤差為 √(J(1−J)/K)</translation>
        </message>
        <message>
            <source>MinHash values K</source>
            <translation>MinHash 取值數 K</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>視窗</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>跟隨系統</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>淺色</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>主題</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>語言</translation>
        </message>
        <message>
            <source>Zoom</source>
            <translation>縮放</translation>
        </message>
        <message>
            <source>Papers kept</source>
            <translation>保留的文稿</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>刪除</translation>
        </message>
        <message>
            <source>Papers that were read and the last checks are kept on this computer, so that they open at once</source>
            <translation>讀過的文稿與最近的檢查保留在這台電腦上，再開啟時立即可用</translation>
        </message>
        <message>
            <source>Papers read before and recent checks</source>
            <translation>讀過的文稿與最近的檢查</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} MB</translation>
        </message>
        <message>
            <source>Nothing is kept</source>
            <translation>沒有保留</translation>
        </message>
    </context>
    <context>
        <name>OverviewPage</name>
        <message>
            <source>Highest copied share</source>
            <translation>最高相似比</translation>
        </message>
        <message>
            <source>Median</source>
            <translation>中位數</translation>
        </message>
        <message>
            <source>Groups at the threshold</source>
            <translation>達到門檻的組</translation>
        </message>
        <message>
            <source>Could not be read</source>
            <translation>未能讀取</translation>
        </message>
        <message>
            <source>Distribution of the shares</source>
            <translation>相似比分布</translation>
        </message>
        <message>
            <source>Threshold</source>
            <translation>門檻</translation>
        </message>
        <message>
            <source>Pairs</source>
            <translation>配對</translation>
        </message>
        <message>
            <source>double-click opens</source>
            <translation>按兩下開啟</translation>
        </message>
        <message>
            <source>≥ threshold</source>
            <translation>≥ 門檻</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Pairs shown</source>
            <translation>顯示的配對</translation>
        </message>
        <message>
            <source>Filter: name, file, or &gt;50</source>
            <translation>篩選：姓名、檔名，或 &gt;50</translation>
        </message>
        <message>
            <source>Filter the pairs</source>
            <translation>篩選配對</translation>
        </message>
        <message>
            <source>Heat map</source>
            <translation>熱圖</translation>
        </message>
        <message>
            <source>Show the groups as a graph</source>
            <translation>以關係圖顯示各組</translation>
        </message>
        <message>
            <source>Graph</source>
            <translation>關係圖</translation>
        </message>
        <message>
            <source>an arrow: most of it is found there</source>
            <translation>箭頭：其文字多見於所指</translation>
        </message>
        <message>
            <source>how much of the row is found in the column</source>
            <translation>列的文字有多少出現在欄中</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>組</translation>
        </message>
        <message>
            <source>use suggested {}%</source>
            <translation>用建議值 {}%</translation>
        </message>
        <message>
            <source>{shared} pairs share text, the other {rest} do not</source>
            <translation>{shared} 對有相同文字，其餘 {rest} 對沒有</translation>
        </message>
        <message>
            <source>Copied share of A: counted characters of A inside matches ÷ all counted characters of A</source>
            <translation>A 的相似比：A 落在相符段落中的計入字數 ÷ A 的全部計入字數</translation>
        </message>
        <message>
            <source>of {} is found in {}</source>
            <translation>{} 的文字出現在 {} 中</translation>
        </message>
        <message>
            <source>of the {} pairs that share text, larger direction</source>
            <translation>有相同文字的 {} 對，取較大的方向</translation>
        </message>
        <message>
            <source>no two papers share text</source>
            <translation>沒有兩篇有相同文字</translation>
        </message>
        <message>
            <source>{} holds no text</source>
            <translation>{} 沒有文字</translation>
        </message>
        <message>
            <source>{} is protected</source>
            <translation>{} 有密碼</translation>
        </message>
        <message>
            <source>{} is damaged</source>
            <translation>{} 已損壞</translation>
        </message>
        <message>
            <source>{} is too large</source>
            <translation>{} 太大</translation>
        </message>
        <message>
            <source>{} has no text layer</source>
            <translation>{} 沒有文字層</translation>
        </message>
        <message>
            <source>, </source>
            <translation>，</translation>
        </message>
        <message>
            <source>every paper was read</source>
            <translation>全部已讀取</translation>
        </message>
        <message>
            <source>No pair fits the filter</source>
            <translation>沒有符合篩選的配對</translation>
        </message>
        <message>
            <source>No equal text was found</source>
            <translation>沒有找到相同的文字</translation>
        </message>
        <message>
            <source>No two papers share a passage</source>
            <translation>任何兩篇之間都沒有相同的段落</translation>
        </message>
        <message>
            <source>No pair reaches {}%</source>
            <translation>沒有一對達到 {}%</translation>
        </message>
        <message>
            <source>The highest is {} ({} and {})</source>
            <translation>最高的一對是 {}（{} 與 {}）</translation>
        </message>
        <message>
            <source>Lower the threshold to {}%</source>
            <translation>把門檻降到 {}%</translation>
        </message>
        <message>
            <source>papers joined at {}% or more</source>
            <translation>門檻 {}% 以上相連的文稿</translation>
        </message>
        <message>
            <source>{} papers, {} pairs ≥ {}%</source>
            <translation>共 {} 篇，{} 對 ≥ {}%</translation>
        </message>
        <message>
            <source>Papers joined by pairs at or above the threshold</source>
            <translation>由達到門檻的配對連在一起的文稿</translation>
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
            <translation>級別</translation>
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
            <translation>最長一段</translation>
        </message>
        <message>
            <source>Distance</source>
            <translation>指紋距離</translation>
        </message>
        <message>
            <source>{} chars</source>
            <translation>{} 字</translation>
        </message>
        <message>
            <source>{} of the counted text of {} is found in {}</source>
            <translation>{}：{} 的計入文字出現在 {} 中的部分</translation>
        </message>
        <message>
            <source>The longest run of equal text, in counted characters of {}</source>
            <translation>最長的一段逐字相同，按 {} 的計入字數</translation>
        </message>
        <message>
            <source>Bits in which the fingerprints differ, of {}</source>
            <translation>兩個指紋不同的位元數，共 {} 位元</translation>
        </message>
    </context>
    <context>
        <name>PairPage</name>
        <message>
            <source>Texts</source>
            <translation>原文對照</translation>
        </message>
        <message>
            <source>Fingerprint</source>
            <translation>指紋</translation>
        </message>
        <message>
            <source>MinHash and keywords</source>
            <translation>MinHash 與關鍵詞</translation>
        </message>
        <message>
            <source>Methods</source>
            <translation>方法比較</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>計算步驟</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>匯出報告</translation>
        </message>
        <message>
            <source>This could not be worked out</source>
            <translation>無法算出</translation>
        </message>
        <message>
            <source>Working it out…</source>
            <translation>計算中…</translation>
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
            <translation>語言</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>計入字數</translation>
        </message>
        <message>
            <source>Total copied share</source>
            <translation>總文字相似比</translation>
        </message>
        <message>
            <source>Without quotations</source>
            <translation>去除引用後相似比</translation>
        </message>
        <message>
            <source>Largest from one</source>
            <translation>單篇最大相似比</translation>
        </message>
        <message>
            <source>From</source>
            <translation>來自</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>讀取情況</translation>
        </message>
        <message>
            <source>Letters, digits and ideographs, less what is excluded: the denominator of the share</source>
            <translation>字母、數字和漢字，去掉排除的部分：相似比的分母</translation>
        </message>
        <message>
            <source>Union over all sources ÷ counted characters</source>
            <translation>所有來源的聯集 ÷ 計入字數</translation>
        </message>
        <message>
            <source>The same with quotations and references taken from both sides of the division</source>
            <translation>分子和分母都去掉引文和參考文獻</translation>
        </message>
        <message>
            <source>Counted characters found in one other paper ÷ counted characters</source>
            <translation>出現在另一篇中的計入字數 ÷ 計入字數</translation>
        </message>
    </context>
    <context>
        <name>PapersPage</name>
        <message>
            <source>Papers</source>
            <translation>論文</translation>
        </message>
        <message>
            <source>double-click opens the pair the largest share comes from</source>
            <translation>按兩下開啟相似比最大的那一對</translation>
        </message>
        <message>
            <source>Filter: name, file, or &gt;50</source>
            <translation>篩選：姓名、檔名，或 &gt;50</translation>
        </message>
        <message>
            <source>Filter the papers</source>
            <translation>篩選論文</translation>
        </message>
    </context>
    <context>
        <name>PositionStrip</name>
        <message>
            <source>{} of {} positions are equal</source>
            <translation>{} / {} 個位置相等</translation>
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
            <translation>讀到</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>計入字數</translation>
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
            <translation>未讀取</translation>
        </message>
        <message>
            <source>Papers shown</source>
            <translation>顯示的論文</translation>
        </message>
        <message>
            <source>Read again</source>
            <translation>重新讀取</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>論文</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>開啟原文</translation>
        </message>
        <message>
            <source>These are facts noticed while reading; they may have good reasons, such as copying from a web page.</source>
            <translation>這些只是讀取時注意到的事實，可能有正當原因，例如從網頁複製。</translation>
        </message>
        <message>
            <source>{}, {} pages</source>
            <translation>{}，{} 頁</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>類型</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>語言</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>讀到</translation>
        </message>
        <message>
            <source>{} characters</source>
            <translation>{} 字</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>計入字數</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>編碼</translation>
        </message>
        <message>
            <source>Not counted</source>
            <translation>不計入</translation>
        </message>
        <message>
            <source>quotations</source>
            <translation>引文</translation>
        </message>
        <message>
            <source>references</source>
            <translation>參考文獻</translation>
        </message>
        <message>
            <source>template</source>
            <translation>範本</translation>
        </message>
        <message>
            <source>common passages</source>
            <translation>共有段落</translation>
        </message>
        <message>
            <source>front matter</source>
            <translation>封面和目錄</translation>
        </message>
        <message>
            <source>hidden text</source>
            <translation>隱藏文字</translation>
        </message>
        <message>
            <source>headers</source>
            <translation>頁首</translation>
        </message>
        <message>
            <source>footers</source>
            <translation>頁尾</translation>
        </message>
        <message>
            <source>running heads</source>
            <translation>書眉</translation>
        </message>
        <message>
            <source>page numbers</source>
            <translation>頁碼</translation>
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
            <translation>這個檔案的密碼</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>密碼</translation>
        </message>
        <message>
            <source>Decide by content</source>
            <translation>依內容判斷</translation>
        </message>
        <message>
            <source>Read without anything to note.</source>
            <translation>讀取正常，沒有需要提示的地方。</translation>
        </message>
        <message numerus="yes">
            <source>All %n places</source>
            <translation>
                <numerusform>全部 %n 處</numerusform>
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
            <translation>檢視情形</translation>
        </message>
    </context>
    <context>
        <name>ReviewCard</name>
        <message>
            <source>Review</source>
            <translation>檢視情形</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>備註</translation>
        </message>
        <message>
            <source>A note on this pair, for yourself and the report</source>
            <translation>關於這一對的備註，供自己與報告使用</translation>
        </message>
    </context>
    <context>
        <name>Reviews</name>
        <message>
            <source>Undo</source>
            <translation>復原</translation>
        </message>
        <message>
            <source>Match set aside</source>
            <translation>已放下這一處相符</translation>
        </message>
        <message>
            <source>It counts in no share, and the report lists it</source>
            <translation>它不再計入相似比，報告中會列出</translation>
        </message>
    </context>
    <context>
        <name>SavedChecks</name>
        <message>
            <source>Open saved check</source>
            <translation>開啟已儲存的檢查</translation>
        </message>
        <message>
            <source>Save check</source>
            <translation>儲存檢查</translation>
        </message>
        <message>
            <source>Saved checks ({})</source>
            <translation>已儲存的檢查 ({})</translation>
        </message>
        <message>
            <source>It opens again as it is now, with all reviews</source>
            <translation>再開啟時與現在一樣，檢視情形也都在</translation>
        </message>
        <message>
            <source>Check saved: {}</source>
            <translation>已儲存檢查：{}</translation>
        </message>
        <message>
            <source>The check could not be saved</source>
            <translation>無法儲存檢查</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>另存新檔…</translation>
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
            <translation>網頁（HTML）…</translation>
        </message>
        <message>
            <source>Table (CSV)…</source>
            <translation>表格（CSV）…</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>匯出報告</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>開啟</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>在資料夾中顯示</translation>
        </message>
        <message>
            <source>Report saved</source>
            <translation>報告已儲存</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>另存新檔…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>重試</translation>
        </message>
        <message>
            <source>Could not write {}</source>
            <translation>未能寫入 {}</translation>
        </message>
    </context>
    <context>
        <name>SideHead</name>
        <message>
            <source>{} characters, {} counted</source>
            <translation>{} 字，計入 {} 字</translation>
        </message>
        <message>
            <source>of A is found in B</source>
            <translation>A 的文字出現在 B 中</translation>
        </message>
        <message>
            <source>of B is found in A</source>
            <translation>B 的文字出現在 A 中</translation>
        </message>
        <message>
            <source>{}; without folding {}</source>
            <translation>{}，不還原時 {}</translation>
        </message>
        <message>
            <source>Invisible characters, look-alike letters, script and spacing left as they are</source>
            <translation>不可見字元、形近字母、繁簡和空格都照原樣比較</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>Options</source>
            <translation>選項</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>說明</translation>
        </message>
        <message>
            <source>References (optional)</source>
            <translation>參考文稿（選填）</translation>
        </message>
        <message>
            <source>Earlier papers, texts from the web. Compared against only: never with one another, never ranked.</source>
            <translation>往屆論文、網路資料。只拿來對照，彼此之間不比較，也不會出現在排名裡。</translation>
        </message>
        <message>
            <source>Add references…</source>
            <translation>新增參考…</translation>
        </message>
        <message>
            <source>Task and template (optional)</source>
            <translation>題目與範本（選填）</translation>
        </message>
        <message>
            <source>The assignment, a cover sheet, a form. Their text leaves the comparison and is shown in grey.</source>
            <translation>作業題目、封面、格式要求。其中的文字從比較中排除，並在正文裡標成灰色。</translation>
        </message>
        <message>
            <source>Add templates…</source>
            <translation>新增範本…</translation>
        </message>
        <message>
            <source>To be checked</source>
            <translation>待檢查</translation>
        </message>
        <message>
            <source>with one another and against the references</source>
            <translation>互相比較，並與參考文稿比較</translation>
        </message>
        <message>
            <source>Compared against</source>
            <translation>只作對照</translation>
        </message>
        <message>
            <source>not ranked</source>
            <translation>不參加排名</translation>
        </message>
        <message>
            <source>Drop papers here</source>
            <translation>把文稿拖到這裡</translation>
        </message>
        <message>
            <source>Drop the papers to be checked here</source>
            <translation>把要檢查的文稿拖到這裡</translation>
        </message>
        <message>
            <source>Two or more papers, a folder, or a ZIP</source>
            <translation>兩篇或更多文稿、一個資料夾，或一份 ZIP</translation>
        </message>
        <message>
            <source>Add files…</source>
            <translation>新增檔案…</translation>
        </message>
        <message>
            <source>Add folder…</source>
            <translation>新增資料夾…</translation>
        </message>
        <message>
            <source>Try the sample</source>
            <translation>用範例試試看</translation>
        </message>
        <message>
            <source>Nothing leaves this computer: no upload, no network.</source>
            <translation>文稿不會離開這部電腦：不上傳，不連網。</translation>
        </message>
        <message>
            <source>One paper is there: add one more to compare</source>
            <translation>已有一篇：再新增一篇就可以比較</translation>
        </message>
        <message numerus="yes">
            <source>Remove %n</source>
            <translation>
                <numerusform>移除 %n 個</numerusform>
            </translation>
        </message>
        <message>
            <source>Recent checks</source>
            <translation>最近的檢查</translation>
        </message>
    </context>
    <context>
        <name>StatusBar</name>
        <message>
            <source>Everything stays on this computer</source>
            <translation>全部在本機處理</translation>
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
            <translation>讀取與斷詞</translation>
        </message>
        <message>
            <source>Screening pairs</source>
            <translation>篩選配對</translation>
        </message>
        <message>
            <source>Aligning passages</source>
            <translation>逐段比對</translation>
        </message>
        <message>
            <source>Summing up</source>
            <translation>彙整</translation>
        </message>
        <message>
            <source>Writing the report</source>
            <translation>寫報告</translation>
        </message>
        <message>
            <source>Opening the check</source>
            <translation>正在開啟檢查</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>第 {} 個，共 {} 個</translation>
        </message>
        <message>
            <source>about {} s left</source>
            <translation>約剩 {} 秒</translation>
        </message>
        <message>
            <source>about {} min left</source>
            <translation>約剩 {} 分鐘</translation>
        </message>
    </context>
    <context>
        <name>Steps</name>
        <message>
            <source>Read and split</source>
            <translation>讀取與斷詞</translation>
        </message>
        <message>
            <source>Screen pairs</source>
            <translation>篩選配對</translation>
        </message>
        <message>
            <source>Align passages</source>
            <translation>逐段比對</translation>
        </message>
        <message>
            <source>Sum up</source>
            <translation>彙整</translation>
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
            <translation>帶符號的權重與欄總和</translation>
        </message>
        <message>
            <source>1  Words</source>
            <translation>1  分詞</translation>
        </message>
        <message>
            <source>2  What is left out</source>
            <translation>2  降噪</translation>
        </message>
        <message>
            <source>3  Weights, hashes, column sums, fingerprint</source>
            <translation>3  加權、雜湊、合併、降維</translation>
        </message>
        <message>
            <source>The text is cut into words: Chinese along the path of highest probability P(W1) · P(W2) · … through a dictionary, other scripts at their spaces.</source>
            <translation>把文字切成詞：中文依詞典取機率 P(W1) · P(W2) · … 最大的切法，其他文字依空格切。</translation>
        </message>
        <message>
            <source>Function words and common adverbs say nothing about the subject. They leave the keywords and the fingerprint, not the passages.</source>
            <translation>「的」「地」「得」一類虛詞和常用副詞與內容無關，從關鍵詞和指紋中去掉，但不從原文對照中去掉。</translation>
        </message>
        <message>
            <source>Each keyword has a weight (times it stands × how rare it is) and a hash. Where the hash has a 1 the weight is added to the column, where it has a 0 it is taken away. A sum above 0 gives the bit 1, any other 0.</source>
            <translation>每個關鍵詞有一個權重（次數 × 稀有程度）和一個雜湊值。雜湊的某一位元是 1，該欄加上權重；是 0，該欄減去權重。總和大於 0，這一位元為 1，否則為 0。</translation>
        </message>
        <message>
            <source>Steps of the method</source>
            <translation>方法的步驟</translation>
        </message>
        <message>
            <source>The same with two words and eight bits</source>
            <translation>用兩個詞、八位元再算一遍</translation>
        </message>
        <message>
            <source>Worked example</source>
            <translation>算例</translation>
        </message>
        <message>
            <source>Two words with weights 5 and 4 give the fingerprint 01011001. Two such fingerprints are compared by counting the bits that differ: 01010011 and 00010101 differ in 3.</source>
            <translation>權重為 5 和 4 的兩個詞合成指紋 01011001。比較兩個指紋，就是數不同的位元：01010011 與 00010101 有 3 位不同。</translation>
        </message>
        <message numerus="yes">
            <source>%n words</source>
            <translation>
                <numerusform>%n 個詞</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more keywords</source>
            <translation>
                <numerusform>以及另外 %n 個關鍵詞</numerusform>
            </translation>
        </message>
        <message>
            <source>the first {} of {} bits</source>
            <translation>{1} 位元中的前 {0} 位</translation>
        </message>
        <message>
            <source>No keywords, no fingerprint</source>
            <translation>沒有關鍵詞，沒有指紋</translation>
        </message>
    </context>
    <context>
        <name>TextPage</name>
        <message>
            <source>Text as it was read</source>
            <translation>讀到的文字</translation>
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
            <translation>文稿 A 的縮覽尺規</translation>
        </message>
        <message>
            <source>Overview of paper B</source>
            <translation>文稿 B 的縮覽尺規</translation>
        </message>
        <message>
            <source>Scroll both texts together</source>
            <translation>兩邊同步捲動</translation>
        </message>
        <message>
            <source>The file holds no text</source>
            <translation>檔案中沒有文字</translation>
        </message>
        <message>
            <source>This paper takes part in no score</source>
            <translation>這篇文稿不參與比較</translation>
        </message>
        <message>
            <source>What is found of it is marked in the other text</source>
            <translation>找到的部分標在另一篇的內文裡</translation>
        </message>
        <message>
            <source>No text in common was found</source>
            <translation>沒有找到相同的文字</translation>
        </message>
        <message>
            <source>Both papers were read to the end; neither has a passage of the other</source>
            <translation>兩篇都已讀完，沒有任何一段相同</translation>
        </message>
        <message>
            <source>Look at fingerprint and keywords</source>
            <translation>查看指紋與關鍵詞</translation>
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
            <translation>詞</translation>
        </message>
        <message>
            <source>Weight</source>
            <translation>權重</translation>
        </message>
        <message>
            <source>Column sum</source>
            <translation>欄總和</translation>
        </message>
        <message>
            <source>Bit</source>
            <translation>位元</translation>
        </message>
    </context>
    <context>
        <name>WordModel</name>
        <message>
            <source>Keyword</source>
            <translation>關鍵詞</translation>
        </message>
        <message>
            <source>Level in A</source>
            <translation>級別 A</translation>
        </message>
        <message>
            <source>Level in B</source>
            <translation>級別 B</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>次數</translation>
        </message>
        <message>
            <source>Marked</source>
            <translation>已標出</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>標出</translation>
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
            <translation>類型</translation>
        </message>
        <message>
            <source>Length</source>
            <translation>字數</translation>
        </message>
        <message>
            <source>State</source>
            <translation>狀態</translation>
        </message>
        <message>
            <source>Read: {}</source>
            <translation>已讀取，{}</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>已讀取</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>正在讀取</translation>
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
            <translation>程式出錯（{}），記錄檔裡有出錯的位置</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Add files…</source>
            <translation>新增檔案…</translation>
        </message>
        <message>
            <source>You can keep adding files. Cancelling leaves earlier results as they are.</source>
            <translation>可以繼續新增檔案。取消時不更動已有的結果。</translation>
        </message>
        <message>
            <source>papers</source>
            <translation>篇</translation>
        </message>
        <message>
            <source>read</source>
            <translation>已讀取</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>未能讀取</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>論文</translation>
        </message>
    </context>
    <context>
        <name>_Delegate</name>
        <message>
            <source>{}, in {} papers</source>
            <translation>{}，見於 {} 篇</translation>
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
                <numerusform>放開即可新增 %n 個檔案</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them have an unknown format: listed, not compared</source>
            <translation>
                <numerusform>其中 %n 個格式不支援，會列出但不比較</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>definitions</name>
        <message>
            <source>Copied share</source>
            <translation>相似比</translation>
        </message>
        <message>
            <source>“of A is found in B”: counted characters of A in matches with B, divided by all counted characters of A. It has a direction: a short paper can lie wholly in a long one. Both directions are always shown.</source>
            <translation>「A 的文字出現在 B 中」：A 落在相符段落中的計入字數 ÷ A 的全部計入字數。它有方向：短的一篇可以整篇都在長的一篇裡。兩個方向總是一起列出。</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>計入字數</translation>
        </message>
        <message>
            <source>Letters, digits and ideographs, without hidden text, running heads, page numbers, and what is excluded.</source>
            <translation>字母、數字和漢字，不含隱藏文字、書眉、頁碼和排除的部分。</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>級別</translation>
        </message>
        <message>
            <source>An order to look in, never a judgement. Identical: the same text. High: a share of half or more. Medium: 15% or more. Low: some match. None: no match.</source>
            <translation>只是查看的先後，不是判斷。完全相同：文字一樣。高：相似比一半以上。中：15% 以上。低：有相符段落。無：沒有相符段落。</translation>
        </message>
        <message>
            <source>Kinds of match</source>
            <translation>相符的類型</translation>
        </message>
        <message>
            <source>Verbatim: word for word. Edited: at least 70% of the words, in order. Reordered: the same words in another order. Reworded: said in other words. Summary: a passage told more shortly.</source>
            <translation>逐字：一字不差。改動：依順序至少有七成的詞相同。換序：詞相同，順序不同。改寫：換了說法。概述：把一段說得更短。</translation>
        </message>
        <message>
            <source>Fingerprint distance</source>
            <translation>指紋距離</translation>
        </message>
        <message>
            <source>The weighted keywords of a paper vote on each bit of its fingerprint; the distance counts the bits that differ. Unrelated papers differ in about half. A small distance is a hint, not a verdict: read the texts.</source>
            <translation>文稿的加權關鍵詞對指紋的每一位元投票；距離是不同的位元數。無關的文稿約有一半的位元不同。距離小只是線索，不是結論，請看原文對照。</translation>
        </message>
        <message>
            <source>Resemblance</source>
            <translation>相似度</translation>
        </message>
        <message>
            <source>Of all distinct runs of five words in either paper, the part that both hold (Jaccard). MinHash estimates it from K values; the estimate is shown with one standard error.</source>
            <translation>兩篇中所有不同的五詞片段裡，兩篇都有的部分（Jaccard）。MinHash 用 K 個值來估計，並給出一個標準誤差。</translation>
        </message>
        <message>
            <source>Threshold and groups</source>
            <translation>門檻與組</translation>
        </message>
        <message>
            <source>Pairs whose larger share reaches the threshold are listed; papers joined by such pairs are a group. The suggested value is the first valley in the distribution of the shares.</source>
            <translation>列出較大相似比達到門檻的配對；由這些配對連在一起的文稿是一組。建議值取相似比分布中的第一個低谷。</translation>
        </message>
    </context>
    <context>
        <name>findings</name>
        <message>
            <source>Invisible {n}</source>
            <translation>不可見 {n}</translation>
        </message>
        <message>
            <source>Invisible characters, {n} places</source>
            <translation>不可見字元 {n} 處</translation>
        </message>
        <message>
            <source>ignored when comparing</source>
            <translation>比較時已忽略</translation>
        </message>
        <message>
            <source>Look-alike {n}</source>
            <translation>形近 {n}</translation>
        </message>
        <message>
            <source>Look-alike letters, {n} places</source>
            <translation>形近字母 {n} 處</translation>
        </message>
        <message>
            <source>read as the Latin letters they look like</source>
            <translation>已還原為拉丁字母</translation>
        </message>
        <message>
            <source>Spaced {n}</source>
            <translation>空格拆字 {n}</translation>
        </message>
        <message>
            <source>Words with spaces between the letters, {n} places</source>
            <translation>字母之間夾空格 {n} 處</translation>
        </message>
        <message>
            <source>read without the spaces</source>
            <translation>比較時去掉空格</translation>
        </message>
        <message>
            <source>Hidden {n}</source>
            <translation>隱藏 {n}</translation>
        </message>
        <message>
            <source>Hidden text, {n} passages</source>
            <translation>隱藏文字 {n} 段</translation>
        </message>
        <message>
            <source>kept and shown, counted in no share</source>
            <translation>保留並顯示，不計入任何比例</translation>
        </message>
        <message>
            <source>Traditional</source>
            <translation>繁體</translation>
        </message>
        <message>
            <source>Traditional characters</source>
            <translation>繁體字</translation>
        </message>
        <message>
            <source>compared as their simplified forms</source>
            <translation>依對應的簡體字比較</translation>
        </message>
        <message>
            <source>Full-width {n}</source>
            <translation>全形 {n}</translation>
        </message>
        <message>
            <source>Full-width letters, {n}</source>
            <translation>全形字母 {n} 個</translation>
        </message>
        <message>
            <source>compared as ordinary letters</source>
            <translation>依一般字母比較</translation>
        </message>
        <message>
            <source>Radicals {n}</source>
            <translation>部首 {n}</translation>
        </message>
        <message>
            <source>Radicals in place of characters, {n}</source>
            <translation>用部首代替的漢字 {n} 個</translation>
        </message>
        <message>
            <source>compared as the characters they stand for</source>
            <translation>依所代表的漢字比較</translation>
        </message>
        <message>
            <source>Soft hyphens {n}</source>
            <translation>軟連字號 {n}</translation>
        </message>
        <message>
            <source>Soft hyphens, {n}</source>
            <translation>軟連字號 {n} 個</translation>
        </message>
        <message>
            <source>Line breaks {n}</source>
            <translation>斷行 {n}</translation>
        </message>
        <message>
            <source>Words divided at line ends, {n}</source>
            <translation>行末斷開的詞 {n} 個</translation>
        </message>
        <message>
            <source>joined when comparing</source>
            <translation>比較時已接上</translation>
        </message>
        <message>
            <source>Damaged text</source>
            <translation>文字受損</translation>
        </message>
        <message>
            <source>The text looks damaged</source>
            <translation>文字像是受損</translation>
        </message>
        <message>
            <source>a wrong encoding or a broken font: read it again with another encoding</source>
            <translation>編碼不對或字型有誤：請換一種編碼重新讀取</translation>
        </message>
        <message>
            <source>No text layer</source>
            <translation>沒有文字層</translation>
        </message>
        <message>
            <source>No text layer: takes part in no score</source>
            <translation>沒有文字層，不參加比較</translation>
        </message>
        <message>
            <source>the pages are pictures: run text recognition first, then add the file again</source>
            <translation>頁面是圖片：請先做文字辨識，再新增這個檔案</translation>
        </message>
        <message>
            <source>Encoding guessed</source>
            <translation>編碼推斷</translation>
        </message>
        <message>
            <source>Encoding guessed: {detail}</source>
            <translation>編碼是推斷的：{detail}</translation>
        </message>
        <message>
            <source>if the text looks wrong, read it again with another encoding</source>
            <translation>如果文字不對，請換一種編碼重新讀取</translation>
        </message>
        <message>
            <source>Bad bytes {n}</source>
            <translation>壞位元組 {n}</translation>
        </message>
        <message>
            <source>Bytes that are no text, {n}</source>
            <translation>不成文字的位元組 {n} 個</translation>
        </message>
        <message>
            <source>each was replaced by one mark</source>
            <translation>每個換成一個替代符號</translation>
        </message>
        <message>
            <source>Markup</source>
            <translation>標記</translation>
        </message>
        <message>
            <source>Markup in a text file</source>
            <translation>文字檔裡有標記</translation>
        </message>
        <message>
            <source>read as it stands, with the markup</source>
            <translation>連同標記照原樣讀取</translation>
        </message>
        <message>
            <source>Wrong suffix</source>
            <translation>副檔名不符</translation>
        </message>
        <message>
            <source>The file is not what its name says: {detail}</source>
            <translation>檔案與副檔名不符：{detail}</translation>
        </message>
        <message>
            <source>read as what it is</source>
            <translation>依實際的格式讀取</translation>
        </message>
        <message>
            <source>Open quotation</source>
            <translation>引號未閉合</translation>
        </message>
        <message>
            <source>A quotation mark is not closed, {n} places</source>
            <translation>引號未閉合 {n} 處</translation>
        </message>
        <message>
            <source>the quotation is taken to end with its paragraph</source>
            <translation>引文當作到段末為止</translation>
        </message>
        <message>
            <source>All in quotes</source>
            <translation>全文在引號中</translation>
        </message>
        <message>
            <source>Nearly all of the text stands in quotation marks</source>
            <translation>幾乎全文都在引號中</translation>
        </message>
        <message>
            <source>so none of it is taken for a quotation</source>
            <translation>因此不當作引用處理</translation>
        </message>
        <message>
            <source>Deleted text</source>
            <translation>已刪除的修訂</translation>
        </message>
        <message>
            <source>Text deleted in tracked changes, {n}</source>
            <translation>追蹤修訂中已刪除的文字 {n} 處</translation>
        </message>
        <message>
            <source>not read</source>
            <translation>沒有讀取</translation>
        </message>
        <message>
            <source>Very short</source>
            <translation>很短</translation>
        </message>
        <message>
            <source>Only {n} counted characters</source>
            <translation>只有 {n} 個計入的字</translation>
        </message>
        <message>
            <source>shares of so short a text say little</source>
            <translation>這麼短的文字，比例說明不了什麼</translation>
        </message>
        <message>
            <source>Nothing counted</source>
            <translation>沒有計入的字</translation>
        </message>
        <message>
            <source>No counted text: takes part in no score</source>
            <translation>沒有計入的文字，不參加比較</translation>
        </message>
        <message>
            <source>the paper is empty, or all of it is excluded</source>
            <translation>文稿是空的，或者全部被排除</translation>
        </message>
        <message>
            <source>File gone</source>
            <translation>檔案不在了</translation>
        </message>
        <message>
            <source>The file is no longer there</source>
            <translation>檔案已不在原處</translation>
        </message>
        <message>
            <source>put it back, then read again</source>
            <translation>請放回原處，再重新讀取</translation>
        </message>
        <message>
            <source>File in use</source>
            <translation>檔案使用中</translation>
        </message>
        <message>
            <source>Another program is using the file</source>
            <translation>檔案正由另一個程式使用</translation>
        </message>
        <message>
            <source>close it there, then read again</source>
            <translation>請在那邊關閉，再重新讀取</translation>
        </message>
        <message>
            <source>Damaged file</source>
            <translation>檔案損壞</translation>
        </message>
        <message>
            <source>The file is damaged and could not be read</source>
            <translation>檔案損壞，未能讀取</translation>
        </message>
        <message>
            <source>open and save it in its own program, then read again</source>
            <translation>請用原來的程式開啟並另存，再重新讀取</translation>
        </message>
        <message>
            <source>Needs a password</source>
            <translation>需要密碼</translation>
        </message>
        <message>
            <source>The file is protected by a password</source>
            <translation>檔案有密碼保護</translation>
        </message>
        <message>
            <source>enter the password: only this paper is read again</source>
            <translation>請輸入密碼：只重新讀取這一篇</translation>
        </message>
        <message>
            <source>Too large</source>
            <translation>太大</translation>
        </message>
        <message>
            <source>The file is too large or took too long</source>
            <translation>檔案太大，或讀取太久</translation>
        </message>
        <message>
            <source>divide it, or save it as plain text</source>
            <translation>請分成幾份，或另存為純文字</translation>
        </message>
        <message>
            <source>Named twice</source>
            <translation>重複列出</translation>
        </message>
        <message>
            <source>This file was named more than once</source>
            <translation>這個檔案列出了不只一次</translation>
        </message>
        <message>
            <source>it is compared with itself</source>
            <translation>它與自己比較</translation>
        </message>
        <message>
            <source>Text not kept</source>
            <translation>內文未保留</translation>
        </message>
        <message>
            <source>The archive does not keep this paper's text</source>
            <translation>文稿庫沒有保留這一篇的內文</translation>
        </message>
        <message>
            <source>only large copies of it are found, and its passages cannot be shown</source>
            <translation>只能找到大段抄錄，也無法顯示它的段落</translation>
        </message>
        <message>
            <source>Other version</source>
            <translation>另一版本</translation>
        </message>
        <message>
            <source>Looks like another version of {detail}</source>
            <translation>看起來是 {detail} 的另一個版本</translation>
        </message>
        <message>
            <source>if both are one student's, put them in one folder or name them in students.csv</source>
            <translation>如果都是同一位學生的，請放進同一個資料夾，或在 students.csv 中列出</translation>
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
            <translation>改動</translation>
        </message>
        <message>
            <source>Reworded</source>
            <translation>改寫</translation>
        </message>
        <message>
            <source>Reordered</source>
            <translation>換序</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>概述</translation>
        </message>
        <message>
            <source>Only these two</source>
            <translation>僅這兩篇</translation>
        </message>
        <message>
            <source>3 or 4 papers</source>
            <translation>3–4 篇</translation>
        </message>
        <message>
            <source>5 papers or more</source>
            <translation>5 篇以上</translation>
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
            <translation>無</translation>
        </message>
    </context>
    <context>
        <name>menus</name>
        <message>
            <source>File</source>
            <translation>檔案</translation>
        </message>
        <message>
            <source>New check</source>
            <translation>新的檢查</translation>
        </message>
        <message>
            <source>Add files…</source>
            <translation>新增檔案…</translation>
        </message>
        <message>
            <source>Add folder…</source>
            <translation>新增資料夾…</translation>
        </message>
        <message>
            <source>Add references…</source>
            <translation>新增參考…</translation>
        </message>
        <message>
            <source>Add templates…</source>
            <translation>新增範本…</translation>
        </message>
        <message>
            <source>Open saved check…</source>
            <translation>開啟已儲存的檢查…</translation>
        </message>
        <message>
            <source>Recent checks</source>
            <translation>最近的檢查</translation>
        </message>
        <message>
            <source>Try the sample</source>
            <translation>用範例試試看</translation>
        </message>
        <message>
            <source>Save check</source>
            <translation>儲存檢查</translation>
        </message>
        <message>
            <source>Save check as…</source>
            <translation>檢查另存新檔…</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>匯出報告</translation>
        </message>
        <message>
            <source>Open original</source>
            <translation>開啟原文</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>結束</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>編輯</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>復原</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>複製</translation>
        </message>
        <message>
            <source>Paste files or a text</source>
            <translation>貼上檔案或文字</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>尋找</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>檢查</translation>
        </message>
        <message>
            <source>Compare again</source>
            <translation>重新比較</translation>
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
            <translation>排除參考文獻</translation>
        </message>
        <message>
            <source>Exclude common passages</source>
            <translation>排除多篇共有的段落</translation>
        </message>
        <message>
            <source>Exclude front matter</source>
            <translation>排除封面和目錄</translation>
        </message>
        <message>
            <source>Hide names</source>
            <translation>隱藏姓名</translation>
        </message>
        <message>
            <source>Mark pair as to discuss</source>
            <translation>將這一對標為待討論</translation>
        </message>
        <message>
            <source>Set pair aside</source>
            <translation>擱置這一對</translation>
        </message>
        <message>
            <source>Note on the pair…</source>
            <translation>這一對的備註…</translation>
        </message>
        <message>
            <source>Set match aside…</source>
            <translation>放下這一處相符…</translation>
        </message>
        <message>
            <source>Archive of earlier papers…</source>
            <translation>往屆文稿庫…</translation>
        </message>
        <message>
            <source>Options…</source>
            <translation>選項…</translation>
        </message>
        <message>
            <source>View</source>
            <translation>檢視</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>總覽</translation>
        </message>
        <message>
            <source>Papers</source>
            <translation>論文</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>讀取情況</translation>
        </message>
        <message>
            <source>Next match</source>
            <translation>下一處相符</translation>
        </message>
        <message>
            <source>Previous match</source>
            <translation>上一處相符</translation>
        </message>
        <message>
            <source>Other pane</source>
            <translation>切換窗格</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>縮小</translation>
        </message>
        <message>
            <source>Normal size</source>
            <translation>原始大小</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>主題</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>語言</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>全螢幕</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>說明</translation>
        </message>
        <message>
            <source>What the numbers mean</source>
            <translation>各項數字的意義</translation>
        </message>
        <message>
            <source>Show log</source>
            <translation>顯示記錄檔</translation>
        </message>
        <message>
            <source>About plagcheck</source>
            <translation>關於 plagcheck</translation>
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
            <translation>未檢視</translation>
        </message>
        <message>
            <source>To discuss</source>
            <translation>待討論</translation>
        </message>
        <message>
            <source>Set aside</source>
            <translation>已擱置</translation>
        </message>
    </context>
</TS>
