import { texts } from '#platform/contract/text.ts'

export const shellTexts = texts({
  menu: { ja: 'メニュー', en: 'Menu', zh: '菜单' },
  areas: { ja: '業務', en: 'Areas', zh: '业务' },
  settings: { ja: '表示設定', en: 'Display settings', zh: '显示设置' },
  home: { ja: 'ホーム', en: 'Home', zh: '首页' },
  collapse: { ja: 'メニューを折りたたむ', en: 'Collapse the menu', zh: '收起菜单' },
  expand: { ja: 'メニューを広げる', en: 'Expand the menu', zh: '展开菜单' },
  openMenu: { ja: 'メニューを開く', en: 'Open the menu', zh: '打开菜单' },
  closeMenu: { ja: 'メニューを閉じる', en: 'Close the menu', zh: '关闭菜单' },
  businessDate: { ja: '業務日付', en: 'Business date', zh: '业务日期' },
  noBusinessDate: { ja: '未登録', en: 'Not registered', zh: '未登记' },
  language: { ja: '言語', en: 'Language', zh: '语言' },
  account: { ja: '{name}さんのメニュー', en: 'Menu of {name}', zh: '{name}的菜单' },
  personalCenter: { ja: '個人設定', en: 'Personal settings', zh: '个人设置' },
  fullScreen: { ja: '全画面表示', en: 'Full screen', zh: '全屏显示' },
  leaveFullScreen: { ja: '全画面表示を終了', en: 'Leave full screen', zh: '退出全屏' },
  logout: { ja: 'ログアウト', en: 'Sign out', zh: '退出登录' },
  newWindow: { ja: '（新しいウィンドウで開く）', en: '(opens a new window)', zh: '（在新窗口中打开）' },
  waiting: { ja: '{count}件', en: '{count|# line|# lines}', zh: '{count}行' },
  skip: { ja: '本文へ移動', en: 'Skip to the contents', zh: '跳到正文' },
})
