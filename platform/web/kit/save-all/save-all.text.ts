import { texts } from '#platform/contract/text.ts'

export const saveAllTexts = texts({
  save: { ja: '登録', en: 'Save', zh: '保存' },
  discard: { ja: '元に戻す', en: 'Revert', zh: '全部还原' },
  discardAsk: { ja: '変更を元に戻しますか', en: 'Undo all changes?', zh: '要还原全部更改吗' },
  discardBody: {
    ja: '登録していない変更は、すべて失われます。',
    en: 'Everything that has not been saved will be lost.',
    zh: '尚未保存的更改将全部丢失。',
  },
  unsaved: { ja: '変更中・未保存', en: 'Changed, not saved', zh: '已修改·未保存' },
  staleHelp: {
    ja: '最新の内容を読み込みました。変更した箇所は残しています。確認して、もう一度登録してください。',
    en: 'The latest contents have been loaded and your changes are kept. Check them, then save again.',
    zh: '已读取最新内容，并保留您的更改。请确认后重新保存。',
  },
  reload: { ja: '最新の内容を読み込む', en: 'Load the latest', zh: '读取最新内容' },
})
