import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead } from '#modules/master/server/views.ts'
import { comingByItem } from '#modules/stock/server/index.ts'
import { availabilityRead } from '#modules/stock/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, minus, plus, sum, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import {
  later,
  overdue,
  weeksAhead,
  type BacklogSums,
  type backlogSums as sumsCall,
} from '../../contract/backlog-sums.ts'
import { daysAfter } from '../../contract/order-days.ts'
import { backlogAmount } from '../list/backlog-rows.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'

type Asked = InputOf<typeof sumsCall>

/** Of one code in one week. */
type Cell = RowOf<typeof cell>
const cell = {
  code: z.string(),
  name: z.string(),
  unit_nm: z.string(),
  week: z.string(),
  lines: z.int(),
  qty: z.string(),
  amount: z.string(),
  allocated_qty: z.string(),
  delay_days: z.int(),
}

export async function backlogSums(context: Context, asked: Asked): Promise<OutputOf<typeof sumsCall>> {
  const today = await businessDateOf(context)
  const cells = await readCells(context, asked, today)
  const byCode = new Map<string, Cell[]>()
  for (const one of cells) byCode.set(one.code, [...(byCode.get(one.code) ?? []), one])
  const sums = [...byCode].map(([code, own]) => sumsOf(code, own))
  const list = asked.by === 'item' ? await withStock(context, sums) : sums
  return {
    weeks: [...new Set(cells.map(({ week }) => week))].sort(byTime),
    list: list.toSorted(
      asked.by === 'week'
        ? (one, other) => byTime(one.code, other.code)
        : (one, other) =>
            other.delay_days - one.delay_days ||
            compare(decimal(other.amount), decimal(one.amount)) ||
            (one.code < other.code ? -1 : 1),
    ),
  }
}

/** What is overdue, then Mondays, then what is due later. */
const byTime = (one: string, other: string): number => (placeInTime(one) < placeInTime(other) ? -1 : 1)
const placeInTime = (week: string): string => (week === overdue ? '' : week === later ? '~' : week)

function sumsOf(code: string, cells: readonly Cell[]): BacklogSums {
  const total = (of: 'qty' | 'amount' | 'allocated_qty', among = cells) =>
    written(sum(among.map((one) => decimal(one[of]))), 0)
  const late = cells.filter(({ week }) => week === overdue)
  return {
    code,
    ...{ name: cells[0]?.name ?? '', unit_nm: cells[0]?.unit_nm ?? '' },
    lines: cells.reduce((all, { lines }) => all + lines, 0),
    ...{ qty: total('qty'), amount: total('amount'), allocated_qty: total('allocated_qty') },
    ...{ overdue_qty: total('qty', late), overdue_amount: total('amount', late) },
    delay_days: Math.max(...cells.map(({ delay_days }) => delay_days)),
    ...{ free_qty: '', coming_qty: '', uncovered_qty: '' },
    weeks: cells.map(({ week, qty, amount }) => ({ week, qty, amount })),
  }
}

/** What of each item there is and is to come beyond what is allocated, and what that does not cover. */
async function withStock(context: Context, sums: readonly BacklogSums[]): Promise<readonly BacklogSums[]> {
  const items = sums.map(({ code }) => code)
  const free = await readFree(context, items)
  const coming = await comingByItem(context, items)
  return sums.map((one) => {
    const [free_qty, coming_qty] = [free.get(one.code) ?? '0', coming.get(one.code) ?? '0']
    const open = minus(decimal(one.qty), decimal(one.allocated_qty))
    const left = minus(open, plus(decimal(free_qty), decimal(coming_qty)))
    return { ...one, free_qty, coming_qty, uncovered_qty: written(left.units > 0n ? left : zero, 0) }
  })
}

async function readFree({ tx, session }: Context, items: readonly string[]) {
  const found = await rows(
    tx,
    { item_cd: z.string(), qty: z.string() },
    sql`SELECT a.item_cd, trim_scale(sum(a.qty - a.allocated_qty))::text AS qty FROM ${availabilityRead.rows} AS a
      WHERE a.company_cd = ${session.company_cd} AND a.factory_cd = ${session.factory_cd} AND a.ownership = '0' AND a.owner_cd = ''
        AND a.quality = '0' AND a.item_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(items)}::jsonb))
      GROUP BY a.item_cd`,
  )
  return new Map(found.map(({ item_cd, qty }) => [item_cd, qty]))
}

/** The goods that will leave are what an item's backlog is of. */
function readCells({ tx, session }: Context, { by, customer_cd, item_cd }: Asked, today: string) {
  const [customer = '', branch = ''] = customer_cd.split(' ')
  const code = {
    item: sql`coalesce(l.ship_item_cd, l.item_cd, '')`,
    customer: sql`h.customer_cd || ' ' || h.branch_no`,
    week: sql`w.week`,
  }[by]
  const item = { company_cd: sql`s.company_cd`, item_cd: sql`s.code` }
  const unit = by === 'item' ? sql`coalesce(${itemRead.of(item, 'unit_nm')}, '')` : sql`''`
  const name = {
    item: sql`coalesce(${itemRead.of(item, 'item_nm')}, '')`,
    customer: sql`coalesce(${customerRead.of(
      {
        ...{ company_cd: sql`s.company_cd`, customer_cd: sql`split_part(s.code, ' ', 1)` },
        branch_no: sql`split_part(s.code, ' ', 2)`,
      },
      'customer_nm',
    )}, '')`,
    week: sql`''`,
  }[by]
  const delivery = sql`coalesce(l.confirmed_dt, l.answer_dt, l.desired_dt)`
  const backlog = sql`(l.qty - l.shipped_qty - l.closed_qty)`
  return rows(
    tx,
    cell,
    sql`SELECT s.code, ${name} AS name, ${unit} AS unit_nm, s.week, s.lines, s.qty, s.amount, s.allocated_qty, s.delay_days FROM (
        SELECT l.company_cd, ${code} AS code, w.week, count(*)::int AS lines, trim_scale(sum(${backlog}))::text AS qty,
          trim_scale(coalesce(sum(${backlogAmount}), 0))::text AS amount,
          trim_scale(sum(l.allocated_qty))::text AS allocated_qty, greatest(0, max(${today}::date - ${delivery}))::int AS delay_days
        FROM ${receiveOrderLine} AS l
        JOIN ${receiveOrder} AS h ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.order_no = l.order_no,
        LATERAL (SELECT CASE WHEN ${delivery} < ${today}::date THEN ${overdue}
          WHEN ${delivery} >= ${daysAfter(today, weeksAhead * 7)}::date OR ${delivery} IS NULL THEN ${later}
          ELSE date_trunc('week', ${delivery}::timestamp)::date::text END AS week) AS w
        WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND l.line_status = '0' AND ${backlog} > 0
          AND (${customer} = '' OR h.customer_cd = ${customer}) AND (${branch} = '' OR h.branch_no = ${branch})
          AND (${item_cd} = '' OR l.ship_item_cd = ${item_cd} OR l.item_cd = ${item_cd})
        GROUP BY 1, 2, 3) AS s`,
  )
}
