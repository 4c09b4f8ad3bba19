import { texts } from '#platform/contract/text.ts'

export const slipTexts = texts({
  isNew: { ja: '新規', en: 'New', zh: '新建' },
  changed: { ja: '変更中・未保存', en: 'Changed, not saved', zh: '已修改·未保存' },
  lines: { ja: '{title} 明細', en: '{title}: lines', zh: '{title} 明细' },
  header: { ja: '{title} 見出し', en: '{title}: header', zh: '{title} 表头' },
  ghost: {
    ja: '行の最後で Enter を押すと次の行に進みます。Excel からの貼り付けもできます。',
    en: 'Enter at the end of a line goes to the next one. Cells can be pasted from Excel.',
    zh: '在行末按 Enter 进入下一行，也可以从 Excel 粘贴。',
  },
  locked: { ja: 'この行は変更できません。', en: 'This line cannot be changed.', zh: '此行不能修改。' },
  lookup: { ja: '参照', en: 'Look up', zh: '参照' },
  copyLine: { ja: '行複写', en: 'Copy line', zh: '复制行' },
  insertLine: { ja: '行挿入', en: 'Insert line', zh: '插入行' },
  deleteLine: { ja: '行削除', en: 'Delete lines', zh: '删除行' },
  undo: { ja: '元に戻す', en: 'Undo', zh: '撤销' },
  redo: { ja: 'やり直す', en: 'Redo', zh: '重做' },
  save: { ja: '登録', en: 'Save', zh: '保存' },
  saved: { ja: '{title}を登録しました。', en: '{title} has been saved.', zh: '{title}已保存。' },
  noLines: {
    ja: '明細を1行以上入力してください。',
    en: 'Enter at least one line.',
    zh: '请至少输入一行明细。',
  },
  toCheck: { ja: '確認すること', en: 'To be checked', zh: '待确认' },
  count: { ja: '{count}件', en: '{count}', zh: '{count}项' },
  nothing: {
    ja: '入力の誤りはありません。',
    en: 'Nothing is wrong with what has been entered.',
    zh: '输入没有错误。',
  },
  inHeader: {
    ja: '見出し {field}：{message}',
    en: 'Header, {field}: {message}',
    zh: '表头 {field}：{message}',
  },
  inLine: {
    ja: '{line}行目 {field}：{message}',
    en: 'Line {line}, {field}: {message}',
    zh: '第{line}行 {field}：{message}',
  },
  more: { ja: 'ほか {count}件', en: '{count} more', zh: '其余{count}项' },
  lineCount: { ja: '{count}行', en: '{count} lines', zh: '{count}行' },
  draftFound: {
    ja: '入力途中の内容があります。',
    en: 'There is an unsaved entry.',
    zh: '有未保存的输入内容。',
  },
  draftResume: { ja: '入力を続ける', en: 'Continue', zh: '继续输入' },
  discard: { ja: '破棄する', en: 'Discard', zh: '放弃' },
  takeLatest: {
    ja: '最新の内容を読み込む（入力は破棄）',
    en: 'Load the latest (discards what was typed)',
    zh: '读取最新内容（放弃输入）',
  },
})
