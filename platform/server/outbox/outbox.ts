import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { outbox } from '../audit/tables.ts'
import type { Registered } from '../module/point.ts'
import { rows, type Database, type Tx } from '../database/database.ts'
import { textArray } from '../database/text-array.ts'
import type { RowOf } from '../database/stated-columns.ts'

/** What must happen after the commit and must not be forgotten: written with the change, delivered by the dispatcher. */
export interface Message {
  readonly company_cd: string
  readonly kind: string
  readonly payload: unknown
  /** Messages of a lane leave one by one, in the order in which they were written; one that fails holds up those behind it. */
  readonly lane?: string
}

export type Delivery = (message: Message, around: Around) => Promise<void>

/** For who does something in the database with it. */
export interface Around {
  readonly database: Database
  readonly registered: Registered
}

/** A kind of messages, and how one is delivered. */
export interface MessageKind {
  readonly kind: string
  readonly deliver: Delivery
  /** After its last try. */
  readonly givenUp?: Delivery
}

export async function putIntoOutbox(tx: Tx, message: Message, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.insert(outbox).values({ ...message, created_at: at, next_try_at: at })
  await tx.execute(sql`SELECT pg_notify(${outboxChannel}, '')`)
}

/** At once, as if for the first time; answers which of them there are, and were sent before. */
export async function tryAgain(
  tx: Tx,
  { company_cd, outbox_no }: { readonly company_cd: string; readonly outbox_no: readonly string[] },
  now: Date,
): Promise<readonly { readonly outbox_no: string; readonly was_sent: boolean }[]> {
  const found = await rows(
    tx,
    { outbox_no: z.string(), was_sent: z.boolean() },
    sql`UPDATE ${outbox} SET tries = 0, next_try_at = ${now.toISOString()} WHERE company_cd = ${company_cd} AND outbox_no::text = ANY(${textArray(outbox_no)})
      RETURNING outbox_no::text, sent_at IS NOT NULL AS was_sent`,
  )
  await tx.execute(sql`SELECT pg_notify(${outboxChannel}, '')`)
  return found
}

/** What has not left of a lane never will. */
export async function dropWaiting(
  tx: Tx,
  { company_cd, lane }: { readonly company_cd: string; readonly lane: string },
): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.company_cd, company_cd), eq(outbox.lane, lane), isNull(outbox.sent_at)))
}

/** Dispatchers listen here, so that what was written goes out at once. */
export const outboxChannel = 'kaname_outbox'

export const mostTries = 8
/** About a day: a receiver that was away for a night still gets everything, in its order. */
export const mostTriesInLane = 32
/** Of a row of the outbox. */
export const mostTriesOf = (alias: string): SQL =>
  sql`CASE WHEN ${sql.raw(alias)}.lane IS NULL THEN ${mostTries}::int ELSE ${mostTriesInLane}::int END`
const atOnce = 20
/** While a process delivers a message, no other one does; when it dies, another takes over after this long. */
const leaseMs = 5 * 60_000

/** Seconds until the next try, after so many failed ones: 10, 20, 40 … at most an hour. */
export const backOffSeconds = (tries: number): number => Math.min(10 * 2 ** (tries - 1), 3600)

interface Deliverers {
  readonly messages: readonly MessageKind[]
  readonly registered: Registered
}

interface Outcome {
  readonly delivered: number
  readonly failed: number
  readonly more: boolean
}

/** Delivers what is due, for all companies, but for lanes. The network is spoken to between the transactions, never inside one. */
export async function dispatchOutbox(database: Database, by: Deliverers, now: Date): Promise<Outcome> {
  const due = await database.owner('write', (tx) => claim(tx, now))
  let failed = 0
  for (const message of due) if (!(await send(database, by, message, now))) failed += 1
  return { delivered: due.length - failed, failed, more: due.length === atOnce }
}

/** The first of each lane, side by side: a receiver that does not answer holds up nobody else. */
export async function dispatchLanes(database: Database, by: Deliverers, now: Date): Promise<Outcome> {
  const due = await database.owner('write', (tx) => claimFirst(tx, now))
  const sent = await Promise.all(due.map((message) => send(database, by, message, now)))
  const delivered = sent.filter((good) => good).length
  return { delivered, failed: due.length - delivered, more: delivered > 0 || due.length === atOnce }
}

async function send(
  database: Database,
  { messages, registered }: Deliverers,
  message: Due,
  now: Date,
): Promise<boolean> {
  const around = { database, registered }
  const kind = messages.find((one) => one.kind === message.kind)
  const error = await deliver(message, kind, around)
  await database.owner('write', (tx) => settle(tx, message, error, now))
  if (error !== undefined && message.is_last) await kind?.givenUp?.(message, around)
  return error === undefined
}

type Due = RowOf<typeof dueMessage>
const dueMessage = {
  company_cd: z.string(),
  outbox_no: z.string(),
  kind: z.string(),
  payload: z.unknown(),
  tries: z.int(),
  is_last: z.boolean(),
}

const claim = (tx: Tx, now: Date) =>
  rows(
    tx,
    dueMessage,
    sql`
    UPDATE ${outbox} SET tries = tries + 1, next_try_at = ${new Date(now.getTime() + leaseMs).toISOString()}
    WHERE (company_cd, outbox_no) IN (
      SELECT company_cd, outbox_no FROM ${outbox}
      WHERE lane IS NULL AND sent_at IS NULL AND tries < ${mostTries} AND next_try_at <= ${now.toISOString()}
      ORDER BY created_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
    RETURNING company_cd, outbox_no::text, kind, payload, tries, tries >= ${mostTries} AS is_last`,
  )

/** What is on its way in another process, or was given up, still stands before those behind it. */
const claimFirst = (tx: Tx, now: Date) =>
  rows(
    tx,
    dueMessage,
    sql`
    UPDATE ${outbox} SET tries = tries + 1, next_try_at = ${new Date(now.getTime() + leaseMs).toISOString()}
    WHERE (company_cd, outbox_no) IN (
      SELECT company_cd, outbox_no FROM ${outbox} AS o
      WHERE o.lane IS NOT NULL AND o.sent_at IS NULL AND o.tries < ${mostTriesInLane} AND o.next_try_at <= ${now.toISOString()}
        AND NOT EXISTS (SELECT FROM ${outbox} AS before WHERE before.company_cd = o.company_cd AND before.lane = o.lane
          AND before.sent_at IS NULL AND before.outbox_no < o.outbox_no)
      ORDER BY o.created_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
    RETURNING company_cd, outbox_no::text, kind, payload, tries, tries >= ${mostTriesInLane} AS is_last`,
  )

async function deliver(
  message: Due,
  kind: MessageKind | undefined,
  around: Around,
): Promise<string | undefined> {
  if (!kind) return `Nothing delivers ${message.kind}`
  try {
    await kind.deliver(message, around)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function settle(tx: Tx, message: Due, error: string | undefined, now: Date): Promise<void> {
  const next = new Date(now.getTime() + backOffSeconds(message.tries) * 1000).toISOString()
  await tx
    .update(outbox)
    .set(error === undefined ? { sent_at: now.toISOString(), error: null } : { error, next_try_at: next })
    .where(and(eq(outbox.company_cd, message.company_cd), eq(outbox.outbox_no, BigInt(message.outbox_no))))
}
