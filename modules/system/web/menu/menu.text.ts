import { texts } from '#platform/contract/text.ts'

export const menuTexts = texts({
  entry: { ja: 'メニュー項目', en: 'Entry', zh: '菜单项' },
  path: { ja: 'パス', en: 'Path', zh: '路径' },
  permission: { ja: '必要な権限', en: 'Permission', zh: '所需权限' },
  everyone: { ja: '全員', en: 'Everyone', zh: '所有人' },
  show: { ja: '表示', en: 'Show', zh: '显示' },
  hidden: { ja: '非表示', en: 'Hidden', zh: '隐藏' },
  renamed: { ja: '名称変更', en: 'Renamed', zh: '已改名' },
  name: { ja: '名称', en: 'Name', zh: '名称' },
  nameHint: {
    ja: '空欄にすると標準の名称になります。',
    en: 'Left blank: the product’s own name.',
    zh: '留空则使用标准名称。',
  },
  group: { ja: 'グループ', en: 'Group', zh: '分组' },
  up: { ja: '上へ', en: 'Move up', zh: '上移' },
  down: { ja: '下へ', en: 'Move down', zh: '下移' },
  choose: {
    ja: '項目を選択すると、名称・グループ・表示を変更できます。',
    en: 'Choose an entry to change its name, its group, or whether it is shown.',
    zh: '选择菜单项后可更改名称、分组和显示。',
  },
  hint: {
    ja: 'Alt＋↑↓で並べ替え、Spaceで表示・非表示を切り替えます。権限は変わりません。',
    en: 'Alt+↑↓ changes the order, Space shows or hides. Permissions stay as they are.',
    zh: '按Alt+↑↓调整顺序，按空格键切换显示。权限不变。',
  },
  needed: {
    ja: 'この画面に戻れなくなるため、非表示にできません。',
    en: 'Cannot be hidden: there would be no way back to this page.',
    zh: '隐藏后将无法返回此页面，因此不能隐藏。',
  },
  standard: { ja: '標準に戻す', en: 'Back to standard', zh: '恢复标准' },
  standardAsk: {
    ja: '標準のメニューに戻しますか',
    en: 'Back to the standard menu?',
    zh: '要恢复标准菜单吗？',
  },
  standardBody: {
    ja: '並び順・名称・表示の変更がすべて取り消され、全員のメニューが標準に戻ります。',
    en: 'All changes of order, names and visibility are undone, for everyone.',
    zh: '顺序、名称和显示的更改将全部取消，所有人的菜单恢复标准。',
  },
  saved: { ja: 'メニューを登録しました。', en: 'The menu has been saved.', zh: '已保存菜单。' },
})
