import { z } from 'zod'
import { messageState } from '#modules/system/contract/operations/message-list.ts'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http, user } from '#platform/contract/error-catalogue.ts'
import { list } from '#platform/contract/list-screen.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { webhookList } from './webhook-list.ts'

const { columns } = webhookList

/** By the names that stand in what is sent. */
export const webhookFact = codes('webhook_fact', {
  'masters.changed': columns.masters.label,
  'orders.changed': columns.orders.label,
  'forecasts.changed': columns.forecasts.label,
  'purchases.changed': columns.purchases.label,
  'stock.changed': columns.stock.label,
  'inventories.changed': columns.inventories.label,
  'sales.changed': columns.sales.label,
  'plans.changed': columns.plans.label,
  'work-orders.changed': columns.work_orders.label,
  'webhook.trial': { ja: 'テスト送信', en: 'Try-out', zh: '测试发送' },
})

/** 外部通知履歴: what was sent to whom, in its order, and what the receiver said. */
export const webhookLog = list({
  name: 'webhookLog',
  title: { ja: '外部通知履歴', en: 'Webhook log', zh: '外部通知记录' },
  area: 'developer',
  guard: ['developer:yes'],
  path: '/developer/webhookLog',
  icon: 'history',
  key: ['outbox_no'],
  columns: {
    outbox_no: { kind: 'decimal', label: { ja: '送信番号', en: 'No.', zh: '发送编号' }, width: 10 },
    created_at: { kind: 'moment', label: { ja: '発生日時', en: 'Happened', zh: '发生时间' }, width: 17 },
    state: {
      ...{ kind: 'choice', codes: messageState, width: 14 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    name: { kind: 'text', label: { ja: '通知先', en: 'Webhook', zh: '通知目标' }, width: 22 },
    fact: {
      ...{ kind: 'choice', codes: webhookFact, width: 14 },
      label: { ja: '出来事', en: 'What happened', zh: '事件' },
    },
    factory_cd: {
      ...{ kind: 'code', width: 20, named: 'factory_nm' },
      label: { ja: '工場', en: 'Factory', zh: '工厂' },
    },
    tries: { kind: 'integer', label: { ja: '試行回数', en: 'Tries', zh: '尝试次数' }, width: 8 },
    next_try_at: { kind: 'moment', label: { ja: '次の試行', en: 'Next try', zh: '下次尝试' }, width: 17 },
    sent_at: { kind: 'moment', label: { ja: '送信日時', en: 'Sent at', zh: '发送时间' }, width: 17 },
    error: { kind: 'text', label: { ja: 'エラー', en: 'Error', zh: '错误' }, width: 40, unsorted: true },
    body: {
      ...{ kind: 'text', width: 60, unsorted: true },
      label: { ja: '送信内容', en: 'What is sent', zh: '发送内容' },
    },
  },
  shown: ['outbox_no', 'created_at', 'state', 'name', 'fact', 'factory_cd', 'tries', 'sent_at', 'error'],
  search: ['created_at', 'state', 'name', 'fact'],
  quick: [
    { label: { ja: '未送信', en: 'Not sent', zh: '未发送' }, asks: () => ({ state: '0,2,3' }) },
    { label: { ja: '送信中止', en: 'Given up', zh: '已中止' }, asks: () => ({ state: '3' }) },
  ],
  card: { title: 'name', sub: ['fact', 'error'], date: 'created_at', figure: 'state' },
  sort: '-outbox_no',
})

/** 再送: what was sent is sent once more with the same ID, what waits or was given up is tried at once. All of them, or none. */
export const replayWebhooks = endpoint({
  method: 'POST',
  path: '/api/developer/webhookLog/replay',
  summary: { ja: '外部通知履歴：再送', en: 'Webhook log: send again', zh: '外部通知记录：重新发送' },
  guard: ['developer:yes'],
  write: writeEverywhere,
  input: z.object({
    outbox_no: z
      .array(z.string().regex(/^\d{1,18}$/))
      .min(1)
      .max(200),
  }),
  output: z.object({ count: z.number().int() }),
  errors: [user[10013], http[404]],
  audit: 'webhook',
})
