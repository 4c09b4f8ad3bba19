import { texts } from '#platform/contract/text.ts'

export const enquiryKitTexts = texts({
  year: { ja: '年度', en: 'Fiscal year', zh: '年度' },
  show: { ja: '表示', en: 'Show', zh: '显示' },
})
