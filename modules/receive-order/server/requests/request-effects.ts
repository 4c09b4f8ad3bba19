import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { expectedRows, supplyDemand } from '#modules/stock/server/index.ts'
import { pegRead } from '#modules/stock/server/views.ts'
import { compare, decimal, minus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { orderDemandKind } from '../../contract/order-number.ts'
import { pageTexts } from '../../contract/page/page.text.ts'
import type { effectsOfRequest as effectsCall } from '../../contract/requests/request-effects.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { changeRequest } from './tables.ts'

type Answer = OutputOf<typeof effectsCall>

const lineColumns = {
  ...{ line_no: z.int(), item_cd: z.string(), item_nm: z.string(), day: z.string() },
  /** What it still wants when the request is accepted, and what it has been promised of the stock. */
  ...{ wanted: z.string(), allocated: z.string() },
}
type Line = RowOf<typeof lineColumns>

const pegColumns = {
  ...{ line_no: z.int(), kind: z.string(), no: z.string(), supply_line: z.int() },
  ...{ qty: z.string(), date: z.string() },
}

/** 承諾の影響: what a line is promised of stock and supplies it keeps as far as it still wants it; the rest becomes free. What was tied first stays tied. */
export async function effectsOfRequest(
  context: Context,
  { request_no }: InputOf<typeof effectsCall>,
): Promise<Answer> {
  const lines = await readLines(context, request_no)
  const [first] = lines
  if (!first) throw http[404].with()
  const pegs = await readPegs(context, request_no)
  const list: Answer['list'] = []
  const missing: Answer['missing'] = []
  for (const line of lines) {
    let left = atLeastNone(decimal(line.wanted))
    const take = (qty: string) => {
      const kept = least(decimal(qty), left)
      left = minus(left, kept)
      return { qty, kept_qty: written(kept), free_qty: written(minus(decimal(qty), kept)) }
    }
    const { line_no, item_cd, item_nm } = line
    const about = { line_no, item_cd, item_nm }
    if (decimal(line.allocated).units > 0n)
      list.push({
        ...{ ...about, ...take(line.allocated) },
        ...{ what: say(pageTexts.allocation, context.language), no: '', date: '', late_days: 0 },
      })
    for (const { kind, no, supply_line, qty, date } of pegs.filter((one) => one.line_no === line_no)) {
      const taken = take(qty)
      const isKept = decimal(taken.kept_qty).units > 0n
      list.push({
        ...{ ...about, ...taken, what: wordOf(context, kind), date },
        no: supply_line > 0 ? `${no}-${String(supply_line)}` : no,
        late_days: isKept && date !== '' ? Math.max(0, daysBetween(line.day, date)) : 0,
      })
    }
    if (left.units > 0n) missing.push({ ...about, qty: written(left) })
  }
  return { list, missing }
}

const dayMs = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs
const least = (one: Decimal, other: Decimal): Decimal => (compare(one, other) <= 0 ? one : other)
const atLeastNone = (one: Decimal): Decimal => (one.units > 0n ? one : zero)

const wordOf = ({ language, registered }: Context, kind: string): string => {
  const label = registered(supplyDemand).find((one) => one.kind === kind)?.label
  return label ? say(label, language) : kind
}

/** The lines that the request is about, as they would be. */
const readLines = ({ tx, session }: Context, request_no: string): Promise<readonly Line[]> =>
  rows(
    tx,
    lineColumns,
    sql`SELECT l.line_no, l.ship_item_cd AS item_cd, coalesce(${itemRead.of('l', 'item_nm', { item_cd: 'ship_item_cd' })}, '') AS item_nm,
        coalesce(r.wished_dt, l.confirmed_dt, l.answer_dt, l.desired_dt)::text AS day,
        CASE WHEN r.request_kind = '2' THEN '0'
          ELSE trim_scale(coalesce(r.wished_qty, l.qty) - l.shipped_qty - l.closed_qty)::text END AS wanted,
        trim_scale(l.allocated_qty)::text AS allocated
      FROM ${changeRequest} AS r
        JOIN ${receiveOrder} AS h ON h.company_cd = r.company_cd AND h.factory_cd = r.factory_cd AND h.order_no = r.order_no
        JOIN ${receiveOrderLine} AS l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.order_no = h.order_no
          AND (r.line_no = 0 OR l.line_no = r.line_no) AND l.line_status = '0'
      WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd} AND r.request_no = ${request_no}::bigint
      ORDER BY l.line_no`,
  )

/** What the lines wait for, what was tied first on top; with the day on which it is expected. */
const readPegs = ({ tx, session, registered }: Context, request_no: string) =>
  rows(
    tx,
    pegColumns,
    sql`SELECT p.demand_line AS line_no, p.supply_kind AS kind, p.supply_no AS no, p.supply_line, trim_scale(p.qty)::text AS qty,
        coalesce((SELECT max(e.date) FROM (${expectedRows(registered(supplyDemand))}) AS e
          WHERE e.company_cd = p.company_cd AND e.factory_cd = p.factory_cd AND e.item_cd = p.item_cd AND e.kind = p.supply_kind
            AND e.no = p.supply_no AND e.line = p.supply_line AND e.qty > 0)::text, '') AS date
      FROM ${changeRequest} AS r JOIN ${pegRead.rows} AS p ON p.company_cd = r.company_cd AND p.factory_cd = r.factory_cd
        AND p.demand_kind = ${orderDemandKind} AND p.demand_no = r.order_no AND (r.line_no = 0 OR p.demand_line = r.line_no)
      WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd} AND r.request_no = ${request_no}::bigint
      ORDER BY p.demand_line, p.need_dt NULLS LAST, p.create_dt, p.supply_kind, p.supply_no, p.supply_line`,
  )
