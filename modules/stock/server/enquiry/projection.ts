import { sql } from 'drizzle-orm'
import { compare, decimal, plus, written, type Decimal } from '#platform/contract/decimal.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { ProjectedStep } from '../../contract/item-stock.ts'

/** Goods that will come or go: an order's line, a purchase, a work order. */
export interface Expected {
  readonly date: string
  readonly kind: string
  readonly no: string
  readonly line: number
  /** Below zero where it takes goods; what has been promised of the stock on hand already is no part of it. */
  readonly qty: string
}

export interface ProjectionSource {
  /** What people call such a slip. */
  readonly what: Text
  /** In which sum of 有効在庫 it counts. */
  readonly counts: 'order' | 'production' | 'demand'
  read(context: Context, item_cd: string): Promise<readonly Expected[]>
}

const sources: ProjectionSource[] = []

/** A later module makes its open orders known. */
export const declareProjection = (source: ProjectionSource): void => void sources.push(source)

export interface Projection {
  readonly steps: readonly ProjectedStep[]
  readonly on_order: Decimal
  readonly in_production: Decimal
}

interface Planned extends Expected {
  readonly what: string
  readonly allocated: boolean
}

const promised: Text = { ja: '引当', en: 'Allocation', zh: '分配' }

/** Day by day from what is on hand; what should have come or gone before today is expected today. */
export async function project(
  context: Context,
  { item_cd, today, onHand }: { readonly item_cd: string; readonly today: string; readonly onHand: Decimal },
): Promise<Projection> {
  const { language } = context
  const sums = { order: decimal('0'), production: decimal('0'), demand: decimal('0') }
  const planned: Planned[] = (await readPromises(context, item_cd)).map((one) => ({
    ...one,
    what: say(promised, language),
    allocated: true,
  }))
  for (const { what, counts, read } of sources)
    for (const one of await read(context, item_cd)) {
      sums[counts] = plus(sums[counts], decimal(one.qty))
      planned.push({ ...one, what: say(what, language), allocated: false })
    }
  const due = planned.map((one) => ({ ...one, date: one.date < today ? today : one.date }))
  due.sort(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      compare(decimal(other.qty), decimal(one.qty)) ||
      one.line - other.line,
  )
  let balance = onHand
  const steps = due.map((one) => {
    balance = plus(balance, decimal(one.qty))
    return { ...one, balance: written(balance, 0) }
  })
  return { steps, on_order: sums.order, in_production: sums.production }
}

const readPromises = ({ tx, session }: Context, item_cd: string) =>
  rows<Expected>(
    tx,
    sql`SELECT coalesce(need_dt::text, '') AS date, demand_kind AS kind, demand_no AS no, demand_line AS line,
        trim_scale(-sum(qty))::text AS qty
      FROM allocation WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND item_cd = ${item_cd}
        AND ownership = '0' AND quality = '0'
      GROUP BY need_dt, demand_kind, demand_no, demand_line`,
  )
