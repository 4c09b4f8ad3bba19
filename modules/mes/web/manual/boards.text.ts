import type { Manual } from '#platform/web/module/manual.ts'
import { signHandover, writeHandover } from '../../contract/handover/handover-calls.ts'
import { stepHelp } from '../../contract/help/help-calls.ts'
import { machinesNow } from '../../contract/line-board/line-board-calls.ts'
import { losses } from '../../contract/losses/losses-calls.ts'
import { editMeasure, morningBoard, stepMeasure } from '../../contract/morning-board/board-calls.ts'
import { progressOnGantt } from '../../contract/progress-gantt/progress-calls.ts'

/** What the manual says of the pictures that the shop floor looks at. */
export const boardsManual: Manual = {
  lineBoard: {
    purpose: {
      ja: '設備が今どうなっているかを、離れた壁の画面から読めるように示します。',
      en: 'Shows what every machine does now, so that it can be read on a wall from far.',
      zh: '在墙面大屏上远距离显示各设备的当前状态。',
    },
    steps: [
      {
        ja: '壁の画面で開き、右上のメニューから全画面にします。',
        en: 'Open it on the wall, and fill the screen from the menu at the upper right.',
        zh: '在墙面大屏上打开，并从右上角菜单切换为全屏。',
      },
      {
        ja: '端末からの呼出は上に出ます。向かうときは「対応開始」、終わったら「対応済にする」を押します。',
        en: 'Calls for help from the terminals stand on top: press "Begin" when you go, and "Done" when it is settled.',
        zh: '终端的呼叫显示在上方。前往时按“开始处理”，完成后按“设为已处理”。',
      },
      {
        ja: '設備を開くと、その設備の作業予定へ移ります。',
        en: 'Opening a machine leads to its dispatch list.',
        zh: '打开设备可转到该设备的作业计划。',
      },
    ],
    rules: [
      {
        ja: '実績が入ると、すぐに変わります。設備の位置は変わりません。',
        en: 'It follows every report at once; a machine keeps its place.',
        zh: '登记实绩后立即更新，设备位置不变。',
      },
      {
        ja: '「着手遅れ」は、次の作業の着手予定を過ぎても始まっていない設備です。日だけの予定は、その日の稼働時間が終わると遅れです。遅れの長さに休みの時間は入りません。',
        en: '“Late to start” is a machine whose next job should have begun by now. What is planned by its day alone is late when that day has been worked; closed hours do not count.',
        zh: '“开工延迟”表示下一项作业已过计划开工时间仍未开始的设备。只有日期的计划，在当日工作时间结束后为延迟；延迟时长不含休息时间。',
      },
      {
        ja: '本日の数は、業務日付に登録した良品・不良から取消した分を引いたものです。',
        en: 'Pieces of today are those of the business date, less what was taken back.',
        zh: '今日数量为业务日期登记的良品和不良，减去撤回部分。',
      },
    ],
    calls: [machinesNow, stepHelp],
  },
  handover: {
    purpose: {
      ja: '勤務の終わりに、設備の状況と注意点を次の勤務へ引き継ぎます。',
      en: 'Passes on how the machines stand, and what to look out for, at the end of a shift.',
      zh: '班次结束时，将设备状况和注意事项交接给下一班次。',
    },
    steps: [
      {
        ja: '設備の状態・次の作業と段取・出荷止めのロットは、実績から自動で入ります。',
        en: 'State, next job with its set-up, and lots on hold are filled in from what was reported.',
        zh: '设备状态、下一项作业及准备时间、冻结批次根据实绩自动带出。',
      },
      {
        ja: '業務日付とシフト（初めは今のシフト）を確かめ、設備ごとの申し送り事項と全体メモを入れて登録します。',
        en: 'See to the day and the shift (the present one at first), add notes for machines and remarks for all, and save.',
        zh: '确认业务日期和班次（默认为当前班次），填写各设备的交接事项和整体备注后登记。',
      },
      {
        ja: '次の勤務は一覧から申し送りを開き、バッジまたは作業者コードとPINで確認します。',
        en: 'The next shift opens it in the list, and signs by badge, or by worker code and PIN.',
        zh: '下一班次从一览打开交接班，用工牌或作业员代码和PIN确认。',
      },
    ],
    rules: [
      {
        ja: '登録した時の状況がそのまま残り、後の実績では変わりません。書き足すときは新しい申し送りを登録します。',
        en: 'It stays as things stood when it was saved. What is to be added goes into a new one.',
        zh: '保留登记时的状况，不随之后的实绩变化；需要补充时请登记新的交接班。',
      },
      {
        ja: '確認は一度だけで、取り消せません。確認待ちの申し送りが一覧の先頭に並びます。',
        en: 'It is signed once, for good; what nobody has signed stands first in the list.',
        zh: '确认仅一次，且不能撤销；待确认的交接班排在一览最前。',
      },
    ],
    calls: [writeHandover, signHandover],
  },
  losses: {
    purpose: {
      ja: '停止と不良を理由別に、工数を設備と作業者別に集計します。',
      en: 'Adds up stops and defects by reason, and hours by machine and worker.',
      zh: '按原因汇总停止和不良，按设备和作业员汇总工时。',
    },
    steps: [
      {
        ja: '期間と、必要なら設備を入れて表示します。初めは今月です。',
        en: 'Enter a period, and a machine if one is wanted; it begins with this month.',
        zh: '输入期间，必要时指定设备后显示；默认为本月。',
      },
      {
        ja: '棒の大きい理由から対策します。折れ線は累積の割合です。',
        en: 'Begin with the largest bars; the line is what they come to together.',
        zh: '从柱形最大的原因开始改善；折线为累计比例。',
      },
    ],
    rules: [
      {
        ja: '工数は人の時間です。同時に複数の作業をした時間は等分し、間接作業は別に集計します。設備を指定したときは間接作業を含みません。',
        en: 'Labour is the time of people: divided equally among jobs at the same time; indirect work is counted by itself, and not for a single machine.',
        zh: '人工为人员的时间：同时进行多项作业时平均分配，间接作业单独汇总；指定设备时不含间接作业。',
      },
      {
        ja: '稼働は着手・再開・途中報告から次の実績まで、停止は中断から再開までの時間です。続いている作業は今までを数えます。',
        en: 'Worked is the time from a start, resumption or report to the next entry, stopped that from a stop to its resumption; what goes on counts up to now.',
        zh: '作业时间为开工、恢复或中途报告到下一条实绩的时间，停止时间为中断到恢复的时间；持续中的计算到现在。',
      },
      {
        ja: '時間と数は、その実績を登録した日（実績日）に入ります。取り消した実績は数えません。',
        en: 'Time and pieces count on the day of their entry; what was taken back does not count.',
        zh: '时间和数量计入实绩日；已撤回的实绩不计。',
      },
      {
        ja: 'ロス金額は、停止のうち設備の稼働時間（カレンダーとシフト）に入る時間×設備の時間単価と、不良数×その工程までの標準原価です。',
        en: 'A loss in yen is stopped time within the machine’s working time (calendar and shifts) at its cost per hour, and defective pieces at the standard cost up to their process.',
        zh: '损失金额为设备工作时间（日历和班次）内的停止时间×设备小时费率，以及不良数×截至该工序的标准成本。',
      },
      {
        ja: '設備総合効率＝時間稼働率×性能稼働率×良品率です。負荷時間はシフトのうち設備が稼働すべき時間、性能は個数×標準時間÷稼働、稼働には段取を含みます。同時に行った作業の時間は重ねて数えません。シフトの外で稼働した時間は「シフト外」に入ります。',
        en: 'OEE is availability × performance × quality. Loading time is what a machine should work in a shift; performance is pieces × standard time over worked time, set-up included. Jobs at the same time count once. Work outside of all shifts has a line of its own.',
        zh: '设备综合效率＝时间开动率×性能开动率×良品率。负荷时间为班次内设备应工作的时间，性能为数量×标准时间÷作业时间，作业含换型。同时进行的作业时间不重复计算。班次外的作业计入“班次外”。',
      },
      {
        ja: '期間は366日までです。',
        en: 'A period has 366 days at most.',
        zh: '期间最长366天。',
      },
    ],
    calls: [losses],
  },
  morningBoard: {
    purpose: {
      ja: '朝会で、昨日の計画と実績・ロス金額・今日のリスク・対策を一枚で確認します。',
      en: 'One board for the morning meeting: plan and actual of yesterday, losses in yen, risks of today, and countermeasures.',
      zh: '在早会上用一个看板确认昨天的计划与实绩、损失金额、今日风险和对策。',
    },
    steps: [
      {
        ja: '壁の画面で開きます。初めは業務日付の前の稼働日です。前後の日へ移れます。',
        en: 'Open it on the wall. It begins with the last working day before the business date; other days are one key away.',
        zh: '在墙面大屏上打开，默认为业务日期的前一个工作日，可切换前后日期。',
      },
      {
        ja: '対策は件名・担当・期限を入れて登録します。一覧から開くと、変更・対応開始・完了ができます。',
        en: 'A countermeasure has a subject, who does it and until when. Opened in the list it is changed, begun and closed.',
        zh: '对策需输入主题、负责人和期限后登记。从列表打开后可修改、开始处理和完成。',
      },
      {
        ja: '配布用にはA3で印刷します。',
        en: 'Print it on a sheet of A3 to hand it out.',
        zh: '分发时可打印为A3。',
      },
    ],
    rules: [
      {
        ja: 'ラインは設備グループです。計画は設備の稼働時間に均等に割り振り、実績は良品を報告した時刻に入れます。日付をまたぐシフトがあるときは、最初のシフトの開始から一日とします。',
        en: 'A line is a group of machines. Its plan is spread evenly over the working time of the machines, good pieces stand in the hour of their report. With a shift over midnight a day lasts from its first shift to the next one.',
        zh: '产线为设备组。计划按设备工作时间均匀分配，实绩计入良品的报告时刻。有跨日班次时，从第一个班次开始算一天。',
      },
      {
        ja: '計画の80%未満は赤、95%未満は橙です。赤の欄には、その時間にラインが最も長く停止した理由を表示します。',
        en: 'Under 80 % of its plan a cell is red, under 95 % amber. A red one says what the line stood still for longest in that hour.',
        zh: '低于计划的80%为红色，低于95%为橙色。红色格显示该小时内产线停止最久的原因。',
      },
      {
        ja: 'ロス金額は「ロス・工数集計」、遅れは「生産進捗ガント」と同じ数字です。',
        en: 'Losses are the figures of the losses screen, what is late is what the progress Gantt calls late.',
        zh: '损失金额与“损失与工时汇总”一致，延误与“生产进度甘特图”一致。',
      },
      {
        ja: '今日のリスクは、納期遅れの見込み・部品不足・予定遅れ・出荷止めのロット・作業者未定の順です。',
        en: 'Risks: what will be late, missing parts, what is behind plan, lots on hold, and machines without a worker.',
        zh: '今日风险依次为预计延误、缺料、进度落后、冻结批次、无作业员。',
      },
      {
        ja: '対策は完了するまで残ります。完了には結果、再開には理由が必要です。完了した対策は一週間表示します。',
        en: 'A countermeasure stays until it is closed. Closing needs its result, opening it again a reason; for a week it is shown as closed.',
        zh: '对策在完成前一直保留。完成需输入结果，恢复需输入原因；完成后显示一周。',
      },
    ],
    calls: [morningBoard, editMeasure, stepMeasure],
  },
  productionProgressGantt: {
    purpose: {
      ja: '製造指図の予定と実績を並べて、遅れをその場で見つけます。',
      en: 'Shows plan and actual of work orders side by side, so that what is late is seen at once.',
      zh: '将生产指令的计划与实绩并列显示，及时发现延迟。',
    },
    steps: [
      {
        ja: '設備・作業者・製造指図のどれで並べるかを選びます。',
        en: 'Choose the lanes: machines, workers or work orders.',
        zh: '选择按设备、作业员或生产指令排列。',
      },
      {
        ja: '上段が予定、下段が実績です。縦線は現在の時刻です。',
        en: 'The upper bar is the plan, the lower one what has happened; the upright line is now.',
        zh: '上段为计划，下段为实绩；竖线为当前时刻。',
      },
      {
        ja: '「休日を詰める」にすると、どの設備も稼働しない日と夜間が細い帯になります。',
        en: 'Skip closed time, and days and nights on which no machine works become narrow bands.',
        zh: '选择“隐藏休息时间”后，所有设备都不工作的日子和夜间变为细带。',
      },
      {
        ja: '作業を開くと、その指図の実績を表示します。',
        en: 'Opening a process leads to what was reported of its order.',
        zh: '打开作业可查看该指令的实绩。',
      },
    ],
    rules: [
      {
        ja: '実績が入ると、開いたままの画面もすぐに変わります。',
        en: 'An open screen follows every report at once.',
        zh: '登记实绩后，打开的页面会立即更新。',
      },
      {
        ja: '予定の開始・終了を過ぎても着手・完了していない作業、完了日より後に終わる予定の作業を「遅れ」とします。休みの時間だけでは着手遅れになりません。',
        en: 'Late is what should have begun or ended by now and has not, and what is planned to end behind its due date. Closed hours alone make no start late.',
        zh: '已过计划开始或结束时间而未开工或未完工的作业，以及计划在完工日之后结束的作业为“延迟”。仅休息时间不会造成开工延迟。',
      },
      {
        ja: '一週間前までに終わった作業は表示しません。',
        en: 'What ended more than a week ago is not shown.',
        zh: '一周前已结束的作业不显示。',
      },
    ],
    calls: [progressOnGantt],
  },
}
