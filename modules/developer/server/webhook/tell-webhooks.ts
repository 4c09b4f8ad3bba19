import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Listener } from '#platform/server/facts/listener.ts'
import { putIntoOutbox } from '#platform/server/outbox/outbox.ts'
import { toldFactNames, toldFacts } from '../../contract/webhook/webhook-facts.ts'
import { webhook } from './tables.ts'

export const webhookKind = 'webhook'
export const laneOf = (webhook_no: string): string => `webhook ${webhook_no}`

export const webhookMessage = z.object({
  webhook_no: z.string(),
  name: z.string(),
  fact: z.string(),
  factory_cd: z.string(),
  id: z.string(),
  /** As it leaves, sign for sign. */
  body: z.string(),
})

interface Told {
  readonly company_cd: string
  readonly factory_cd: string
  readonly fact: string
  readonly data: unknown
}

/** Leaves after the commit of this transaction, behind what was written for this webhook before. */
export async function tellWebhook(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { webhook_no, name }: { readonly webhook_no: string; readonly name: string },
  { company_cd, factory_cd, fact, data }: Told,
): Promise<void> {
  const id = randomUUID()
  const body = JSON.stringify({ id, fact, company_cd, factory_cd, at: now.toISOString(), data })
  const payload: z.output<typeof webhookMessage> = { webhook_no, name, fact, factory_cd, id, body }
  await putIntoOutbox(tx, { company_cd, kind: webhookKind, lane: laneOf(webhook_no), payload }, now)
}

export const webhookListeners: readonly Listener[] = toldFactNames.map((told) => ({
  when: 'inside',
  fact: toldFacts[told],
  async hear(context, data, { company_cd, factory_cd }) {
    const found = await rows(
      context.tx,
      { webhook_no: z.string(), name: z.string() },
      sql`SELECT webhook_no::text, name FROM ${webhook} WHERE company_cd = ${company_cd} AND enabled
        AND ${told} = ANY (string_to_array(facts, ' ')) ORDER BY webhook_no`,
    )
    for (const one of found)
      await tellWebhook(context, one, { company_cd, factory_cd, fact: toldFacts[told].name, data })
  },
}))
