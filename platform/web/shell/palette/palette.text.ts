import { texts } from '#platform/contract/text.ts'

export const paletteTexts = texts({
  search: { ja: '画面・操作を検索', en: 'Search screens and actions', zh: '搜索页面和操作' },
  recent: { ja: '最近使った画面', en: 'Recent screens', zh: '最近使用的页面' },
  here: { ja: 'この画面の操作', en: 'On this screen', zh: '本页面操作' },
  screens: { ja: '画面', en: 'Screen', zh: '页面' },
  actions: { ja: '表示と操作', en: 'View and actions', zh: '显示与操作' },
  nothing: {
    ja: '「{typed}」に当てはまる画面や操作はありません。',
    en: 'No screen or action matches “{typed}”.',
    zh: '没有与“{typed}”匹配的页面或操作。',
  },
  choose: { ja: '選択', en: 'Choose', zh: '选择' },
  open: { ja: '開く', en: 'Open', zh: '打开' },
})
