import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { errors } from '#platform/contract/errors.ts'
import { list } from '#platform/contract/list-screen.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { mayAudit } from '../audit-search/change-search.ts'

export const messageKind = codes('message_kind', {
  mail: { ja: 'メール', en: 'E-mail', zh: '邮件' },
  'verification-code': { ja: '認証コード', en: 'Verification code', zh: '验证码' },
  fact: { ja: '後続処理', en: 'Follow-up work', zh: '后续处理' },
  webhook: { ja: '外部通知', en: 'Webhooks', zh: '外部通知' },
  other: { ja: 'その他', en: 'Other', zh: '其他' },
})

export const messageState = codes(
  'message_state',
  {
    0: { ja: '送信待ち', en: 'Waiting', zh: '待发送' },
    1: { ja: '送信済み', en: 'Sent', zh: '已发送' },
    2: { ja: '再試行待ち', en: 'To be tried again', zh: '等待重试' },
    3: { ja: '送信中止', en: 'Given up', zh: '已中止' },
  },
  { 0: 'none', 1: 'done', 2: 'warn', 3: 'bad' },
)

/** 送信状況: what has to leave the system after something was saved, and whether it did. */
export const messageList = list({
  name: 'messageList',
  title: { ja: '送信状況', en: 'Outgoing messages', zh: '发送状态' },
  area: 'system',
  guard: mayAudit,
  path: '/masterMaint/system/messageList',
  icon: 'external',
  key: ['outbox_no'],
  columns: {
    outbox_no: { kind: 'decimal', label: { ja: '送信番号', en: 'No.', zh: '发送编号' }, width: 10 },
    created_at: { kind: 'moment', label: { ja: '登録日時', en: 'Entered', zh: '登记时间' }, width: 17 },
    kind: {
      ...{ kind: 'choice', codes: messageKind, width: 14 },
      label: { ja: '種類', en: 'Kind', zh: '类型' },
    },
    state: {
      ...{ kind: 'choice', codes: messageState, width: 14 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    recipient: { kind: 'text', label: { ja: '宛先', en: 'To', zh: '收件人' }, width: 22 },
    subject: { kind: 'text', label: { ja: '件名', en: 'Subject', zh: '主题' }, width: 26 },
    tries: { kind: 'integer', label: { ja: '試行回数', en: 'Tries', zh: '尝试次数' }, width: 8 },
    next_try_at: { kind: 'moment', label: { ja: '次の試行', en: 'Next try', zh: '下次尝试' }, width: 17 },
    sent_at: { kind: 'moment', label: { ja: '送信日時', en: 'Sent at', zh: '发送时间' }, width: 17 },
    error: { kind: 'text', label: { ja: 'エラー', en: 'Error', zh: '错误' }, width: 40, unsorted: true },
  },
  shown: ['created_at', 'state', 'kind', 'recipient', 'subject', 'sent_at', 'error'],
  search: ['created_at', 'state', 'kind', 'recipient', 'subject'],
  quick: [
    { label: { ja: '未送信', en: 'Not sent', zh: '未发送' }, asks: () => ({ state: '0,2,3' }) },
    { label: { ja: '送信中止', en: 'Given up', zh: '已中止' }, asks: () => ({ state: '3' }) },
  ],
  card: { title: 'recipient', sub: ['subject', 'error'], date: 'created_at', figure: 'state' },
  sort: '-created_at',
})

export const messageErrors = errors({
  BIZ_MESSAGE_SENT: {
    ja: '送信番号{no}は送信済みです。',
    en: 'Message {no} has been sent.',
    zh: '发送编号{no}已发送。',
  },
})

/** 再送: tried again at once, as if for the first time. All of them, or none. */
export const resendMessages = endpoint({
  method: 'POST',
  path: '/api/system/messageList/resend',
  summary: { ja: '送信状況：再送', en: 'Outgoing messages: send again', zh: '发送状态：重新发送' },
  guard: mayAudit,
  write: writeEverywhere,
  audit: 'messageList',
  input: z.object({
    outbox_no: z
      .array(z.string().regex(/^\d{1,18}$/))
      .min(1)
      .max(200),
  }),
  output: z.object({ count: z.number().int() }),
  errors: [http[404], messageErrors.BIZ_MESSAGE_SENT],
})
