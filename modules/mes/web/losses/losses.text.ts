import { texts } from '#platform/contract/text.ts'

export const lossesTexts = texts({
  from: { ja: '実績日（自）', en: 'Booked from', zh: '实绩日（起）' },
  to: { ja: '実績日（至）', en: 'Booked until', zh: '实绩日（止）' },
  facility: { ja: '設備', en: 'Machine', zh: '设备' },
  stops: { ja: '停止時間（理由別）', en: 'Stopped, by reason', zh: '停止时间（按原因）' },
  defects: { ja: '不良（理由別）', en: 'Defects, by reason', zh: '不良（按原因）' },
  machines: { ja: '設備別の工数', en: 'Hours of machines', zh: '设备工时' },
  workers: { ja: '作業者別の工数', en: 'Hours of workers', zh: '作业员工时' },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  times: { ja: '回数', en: 'Times', zh: '次数' },
  minutes: { ja: '停止（分）', en: 'Stopped (min)', zh: '停止（分）' },
  run: { ja: '稼働（分）', en: 'Worked (min)', zh: '作业（分）' },
  pieces: { ja: '不良数', en: 'Defective', zh: '不良数' },
  good: { ja: '良品数', en: 'Good', zh: '良品数' },
  rate: { ja: '不良率（％）', en: 'Defective (%)', zh: '不良率（%）' },
  share: { ja: '累積（％）', en: 'Together (%)', zh: '累计（%）' },
  worker: { ja: '作業者', en: 'Worker', zh: '作业员' },
  noReason: { ja: '理由なし', en: 'No reason', zh: '无原因' },
  none: {
    ja: 'この期間の実績はありません。',
    en: 'Nothing was reported in this period.',
    zh: '该期间没有实绩。',
  },
})
