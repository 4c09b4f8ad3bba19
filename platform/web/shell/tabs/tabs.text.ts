import { texts } from '#platform/contract/text.ts'

export const tabTexts = texts({
  tabs: { ja: '開いている画面', en: 'Open screens', zh: '已打开的页面' },
  more: { ja: 'タブの操作', en: 'Tab actions', zh: '标签页操作' },
  refresh: { ja: '再表示', en: 'Refresh', zh: '刷新' },
  this: { ja: '閉じる', en: 'Close', zh: '关闭' },
  others: { ja: 'ほかを閉じる', en: 'Close others', zh: '关闭其他' },
  left: { ja: '左側を閉じる', en: 'Close to the left', zh: '关闭左侧' },
  right: { ja: '右側を閉じる', en: 'Close to the right', zh: '关闭右侧' },
  all: { ja: 'すべて閉じる', en: 'Close all', zh: '全部关闭' },
  closeOf: { ja: '{title}を閉じる', en: 'Close {title}', zh: '关闭{title}' },
  unsaved: { ja: '未保存', en: 'not saved', zh: '未保存' },
  askTitle: {
    ja: '保存していない入力があります',
    en: 'There are unsaved entries',
    zh: '有尚未保存的内容',
  },
  askClose: {
    ja: '閉じると、{titles}で入力した内容は失われます。',
    en: 'What was typed in {titles} will be lost when closing.',
    zh: '关闭后，在{titles}中输入的内容将丢失。',
  },
  askRefresh: {
    ja: '再表示すると、{titles}で入力した内容は失われます。',
    en: 'What was typed in {titles} will be lost when refreshing.',
    zh: '刷新后，在{titles}中输入的内容将丢失。',
  },
  askLeave: {
    ja: 'ログアウトすると、{titles}で入力した内容は失われます。',
    en: 'What was typed in {titles} will be lost when signing out.',
    zh: '退出登录后，在{titles}中输入的内容将丢失。',
  },
  discardClose: { ja: '破棄して閉じる', en: 'Discard and close', zh: '放弃并关闭' },
  discardLeave: { ja: '破棄してログアウト', en: 'Discard and sign out', zh: '放弃并退出登录' },
  discardRefresh: { ja: '破棄して再表示', en: 'Discard and refresh', zh: '放弃并刷新' },
})
