import { texts } from '#platform/contract/text.ts'

export const tableTexts = texts({
  sum: { ja: '合計', en: 'Total', zh: '合计' },
  chosenSum: { ja: '選択した行の合計', en: 'Total of the chosen rows', zh: '所选行合计' },
  choose: { ja: '選択', en: 'Choose', zh: '选择' },
  chooseAll: { ja: 'すべて選択', en: 'Choose all', zh: '全选' },
})
