import { texts } from '#platform/contract/text.ts'

export const tableTexts = texts({
  sum: { ja: '合計', en: 'Total', zh: '合计' },
  choose: { ja: '選択', en: 'Choose', zh: '选择' },
  chooseAll: { ja: 'すべて選択', en: 'Choose all', zh: '全选' },
})
