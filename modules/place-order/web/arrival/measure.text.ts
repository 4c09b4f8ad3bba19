import { texts } from '#platform/contract/text.ts'

export const measureTexts = texts({
  open: { ja: '測定値', en: 'Measured values', zh: '测定值' },
  print: { ja: '検査記録', en: 'Inspection record', zh: '检验记录' },
  title: { ja: '検収 {no} の測定値', en: 'Measured values of acceptance {no}', zh: '验收{no}的测定值' },
  save: { ja: '測定値を登録', en: 'Record values', zh: '登记测定值' },
  body: {
    ja: '検査項目ごとに、抜き取った順に測定値を空白で区切って入力します。',
    en: 'For each point type the values of the sample, one after the other, with blanks between them.',
    zh: '按检验项目依抽样顺序输入测定值，以空格分隔。',
  },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  point: { ja: '検査項目', en: 'Inspection point', zh: '检验项目名称' },
  limits: { ja: '規格', en: 'Limits', zh: '规格' },
  values: { ja: '測定値', en: 'Measured values', zh: '测定值' },
  judged: { ja: '判定', en: 'Judged', zh: '判定' },
  pass: { ja: '合格', en: 'Passed', zh: '合格' },
  outside: { ja: '規格外 {qty}', en: '{qty} outside', zh: '超出规格 {qty}' },
  counted: { ja: '{typed} / {qty}', en: '{typed} / {qty}', zh: '{typed} / {qty}' },
  noNumber: { ja: '数値ではありません', en: 'Not a number', zh: '不是数值' },
  none: {
    ja: '検査項目のある行がありません。品目マスタに検査項目を登録すると、ここに表示されます。',
    en: 'No line has inspection points. Enter them with the item, and they stand here.',
    zh: '没有带检验项目的行。在物料主数据中登记检验项目后显示在此。',
  },
  saved: { ja: '測定値を登録しました。', en: 'The values have been recorded.', zh: '已登记测定值。' },
  savedOutside: {
    ja: '測定値を登録しました。{qty} 個が規格外です。',
    en: 'The values have been recorded; {qty} pieces are outside the limits.',
    zh: '已登记测定值，{qty}个超出规格。',
  },
})
