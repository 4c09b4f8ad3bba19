import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http, user } from '#platform/contract/error-catalogue.ts'
import { errors } from '#platform/contract/errors.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { requiredLine } from '#platform/contract/written-text.ts'

export const webhookErrors = errors({
  BIZ_WEBHOOK_FACTS: {
    ja: '通知する内容を1つ以上選択してください。',
    en: 'Choose at least one thing to tell.',
    zh: '请至少选择一项通知内容。',
  },
  BIZ_WEBHOOK_URL: {
    ja: '宛先は、http://またはhttps://で始まるURLで入力してください。ユーザー名とパスワードは含められません。',
    en: 'Enter an address that begins with http:// or https://, without a user name or password.',
    zh: '请输入以http://或https://开头的URL，不能包含用户名和密码。',
  },
  BIZ_WEBHOOK_FORBIDDEN: {
    ja: 'このサーバー自身や管理用のアドレスには通知できません。',
    en: 'This server itself and addresses for its management cannot be told.',
    zh: '不能通知本服务器自身或管理用地址。',
  },
  BIZ_WEBHOOK_OFF: {
    ja: '通知番号{no}は停止中です。有効にしてから送信してください。',
    en: 'Webhook {no} is off: switch it on first.',
    zh: '通知编号{no}处于停用状态，请启用后再发送。',
  },
})

const common = { method: 'POST', guard: ['developer:yes'], write: writeEverywhere, audit: 'webhook' } as const
const no = z.string().regex(/^\d{1,18}$/)
const told = z.enum(['', '1']).default('')
const wanted = {
  name: requiredLine(60),
  ...{ masters: told, orders: told, forecasts: told, purchases: told, stock: told },
  ...{ inventories: told, sales: told, plans: told, work_orders: told },
}
/** Answers the secret with which everything is signed. It is never told again. */
export const makeWebhook = endpoint({
  ...common,
  path: '/api/developer/webhookList/make',
  summary: { ja: '外部通知：登録', en: 'Webhooks: enter', zh: '外部通知：登记' },
  input: z.object({ ...wanted, url: requiredLine(500) }),
  output: z.object({ webhook_no: z.string(), secret: z.string() }),
  errors: [
    ...[user[10013], webhookErrors.BIZ_WEBHOOK_FACTS],
    ...[webhookErrors.BIZ_WEBHOOK_URL, webhookErrors.BIZ_WEBHOOK_FORBIDDEN],
  ],
})

/** The address is not told, so an empty one stays as it is; the secret, too. */
export const changeWebhook = endpoint({
  ...common,
  path: '/api/developer/webhookList/change',
  summary: { ja: '外部通知：変更', en: 'Webhooks: change', zh: '外部通知：修改' },
  input: z.object({ webhook_no: no, ...wanted, url: z.string().trim().max(500) }),
  output: z.object({}),
  errors: [
    ...[user[10013], http[404], webhookErrors.BIZ_WEBHOOK_FACTS],
    ...[webhookErrors.BIZ_WEBHOOK_URL, webhookErrors.BIZ_WEBHOOK_FORBIDDEN],
  ],
})

/** Switched off, what waits is dropped and nothing new is written; removed, the webhook goes as well. */
export const switchWebhooks = endpoint({
  ...common,
  path: '/api/developer/webhookList/switch',
  summary: {
    ja: '外部通知：有効・停止・削除',
    en: 'Webhooks: on, off, remove',
    zh: '外部通知：启用、停用、删除',
  },
  input: z.object({ keys: z.array(no).min(1).max(200), to: z.enum(['on', 'off', 'removed']) }),
  output: z.object({ count: z.number().int() }),
  errors: [user[10013], http[404]],
})

export const tryWebhook = endpoint({
  ...common,
  path: '/api/developer/webhookList/try',
  summary: { ja: '外部通知：テスト送信', en: 'Webhooks: try out', zh: '外部通知：测试发送' },
  input: z.object({ webhook_no: no }),
  output: z.object({}),
  errors: [user[10013], http[404], webhookErrors.BIZ_WEBHOOK_OFF],
})
