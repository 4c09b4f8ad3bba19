import { texts } from '#platform/contract/text.ts'

export const enquiryKitTexts = texts({
  show: { ja: '表示', en: 'Show', zh: '显示' },
})
