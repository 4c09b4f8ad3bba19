import { sql } from 'drizzle-orm'
import { demandOf } from '#modules/receive-order/contract/order-number.ts'
import { suggestLots } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { shortChoice } from '../../contract/shipping/delivery-codes.ts'
import type { deliveryToPick as pickingCall } from '../../contract/shipping/delivery-calls.ts'
import { isParticular, lotsForLine, type LotLeft } from '../pick/lots-for-line.ts'
import { termsOf, type CustomerTerms } from '../pick/lot-terms.ts'
import { delivery } from '../tables.ts'
import { readDelivery, type Delivery, type DeliveryLine } from './read-delivery.ts'

type Picking = OutputOf<typeof pickingCall>
type Place = Picking['packages'][number]

/** More than there can be of an item. */
const everything = '999999999'

/** What has been picked of a delivery, or from where it should be. */
export async function deliveryToPick(
  context: Context,
  { delivery_no }: InputOf<typeof pickingCall>,
): Promise<Picking> {
  const { header, lines, packages } = await readDelivery(context, delivery_no)
  const { update_cnt, delivery_status, customer_nm, destination_nm, ship_dt, delivery_dt } = header
  const suggested = packages.length === 0
  const { places, oneLot } = suggested
    ? await suggestPicking(context, { header, lines, packages })
    : { places: packages, oneLot: new Set<number>() }
  return {
    ...{ delivery_no, update_cnt, delivery_status, customer_nm, destination_nm, ship_dt, delivery_dt },
    ...{ last_choice: await lastChoice(context), suggested },
    lines: lines.map((line) => {
      const { line_no, order_no, order_line_no, ship_item_cd, item_nm, unit_nm, warehouse_cd } = line
      const { qty, lot_control, shipped_qty } = line
      return {
        ...{ line_no, order_no, order_line_no, ship_item_cd, item_nm, unit_nm, warehouse_cd, qty },
        ...{ lot_control, shipped_qty, one_lot: oneLot.has(line_no) },
      }
    }),
    packages: places.map(({ line_no, location_cd, lot_no, qty }) => ({ line_no, location_cd, lot_no, qty })),
  }
}

async function lastChoice({ tx, session }: Context) {
  const [found] = await rows(
    tx,
    { short_choice: shortChoice.schema },
    sql`SELECT h.short_choice FROM ${delivery} AS h WHERE h.company_cd = ${session.company_cd}
      AND h.factory_cd = ${session.factory_cd} AND h.update_user = ${session.user_cd} AND h.short_choice <> ''
      ORDER BY h.update_dt DESC LIMIT 1`,
  )
  return found?.short_choice ?? '1'
}

interface Suggested {
  readonly places: readonly Place[]
  /** Lines for which there is more than is suggested, in lots that their customer does not take beside each other. */
  readonly oneLot: ReadonlySet<number>
}

/** First expired, first received, as the customer takes it: lines of the same goods share what there is. */
export async function suggestPicking(
  context: Context,
  { header, lines, packages }: Pick<Delivery, 'header' | 'lines' | 'packages'>,
): Promise<Suggested> {
  const places: Place[] = []
  const oneLot = new Set<number>()
  const groups = new Map<string, DeliveryLine[]>()
  for (const line of lines.filter(({ stock_flg }) => stock_flg)) {
    const key = `${line.warehouse_cd} ${line.ship_item_cd} ${line.stock_div === '505' ? '1' : '0'}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const { warehouse_cd, ship_item_cd: item_cd } = first
    const wishes = new Map<DeliveryLine, CustomerTerms | undefined>()
    for (const line of group) wishes.set(line, await termsOf(context, line, header))
    const all = written(sum(group.map(({ qty }) => decimal(qty))))
    const found = await suggestLots(context, {
      ...{ warehouse_cd, item_cd, order: 'fefo' },
      ...(first.stock_div === '505'
        ? ({ ownership: '1', owner_cd: header.customer_cd } as const)
        : { demands: group.map((line) => demandOf(line.order_no, line.order_line_no)) }),
      // Who does not take the first lots is shown the later ones.
      qty: [...wishes.values()].some(isParticular) ? everything : all,
    })
    const left: readonly LotLeft[] = found.map((lot) => ({ ...lot, rest: decimal(lot.qty) }))
    for (const line of group) {
      const { line_no, qty } = line
      const [terms, others] = [wishes.get(line), packages.filter((one) => one.line_no === line_no)]
      let wanted = decimal(qty)
      const { lots, hasOthers } = isParticular(terms)
        ? await lotsForLine(context, { header, line, terms, wanted, others }, left)
        : { lots: left, hasOthers: false }
      if (hasOthers) oneLot.add(line_no)
      for (const lot of lots) {
        const taken = compare(lot.rest, wanted) < 0 ? lot.rest : wanted
        if (taken.units <= 0n) continue
        lot.rest = minus(lot.rest, taken)
        wanted = minus(wanted, taken)
        places.push({
          ...{ line_no, location_cd: lot.location_cd, lot_no: lot.lot_no },
          qty: written(taken, 0),
        })
      }
    }
  }
  return { places: places.toSorted((one, other) => one.line_no - other.line_no), oneLot }
}
