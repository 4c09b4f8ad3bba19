import { texts } from '#platform/contract/text.ts'

export const entryTexts = texts({
  row: { ja: '行', en: 'Line', zh: '行' },
  /** The name of a cell to a screen reader. */
  cell: { ja: '{row}行目 {column}', en: 'Line {row}, {column}', zh: '第{row}行 {column}' },
  yes: { ja: 'はい', en: 'Yes', zh: '是' },
  no: { ja: 'いいえ', en: 'No', zh: '否' },
  choices: { ja: '候補', en: 'Choices', zh: '候选' },
  noChoice: { ja: '該当する候補がありません。', en: 'Nothing matches.', zh: '没有匹配的候选。' },
  choicesFailed: {
    ja: '候補を読み込めませんでした。',
    en: 'The choices could not be loaded.',
    zh: '无法加载候选。',
  },
  total: { ja: '合計', en: 'Total', zh: '合计' },
})
