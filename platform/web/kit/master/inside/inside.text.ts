import { texts } from '#platform/contract/text.ts'

export const insideTexts = texts({
  remove: { ja: '行を削除', en: 'Remove line', zh: '删除行' },
  wrong: {
    ja: '明細に入力の誤りがあります。赤い枠の欄を確認してください。',
    en: 'Something in the lines is not right. Check the cells with a red frame.',
    zh: '明细中有输入错误，请确认红框单元格。',
  },
  more: {
    ja: '全{total}件のうち{shown}件を表示しています。残りは専用の画面で保守してください。',
    en: '{shown} of {total} are shown. Maintain the others on their own screen.',
    zh: '共{total}条，显示{shown}条。其余请在专用页面维护。',
  },
  open: { ja: '一覧で開く', en: 'Open the list', zh: '在列表中打开' },
  setupCode: { ja: '段取替え前＼後', en: 'From \\ to', zh: '换型前＼后' },
})
