import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { bomRead } from '#modules/master/server/views.ts'
import { isCertain } from '#modules/receive-order/contract/possible-day.ts'
import { expectedOf } from '#modules/stock/server/index.ts'
import { availabilityRead } from '#modules/stock/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { lineKey, type Held } from './held-promises.ts'
import { planOperation, productionPlan } from '../plan/tables.ts'

/** What comes (above 0) and goes of an item on a day, in thousandths; `owner` is the line it is for. */
interface Movement {
  readonly date: string
  /** Of that day, from which it can be used: what comes from outside is there in the morning, what a plan makes when it ends. */
  readonly minute: number
  readonly qty: number
  readonly owner: string
  /** The line for which it is held: what that line waits for itself is not in its way. */
  readonly heldFor?: string
}

/** What there is of an item, and everything that is certain or planned of it. */
export interface Goods {
  readonly on_hand: number
  readonly movements: readonly Movement[]
}

export const thousandths = (qty: string): number => Math.round(Number(qty) * 1000)

/** Of these items: what stock has, what the projection knows, and what the plans that stand bring and draw. */
export async function readGoods(
  context: Context,
  {
    items,
    today,
    held,
  }: { readonly items: readonly string[]; readonly today: string; readonly held: readonly Held[] },
): Promise<ReadonlyMap<string, Goods>> {
  const onHand = await readOnHand(context, items)
  const expected = await expectedOf(context, { items, today })
  const planned = groupedBy(await readPlanned(context, items), ({ item_cd }) => item_cd)
  return new Map(
    items.map((item_cd): [string, Goods] => {
      const certain = (expected.get(item_cd) ?? []).filter(isCertain)
      return [
        item_cd,
        {
          on_hand: onHand.get(item_cd) ?? 0,
          movements: [
            ...certain.map(({ date, qty, no, line }) => ({
              ...{ date, minute: 0, qty: thousandths(qty), owner: lineKey(no, line) },
            })),
            ...(planned.get(item_cd) ?? []).map(({ date, minute, qty, no, line }) => ({
              ...{ date: date < today ? today : date, minute, qty, owner: lineKey(no, line) },
            })),
            ...held.flatMap((one) => movementsOf(one, item_cd, today)),
          ],
        },
      ]
    }),
  )
}

/** What is held of an item for a line. */
export const movementsOf = ({ line, takes }: Held, item_cd: string, today: string): readonly Movement[] =>
  takes.goods
    .filter((one) => one.item_cd === item_cd)
    .map(({ date, qty }) => ({
      ...{ date: date < today ? today : date, minute: 0, qty: -qty, owner: '', heldFor: line },
    }))

/** What nobody else is to have of it: at once, and from which day, and minute of it, on as much as is wanted. */
export function freeOf(
  { on_hand, movements }: Goods,
  {
    wanted,
    today,
    line,
    heldFor,
    taken,
  }: {
    readonly wanted: number
    readonly today: string
    readonly line: string
    readonly heldFor: string
    readonly taken: number
  },
): { readonly now: number; readonly from: string | undefined; readonly minute: number } {
  const byDay = new Map<string, number>([[today, 0]])
  for (const { date, qty, owner, heldFor: holder } of movements)
    if (holder === undefined ? owner !== line || qty > 0 : holder !== heldFor)
      byDay.set(date, (byDay.get(date) ?? 0) + qty)
  let balance = on_hand - taken
  const days = [...byDay]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, qty]) => ({ date, balance: (balance += qty) }))
  let least = Number.POSITIVE_INFINITY
  let from: string | undefined
  for (const day of days.toReversed()) {
    least = Math.min(least, day.balance)
    if (least >= wanted) from = day.date
  }
  const minute = movements.reduce(
    (latest, one) => (one.date === from && one.qty > 0 ? Math.max(latest, one.minute) : latest),
    0,
  )
  return { now: Math.max(Math.min(least, on_hand - taken), 0), from, minute }
}

async function readOnHand(
  { tx, session }: Context,
  items: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await rows(
    tx,
    { item_cd: z.string(), qty: z.number() },
    sql`SELECT a.item_cd, (sum(a.qty) * 1000)::float8 AS qty FROM ${availabilityRead.rows} AS a
      WHERE a.company_cd = ${session.company_cd} AND a.factory_cd = ${session.factory_cd} AND a.item_cd = ANY(${textArray(items)})
        AND a.ownership = '0' AND a.owner_cd = '' AND a.quality = '0' GROUP BY a.item_cd`,
  )
  return new Map(found.map(({ item_cd, qty }) => [item_cd, qty]))
}

/** By where the schedule has put them, else by the days that the requirements want. */
async function readPlanned({ tx, session }: Context, items: readonly string[]) {
  const zone = await directory.timeZoneOf(tx, session)
  const mine = sql`p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.plan_status = '1'`
  return rows(
    tx,
    {
      ...{ item_cd: z.string(), date: z.string(), minute: z.int(), qty: z.number() },
      ...{ no: z.string(), line: z.int() },
    },
    sql`SELECT p.item_cd, coalesce((p.end_at AT TIME ZONE ${zone})::date, p.due_dt)::text AS date,
        coalesce(ceil(extract(epoch FROM (p.end_at AT TIME ZONE ${zone})::time) / 60), 0)::int AS minute, (p.qty * 1000)::float8 AS qty,
        p.demand_no AS no, p.demand_line AS line
      FROM ${productionPlan} AS p WHERE ${mine} AND p.item_cd = ANY(${textArray(items)})
      UNION ALL
      SELECT b.item_cd, coalesce((p.start_at AT TIME ZONE ${zone})::date, p.start_dt)::text, 0,
        -round(p.qty * 1000 * b.need_qty / b.base_qty * (1 + b.scrap_rate / 100))::float8, '', 0
      FROM ${bomRead.rows} AS b JOIN ${productionPlan} AS p ON p.company_cd = b.company_cd AND p.item_cd = b.parent_item_cd
      WHERE ${mine} AND b.company_cd = ${session.company_cd} AND b.item_cd = ANY(${textArray(items)}) AND b.abort_div = '0' AND b.qty_div = '0'
        AND b.from_dt <= p.start_dt AND (b.to_dt IS NULL OR b.to_dt >= p.start_dt) AND b.supply_div NOT IN ('2', '3')`,
  )
}

/** So short a gap is nobody's. */
const leastGap = '5 minutes'

/**
 * Where machines are taken by plans, in minutes from the midnight of a day. What follows without a gap is one block, but on
 * machines that do several things at a time (`wide`).
 */
export async function readTaken(
  { tx, session }: Context,
  { from_dt, wide }: { readonly from_dt: string; readonly wide: readonly string[] },
) {
  const zone = await directory.timeZoneOf(tx, session)
  const minute = (column: 'start_at' | 'end_at') =>
    sql`round(extract(epoch FROM (${sql.identifier(column)} AT TIME ZONE ${zone}) - ${from_dt}::timestamp) / 60)::float8`
  const own = sql`o.facility_cd, o.worker_cd, CASE WHEN o.facility_cd = ANY(${textArray(wide)}) THEN o.plan_no ELSE 0 END`
  return rows(
    tx,
    { facility_cd: z.string(), worker_cd: z.string(), start: z.number(), end: z.number() },
    sql`SELECT facility_cd, worker_cd, ${minute('start_at')} AS start, ${minute('end_at')} AS "end" FROM (
        SELECT facility_cd, worker_cd, min(start_at) AS start_at, max(end_at) AS end_at FROM (
          SELECT facility_cd, worker_cd, lane, start_at, end_at,
            count(*) FILTER (WHERE start_at > before + ${leastGap}::interval) OVER (PARTITION BY facility_cd, worker_cd, lane ORDER BY start_at, end_at) AS block
          FROM (SELECT ${own} AS lane, o.start_at, o.end_at, max(o.end_at) OVER (PARTITION BY ${own} ORDER BY o.start_at, o.end_at
              ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
            FROM ${planOperation} AS o JOIN ${productionPlan} AS p ON p.company_cd = o.company_cd AND p.plan_no = o.plan_no
            WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd} AND p.plan_status = '1'
              AND o.facility_cd <> '' AND o.end_at > (${from_dt}::timestamp AT TIME ZONE ${zone})) AS placed) AS following
        GROUP BY facility_cd, worker_cd, lane, block) AS blocks
      ORDER BY facility_cd, start_at`,
  )
}
