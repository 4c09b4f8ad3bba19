import { texts } from '#platform/contract/text.ts'

export const recordTexts = texts({
  tabs: { ja: '{title}の内容', en: 'Parts of the record: {title}', zh: '{title}的内容' },
  keys: { ja: 'Alt+数字で切替', en: 'Alt+digit switches', zh: 'Alt+数字切换' },
  fields: { ja: '基本情報', en: 'Fields', zh: '基本信息' },
  general: { ja: '全般', en: 'General', zh: '常规' },
  history: { ja: '変更履歴', en: 'Change history', zh: '变更历史' },
  files: { ja: 'ファイル', en: 'Files', zh: '文件' },
  choose: {
    ja: '表示する{title}のコードを入力し、F8を押してください。',
    en: 'Type the code to be shown and press F8: {title}.',
    zh: '请输入要显示的{title}代码，然后按F8。',
  },
  addPicture: { ja: '図面・写真を登録', en: 'Add a drawing or photo', zh: '登记图纸或照片' },
  previous: { ja: '前の1件', en: 'Previous', zh: '上一条' },
  next: { ja: '次の1件', en: 'Next', zh: '下一条' },
  toList: { ja: '一覧', en: 'List', zh: '列表' },
  none: { ja: '登録されていません。', en: 'Nothing on record.', zh: '未登记。' },
  allOf: { ja: '{title}で開く', en: 'Open in: {title}', zh: '在{title}中打开' },
  edit: { ja: '変更', en: 'Edit', zh: '修改' },
})
