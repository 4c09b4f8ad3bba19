import { texts } from '#platform/contract/text.ts'

export const workTexts = texts({
  reportTitle: { ja: '{no}　工程{process}', en: '{no} process {process}', zh: '{no} 工序{process}' },
  good: { ja: '良品数', en: 'Good', zh: '良品数' },
  defective: { ja: '不良数', en: 'Defective', zh: '不良数' },
  defectReason: { ja: '不良理由', en: 'Reasons for defects', zh: '不良原因' },
  stopReason: { ja: '停止理由', en: 'Reasons for stopping', zh: '停止原因' },
  worker: { ja: '作業者', en: 'Worker', zh: '作业员' },
  done: {
    ja: '{no}　工程{process}：{what}',
    en: '{no} process {process}: {what}',
    zh: '{no} 工序{process}：{what}',
  },
})
