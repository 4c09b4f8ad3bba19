import { arrangeByPlan, arrangeWork } from '../../contract/dispatch-board/arrange-calls.ts'
import type { Manual } from '#platform/web/module/manual.ts'
import { identifyWorker } from '../../contract/terminal-calls.ts'
import { dailyReport } from '../../contract/daily-report/daily-report.ts'
import { recordCharge } from '../../contract/charge/charge-calls.ts'
import { callForHelp, stepHelp } from '../../contract/help/help-calls.ts'
import { recordIndirect, undoIndirect } from '../../contract/indirect-calls.ts'
import { recordWork, undoWork } from '../../contract/work-calls.ts'
import { boardsManual } from './boards.text.ts'
import { historyManual } from './history.text.ts'
import { quarantineManual } from './quarantine.text.ts'

/** What the manual says of the shop floor. */
export const mesManual: Manual = {
  productionSchedule: {
    purpose: {
      ja: '設備ごとに、次に何をするかを予定の順に示し、作業の実績を入れます。',
      en: 'Shows for each machine what comes next, in the order of the plan, and takes what happened.',
      zh: '按设备显示接下来的作业顺序，并录入作业实绩。',
    },
    steps: [
      {
        ja: '設備や作業日で絞り、作業を選びます。',
        en: 'Narrow it to a machine or a day, and choose a process.',
        zh: '按设备或作业日筛选，选择作业。',
      },
      {
        ja: '「設備別ボード」では、設備ごとに作業中と次の3件を並べて見られます。矢印キーで作業を選びます。',
        en: 'The board by machine shows beside each other what is at each machine and the next three; arrows choose a job.',
        zh: '“按设备看板”按设备并列显示作业中的作业和接下来的3件，用方向键选择作业。',
      },
      {
        ja: '未着手の作業は、カードのドラッグか「順番を変える」で、順番や設備を変えられます。端末にもこの順に出ます。「計画の順に戻す」で元に戻ります。',
        en: 'A job that is not started is put at another place or machine by dragging its card or by Change the order; terminals follow. Back to the order of the plan undoes it.',
        zh: '未开工的作业可拖动卡片或用“调整顺序”更改顺序和设备，终端按此顺序显示。“恢复计划顺序”可还原。',
      },
      {
        ja: '着手し、止めるときは理由を入れて中断し、再開します。',
        en: 'Start it; stop it with a reason, and resume it.',
        zh: '开工；中断时填写理由，然后恢复。',
      },
      {
        ja: '良品数・不良数・不良理由を入れて、途中報告するか完了します。',
        en: 'Report good and defective pieces with the reason, on the way or to finish.',
        zh: '填写良品数、不良数、不良原因，中途报告或完工。',
      },
    ],
    rules: [
      {
        ja: '前の工程が送った数より多くは着手・報告できません。',
        en: 'A process gets no more than the one before it has passed on.',
        zh: '不能超过前工序转来的数量。',
      },
      {
        ja: '最初の工程の良品は、計画数に品目工場別設定の「過剰生産の許容（%）」を加えた数までです。完了のとき良品と不良の合計が「過少生産の許容（%）」より少なければ、確認してから完了します。',
        en: "The first process makes no more good pieces than planned and the item's factory settings allow (over-production). A finish with fewer good and defective pieces than under-production allows asks first.",
        zh: '首道工序的良品数不超过计划数加上物料工厂设置的“超产允许（%）”。完工时良品与不良合计低于“欠产允许（%）”的，须确认后才能完工。',
      },
      {
        ja: '部品が足りないと報告全体を登録しません。在庫を確かめてから、もう一度登録します。',
        en: 'When a part is short nothing is saved: look at the stock and report again.',
        zh: '缺料时整笔报告都不登记；请确认库存后重新登记。',
      },
      {
        ja: '最後の工程の完了で良品が入庫し、待っている受注に引き当てます。',
        en: 'The last process brings good pieces into stock and allocates them to the order that waits.',
        zh: '最后工序完工后良品入库，并预留给等待的订单。',
      },
    ],
    calls: [recordWork, arrangeWork, arrangeByPlan],
  },
  ...boardsManual,
  ...quarantineManual,
  productionAchievementBulk: {
    purpose: {
      ja: '紙の日報から、その日の実績をまとめて入れます。',
      en: 'Takes what was done on a day from paper, many jobs at once.',
      zh: '根据纸质日报，集中录入当日实绩。',
    },
    steps: [
      {
        ja: '実績日と、共通の作業者・開始時刻・終了時刻を入れます。',
        en: 'Enter the day, and the worker and times that most lines have.',
        zh: '填写实绩日，以及共同的作业员、开始和结束时刻。',
      },
      {
        ja: '作業指示書のバーコードを読み取るか、指図番号を入れます。工程・品目・残数が入ります。',
        en: 'Scan the work sheets, or enter their numbers: process, item and open pieces follow.',
        zh: '扫描作业指示书条码或输入指令号，自动带出工序、物料和未完数。',
      },
      {
        ja: '良品数・不良数・不良理由を直し、まだ終わっていない作業は「完了」を外します。',
        en: 'Correct good and defective pieces with the reason; untick what is not finished yet.',
        zh: '修改良品数、不良数和不良原因；未完工的作业取消“完成”。',
      },
      {
        ja: '登録します。日報番号が付きます。',
        en: 'Register it: the report gets its number.',
        zh: '登记后生成日报号。',
      },
    ],
    rules: [
      {
        ja: '前の工程で不良と数えたものを手直ししてこの工程で使うときは、良品数に含めて、その数を手直し数に入れます。前の工程に残っている不良の数まで入力できます。',
        en: 'Pieces that the process before counted as defective and that were mended are told among the good ones, and their number as reworked: as many as are left there.',
        zh: '前工序判为不良、经返修后在本工序使用的，计入良品数，并将其数量填入返修数；最多为前工序剩余的不良数。',
      },
      {
        ja: '最終工程の良品にシリアル番号が付く品目では、「シリアル番号」に空白で区切って入れます。足りない分は指図の続き番号が付きます。',
        en: 'Where the good pieces of the last process carry serial numbers, type them with blanks between them; the order gives those that are missing.',
        zh: '末工序良品带序列号的物料，在“序列号”中以空格分隔录入；不足的部分采用指令的连续编号。',
      },
      {
        ja: '一行でも誤りがあれば、どの行も登録しません。誤りはそのセルに表示します。',
        en: 'If one line is wrong none is registered; what is wrong stands at its cell.',
        zh: '任何一行有误，则全部不登记；错误显示在对应单元格。',
      },
      {
        ja: '空白の作業者と時刻は、ヘッダーのものを使います。',
        en: 'A line that leaves worker or times blank has those of the header.',
        zh: '行内作业员和时刻留空时，采用表头的值。',
      },
      {
        ja: '夜勤で日をまたぐ時刻は「前日」「翌日」を選びます。',
        en: 'For shifts over midnight choose the day before or the next day.',
        zh: '夜班跨日的时刻选择“前日”或“次日”。',
      },
      {
        ja: 'シフトが空白のときは、開始時刻のシフトになります。「人時」を入れると、時刻から計算した工数の代わりにその時間を数えます。',
        en: 'A blank shift is the one in which the work begins. Labour that is typed counts instead of what the times say.',
        zh: '班次留空时取开始时刻所在的班次。填写“人时”后，以该时间代替按时刻计算的人工时间。',
      },
      {
        ja: '最初の工程の良品は、計画数に品目工場別設定の「過剰生産の許容（%）」を加えた数までです。完了のとき良品と不良の合計が「過少生産の許容（%）」より少なければ、確認してから完了します。',
        en: "The first process makes no more good pieces than planned and the item's factory settings allow (over-production). A finish with fewer good and defective pieces than under-production allows asks first.",
        zh: '首道工序的良品数不超过计划数加上物料工厂设置的“超产允许（%）”。完工时良品与不良合计低于“欠产允许（%）”的，须确认后才能完工。',
      },
      {
        ja: '実績日は未来の日付や、締めた月にはできません。',
        en: 'The day is not in the future, nor in a closed month.',
        zh: '实绩日不能是未来日期，也不能在已结账的月份。',
      },
      {
        ja: '同じ指図の前の工程は、行の順番によらず先に登録します。',
        en: 'Earlier processes of an order are registered first, in whatever order the lines are.',
        zh: '同一指令的前工序先登记，与行的顺序无关。',
      },
    ],
    calls: [dailyReport.endpoints.doEdit],
  },
  productionAchievement: {
    purpose: {
      ja: '設備のそばの端末で、作業の実績をタッチとバーコードで入れます。',
      en: 'Takes what happens at a machine, by touch and barcode.',
      zh: '在设备旁的终端上，通过触摸和条码录入作业实绩。',
    },
    steps: [
      {
        ja: '設備を選びます。次からはこの端末が覚えています。',
        en: 'Choose the machine; the device keeps it.',
        zh: '选择设备，此终端会记住。',
      },
      {
        ja: '作業者のバッジを読み取るか、作業者コードとPINを入力します。',
        en: 'Read your badge, or type your code and its PIN.',
        zh: '扫描工牌，或输入作业员代码和PIN。',
      },
      {
        ja: '作業指示書の工程のコードを読み取るか、次の作業から選び、着手します。',
        en: 'Read the code of the process on the work sheet, or choose one of the next jobs, and start.',
        zh: '扫描指示单上的工序代码，或从接下来的作业中选择，然后开工。',
      },
      {
        ja: '良品数・不良数を入れ、不良があれば理由を選んで、途中報告または完了します。',
        en: 'Enter good and defective pieces with the reason, and report or finish.',
        zh: '输入良品数、不良数，有不良时选择原因，然后中途报告或完工。',
      },
      {
        ja: '段取が終わったら「段取完了」を押し、最初の1個を確認して合格または不合格にします。検査項目のある品目は測定値を入れます。',
        en: 'When the set-up has ended press Set up, check the first piece and pass or fail it; where the item has inspection points enter what was measured.',
        zh: '换产结束后按“换产完成”，确认第一件并判定合格或不合格。有检验项目的物料填写测定值。',
      },
      {
        ja: '検査項目のある工程では、報告する個数のうち測った分の測定値を1個ずつ入れます。規格外は赤で示します。',
        en: 'At a process with inspection points enter what was measured, piece by piece; what is outside its limits is red.',
        zh: '有检验项目的工序，逐件填写所测的测定值；超出规格的以红色显示。',
      },
      {
        ja: '困ったときは「呼出」の内容（材料補充・品質確認など）を押します。あんどんと差立てに出て、誰かが来るまで残ります。',
        en: 'When you need somebody, press what for under "Call for help": it stands on the line board and the dispatch list until somebody comes.',
        zh: '需要帮助时按“呼叫”的内容（补充材料、质量确认等），会显示在产线看板和派工列表上，直到有人处理。',
      },
      {
        ja: '応援に入るときは自分のバッジを読み取り、「作業参加」を押します。離れるときは「作業離脱」です。',
        en: 'To help with a job that runs, read your badge and press Join; press Leave when you go.',
        zh: '支援进行中的作业时，扫描自己的工牌并按“加入作业”；离开时按“退出作业”。',
      },
      {
        ja: '設備の種類が「炉」の設備では、一緒に炉に入れる作業を選び、まとめて着手・中断・再開・完了します。完了すると残りがすべて良品になります。',
        en: 'At a furnace choose the jobs that go in together, and start, stop, resume and finish them as one charge; what is left is finished as good.',
        zh: '在设备种类为“炉”的设备上，选择一起入炉的作业，一起开工、中断、恢复和完工；完工时剩余全部为良品。',
      },
      {
        ja: '清掃や会議など指図のない作業は、「間接作業」を押して種類を選び、終わったら終了します。',
        en: 'For cleaning, meetings and other work without an order press Indirect work, choose what it is, and end it.',
        zh: '清扫、会议等没有指令的作业，按“间接作业”选择种类，结束时再按结束。',
      },
      {
        ja: '間違えたときは、この工程の実績から最後の1件を取り消します。',
        en: 'A mistake: take back the last entry of the process.',
        zh: '录错时，从本工序的实绩中撤回最后一条。',
      },
    ],
    rules: [
      {
        ja: '前の工程で不良と数えたものを手直ししてこの工程で使うときは、良品数に含めて、その数を手直し数に入れます。前の工程に残っている不良の数まで入力できます。',
        en: 'Pieces that the process before counted as defective and that were mended are told among the good ones, and their number as reworked: as many as are left there.',
        zh: '前工序判为不良、经返修后在本工序使用的，计入良品数，并将其数量填入返修数；最多为前工序剩余的不良数。',
      },
      {
        ja: 'シリアル管理の品目は、最終工程で良品1個ごとに番号が付きます。番号を入力するか、バーコードを読むと次の欄へ進みます。空欄には指図の連番が付き、使われている番号は登録できません。',
        en: 'At the last process each good piece of an item with serial numbers gets its own: type or scan one after the other. A blank one is the order’s running number; one that is taken is refused.',
        zh: '序列号管理的物料在最终工序为每件良品编号：可输入，或扫码后自动进到下一栏。空白栏采用指令的流水号，已被使用的编号不能登记。',
      },
      {
        ja: '段取完了の後は、初品を合格にするまで、どの画面からも数を報告できません。中断の後に段取をやり直したときも同じです。',
        en: 'After Set up no screen takes pieces until the first one has passed; so it is when a job is set up again after an interruption.',
        zh: '换产完成后，首件合格之前任何页面都不能报告数量。中断后重新换产时也一样。',
      },
      {
        ja: '規格外の個数が不良数より多いときは、確認してから登録します。測定値は、測ったときの規格とともに残ります。',
        en: 'More pieces outside than defective ones ask first. What was measured is kept with the limits of that moment.',
        zh: '超出规格的件数多于不良数时，须确认后登记。测定值与测定时的规格一并保留。',
      },
      {
        ja: '間接作業は、その作業者の最後の実績だけを取り消せます。取り消すと、その前にしていた間接作業が続いていたものとして工数を数えます。',
        en: "Of indirect work only the worker's last entry is taken back: what they were at before it counts as if it had gone on.",
        zh: '间接作业只能撤回该作业员的最后一条实绩；撤回后，视为之前的间接作业一直持续来计算人工时间。',
      },
      {
        ja: '最初の工程の良品は、計画数に品目工場別設定の「過剰生産の許容（%）」を加えた数までです。完了のとき良品と不良の合計が「過少生産の許容（%）」より少なければ、確認してから完了します。',
        en: "The first process makes no more good pieces than planned and the item's factory settings allow (over-production). A finish with fewer good and defective pieces than under-production allows asks first.",
        zh: '首道工序的良品数不超过计划数加上物料工厂设置的“超产允许（%）”。完工时良品与不良合计低于“欠产允许（%）”的，须确认后才能完工。',
      },
      {
        ja: '通信が切れても実績は端末に残り、つながると1回だけ登録されます。完了だけは通信が必要です。',
        en: 'Without a network entries stay on the device and are saved once when it is back; only finishing needs the connection.',
        zh: '断网时实绩保存在终端，恢复后只登记一次；只有完工需要网络。',
      },
      {
        ja: '設備を選んだ端末では、通信が切れたまま再読み込みしても画面が開きます。前に読み取ったバッジはそのまま使えます。ログアウトすると、端末に残した内容は消えます。',
        en: 'On a device that stands at a machine the screen also opens when it is reloaded without a network, and knows the badges that it has read before. Signing out removes what the device has kept.',
        zh: '在已选择设备的终端上，断网时刷新也能打开页面，之前扫描过的工牌可直接使用。注销后会删除终端保存的内容。',
      },
      {
        ja: '作業者の時間は、同時に持っている作業で等分します。間接作業の間は、その時間をすべて間接作業とします。設備の時間は分けません。',
        en: 'Time of people is divided equally among the jobs that they have open; during indirect work all of it is indirect. Time of machines is not divided.',
        zh: '作业员的时间按同时负责的作业平均分配；间接作业期间全部计为间接作业。设备时间不分配。',
      },
      {
        ja: 'チャージの設備時間は、すべての品目に重量があれば重量で、なければ数量で、作業に按分します。',
        en: 'Machine time of a charge is divided among its jobs by weight where all items have one, else by quantity.',
        zh: '炉次的设备时间在所有物料都有重量时按重量分摊到作业，否则按数量分摊。',
      },
      {
        ja: '作業に加わっていない人が報告・中断・再開すると、その人が作業を引き継ぎます。',
        en: 'Who is not at a job and reports, stops or resumes it takes it over.',
        zh: '未加入作业的人进行报告、中断或恢复时，由该人接手作业。',
      },
      {
        ja: '次の工程が使った良品は取り消せません。',
        en: 'Pieces that the next process has used cannot be taken back.',
        zh: '下一工序已使用的良品不能撤回。',
      },
    ],
    calls: [
      identifyWorker,
      recordWork,
      recordCharge,
      recordIndirect,
      undoIndirect,
      undoWork,
      callForHelp,
      stepHelp,
    ],
  },
  ...historyManual,
}
