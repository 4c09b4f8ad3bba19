import type { Manual } from '#platform/web/module/manual.ts'
import { signHandover, writeHandover } from '../../contract/handover/handover-calls.ts'
import { machinesNow } from '../../contract/line-board/line-board-calls.ts'
import { losses } from '../../contract/losses/losses-calls.ts'
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
        ja: '「着手遅れ」は、次の作業の着手予定を過ぎても始まっていない設備です。',
        en: '“Late to start” is a machine whose next job should have begun by now.',
        zh: '“开工延迟”表示下一项作业已过计划开工时间仍未开始的设备。',
      },
      {
        ja: '本日の数は、業務日付に登録した良品・不良から取消した分を引いたものです。',
        en: 'Pieces of today are those of the business date, less what was taken back.',
        zh: '今日数量为业务日期登记的良品和不良，减去撤回部分。',
      },
    ],
    calls: [machinesNow],
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
        ja: '設備ごとの申し送り事項と全体メモを入れて登録します。',
        en: 'Add notes for machines and remarks for all, and save.',
        zh: '填写各设备的交接事项和整体备注后登记。',
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
        ja: '期間は366日までです。',
        en: 'A period has 366 days at most.',
        zh: '期间最长366天。',
      },
    ],
    calls: [losses],
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
        ja: '予定の開始・終了を過ぎても着手・完了していない作業、完了日より後に終わる予定の作業を「遅れ」とします。',
        en: 'Late is what should have begun or ended by now and has not, and what is planned to end behind its due date.',
        zh: '已过计划开始或结束时间而未开工或未完工的作业，以及计划在完工日之后结束的作业为“延迟”。',
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
