import { texts } from '#platform/contract/text.ts'

export const screenTitleTexts = texts({
  more: { ja: 'その他の操作', en: 'More actions', zh: '其他操作' },
})
