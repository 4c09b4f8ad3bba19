import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { refuseUnlessAdmin } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { outbox } from '#platform/server/audit/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { forbiddenFigures } from '#platform/server/outgoing/outside.ts'
import { dropWaiting, putIntoOutbox, tryAgain } from '#platform/server/outbox/outbox.ts'
import { toldFactNames, trialFact, type ToldFact } from '../../contract/webhook/webhook-facts.ts'
import {
  webhookErrors,
  type changeWebhook,
  type makeWebhook,
  type switchWebhooks,
  type tryWebhook,
} from '../../contract/webhook/webhook-calls.ts'
import type { replayWebhooks } from '../../contract/webhook/webhook-log.ts'
import { webhook } from './tables.ts'
import { laneOf, tellWebhook, webhookKind, webhookMessage } from './tell-webhooks.ts'

export async function makeHook(
  context: Context,
  { name, url, ...told }: InputOf<typeof makeWebhook>,
): Promise<OutputOf<typeof makeWebhook>> {
  refuseUnlessAdmin(context)
  const { tx, session, now } = context
  const secret = `whsec_${randomBytes(32).toString('base64url')}`
  const { company_cd, user_cd } = session
  const [made] = await tx
    .insert(webhook)
    .values({
      ...{ company_cd, user_cd, name, secret },
      ...{ url: judgedAddress(url), facts: factsOf(told), created_at: now.toISOString() },
    })
    .returning({ webhook_no: webhook.webhook_no })
  return { webhook_no: String(made?.webhook_no), secret }
}

export async function changeHook(
  context: Context,
  { webhook_no, name, url, ...told }: InputOf<typeof changeWebhook>,
): Promise<OutputOf<typeof changeWebhook>> {
  refuseUnlessAdmin(context)
  const address = url === '' ? {} : { url: judgedAddress(url) }
  const changed = await context.tx
    .update(webhook)
    .set({ name, facts: factsOf(told), ...address })
    .where(chosen(context, [webhook_no]))
    .returning({ webhook_no: webhook.webhook_no })
  if (changed.length === 0) throw http[404].with()
  return {}
}

export async function switchHooks(
  context: Context,
  { keys, to }: InputOf<typeof switchWebhooks>,
): Promise<OutputOf<typeof switchWebhooks>> {
  refuseUnlessAdmin(context)
  const { tx, session } = context
  const numbers = [...new Set(keys)]
  const which = chosen(context, numbers)
  const found = await tx.select({ webhook_no: webhook.webhook_no }).from(webhook).where(which).for('update')
  if (found.length < numbers.length) throw http[404].with()
  if (to !== 'on')
    for (const no of numbers) await dropWaiting(tx, { company_cd: session.company_cd, lane: laneOf(no) })
  if (to === 'removed') await tx.delete(webhook).where(which)
  else
    await tx
      .update(webhook)
      .set({ enabled: to === 'on' })
      .where(which)
  return { count: numbers.length }
}

export async function tryHook(
  context: Context,
  { webhook_no }: InputOf<typeof tryWebhook>,
): Promise<OutputOf<typeof tryWebhook>> {
  refuseUnlessAdmin(context)
  const one = await onlyOn(context, webhook_no)
  const { company_cd, factory_cd } = context.session
  await tellWebhook(context, one, { company_cd, factory_cd, fact: trialFact, data: {} })
  return {}
}

export async function replayHooks(
  context: Context,
  { outbox_no }: InputOf<typeof replayWebhooks>,
): Promise<OutputOf<typeof replayWebhooks>> {
  refuseUnlessAdmin(context)
  const { tx, session, now } = context
  const { company_cd } = session
  const numbers = [...new Set(outbox_no)]
  const found = await tx
    .select({ outbox_no: outbox.outbox_no, payload: outbox.payload, sent_at: outbox.sent_at })
    .from(outbox)
    .where(
      and(
        eq(outbox.company_cd, company_cd),
        eq(outbox.kind, webhookKind),
        inArray(
          outbox.outbox_no,
          numbers.map((no) => BigInt(no)),
        ),
      ),
    )
    .orderBy(outbox.outbox_no)
  if (found.length < numbers.length) throw http[404].with()
  for (const { outbox_no: no, payload: written, sent_at } of found) {
    const payload = webhookMessage.parse(written)
    await onlyOn(context, payload.webhook_no)
    if (sent_at === null) await tryAgain(tx, { company_cd, outbox_no: [String(no)] }, now)
    else
      await putIntoOutbox(
        tx,
        { company_cd, kind: webhookKind, lane: laneOf(payload.webhook_no), payload },
        now,
      )
  }
  return { count: found.length }
}

const chosen = ({ session }: Pick<Context, 'session'>, numbers: readonly string[]) =>
  and(
    eq(webhook.company_cd, session.company_cd),
    inArray(
      webhook.webhook_no,
      numbers.map((no) => BigInt(no)),
    ),
  )

async function onlyOn(context: Context, webhook_no: string) {
  const [found] = await context.tx
    .select({ name: webhook.name, enabled: webhook.enabled })
    .from(webhook)
    .where(chosen(context, [webhook_no]))
    .for('share')
  if (!found) throw http[404].with()
  if (!found.enabled) throw webhookErrors.BIZ_WEBHOOK_OFF.with({ no: webhook_no })
  return { webhook_no, name: found.name }
}

function factsOf(told: Readonly<Record<ToldFact, '' | '1'>>): string {
  const facts = toldFactNames.filter((fact) => told[fact] === '1')
  if (facts.length === 0) throw webhookErrors.BIZ_WEBHOOK_FACTS.with().at(toldFactNames[0])
  return facts.join(' ')
}

/** A name is judged again whenever it is connected to. */
function judgedAddress(url: string): string {
  if (!URL.canParse(url)) throw webhookErrors.BIZ_WEBHOOK_URL.with().at('url')
  const { protocol, hostname, username, password, href } = new URL(url)
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '')
    throw webhookErrors.BIZ_WEBHOOK_URL.with().at('url')
  if (hostname === 'localhost' || forbiddenFigures(hostname, { thisMachine: false }))
    throw webhookErrors.BIZ_WEBHOOK_FORBIDDEN.with().at('url')
  if (href.length > 500) throw webhookErrors.BIZ_WEBHOOK_URL.with().at('url')
  return href
}
