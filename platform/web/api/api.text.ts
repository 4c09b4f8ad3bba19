import { texts } from '#platform/contract/text.ts'

export const apiTexts = texts({
  noReply: {
    ja: 'サーバーから応答がありません。しばらくしてからもう一度お試しください。接続できない場合はシステム管理者に連絡してください。',
    en: 'No reply from the server. Try again later; if you cannot connect, contact the system administrator.',
    zh: '服务器没有响应，请稍后重试。若无法连接，请联系系统管理员。',
  },
  malformed: {
    ja: 'サーバーの応答を読み取れませんでした。画面を再読み込みしてください。',
    en: 'The server’s answer could not be read. Reload the page.',
    zh: '无法读取服务器的响应，请刷新页面。',
  },
  unknown: {
    ja: '予期しないエラーが発生しました。システム管理者に連絡してください。',
    en: 'An unexpected error occurred. Contact the system administrator.',
    zh: '发生了未知错误，请联系系统管理员。',
  },
})
