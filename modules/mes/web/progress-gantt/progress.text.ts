import { texts } from '#platform/contract/text.ts'

export const progressTexts = texts({
  by: { ja: '表示単位', en: 'Lanes by', zh: '显示单位' },
  facility: { ja: '設備', en: 'Machine', zh: '设备' },
  worker: { ja: '作業者', en: 'Worker', zh: '作业员' },
  work: { ja: '製造指図', en: 'Work order', zh: '生产指令' },
  elsewhere: { ja: '割当なし', en: 'Not assigned', zh: '未分配' },
  late: { ja: '{state}（遅れ）', en: '{state}, late', zh: '{state}（延迟）' },
  legend: { ja: '遅れ', en: 'Late', zh: '延迟' },
  planned: { ja: '上段：予定　下段：実績', en: 'Above: planned. Below: actual', zh: '上：计划　下：实绩' },
  empty: {
    ja: '製造指図はありません。生産計画を確定すると表示されます。',
    en: 'There is no work order yet: they appear when plans are confirmed.',
    zh: '尚无生产指令，确认生产计划后显示。',
  },
})
