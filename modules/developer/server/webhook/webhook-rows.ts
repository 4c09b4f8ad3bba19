import { sql } from 'drizzle-orm'
import { directory } from '#modules/system/server/index.ts'
import { factoryRead, userRead } from '#modules/system/server/views.ts'
import { outbox } from '#platform/server/audit/tables.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { mostTriesOf } from '#platform/server/outbox/outbox.ts'
import type { ToldFact } from '../../contract/webhook/webhook-facts.ts'
import { webhookList } from '../../contract/webhook/webhook-list.ts'
import { webhookLog } from '../../contract/webhook/webhook-log.ts'
import { webhook } from './tables.ts'
import { webhookKind } from './tell-webhooks.ts'

const isTold = (fact: ToldFact) =>
  sql`CASE WHEN ${sql.raw(`'${fact}'`)} = ANY (string_to_array(w.facts, ' ')) THEN '1' ELSE '' END`

/** The path of an address may be all that it asks for as a password: the list tells only where it leads. */
const origin = sql.raw(`substring(w.url FROM '^[a-zA-Z]+://[^/?#]+')`)

export const webhookService = listService(webhookList, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf('w', 'webhook_no', 'name', 'user_cd', 'created_at'),
      origin,
      state: sql`CASE WHEN NOT w.enabled THEN 'off' WHEN first.tries >= ${mostTriesOf('first')} AND first.error IS NOT NULL THEN 'stuck'
        WHEN first.error IS NOT NULL THEN 'retrying' ELSE 'on' END`,
      waiting_cnt: sql`(SELECT count(*)::int FROM ${outbox} AS o
        WHERE o.company_cd = w.company_cd AND o.lane = 'webhook ' || w.webhook_no AND o.sent_at IS NULL)`,
      sent_at: sql`(SELECT max(o.sent_at) FROM ${outbox} AS o WHERE o.company_cd = w.company_cd AND o.lane = 'webhook ' || w.webhook_no)`,
      ...{ masters: isTold('masters'), orders: isTold('orders'), forecasts: isTold('forecasts') },
      ...{ purchases: isTold('purchases'), stock: isTold('stock'), inventories: isTold('inventories') },
      ...{ sales: isTold('sales'), plans: isTold('plans'), work_orders: isTold('work_orders') },
      username: userRead.of('w', 'username'),
    },
    from: sql`FROM ${webhook} AS w LEFT JOIN LATERAL (SELECT o.tries, o.error, o.lane FROM ${outbox} AS o
        WHERE o.company_cd = w.company_cd AND o.lane = 'webhook ' || w.webhook_no AND o.sent_at IS NULL ORDER BY o.outbox_no LIMIT 1) AS first ON true
      WHERE w.company_cd = ${company_cd}`,
  }),
  timeZoneOf: directory.timeZoneOf,
})

export const webhookLogService = listService(webhookLog, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf('o', 'outbox_no', 'created_at', 'tries', 'sent_at', 'name', 'fact', 'factory_cd', 'body'),
      state: sql`CASE WHEN o.sent_at IS NOT NULL THEN '1' WHEN o.tries >= ${mostTriesOf('o')} THEN '3' WHEN o.error IS NOT NULL THEN '2' ELSE '0' END`,
      next_try_at: sql`CASE WHEN o.sent_at IS NULL AND o.tries < ${mostTriesOf('o')} THEN o.next_try_at END`,
      error: sql`coalesce(o.error, '')`,
      factory_nm: sql`coalesce(${factoryRead.of('o', 'factory_nm')}, '')`,
    },
    from: sql`FROM (SELECT *, payload->>'name' AS name, payload->>'fact' AS fact, payload->>'factory_cd' AS factory_cd,
        payload->>'body' AS body FROM ${outbox}) AS o
      WHERE o.company_cd = ${company_cd} AND o.kind = ${webhookKind}`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
