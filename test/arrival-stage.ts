import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod'
import { acceptanceSlip } from '#modules/place-order/contract/arrival/acceptance-slip.ts'
import { accept, receiveArrival } from '#modules/place-order/contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '#modules/place-order/contract/arrival/arrival-slip.ts'
import { issuePlaceOrder } from '#modules/place-order/contract/order/place-order-calls.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { arrivalExamination } from '#modules/place-order/server/arrival/arrival-examination.ts'
import { checkLedger } from '#modules/stock/server/index.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { orderDay, orderStage } from './order-stage.ts'
import { product } from './product.ts'

/** Goods of the demo company, made such that one is inspected and the other is not, and who supplies them. */
async function chooseGoods(database: Database) {
  const read = async (statement: ReturnType<typeof sql>) =>
    (await database.owner('read', (tx) => rows(tx, { code: z.string() }, statement))).map(({ code }) => code)
  const [inspected = '', plain = ''] = await read(
    sql`SELECT i.item_cd AS code FROM item i JOIN item_type t ON t.company_cd = i.company_cd AND t.item_type_cd = i.item_type_cd
      WHERE i.company_cd = 'DEMO' AND i.abort_div = '0' AND i.unit_cd = 'PCS' AND i.stock_flg AND t.stock_flg
        AND i.lot_control = '0' AND t.cost_method = '1' ORDER BY i.item_cd LIMIT 2`,
  )
  const [place = ''] = await read(
    sql`SELECT location_cd AS code FROM stock_location WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND location_kind = '1'
      AND abort_div = '0' AND parent_cd IS NULL ORDER BY location_cd LIMIT 1`,
  )
  const [supplier_cd = ''] = await read(
    sql`SELECT supplier_cd AS code FROM supplier WHERE company_cd = 'DEMO' AND abort_div = '0' AND branch_no = '00' ORDER BY 1 LIMIT 1`,
  )
  await database.owner('write', async (tx) => {
    await tx.execute(sql`UPDATE item SET inspection_flg = item_cd = ${inspected}
      WHERE company_cd = 'DEMO' AND item_cd IN (${inspected}, ${plain})`)
    await tx.execute(sql`UPDATE supplier SET over_tolerance = 0 WHERE company_cd = 'DEMO'`)
  })
  return { inspected, plain, place, supplier_cd, branch_no: '00' }
}

export type SentLine = Readonly<Record<string, string | number | boolean>>

/** The gate of the demo company, and calls as its clerks make them. */
export async function arrivalStage(database: Database) {
  const stage = await orderStage(database)
  const goods = await chooseGoods(database)
  const { supplier_cd, branch_no } = goods
  const entered = (lines: readonly SentLine[], header = {}) =>
    stage.call(arrivalSlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { receipt_dt: orderDay, ...header }, lines },
    })
  const inspected = (arrival_no: string, lines: readonly SentLine[], header = {}) =>
    stage.call(acceptanceSlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { accept_dt: orderDay, arrival_no, ...header }, lines },
    })
  const ordered = async (lines: readonly SentLine[]) => {
    const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { order_dt: orderDay, supplier_cd, branch_no, due_dt: '2026-11-25' } },
      lines,
    })
    return (await stage.call(issuePlaceOrder, { po_no: header.po_no })).header.po_no
  }
  return {
    ...stage,
    goods,
    ordered,
    /** A line of an order: so many of an item at a price. */
    bought: (item_cd: string, qty: string, unit_price: string): SentLine => ({ item_cd, qty, unit_price }),
    orderLine: async (po_no: string) =>
      (await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })).lines[0],
    entered,
    /** An acceptance that is written down and not accepted yet. */
    inspected,
    received: async (lines: readonly SentLine[], header = {}) => {
      const { arrival_no } = (await entered(lines, header)).header
      return stage.call(receiveArrival, { arrival_no })
    },
    accepted: async (arrival_no: string, lines: readonly SentLine[], header = {}) => {
      const { acceptance_no } = (await inspected(arrival_no, lines, header)).header
      return stage.call(accept, { acceptance_no })
    },
    arrivalLine: async (arrival_no: string) =>
      (await stage.call(arrivalSlip.endpoints.getDetail, { arrival_no })).lines[0],
    /** What lies at the place of an item, by ownership and quality. */
    onHand: async (item_cd: string): Promise<Readonly<Record<string, number>>> => {
      const found = await database.owner('read', (tx) =>
        rows(
          tx,
          { kind: z.string(), qty: z.string() },
          sql`SELECT ownership || ':' || quality AS kind, sum(qty)::text AS qty FROM stock_balance WHERE company_cd = 'DEMO'
            AND factory_cd = 'F01' AND item_cd = ${item_cd} AND location_cd = ${goods.place}
            GROUP BY ownership, quality HAVING sum(qty) <> 0 ORDER BY 1`,
        ),
      )
      return Object.fromEntries(found.map(({ kind, qty }) => [kind, Number(qty)]))
    },
    /** What the supplier is owed for an order, red slips and returns off. */
    owed: async (po_no: string): Promise<number> => {
      const [found] = await database.owner('read', (tx) =>
        rows(
          tx,
          { amount: z.string() },
          sql`SELECT coalesce(sum(l.amount), 0)::text AS amount
            FROM purchase h JOIN purchase_line l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd
              AND l.purchase_no = h.purchase_no WHERE h.company_cd = 'DEMO' AND l.po_no = ${po_no}`,
        ),
      )
      return Number(found?.amount)
    },
    setBasis: (basis: '1' | '2') =>
      database.owner('write', (tx) =>
        tx.execute(sql`UPDATE company SET purchase_basis = ${basis} WHERE company_cd = 'DEMO'`),
      ),
    addsUp: async () => {
      expect(await database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
      expect(await arrivalExamination.examine(database, product.registered)).toMatchObject({ state: 'ok' })
    },
  }
}
export type ArrivalStage = Awaited<ReturnType<typeof arrivalStage>>

/** What was there, and so many more or fewer. */
export const more = (
  before: Readonly<Record<string, number>>,
  by: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(by)])]
      .map((key) => [key, (before[key] ?? 0) + (by[key] ?? 0)] as const)
      .filter(([, qty]) => qty !== 0),
  )
