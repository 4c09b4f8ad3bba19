import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, standardCostRead } from '#modules/master/server/views.ts'
import { lanesOf } from '#modules/production/server/index.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { decimal, divided, plus, times, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { stretchesOf, type LossPeriod } from './stretches.ts'

const text = z.string()

/** What was lost on a day for one reason; amounts are whole yen, so that days and reasons add up. */
export interface LossLine {
  readonly biz_dt: string
  readonly kind: 'stop' | 'defect'
  readonly code: string
  readonly name: string
  readonly times: number
  readonly seconds: number
  /** Of these: while the machine should have worked. */
  readonly open_seconds: number
  readonly qty: string
  readonly yen: string
}

const stopColumns = {
  ...{ biz_dt: text, code: text, name: text, facility_cd: text, cost: text },
  ...{ from_minute: z.number(), to_minute: z.number(), seconds: z.int() },
}
export interface Stop extends RowOf<typeof stopColumns> {
  readonly open_seconds: number
}

/**
 * Stops of a period, in minutes from the midnight of its first day. What a stop costs is counted while the machine should have
 * worked: a night between two shifts is no loss.
 */
export async function stopsOf(context: Context, period: LossPeriod): Promise<readonly Stop[]> {
  const { tx, session } = context
  const zone = await directory.timeZoneOf(tx, session)
  const minutesAt = (moment: 'occurred_at' | 'ended_at') =>
    sql`(extract(epoch FROM (s.${sql.identifier(moment)} AT TIME ZONE ${zone}) - ${period.from}::timestamp) / 60)::float8`
  const stops = await rows(
    tx,
    stopColumns,
    sql`${stretchesOf(context, period)} SELECT s.biz_dt::text AS biz_dt, s.reason_cd AS code,
        coalesce(${codeRead.of(codeKey('STOP_REASON', 's', 'reason_cd'), 'code_nm')}, '') AS name, s.facility_cd,
        coalesce(${facilityRead.of('s', 'cost_per_hour')}, 0)::text AS cost, ${minutesAt('occurred_at')} AS from_minute,
        ${minutesAt('ended_at')} AS to_minute, round(s.seconds)::int AS seconds
      FROM stretch AS s WHERE s.event_kind = '2' ORDER BY s.event_no`,
  )
  if (stops.length === 0) return []
  const days = Math.ceil(Math.max(...stops.map(({ to_minute }) => to_minute)) / 1440) + 1
  const { facilities } = await lanesOf(context, { first_day: period.from, days, people: [] })
  const openOf = new Map(facilities.map(({ facility_cd, open }) => [facility_cd, open]))
  return stops.map((stop) => {
    const open = openOf.get(stop.facility_cd)
    // Nobody knows when a machine works that is not named.
    if (!open) return { ...stop, open_seconds: stop.seconds }
    const minutes = open.reduce(
      (all, { from, to }) =>
        all + Math.max(0, Math.min(to, stop.to_minute) - Math.max(from, stop.from_minute)),
      0,
    )
    return { ...stop, open_seconds: Math.round(minutes * 60) }
  })
}

/** ロスの金額: stopped time × the machine's cost per hour, and defective pieces at the standard cost up to their process. */
export async function lossLines(
  context: Context,
  period: LossPeriod,
  stops: readonly Stop[],
): Promise<readonly LossLine[]> {
  const defects = await rows(
    context.tx,
    { biz_dt: text, code: text, name: text, times: z.int(), qty: text, yen: text },
    sql`${stretchesOf(context, period)} SELECT s.biz_dt::text AS biz_dt, s.reason_cd AS code,
        coalesce(min(${codeRead.of(codeKey('DEFECT_REASON', 's', 'reason_cd'), 'code_nm')}), '') AS name, count(*)::int AS times, trim_scale(sum(s.defective_qty))::text AS qty,
        round(sum(s.defective_qty * coalesce(${costUpToProcess}, 0)))::text AS yen
      FROM stretch AS s WHERE s.defective_qty > 0 GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  const stopped = [...groupedBy(stops, ({ biz_dt, code }) => `${biz_dt} ${code}`).values()].map((same) => {
    const all = (value: (stop: Stop) => number) => same.reduce((known, stop) => known + value(stop), 0)
    const [{ biz_dt, code, name }] = same
    return {
      ...{ biz_dt, kind: 'stop' as const, code, name, times: same.length, qty: '0' },
      ...{ seconds: all(({ seconds }) => seconds), open_seconds: all(({ open_seconds }) => open_seconds) },
      yen: written(divided(same.reduce(addCost, zero), decimal('3600'), 0, 'half-up')),
    }
  })
  const spoilt = defects.map((one) => ({ ...one, kind: 'defect' as const, seconds: 0, open_seconds: 0 }))
  return [...stopped, ...spoilt]
}

const addCost = (known: Decimal, { open_seconds, cost }: Stop): Decimal =>
  plus(known, times(decimal(String(open_seconds)), decimal(cost)))

/** Material as a whole, labour and machine by the share of the standard time that lies at or before the process. */
const costUpToProcess = sql`(SELECT c.material_cost + c.outside_cost + (c.labour_cost + c.machine_cost) * coalesce((
      SELECT sum(o.piece_seconds) FILTER (WHERE o.process_no <= s.process_no) / nullif(sum(o.piece_seconds), 0)
      FROM ${workOrderOperationRead.rows} AS o WHERE o.company_cd = s.company_cd AND o.factory_cd = s.factory_cd
        AND o.work_order_no = s.work_order_no AND o.split_no = 1), 1)
    FROM ${standardCostRead.rows} AS c WHERE c.company_cd = s.company_cd AND c.factory_cd = s.factory_cd
      AND c.item_cd = ${workOrderRead.of('s', 'item_cd')} AND c.from_dt <= s.biz_dt AND c.abort_div = '0'
    ORDER BY c.from_dt DESC LIMIT 1)`

/** The last so many days before a day, itself included. */
export const periodUntil = (day: string, days: number): LossPeriod => ({
  ...{ from: dayAfter(day, 1 - days), to: day, facility_cd: '' },
})
