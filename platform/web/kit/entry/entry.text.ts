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
  byHeadings: {
    ja: '1行目を見出しとして、列を合わせて貼り付けました。',
    en: 'The first row was taken as headings.',
    zh: '已将首行作为标题，按列粘贴。',
  },
  leftOutReadOnly: {
    ja: '入力できない列（{columns}）の{cells}セルは貼り付けていません。',
    en: 'Not pasted, in columns that cannot be typed in ({columns}): {cells}.',
    zh: '不可输入的列（{columns}）中有{cells}个单元格未粘贴。',
  },
  leftOutUnknown: {
    ja: '該当する列がない見出し（{columns}）の{cells}セルは貼り付けていません。',
    en: 'Not pasted, under headings without a column here ({columns}): {cells}.',
    zh: '没有对应列的标题（{columns}）下有{cells}个单元格未粘贴。',
  },
  leftOutOutside: {
    ja: '明細の範囲に入らない{cells}セルは貼り付けていません。',
    en: 'Not pasted, outside the lines: {cells}.',
    zh: '超出明细范围的{cells}个单元格未粘贴。',
  },
  leftOutClosed: {
    ja: 'この行では入力できない{cells}セル（{columns}）は貼り付けていません。',
    en: 'Not pasted, in cells that their line cannot use ({columns}): {cells}.',
    zh: '该行不可输入的{cells}个单元格（{columns}）未粘贴。',
  },
  total: { ja: '合計', en: 'Total', zh: '合计' },
})
