import { and, desc, eq, sql } from 'drizzle-orm'
import { http } from '#platform/contract/error-catalogue.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { formatNumber, periodOf, resetDivision } from '#platform/contract/numbering.ts'
import type { Context } from '#platform/server/context.ts'
import { cancelledNumber, numberCounter } from '#platform/server/numbering/tables.ts'
import {
  dataKindControlMaster,
  inventoryNoControlMaster,
  type numberState,
} from '../../contract/number-control.ts'
import { businessDateOf } from '../bizdate/date-moved.ts'
import { directory } from '../directory.ts'
import { dataKindControl, inventoryNoControl, slipNoControl } from '../tables.ts'

type State = OutputOf<typeof numberState>

/** Where a series stands: what was issued last, what comes next, and what was taken back. */
export async function readNumberState(
  context: Context,
  { series, kind }: InputOf<typeof numberState>,
): Promise<State> {
  if (series === dataKindControlMaster.name) return stateOfData(context, kind)
  const counters = await countersOf(context, series, kind)
  const rule = await ruleOf(context, series, kind)
  const date = await businessDateOf(context)
  const period = periodOf(resetDivision.schema.parse(rule.reset_div), date)
  const stands = counters.find((counter) => counter.period === period)
  const next = (stands?.last_no ?? rule.start_no) + rule.step
  return {
    counters: counters.map((counter) => ({
      ...counter,
      left: Math.max(0, Math.floor((rule.end_no - counter.last_no) / rule.step)),
    })),
    next_no: next <= rule.end_no ? formatNumber(rule, date, next) : null,
    ...(await cancelledOf(context, series, kind)),
  }
}

async function stateOfData({ tx, session }: Context, kind: string): Promise<State> {
  const [stands] = await tx
    .select()
    .from(dataKindControl)
    .where(and(eq(dataKindControl.company_cd, session.company_cd), eq(dataKindControl.kind, kind)))
  if (!stands) throw http[404].with()
  const { last_no, end_no } = stands
  return {
    counters: [{ period: '', last_no, left: end_no - last_no, last_at: null }],
    next_no: last_no < end_no ? String(last_no + 1) : null,
    cancelled: [],
    cancelled_total: 0,
  }
}

async function ruleOf({ tx, session }: Context, series: string, kind: string) {
  const table = series === inventoryNoControlMaster.name ? inventoryNoControl : slipNoControl
  const { company_cd, factory_cd } = session
  const [rule] = await tx
    .select()
    .from(table)
    .where(and(eq(table.company_cd, company_cd), eq(table.factory_cd, factory_cd), eq(table.kind, kind)))
  if (!rule) throw http[404].with()
  return rule
}

const countersOf = ({ tx, session }: Context, series: string, kind: string) =>
  tx
    .select({
      period: numberCounter.period,
      last_no: numberCounter.current_no,
      last_at: numberCounter.last_at,
    })
    .from(numberCounter)
    .where(
      and(
        eq(numberCounter.company_cd, session.company_cd),
        eq(numberCounter.factory_cd, session.factory_cd),
        eq(numberCounter.series, series),
        eq(numberCounter.kind, kind),
      ),
    )
    .orderBy(desc(numberCounter.period))
    .limit(24)

async function cancelledOf({ tx, session }: Context, series: string, kind: string) {
  const { company_cd, factory_cd } = session
  const isOfSeries = and(
    eq(cancelledNumber.company_cd, company_cd),
    eq(cancelledNumber.factory_cd, factory_cd),
    eq(cancelledNumber.series, series),
    eq(cancelledNumber.kind, kind),
  )
  const found = await tx
    .select()
    .from(cancelledNumber)
    .where(isOfSeries)
    .orderBy(desc(cancelledNumber.printed_no))
    .limit(200)
  const [count] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(cancelledNumber)
    .where(isOfSeries)
  const names = await directory.namesOf(
    tx,
    company_cd,
    found.map((row) => row.cancelled_by),
  )
  return {
    cancelled: found.map(({ printed_no, biz_dt, reason, cancelled_by, cancelled_at }) => ({
      printed_no,
      biz_dt,
      reason,
      cancelled_nm: names.get(cancelled_by) ?? cancelled_by,
      cancelled_at,
    })),
    cancelled_total: count?.total ?? 0,
  }
}
