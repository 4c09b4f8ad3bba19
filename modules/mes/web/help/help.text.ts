import { texts } from '#platform/contract/text.ts'

export const helpTexts = texts({
  call: { ja: '呼出', en: 'Call for help', zh: '呼叫' },
  title: { ja: '未対応の呼出', en: 'Open calls for help', zh: '未处理的呼叫' },
  attend: { ja: '対応開始', en: 'Begin', zh: '开始处理' },
  settle: { ja: '対応済にする', en: 'Done', zh: '设为已处理' },
  online: { ja: '再接続すると呼び出せます', en: 'Needs the connection', zh: '重新连接后可呼叫' },
  since: { ja: '{at}から　{length}', en: 'since {at}, {length}', zh: '自{at}起　{length}' },
  attended: { ja: '対応者 {name}', en: 'Attended by {name}', zh: '处理人 {name}' },
  day: {
    ja: '24時間の呼出 {count}件　対応まで平均 {length}',
    en: '{count|# call|# calls} in 24 hours, attended after {length} on average',
    zh: '24小时呼叫{count}次　平均响应 {length}',
  },
})
