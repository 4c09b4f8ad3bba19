import { texts } from '#platform/contract/text.ts'

export const paletteTexts = texts({
  search: {
    ja: '品目・取引先・伝票・画面を検索',
    en: 'Search items, partners, slips, screens',
    zh: '搜索物料、往来单位、单据、页面',
  },
  partners: { ja: '取引先', en: 'Partner', zh: '往来单位' },
  items: { ja: '品目', en: 'Item', zh: '物料' },
  slips: { ja: '伝票', en: 'Slip', zh: '单据' },
  recentRecords: { ja: '最近開いたデータ', en: 'Recent records', zh: '最近打开的数据' },
  more: { ja: 'ほかにもあります', en: 'more', zh: '还有更多' },
  newTab: { ja: '新しいタブ', en: 'New tab', zh: '新标签页' },
  copyCode: { ja: 'コードをコピー', en: 'Copy the code', zh: '复制代码' },
  recent: { ja: '最近使った画面', en: 'Recent screens', zh: '最近使用的页面' },
  here: { ja: 'この画面の操作', en: 'On this screen', zh: '本页面操作' },
  screens: { ja: '画面', en: 'Screen', zh: '页面' },
  actions: { ja: '表示と操作', en: 'View and actions', zh: '显示与操作' },
  nothing: {
    ja: '「{typed}」に一致するものはありません。',
    en: 'Nothing matches “{typed}”.',
    zh: '没有与“{typed}”匹配的内容。',
  },
  choose: { ja: '選択', en: 'Choose', zh: '选择' },
  open: { ja: '開く', en: 'Open', zh: '打开' },
})
