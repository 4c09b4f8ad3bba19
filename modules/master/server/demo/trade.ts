import type { RecordFor } from '#platform/server/master/fill-master.ts'
import type { customerItemMaster, customerUnitPriceMaster, unitPriceMaster } from '../../contract/price.ts'
import type { leadTimeMaster, placeOrderMaster } from '../../contract/purchasing.ts'
import { finished } from './items.ts'
import { pricedFor, purchases } from './purchased-items.ts'

const from_dt = '2026-04-01'

export const leadTimeRecords: readonly RecordFor<typeof leadTimeMaster>[] = purchases.map(
  ({ item_cd, supplier_cd, lead_time }) => ({
    supplier_cd,
    branch_no: '00',
    item_cd,
    lead_time,
  }),
)

/** Cheap parts by quantity, materials regularly, supplies up to a level, dear parts when they are needed. */
export const orderingRecords: readonly RecordFor<typeof placeOrderMaster>[] = purchases.map(
  ({ item_cd, supplier_cd, type, price }) => ({
    item_cd,
    supplier_cd,
    branch_no: '00',
    ...pricedFor(price),
    lot: '10',
    ...(type === 'MATERIAL'
      ? { order_method: '2', interval: 1, cycle_days: 2 }
      : type === 'SUPPLY'
        ? { order_method: '3', order_point_lower: '20', order_point_upper: '100' }
        : price > 2000
          ? { order_method: '0' }
          : { order_method: '1', order_point_lower: '200', order_point_upper: '800', fixed_qty: '500' }),
  }),
)

export const unitPriceRecords: readonly RecordFor<typeof unitPriceMaster>[] = purchases.flatMap(
  ({ item_cd, supplier_cd, price }) =>
    (price > 500
      ? ([
          ['100', price],
          ['999999999', price * 0.95],
        ] as const)
      : ([['999999999', price]] as const)
    ).map(([qty_limit, each]) => ({
      supplier_cd,
      branch_no: '00',
      item_cd,
      from_dt,
      qty_limit,
      ...(price > 500 ? { price: each.toFixed(2) } : pricedFor(each)),
    })),
)

/** Every customer buys six of the products, at a price of its own and under a number of its own. */
export const sold = Array.from({ length: 25 }, (_, customer) =>
  Array.from({ length: 6 }, (_unused, at) => {
    const product = finished[(customer * 5 + at * 3) % finished.length]
    return product ? [{ customer_cd: `C${String(customer + 1).padStart(3, '0')}`, at, ...product }] : []
  }).flat(),
).flat()

export const customerPriceRecords: readonly RecordFor<typeof customerUnitPriceMaster>[] = sold.flatMap(
  ({ customer_cd, item_cd, price }) =>
    [
      ['20', 0.97],
      ['999999999', 0.92],
    ].map(([qty_limit, factor]) => ({
      customer_cd,
      branch_no: '00',
      item_cd,
      from_dt,
      qty_limit: String(qty_limit),
      price: String(Math.round(price * Number(factor))),
    })),
)

export const customerItemRecords: readonly RecordFor<typeof customerItemMaster>[] = sold.map(
  ({ customer_cd, item_cd, name, at }) => ({
    customer_cd,
    branch_no: '00',
    customer_item_cd: `${customer_cd.slice(1)}-${item_cd.replace('-', '')}`,
    customer_item_nm: name,
    item_cd,
    revision: at % 3 === 0 ? 'B' : 'A',
    ...(customer_cd === 'C001'
      ? { lot_rule: '3', over_tolerance: '5', label_layout: '2' }
      : { lot_rule: at % 3 === 0 ? '1' : '0' }),
  }),
)
