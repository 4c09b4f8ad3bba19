import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readGoods } from '#modules/master/server/index.ts'
import { postStock, type Movement } from '#modules/stock/server/index.ts'
import { compare, decimal, divided, minus, times, written, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { salesErrors } from '../../contract/sale/sales-errors.ts'
import { salesKind } from '../../contract/sale/sales-number.ts'
import { transitOf } from '../shipping/transit.ts'
import { deliveryPackage } from '../tables.ts'
import { termsOf, type SalesLine, type StoredSales } from './complete-sales.ts'
import { cameBack, isGone, movesGoods } from './judge-sales.ts'
import { originsOf, type Origin } from './origins.ts'

/** A movement of goods, and the line of the slip that it is for. */
export interface MovedLine {
  readonly line_no: number
  readonly movement: Movement
}

/**
 * What a slip moves when it is posted: what the customer of a delivery has accepted, what was typed, and what comes back. What
 * a delivery has posted when it left is not moved again.
 */
export async function goodsOf(
  context: Context,
  { header, lines }: StoredSales,
): Promise<readonly MovedLine[]> {
  const isAccepted = header.source === '1' && header.sales_basis === '2' && header.colour === '0'
  const moving = lines.filter(
    (line) => movesGoods(line) && (line.source_line_no === '0' ? !isGone(line) : isAccepted),
  )
  if (moving.length === 0) return []
  const { items } = await termsOf(context, header, moving)
  const itemOf = new Map(items.map((item) => [item.item_cd, item]))
  const stocked = moving.filter(({ item_cd }) => itemOf.get(item_cd)?.stock_flg)
  const accepted = stocked.filter(({ source_line_no }) => source_line_no !== '0')
  const packages = accepted.length > 0 ? await inTransit(context, header.source_no) : []
  const origins = await originsOf(context, { header, lines: stocked })
  const unknown = stocked.filter((line, at) => cameBack(line) && !origins[at])
  const standard = await standardCosts(context, header.account_dt, unknown)
  return stocked.flatMap((line, at) => {
    const about = { origin: origins[at], standard_cost: standard.get(line.item_cd) ?? '0' }
    const movements =
      line.source_line_no === '0'
        ? typedMovements(line, { owner_cd: header.customer_cd, ...about })
        : acceptedMovements(line, packages)
    return movements.map((movement) => ({ line_no: line.line_no, movement }))
  })
}

/** What items cost by standard that come back from a sale before there were slips. */
async function standardCosts(
  context: Context,
  biz_dt: string,
  lines: readonly SalesLine[],
): Promise<ReadonlyMap<string, string>> {
  if (lines.length === 0) return new Map()
  const wanted = { biz_dt, items: lines.map(({ item_cd }) => item_cd), locations: [] }
  const { items } = await readGoods(context, wanted)
  return new Map(items.map(({ item_cd, standard_cost }) => [item_cd, standard_cost]))
}

interface About {
  readonly owner_cd: string
  readonly origin: Origin | undefined
  readonly standard_cost: string
}

function typedMovements(line: SalesLine, { owner_cd, origin, standard_cost }: About): readonly Movement[] {
  const { item_cd, qty, location_cd, lot_no } = line
  const own = { location_cd, lot_no }
  const kept = { ...own, ownership: '1', owner_cd } as const
  switch (line.sales_div) {
    case '500':
      return [{ stock_div: '500', item_cd, qty, from: own }]
    case '504':
      return [{ stock_div: '030', item_cd, qty, from: own, to: kept }]
    case '505':
      return [{ stock_div: '505', item_cd, qty, from: kept }]
    case '520':
      return cameBack(line)
        ? [
            {
              ...{ stock_div: '520', item_cd, qty, to: { ...own, quality: '1' } },
              amount: written(costOfReturn(qty, origin, standard_cost)),
            },
          ]
        : []
    default:
      return []
  }
}

/** What it had cost when it was sold; without an origin, what it costs by standard. */
function costOfReturn(qty: string, origin: Origin | undefined, standard_cost: string): Decimal {
  const [share, whole, of] = origin
    ? [decimal(qty), decimal(origin.line_cost), decimal(origin.qty)]
    : [decimal(qty), decimal(standard_cost), decimal('1')]
  return divided(times(whole, share), of, 0, 'half-up')
}

interface InTransit {
  readonly line_no: number
  readonly lot_no: string
  readonly qty: string
  readonly location_cd: string
}

/** What of a delivery is on its way to the customer, by lot. */
async function inTransit(context: Context, delivery_no: string): Promise<readonly InTransit[]> {
  const { tx, session } = context
  const location_cd = await transitOf(context)
  const found = await rows(
    tx,
    { line_no: z.int(), lot_no: z.string(), qty: z.string() },
    sql`SELECT p.line_no, p.lot_no, trim_scale(sum(p.qty))::text AS qty FROM ${deliveryPackage} AS p
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.delivery_no = ${delivery_no}
      GROUP BY p.line_no, p.lot_no ORDER BY p.line_no, p.lot_no`,
  )
  return found.map((one) => ({ ...one, location_cd }))
}

/** Lot by lot, as many as were accepted. */
function acceptedMovements(line: SalesLine, packages: readonly InTransit[]): readonly Movement[] {
  let rest = decimal(line.qty)
  return packages
    .filter(({ line_no }) => String(line_no) === line.source_line_no)
    .flatMap(({ location_cd, lot_no, qty }): Movement[] => {
      const all = decimal(qty)
      const taken = compare(rest, all) < 0 ? rest : all
      rest = minus(rest, taken)
      if (taken.units === 0n) return []
      const from = { location_cd, lot_no }
      return [{ stock_div: '500', item_cd: line.item_cd, qty: written(taken, 0), from }]
    })
}

export interface SaleWithGoods {
  readonly slip: StoredSales
  readonly goods: readonly MovedLine[]
}

/** Their movements in one posting, which is of one day. */
export function postGoods(context: Context, slips: readonly SaleWithGoods[]): void {
  const moving = slips.filter(({ goods }) => goods.length > 0)
  const date = moving[0]?.slip.header.account_dt ?? ''
  for (const { slip, goods } of moving) {
    const { sales_no, account_dt } = slip.header
    if (account_dt !== date) throw salesErrors.BIZ_SALES_DAYS.with({ date, other: account_dt })
    postStock(context, {
      ...({ poster: 'document', document_kind: salesKind, document_no: sales_no } as const),
      ...{ biz_dt: account_dt, movements: goods.map(({ movement }) => movement) },
      cellOf: (path) => cellOf(slip, goods, path),
    })
  }
}

/** A refusal of a movement stands at the line that it is for. */
function cellOf({ lines }: StoredSales, goods: readonly MovedLine[], path: string): string {
  if (path === 'biz_dt') return 'header.account_dt'
  const [, at, field = 'qty'] = path.split('.')
  const line_no = goods[Number(at)]?.line_no
  const place = lines.findIndex((line) => line.line_no === line_no)
  return `lines.${place}.${field === 'from_location_cd' || field === 'to_location_cd' ? 'location_cd' : field}`
}
