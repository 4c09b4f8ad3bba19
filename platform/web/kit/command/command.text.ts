import { texts } from '#platform/contract/text.ts'

export const commandTexts = texts({
  functionBar: { ja: 'ファンクションキー', en: 'Function keys', zh: '功能键' },
  nextField: { ja: '次の項目', en: 'Next field', zh: '下一项' },
})
