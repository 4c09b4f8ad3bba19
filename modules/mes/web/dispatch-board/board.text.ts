import { texts } from '#platform/contract/text.ts'

export const dispatchBoardTexts = texts({
  asBoard: { ja: '設備別ボード', en: 'Board by machine', zh: '按设备看板' },
  asList: { ja: '一覧で見る', en: 'As a list', zh: '以列表查看' },
  machine: { ja: '設備', en: 'Machine', zh: '设备' },
  atWork: { ja: '作業中', en: 'Working', zh: '作业中' },
  next: { ja: '次{place}', en: 'Next {place}', zh: '下{place}' },
  anyMachine: { ja: '割当なし', en: 'Not assigned', zh: '未分配' },
  more: { ja: 'ほか {count}件', en: '{count} more', zh: '其余{count}项' },
  material: { ja: '材料', en: 'Material', zh: '材料' },
  before: { ja: '前工程', en: 'Previous process', zh: '前工序' },
  due: { ja: '完了日 {date}', en: 'Due {date}', zh: '完工日 {date}' },
  late: { ja: '{days}日遅れ', en: '{days|# day|# days} late', zh: '延迟{days}天' },
  ends: { ja: '完了予定 {time}', en: 'Planned end {time}', zh: '计划完工 {time}' },
  working: { ja: '作業中 {count}', en: 'Working {count}', zh: '作业中 {count}' },
  stopped: { ja: '停止 {count}', en: 'Stopped {count}', zh: '停止 {count}' },
  lateOnes: { ja: '遅れ {count}', en: 'Late {count}', zh: '延迟 {count}' },
  short: {
    ja: '材料のない次作業 {count}',
    en: 'Next without material {count}',
    zh: '缺材料的下一作业 {count}',
  },
  choose: {
    ja: '作業を選ぶと、着手・中断・報告ができます。（矢印キーで移動）',
    en: 'Choose a job to start, stop or report it (arrows move).',
    zh: '选择作业后可开工、中断、报告。（方向键移动）',
  },
})
