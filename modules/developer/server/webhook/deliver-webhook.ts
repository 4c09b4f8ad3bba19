import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { mailResponsible } from '#modules/system/server/index.ts'
import { say, texts } from '#platform/contract/text.ts'
import { transactionsOf } from '#platform/server/database/across-factories.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import type { fetchOutside } from '#platform/server/outgoing/fetch-outside.ts'
import type { Delivery } from '#platform/server/outbox/outbox.ts'
import { webhook } from './tables.ts'
import { webhookMessage } from './tell-webhooks.ts'

/** A receiver writes down what it is told and answers; what takes long is its own business. */
const longestMs = 10_000

/** Over the moment and the body, so that what was listened in on cannot be sent again later. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

const transactionsIn = (database: Database, company_cd: string, factory_cd: string) =>
  transactionsOf(database, { company_cd, factory_cd }, factory_cd === '' ? 'fact of the company' : undefined)

export const deliverWebhook =
  (send: ReturnType<typeof fetchOutside>): Delivery =>
  async ({ company_cd, payload }, { database }) => {
    const { webhook_no, fact, factory_cd, id, body } = webhookMessage.parse(payload)
    const [to] = await transactionsIn(
      database,
      company_cd,
      factory_cd,
    )('read', (tx) =>
      rows(
        tx,
        { url: z.string(), secret: z.string() },
        sql`SELECT url, secret FROM ${webhook}
          WHERE company_cd = ${company_cd} AND webhook_no = ${webhook_no}::bigint AND enabled`,
      ),
    )
    if (!to) throw new Error(`Webhook ${webhook_no} is off`)
    const { status } = await send(to.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Kaname-Webhook',
        'kaname-fact': fact,
        'kaname-id': id,
        'kaname-signature': signatureOf(to.secret, Math.floor(Date.now() / 1000), body),
      },
      body,
      signal: AbortSignal.timeout(longestMs),
    })
    if (status < 200 || status > 299) throw new Error(`HTTP ${status}`)
  }

const letter = texts({
  subject: {
    ja: '【要】外部通知「{name}」の送信を中止しました',
    en: '[Kaname] Webhook "{name}" was given up',
    zh: '【要】外部通知“{name}”已中止发送',
  },
  text: {
    ja: '{reader} 様\n\n外部通知「{name}」の宛先に約1日送信できなかったため、送信を中止しました。後続の通知は、順番を保って待っています。\n\n宛先を確認したうえで、「開発者」の「外部通知履歴」で再送してください。\n',
    en: 'Dear {reader},\n\nThe receiver of webhook "{name}" could not be reached for about a day, and it was given up. What follows waits in its order.\n\nPlease look after the receiver, and send it again under Developer, Webhook log.\n',
    zh: '{reader}：\n\n外部通知“{name}”的目标约一天无法送达，已中止发送。后续通知按顺序等待中。\n\n请确认目标后，在“开发者”的“外部通知记录”中重新发送。\n',
  },
})

/** Who has entered it reads that nothing arrives any more. */
export const webhookGivenUp: Delivery = async ({ company_cd, payload }, { database, registered }) => {
  const { webhook_no, name, factory_cd } = webhookMessage.parse(payload)
  await transactionsIn(
    database,
    company_cd,
    factory_cd,
  )('write', async (tx) => {
    const [owner] = await rows(
      tx,
      { user_cd: z.string() },
      sql`SELECT user_cd FROM ${webhook} WHERE company_cd = ${company_cd} AND webhook_no = ${webhook_no}::bigint`,
    )
    const to = { company_cd, user_cd: owner?.user_cd ?? '' }
    await mailResponsible({ tx, registered, now: new Date() }, to, (reader, language) => ({
      subject: say(letter.subject, language, { name }),
      text: say(letter.text, language, { name, reader }),
    }))
  })
}
