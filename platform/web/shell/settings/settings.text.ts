import type { Layout, Theme } from '#platform/contract/shell-settings.ts'
import { texts, type Text } from '#platform/contract/text.ts'

export const settingsTexts = texts({
  title: { ja: '表示設定', en: 'Display settings', zh: '显示设置' },
  theme: { ja: 'テーマ', en: 'Theme', zh: '主题' },
  layout: { ja: 'レイアウト', en: 'Layout', zh: '布局' },
  language: { ja: '言語', en: 'Language', zh: '语言' },
  behaviour: { ja: '表示', en: 'Display', zh: '显示' },
  fixedHeader: { ja: 'ヘッダーを固定する', en: 'Keep the header in view', zh: '固定页眉' },
  tabs: { ja: 'タブを表示する', en: 'Show tabs', zh: '显示标签页' },
  progress: {
    ja: '画面の切替時に進捗バーを表示する',
    en: 'Show a progress bar when changing screens',
    zh: '切换页面时显示进度条',
  },
  transition: {
    ja: '画面の切替に動きを付ける',
    en: 'Animate changes of screens',
    zh: '切换页面时显示过渡效果',
  },
  triangle: {
    ja: 'マイナスの数値を▲で表す',
    en: 'Mark negative figures with ▲ in Japanese',
    zh: '日语中用▲表示负数',
  },
  collapse: { ja: 'メニューを折りたたむ', en: 'Collapse the menu', zh: '收起菜单' },
  reset: { ja: '初期設定に戻す', en: 'Reset to the defaults', zh: '恢复默认设置' },
  saved: {
    ja: '変更はすぐに反映され、保存されます。',
    en: 'Changes apply at once and are saved.',
    zh: '更改会立即生效并自动保存。',
  },
})

export const themeNames: Readonly<Record<Theme, Text>> = texts({
  background: { ja: '背景画像', en: 'Background', zh: '背景图' },
  'blue-black': { ja: '青・濃色', en: 'Blue, dark', zh: '蓝色·深色' },
  'blue-white': { ja: '青・淡色', en: 'Blue, light', zh: '蓝色·浅色' },
  'green-black': { ja: '緑・濃色', en: 'Green, dark', zh: '绿色·深色' },
  'green-white': { ja: '緑・淡色', en: 'Green, light', zh: '绿色·浅色' },
  ocean: { ja: '海', en: 'Ocean', zh: '海洋' },
  'purple-black': { ja: '紫・濃色', en: 'Purple, dark', zh: '紫色·深色' },
  'purple-white': { ja: '紫・淡色', en: 'Purple, light', zh: '紫色·浅色' },
})

export const layoutNames: Readonly<Record<Layout, Text>> = texts({
  vertical: { ja: '縦型', en: 'Vertical', zh: '纵向' },
  horizontal: { ja: '横型', en: 'Horizontal', zh: '横向' },
  common: { ja: '標準', en: 'Standard', zh: '标准' },
  column: { ja: '2列', en: 'Column', zh: '分栏' },
  comprehensive: { ja: '統合', en: 'Comprehensive', zh: '综合' },
  float: { ja: 'フロート', en: 'Float', zh: '浮动' },
})
