import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import { dayAfter } from '#platform/contract/business-day.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { holdNames } from '#platform/server/database/hold-names.ts'
import type { releaseHolds as releaseCall } from '../../contract/answers/answer-calls.ts'
import type { LineMeant } from '../../contract/answers/lines-meant.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { possibleDays, readWanted } from './possible-days.ts'
import { askPromises } from './promise.ts'
import { promiseHold } from './tables.ts'

/** Who holds for longer has forgotten it. */
const longestDays = 30
/** Each is looked for among those before it. */
const mostLines = 50

/** What can be held, before anything is written. */
export async function refuseHold(
  context: Context,
  { hold_dt, lines }: { readonly hold_dt: string; readonly lines: readonly LineMeant[] },
): Promise<void> {
  if (hold_dt === '') return
  const from = await businessDateOf(context)
  const to = dayAfter(from, longestDays)
  if (hold_dt < from || hold_dt > to) throw orderErrors.BIZ_HOLD_DAY.with({ from, to }).at('hold_dt')
  if (lines.length > mostLines) throw orderErrors.BIZ_HOLD_MANY.with({ max: mostLines }).at('hold_dt')
}

/**
 * 仮押さえ of those lines that rest on a plan, one after the other, each behind what the ones before it take. Who holds
 * waits for whoever holds in the same factory: two are never promised the same hour.
 */
export async function holdPromises(
  context: Context,
  { until_dt, lines }: { readonly until_dt: string; readonly lines: readonly LineMeant[] },
): Promise<number> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  await holdNames(tx, [`promises ${company_cd} ${factory_cd}`])
  await tx
    .delete(promiseHold)
    .where(and(ofFactory(context), lt(promiseHold.until_dt, await businessDateOf(context))))
  await remove(context, lines)
  const { list } = await possibleDays(context, { lines: [...lines] })
  const planned = new Set(list.flatMap(({ rests_on, ...line }) => (rests_on === 'plan' ? [keyOf(line)] : [])))
  const wanted = (await readWanted(context, lines)).filter((line) => planned.has(keyOf(line)))
  const promised = await askPromises(context, wanted, { together: true })
  const held = wanted.flatMap(({ order_no, line_no }, at) => {
    const found = promised[at]
    return found ? [{ order_no, line_no, until_dt, promised_dt: found.date, takes: found.takes }] : []
  })
  if (held.length === 0) return 0
  await tx
    .insert(promiseHold)
    .values(held.map((one) => ({ ...one, company_cd, factory_cd, create_user: session.user_cd })))
  return held.length
}

/** 仮押さえ解除. */
export async function releaseHolds(
  context: Context,
  { lines }: InputOf<typeof releaseCall>,
): Promise<OutputOf<typeof releaseCall>> {
  return { released: await remove(context, lines) }
}

async function remove(context: Context, lines: readonly LineMeant[]): Promise<number> {
  const gone = await context.tx
    .delete(promiseHold)
    .where(
      and(
        ofFactory(context),
        sql`(${promiseHold.order_no}, ${promiseHold.line_no}) IN (
          SELECT order_no, line_no FROM jsonb_populate_recordset(NULL::promise_hold, ${JSON.stringify(lines)}::jsonb))`,
      ),
    )
    .returning({ line_no: promiseHold.line_no })
  return gone.length
}

const ofFactory = ({ session }: Context): SQL | undefined =>
  and(eq(promiseHold.company_cd, session.company_cd), eq(promiseHold.factory_cd, session.factory_cd))

const keyOf = ({ order_no, line_no }: LineMeant): string => `${order_no} ${line_no}`
