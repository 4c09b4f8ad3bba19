import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { balanced, freeFrom } from '#modules/receive-order/contract/possible-day.ts'
import { expectedOf } from '#modules/stock/server/index.ts'
import { allocationRead, availabilityRead } from '#modules/stock/server/views.ts'
import { businessDateOf, directory } from '#modules/system/server/index.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { aboutWorkOrder } from '../../contract/work-order/work-order-calls.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { workOrder, workOrderOperation, workOrderPart } from './tables.ts'

type Part = OutputOf<typeof aboutWorkOrder>['parts'][number]
type ToCome = Pick<Part, 'short_qty' | 'coming_dt' | 'late_days'>

export const nothingShort: ToCome = { short_qty: '0', coming_dt: '', late_days: 0 }

/** An order `h` that still draws parts. */
const isDrawing = sql`h.instruction_status IN ('0', '1', '4', '9')`

/** Of our own parts `p` of an order `h`: what has been neither drawn nor promised from stock. */
const shortOfPart: SQL = sql`CASE WHEN ${isDrawing} AND p.supply_div NOT IN ('2', '3')
  THEN greatest(p.need_qty - p.used_qty - coalesce((SELECT sum(a.qty) FROM ${allocationRead.rows} AS a WHERE a.company_cd = p.company_cd
    AND a.factory_cd = p.factory_cd AND a.demand_kind = ${workOrderKindOfStock} AND a.demand_no = p.work_order_no
    AND a.demand_line = p.part_no), 0), 0) ELSE 0 END`

/** How many of the parts of an order `h` are short; those of an order that draws no more are not looked at. */
export const shortParts: SQL = sql`CASE WHEN ${isDrawing} THEN (SELECT count(*)::int FROM ${workOrderPart} AS p
  WHERE p.company_cd = h.company_cd AND p.factory_cd = h.factory_cd AND p.work_order_no = h.work_order_no AND ${shortOfPart} > 0) ELSE 0 END`

const columns = {
  ...{ part_no: z.int(), item_cd: z.string(), short_qty: z.string(), open_qty: z.string() },
  ...{ on_hand: z.string(), start_dt: z.string() },
}

/** 不足部品 of an order: when so much more will be there that nobody goes short, and how many days after its process should begin. */
export async function partsToCome(
  context: Context,
  work_order_no: string,
): Promise<ReadonlyMap<number, ToCome>> {
  const today = await businessDateOf(context)
  const short = await readShort(context, work_order_no)
  const expected = await expectedOf(context, {
    items: [...new Set(short.map(({ item_cd }) => item_cd))],
    today,
  })
  return new Map(
    short.map(({ part_no, item_cd, short_qty, open_qty, on_hand, start_dt }): [number, ToCome] => {
      // What it wants itself does not stand in its way, nor what is promised to it: all of it is looked for.
      const others = (expected.get(item_cd) ?? []).filter(
        (step) => !(step.no === work_order_no && step.line === part_no),
      )
      const coming_dt = freeAmong(others, { qty: open_qty, on_hand, today }) ?? ''
      const late_days = coming_dt === '' ? 0 : Math.max(daysFrom(start_dt, coming_dt), 0)
      return [part_no, { short_qty, coming_dt, late_days }]
    }),
  )
}

/** From which day so much is free, as all this comes and goes. */
export const freeAmong = (
  moving: Parameters<typeof balanced>[0],
  { qty, on_hand, today }: { readonly qty: string; readonly on_hand: string; readonly today: string },
): string | undefined => freeFrom({ qty, own: '0', on_hand, today, steps: balanced(moving, on_hand) })

const dayMs = 86_400_000
const daysFrom = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / dayMs

async function readShort(
  { tx, session }: Context,
  work_order_no: string,
): Promise<readonly RowOf<typeof columns>[]> {
  const zone = await directory.timeZoneOf(tx, session)
  return rows(
    tx,
    columns,
    sql`SELECT s.part_no, s.item_cd, trim_scale(s.short)::text AS short_qty, trim_scale(s.open)::text AS open_qty, s.start_dt::text AS start_dt,
        trim_scale(coalesce((SELECT sum(a.qty) FROM ${availabilityRead.rows} AS a WHERE a.company_cd = s.company_cd
          AND a.factory_cd = s.factory_cd AND a.item_cd = s.item_cd AND a.ownership = '0' AND a.owner_cd = '' AND a.quality = '0'), 0))::text AS on_hand
      FROM (SELECT p.company_cd, p.factory_cd, p.part_no, p.item_cd, ${shortOfPart} AS short, p.need_qty - p.used_qty AS open,
          coalesce((SELECT min(o.start_at AT TIME ZONE ${zone})::date FROM ${workOrderOperation} AS o WHERE o.company_cd = p.company_cd
            AND o.factory_cd = p.factory_cd AND o.work_order_no = p.work_order_no AND o.process_no = p.process_no), h.start_dt) AS start_dt
        FROM ${workOrderPart} AS p JOIN ${workOrder} AS h ON h.company_cd = p.company_cd AND h.factory_cd = p.factory_cd
          AND h.work_order_no = p.work_order_no
        WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.work_order_no = ${work_order_no}) AS s
      WHERE s.short > 0 ORDER BY s.part_no`,
  )
}
