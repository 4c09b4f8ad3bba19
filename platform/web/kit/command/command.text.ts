import { texts } from '#platform/contract/text.ts'

export const commandTexts = texts({
  functionBar: { ja: 'ファンクションキー', en: 'Function keys', zh: '功能键' },
  search: { ja: '検索', en: 'Search', zh: '查询' },
  keys: { ja: 'キー一覧', en: 'Keys', zh: '快捷键' },
  nextField: { ja: '次の項目', en: 'Next field', zh: '下一项' },
})
