import { workOrderCost, workOrderHours } from '../../contract/work-order-story/work-cost-calls.ts'
import type { Manual } from '#platform/web/module/manual.ts'
import { identifyWorker } from '../../contract/terminal-calls.ts'
import { dailyReport } from '../../contract/daily-report/daily-report.ts'
import { dismissRefused, enterRefused, keepRefused } from '../../contract/refused-work/refused-calls.ts'
import { recordIndirect } from '../../contract/indirect-calls.ts'
import { recordWork, undoWork } from '../../contract/work-calls.ts'
import { boardsManual } from './boards.text.ts'
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
    calls: [recordWork],
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
        ja: '応援に入るときは自分のバッジを読み取り、「作業参加」を押します。離れるときは「作業離脱」です。',
        en: 'To help with a job that runs, read your badge and press Join; press Leave when you go.',
        zh: '支援进行中的作业时，扫描自己的工牌并按“加入作业”；离开时按“退出作业”。',
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
        ja: '通信が切れても実績は端末に残り、つながると1回だけ登録されます。完了だけは通信が必要です。',
        en: 'Without a network entries stay on the device and are saved once when it is back; only finishing needs the connection.',
        zh: '断网时实绩保存在终端，恢复后只登记一次；只有完工需要网络。',
      },
      {
        ja: '作業者の時間は、同時に持っている作業で等分します。間接作業の間は、その時間をすべて間接作業とします。設備の時間は分けません。',
        en: 'Time of people is divided equally among the jobs that they have open; during indirect work all of it is indirect. Time of machines is not divided.',
        zh: '作业员的时间按同时负责的作业平均分配；间接作业期间全部计为间接作业。设备时间不分配。',
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
    calls: [identifyWorker, recordWork, recordIndirect, undoWork],
  },
  refusedWork: {
    purpose: {
      ja: '通信が切れていた間の実績のうち、後から登録できなかったものを職長が処理します。',
      en: 'What was told without a network and was not taken afterwards: the foreman settles it.',
      zh: '断网期间的实绩中事后未能登记的，由班组长处理。',
    },
    steps: [
      {
        ja: '未処理の行を選び、登録できなかった理由を確かめます。',
        en: 'Choose an open row, and see why it was not taken.',
        zh: '选择未处理的行，确认未能登记的原因。',
      },
      {
        ja: '正しい内容に直して「訂正登録」します。発生日時と設備は端末のままです。',
        en: 'Put it right and enter it; when it happened and at which machine stays as it was told.',
        zh: '改为正确内容后更正登记；发生时间和设备保持终端上的记录。',
      },
      {
        ja: '登録しないものは、理由を入れて登録見送りにします。',
        en: 'Drop what is not to be entered, with a reason.',
        zh: '不予登记的，填写原因后放弃登记。',
      },
    ],
    rules: [
      {
        ja: '端末がその場で断られた実績は入りません。作業者がその場で入れ直します。',
        en: 'What a terminal is refused at once is not among them: who told it tells it again.',
        zh: '终端当场被拒绝的实绩不在其中，由作业员当场重新录入。',
      },
      {
        ja: '訂正登録と登録見送りは1回だけです。間接作業は登録見送りだけできます。',
        en: 'Each is settled once; indirect work can only be dropped.',
        zh: '更正登记和放弃登记只能进行一次；间接作业只能放弃登记。',
      },
    ],
    calls: [keepRefused, enterRefused, dismissRefused],
  },
  workOrder: {
    purpose: {
      ja: '指図の着手から完了までの実績を、取り消したものも含めて新しい順に示します。',
      en: 'Shows all that happened on work orders, the last first, with what was taken back.',
      zh: '按从新到旧的顺序显示指令从开工到完工的全部实绩，包括已撤回的。',
    },
    steps: [
      {
        ja: '指図番号・実績日・設備・作業者で絞ります。',
        en: 'Narrow it to a work order, a day, a machine or a worker.',
        zh: '按指令号、实绩日、设备、作业员筛选。',
      },
      {
        ja: '行を選び、その指図の受払を開きます。使った部品、入庫したロット、金額、原価差額が分かります。',
        en: 'Choose a row and open the movements of its work order: parts used, lots received, value and variance.',
        zh: '选择一行，打开该指令的收发：使用的零件、入库的批次、金额、成本差异。',
      },
      {
        ja: '「指図の原価」で、部品費と加工費の標準・実際・差額を確かめます。',
        en: 'See what the order cost beside its standard: parts, and time of machines and workers.',
        zh: '通过“指令成本”确认零件费和加工费的标准、实际与差额。',
      },
      {
        ja: '「指図の工数」で、設備の稼働と作業者の工数を工程ごとに確かめます。',
        en: 'See for each process how long its machines ran and what people gave to it.',
        zh: '通过“指令工时”按工序确认设备作业时间和人工时间。',
      },
      {
        ja: '誤った実績は、理由を入れて取り消します。日報の行も同じです。',
        en: 'Take back an entry that is wrong, with a reason; lines of daily reports alike.',
        zh: '错误的实绩填写原因后撤回，日报的行也一样。',
      },
    ],
    rules: [
      {
        ja: '取り消せるのは工程の最後の実績だけで、次の工程が使った後は取り消せません。',
        en: 'Only the last entry of a process is taken back, and not what the next process has used.',
        zh: '只能撤回工序的最后一条实绩；下一工序使用后不能撤回。',
      },
      {
        ja: '取り消した実績は消えません。実績取消の行が数を打ち消します。',
        en: 'What was taken back stays; its counter-entry takes the pieces off.',
        zh: '撤回的实绩不会消失，由撤回实绩的行冲抵数量。',
      },
      {
        ja: '標準は良品数×標準原価、実際は払い出した部品の金額、設備の稼働時間と作業者の工数にそれぞれの時間単価を掛けた金額、外注費です。部品費の差は数量と価格に分けます。',
        en: 'The standard is good pieces at standard cost, the actual cost the value of the parts drawn, time of machines and labour of people at their rates, and fees of subcontractors. Parts differ by quantity and by price.',
        zh: '标准为良品数×标准成本，实际为领用零件金额、设备作业时间和人工时间乘以各自费率的金额以及外协费之和。零件费差额分为数量差异和价格差异。',
      },
    ],
    calls: [undoWork, workOrderHours, workOrderCost],
  },
}
