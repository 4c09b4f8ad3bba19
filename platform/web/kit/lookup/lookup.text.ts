import { texts } from '#platform/contract/text.ts'

export const lookupTexts = texts({
  lookUp: { ja: 'コード参照', en: 'Look up', zh: '查找代码' },
  lookUpIn: { ja: '{title}を参照', en: 'Look up: {title}', zh: '查找：{title}' },
  typeToFind: { ja: 'コード・名称・カナ', en: 'Code, name or reading', zh: '代码、名称或读音' },
  nothing: {
    ja: '「{typed}」に合うものはありません。',
    en: 'Nothing matches “{typed}”.',
    zh: '没有与“{typed}”匹配的项目。',
  },
  empty: { ja: '登録がありません。', en: 'Nothing is registered yet.', zh: '尚无登记。' },
  more: {
    ja: '先頭の{max}件です。文字を加えて絞り込んでください。',
    en: 'These are the first {max}. Type more letters to narrow them down.',
    zh: '仅显示前{max}件，请继续输入以缩小范围。',
  },
  unknown: {
    ja: '{title}に登録されていません。',
    en: 'Not registered ({title}).',
    zh: '未在{title}中登记。',
  },
  enterName: {
    ja: 'Enterで検索',
    en: 'Enter: look up',
    zh: 'Enter查找',
  },
  notInUse: {
    ja: '停止または廃止されています。',
    en: 'Stopped or discontinued.',
    zh: '已停用或作废。',
  },
  choose: { ja: '選択', en: 'Choose', zh: '选择' },
  make: { ja: '新規登録（{title}）', en: 'New ({title})', zh: '新建（{title}）' },
  orBelow: {
    ja: '{words}下の一覧からも選べます。',
    en: '{words} Or choose one below.',
    zh: '{words}也可从下表中选择。',
  },
  code: { ja: 'コード', en: 'Code', zh: '代码' },
  name: { ja: '名称', en: 'Name', zh: '名称' },
  take: { ja: '決定', en: 'Take', zh: '确定' },
})
