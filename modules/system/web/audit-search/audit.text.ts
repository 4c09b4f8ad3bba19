import { texts } from '#platform/contract/text.ts'

export const auditTexts = texts({
  record: { ja: '対象データを開く', en: 'Open the record', zh: '打开对象数据' },
  open: { ja: '開く', en: 'Open', zh: '打开' },
})
