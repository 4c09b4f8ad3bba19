import { texts } from '#platform/contract/text.ts'

export const ganttScreenTexts = texts({
  by: { ja: '表示単位', en: 'Lanes by', zh: '显示单位' },
  facility: { ja: '設備', en: 'Machine', zh: '设备' },
  worker: { ja: '作業者', en: 'Worker', zh: '作业员' },
  order: { ja: '受注', en: 'Order', zh: '销售订单' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  elsewhere: { ja: '割当なし', en: 'Not assigned', zh: '未分配' },
  empty: {
    ja: '予定のある計画・製造指図はありません。一括計画を実行してください。',
    en: 'No plan or work order has a place yet: run bulk planning.',
    zh: '尚无已排程的计划或生产指令，请执行批量计划。',
  },
  room: { ja: '重なりの解消', en: 'Overlaps', zh: '重叠处理' },
  push: { ja: '後ろへずらす', en: 'Push later', zh: '向后顺延' },
  repair: { ja: '空いている設備も使う', en: 'Use free machines', zh: '也使用空闲设备' },
  apply: { ja: '適用', en: 'Apply', zh: '应用' },
  applied: {
    ja: '{count}件の工程を移動しました。',
    en: '{count|# process|# processes} moved.',
    zh: '已移动{count}道工序。',
  },
  wouldMove: {
    ja: '{count}件の工程が動きます。新たに遅れる計画{later}件、遅れが解消する計画{sooner}件。',
    en: '{count|# process moves|# processes move}; {later|# plan becomes|# plans become} late, {sooner|# plan is|# plans are} late no more.',
    zh: '将移动{count}道工序。新延迟的计划{later}个，不再延迟的计划{sooner}个。',
  },
  heldBy: {
    ja: '{no}-{process}は指定の日時に置けません（{reason}）。次に可能な日時に置きました。',
    en: '{no}-{process} cannot be there ({reason}): it is at the next possible time.',
    zh: '{no}-{process}不能放在指定时间（{reason}），已放在下一个可用时间。',
  },
  load: { ja: '山積み', en: 'Machine load', zh: '负荷堆积' },
  showLoad: { ja: '山積みを表示', en: 'Show load', zh: '显示负荷堆积' },
  chosenMachine: { ja: '選択中の設備', en: 'Machine of the chosen bar', zh: '选中的设备' },
  allMachines: { ja: '全設備', en: 'All machines', zh: '全部设备' },
  basis: { ja: '集計方法', en: 'Counted by', zh: '统计方式' },
  asPlanned: { ja: '計画どおり', en: 'As planned', zh: '按计划' },
  asNeeded: { ja: '納期から逆算', en: 'Backward from due dates', zh: '按交期倒推' },
})
