import { texts } from '#platform/contract/text.ts'

export const offlineTexts = texts({
  label: { ja: '未送信と送信結果', en: 'What has not been sent', zh: '未发送内容' },
  offline: { ja: 'オフライン', en: 'Offline', zh: '离线' },
  kept: { ja: '端末に保存しています', en: 'Kept on this device', zh: '已保存在终端' },
  asOf: {
    ja: '{at}に読み込んだ内容です',
    en: 'As it was read: {at}',
    zh: '内容读取于{at}',
  },
  waiting: { ja: '未送信 {count}件', en: '{count} not sent', zh: '未发送{count}件' },
  refused: { ja: '登録できませんでした', en: 'Not saved', zh: '未能登记' },
  seen: { ja: '確認した', en: 'Seen', zh: '已确认' },
})
