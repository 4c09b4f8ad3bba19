import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod'
import {
  cancelDelivery,
  confirmDelivery,
  deliveryToPick,
  pickDelivery,
  takeBackDelivery,
} from '#modules/sales/contract/shipping/delivery-calls.ts'
import { orderExamination } from '#modules/receive-order/server/progress/order-examination.ts'
import type { ShortChoice } from '#modules/sales/contract/shipping/delivery-codes.ts'
import { instructShipping } from '#modules/sales/contract/shipping/instruction-calls.ts'
import { shippingExamination } from '#modules/sales/server/shipping/shipping-examination.ts'
import { checkLedger, postStock } from '#modules/stock/server/index.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import type { Composition } from '#platform/server/module/composition.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { inContext } from './context.ts'
import { orderDay, orderStage, type OrderRecord } from './order-stage.ts'
import { product } from './product.ts'

/** More of them, in two lots, and the customers take them mixed and no more than they ordered: whoever ships many takes of both. */
async function bringGoods(database: Database, item_cd: string): Promise<string> {
  const [place] = await database.owner('read', (tx) =>
    rows(
      tx,
      { location_cd: z.string() },
      sql`SELECT b.location_cd FROM stock_balance b WHERE b.company_cd = 'DEMO' AND b.factory_cd = 'F01' AND b.item_cd = ${item_cd}
        AND b.qty > 0 ORDER BY 1 LIMIT 1`,
    ),
  )
  const location_cd = place?.location_cd ?? ''
  await database.owner('write', (tx) =>
    tx.execute(
      sql`UPDATE customer_item SET lot_rule = '0', label_layout = '1', over_tolerance = 0 WHERE company_cd = 'DEMO' AND item_cd = ${item_cd}`,
    ),
  )
  await inContext(database, { company_cd: 'DEMO' }, (context) =>
    inOneUnit(context, () => {
      postStock(context, {
        ...{ biz_dt: orderDay, poster: 'document', document_kind: 'stock', document_no: `GOODS-${item_cd}` },
        movements: ['LOT-A', 'LOT-B'].map((lot_no) => ({
          ...{ stock_div: '080', item_cd, qty: '300', reason_cd: '90', reason: '試験用の在庫' },
          to: { location_cd, lot_no },
        })),
      })
      return Promise.resolve(() => undefined)
    }),
  )
  return location_cd
}

interface LineMeant {
  readonly order_no: string
  readonly line_no: number
  readonly qty: string
}

interface Choice {
  readonly short_choice?: ShortChoice
  readonly reason?: string
}

/** The gate through which goods of the demo company leave, and calls as its clerks make them. */
export async function salesStage(database: Database, composition: Composition = product) {
  const stage = await orderStage(database, composition)
  const { item_cd = '' } = stage.sold[0] ?? {}
  const place = await bringGoods(database, item_cd)
  const entered = (qty: string, more = {}, line = {}): Promise<OrderRecord> =>
    stage.enter([{ item_cd, qty, ...line }], more)
  const picking = (delivery_no: string) => stage.call(deliveryToPick, { delivery_no })
  /** These lines as one delivery. */
  const instructedLines = async (lines: LineMeant[]) => {
    const { delivery_no } = await stage.call(instructShipping, { lines, ship_dt: '' })
    return delivery_no[0] ?? ''
  }
  const instructed = async (order: OrderRecord, qty: string) => {
    const { order_no } = order.header
    return instructedLines([{ order_no, line_no: 1, qty }])
  }
  /** All that was instructed, each line from the first lot. */
  const pickedAll = async (delivery_no: string) => {
    const { update_cnt, lines } = await picking(delivery_no)
    const packages = lines.map(({ line_no, qty }) => ({ line_no, location_cd: place, lot_no: 'LOT-A', qty }))
    return stage.call(pickDelivery, { delivery_no, update_cnt, packages })
  }
  /** As many as are wanted of its first line, from two lots. */
  const picked = async (delivery_no: string, ...qty: readonly string[]) => {
    const { update_cnt } = await picking(delivery_no)
    const lots = ['LOT-A', 'LOT-B']
    const packages = qty.map((one, at) => ({
      ...{ line_no: 1, location_cd: place, lot_no: lots[at] ?? '', qty: one },
    }))
    return stage.call(pickDelivery, { delivery_no, update_cnt, packages })
  }
  const confirmed = async (delivery_no: string, { short_choice = '1', reason = '' }: Choice = {}) => {
    const { update_cnt } = await picking(delivery_no)
    return stage.call(confirmDelivery, { delivery_no, update_cnt, ship_dt: orderDay, short_choice, reason })
  }
  return {
    ...{
      ...stage,
      item_cd,
      place,
      entered,
      picking,
      instructed,
      instructedLines,
      picked,
      pickedAll,
      confirmed,
    },
    line: async (order: OrderRecord) => (await stage.read(order)).lines[0],
    takenBack: async (delivery_no: string) => {
      const { update_cnt } = await picking(delivery_no)
      return stage.call(takeBackDelivery, { delivery_no, update_cnt, reason: '積み忘れ' })
    },
    cancelled: async (delivery_no: string) => {
      const { update_cnt } = await picking(delivery_no)
      return stage.call(cancelDelivery, { delivery_no, update_cnt, reason: '得意先の都合' })
    },
    /** What has been posted for a delivery and still stands, by division and lot. */
    moved: async (delivery_no: string): Promise<Readonly<Record<string, string>>> => {
      const found = await database.owner('read', (tx) =>
        rows(
          tx,
          { what: z.string(), qty: z.string() },
          sql`SELECT l.stock_div || ' ' || e.lot_no AS what, trim_scale(sum(-e.qty))::text AS qty FROM stock_ledger l
            JOIN stock_entry e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no AND e.location_cd = ${place}
            WHERE l.company_cd = 'DEMO' AND l.document_kind = 'delivery' AND l.document_no = ${delivery_no}
            GROUP BY 1 HAVING sum(e.qty) <> 0 ORDER BY 1`,
        ),
      )
      return Object.fromEntries(found.map(({ what, qty }) => [what, qty]))
    },
    addsUp: async () => {
      expect(await shippingExamination.examine(database, product.registered)).toMatchObject({ state: 'ok' })
      expect(await orderExamination.examine(database, product.registered)).toMatchObject({ state: 'ok' })
      expect(await database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
    },
  }
}
export type SalesStage = Awaited<ReturnType<typeof salesStage>>
