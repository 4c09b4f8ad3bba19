import { texts } from '#platform/contract/text.ts'

export const keyTexts = texts({
  title: { ja: 'キー一覧', en: 'Keys', zh: '快捷键一览' },
  everywhere: { ja: 'どの画面でも', en: 'On every screen', zh: '所有画面' },
  here: { ja: 'この画面', en: 'On this screen', zh: '本画面' },
  typing: { ja: '入力欄', en: 'While typing', zh: '输入时' },
  palette: { ja: 'すべてから検索', en: 'Search everything', zh: '全局搜索' },
  keys: { ja: 'キー一覧を開く', en: 'List the keys', zh: '打开快捷键一览' },
  menu: { ja: 'メニューへ移動', en: 'Go to the menu', zh: '转到菜单' },
  refresh: { ja: '画面を再表示', en: 'Refresh the screen', zh: '刷新画面' },
  close: { ja: 'タブを閉じる', en: 'Close the tab', zh: '关闭标签页' },
  previous: { ja: '前のタブ', en: 'Previous tab', zh: '上一个标签页' },
  next: { ja: '次のタブ', en: 'Next tab', zh: '下一个标签页' },
  settings: { ja: '表示設定', en: 'Display settings', zh: '显示设置' },
  nextField: { ja: '次の項目へ', en: 'Next field', zh: '下一项' },
  previousField: { ja: '前の項目へ', en: 'Previous field', zh: '上一项' },
})
