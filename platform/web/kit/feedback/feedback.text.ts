import { texts } from '#platform/contract/text.ts'

export const feedbackTexts = texts({
  close: { ja: '閉じる', en: 'Close', zh: '关闭' },
  cancel: { ja: 'キャンセル', en: 'Cancel', zh: '取消' },
  loading: { ja: '読み込み中', en: 'Loading', zh: '加载中' },
  chunkTitle: {
    ja: '画面を読み込めませんでした',
    en: 'The screen could not be loaded',
    zh: '无法加载页面',
  },
  chunkBody: {
    ja: '通信が切れたか、システムが更新された可能性があります。もう一度試しても表示されないときは、再読み込みしてください。ほかのタブで入力した内容は残っています。',
    en: 'The connection was lost, or the system has been updated. Try again; if that does not help, reload. What was typed in other tabs is still there.',
    zh: '可能是网络中断或系统已更新。请重试；仍无法显示时请重新加载。其他标签页中输入的内容仍然保留。',
  },
  errorTitle: {
    ja: '画面でエラーが発生しました',
    en: 'An error occurred on this screen',
    zh: '页面发生错误',
  },
  errorBody: {
    ja: '再読み込みしても解消しない場合は、システム管理者に連絡してください。',
    en: 'If reloading does not help, contact the system administrator.',
    zh: '如果重新加载后仍未解决，请联系系统管理员。',
  },
  again: { ja: 'もう一度試す', en: 'Try again', zh: '重试' },
  reload: { ja: '再読み込み', en: 'Reload', zh: '重新加载' },
})
