import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDayRead } from '#modules/system/server/views.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { validation } from '#platform/contract/validation.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { stockMonthsChanged } from '../../contract/stock-facts.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { endOf } from '../as-of/stock-as-of.ts'
import { firstAfter, monthOf } from '../ledger/check-conditions.ts'
import { firstMonth } from './first-month.ts'
import { periodLock } from '../ledger/lock-pools.ts'
import { postNewPrices, type Repriced } from './total-average.ts'

/**
 * 月次締め: waits for the postings under way, then nothing is posted into the month or one before it any more, and its
 * end is written down.
 */
export const closeMonth = (context: Context, month: string): Promise<Repriced> =>
  inOneUnit(context, async () => {
    const repriced = await close(context, month)
    return () => repriced
  })

async function close(context: Context, month: string): Promise<Repriced> {
  const { latest, first, business_dt } = await periodsAlone(context)
  if (business_dt === null) throw user[1011].with()
  const isOver = monthOf(business_dt) > month || monthOf(dayAfter(business_dt, 1)) > month
  if (!isOver) throw stockErrors.BIZ_STOCK_MONTH_NOT_OVER.with({ month })
  const next = latest === null ? first : monthOf(firstAfter(latest))
  if (latest !== null && month <= latest) throw stockErrors.BIZ_STOCK_MONTH_IS_CLOSED.with({ month })
  if (next !== null && next !== month) throw stockErrors.BIZ_STOCK_MONTH_ORDER.with({ month, open: next })
  await refuseOpenCount(context, month)
  const repriced = await postNewPrices(context, month)
  // The end of the month is written down when its new prices stand in the ledger.
  unitOf(context).write(async () => {
    await writeMonth(context, month, latest)
    await setClosed(context, month, true)
    await step(context, month, 'close', '')
    say(context, stockMonthsChanged, { closed: [month] })
  })
  return repriced
}

/** 締め解除: of the latest closed month only; what was written down about its end is worked out anew next time. */
export async function reopenMonth(context: Context, month: string, reason: string): Promise<void> {
  if (reason.trim() === '') throw validation.V_REQUIRED.with().at('reason')
  const { latest } = await periodsAlone(context)
  if (latest !== month) throw stockErrors.BIZ_STOCK_MONTH_NOT_LATEST.with({ month })
  const { company_cd, factory_cd } = context.session
  await context.tx.execute(sql`DELETE FROM stock_month
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND month = ${month}`)
  await setClosed(context, month, false)
  await step(context, month, 'reopen', reason)
  say(context, stockMonthsChanged, { opened: [month] })
}

type Periods = RowOf<typeof periodColumns>
const periodColumns = {
  latest: z.string().nullable(),
  first: z.string().nullable(),
  business_dt: z.string().nullable(),
}

/** The lock first, then what it protects: another one may have closed the month meanwhile. */
async function periodsAlone({ tx, session }: Context): Promise<Periods> {
  const { company_cd, factory_cd } = session
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${periodLock(company_cd, factory_cd)})`)
  const [found] = await rows(
    tx,
    periodColumns,
    sql`SELECT (SELECT max(month) FROM stock_period
          WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND closed) AS latest,
        ${firstMonth(session)} AS first,
        ${businessDayRead.of(session, 'biz_dt')}::text AS business_dt`,
  )
  return found ?? { latest: null, first: null, business_dt: null }
}

/** A term-end count belongs to the month's figures (decisions.md "Stock"). */
async function refuseOpenCount({ tx, session }: Context, month: string): Promise<void> {
  const [open] = await rows(
    tx,
    { code: z.string() },
    sql`SELECT inventory_no AS code FROM inventory
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND inventory_div = '1'
        AND status IN ('0', '1', '2', '3') AND count_dt <= ${endOf(month)} ORDER BY 1 LIMIT 1`,
  )
  if (open) throw stockErrors.BIZ_INVENTORY_OPEN.with(open)
}

/** From the end of the month closed before, and the movements since. */
async function writeMonth({ tx, session }: Context, month: string, before: string | null): Promise<void> {
  const { company_cd, factory_cd } = session
  const here = sql`company_cd = ${company_cd} AND factory_cd = ${factory_cd}`
  const since = before === null ? sql`` : sql`AND biz_dt > ${endOf(before)}`
  const kinds = sql`item_cd, location_cd, lot_no, ownership, owner_cd, quality, process_no`
  await tx.execute(sql`
    INSERT INTO stock_month (company_cd, factory_cd, month, ${kinds}, opening_qty, in_qty, out_qty, closing_qty,
      opening_amount, in_amount, out_amount, closing_amount)
    SELECT ${company_cd}, ${factory_cd}, ${month}, ${kinds}, sum(opening_qty), sum(in_qty), sum(out_qty),
      sum(opening_qty + in_qty - out_qty), sum(opening_amount), sum(in_amount), sum(out_amount),
      sum(opening_amount + in_amount - out_amount)
    FROM (
      SELECT ${kinds}, closing_qty AS opening_qty, 0 AS in_qty, 0 AS out_qty, closing_amount AS opening_amount,
        0 AS in_amount, 0 AS out_amount
      FROM stock_month WHERE ${here} AND month = ${before ?? ''}
      UNION ALL
      SELECT ${kinds}, 0, CASE WHEN side > 0 THEN qty ELSE 0 END, CASE WHEN side < 0 THEN -qty ELSE 0 END, 0,
        CASE WHEN side > 0 THEN amount ELSE 0 END, CASE WHEN side < 0 THEN -amount ELSE 0 END
      FROM stock_entry WHERE ours AND ${here} ${since} AND biz_dt <= ${endOf(month)}) AS moved
    GROUP BY ${kinds}
    HAVING bool_or(opening_qty <> 0 OR in_qty <> 0 OR out_qty <> 0 OR opening_amount <> 0 OR in_amount <> 0 OR out_amount <> 0)`)
}

async function setClosed({ tx, session }: Context, month: string, closed: boolean): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  await tx.execute(sql`INSERT INTO stock_period (company_cd, factory_cd, month, closed, create_user, update_user)
    VALUES (${company_cd}, ${factory_cd}, ${month}, ${closed}, ${user_cd}, ${user_cd})
    ON CONFLICT (company_cd, factory_cd, month) DO UPDATE SET closed = excluded.closed,
      update_user = excluded.update_user, update_dt = now(), update_cnt = stock_period.update_cnt + 1`)
}

const step = (context: Context, month: string, verb: 'close' | 'reopen', reason: string) =>
  recordStep(context, {
    document: 'stock_period',
    key: `${context.session.factory_cd} ${month}`,
    axis: 'closing',
    from: verb === 'close' ? 'open' : 'closed',
    to: verb === 'close' ? 'closed' : 'open',
    verb,
    reason,
  })
