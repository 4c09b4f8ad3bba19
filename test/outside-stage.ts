import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { issuePlaceOrder } from '#modules/place-order/contract/order/place-order-calls.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import {
  finishTrialStep,
  makeTrialWork,
  orderOutside,
} from '#modules/place-order/contract/outside/outside-calls.ts'
import { outsideProcessList } from '#modules/place-order/contract/outside/outside-list.ts'
import { outsideExamination } from '#modules/place-order/server/outside/outside-examination.ts'
import { placeOrderExamination } from '#modules/place-order/server/order/place-order-examination.ts'
import { checkLedger } from '#modules/stock/server/index.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { inContext } from './context.ts'
import { orderDay, orderStage } from './order-stage.ts'
import { product } from './product.ts'

/** Turned, hardened by S006, plated by S007, ground: an item of the demo company whose routing has got a second outside process. */
export async function outsideStage(database: Database) {
  const stage = await orderStage(database)
  const item_cd = await database.owner('write', async (tx) => {
    const [item] = await rows(
      tx,
      { item_cd: z.string() },
      sql`SELECT item_cd FROM pbom_process WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND operation_cd = 'HT' ORDER BY 1 LIMIT 1`,
    )
    if (!item) throw new Error('The demo company has nothing that is hardened')
    await tx.execute(sql`INSERT INTO pbom_process (company_cd, factory_cd, item_cd, from_dt, process_no, operation_cd, work_cd,
        out_location_cd, in_location_cd, supplier_cd, supplier_branch_no, outside_days, outside_price, price_base_qty, yield_rate,
        overlap, abort_div, create_user, update_user)
      SELECT company_cd, factory_cd, item_cd, from_dt, 25, 'PLT', 'PLT-10', '999-A1', 'OUT-S007', 'S007', '00', 4, 8500, '100', 100,
        0, '0', 'test', 'test'
      FROM pbom_process WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND item_cd = ${item.item_cd} AND operation_cd = 'HT'`)
    return item.item_cd
  })
  const listed = async (conditions: Readonly<Record<string, string>> = {}) =>
    (await stage.call(outsideProcessList.endpoints.getList, { page: 1, size: 100, ...conditions })).list
  return {
    ...stage,
    item_cd,
    day: orderDay,
    listed,
    /** A work order whose first process has finished its pieces, with issued orders for hardening and plating. */
    async ordered(qty = '10') {
      const { work_order_no } = await stage.call(makeTrialWork, {
        item_cd,
        qty,
        due_dt: '2026-12-25',
        remarks: '',
      })
      await stage.call(finishTrialStep, { work_order_no, process_no: 10, good_qty: qty })
      const steps = [20, 25].map((process_no) => ({ work_order_no, process_no }))
      const { orders } = await stage.call(orderOutside, { steps })
      const [hardening = '', plating = ''] = ['S006', 'S007'].map(
        (code) => orders.find(({ supplier_cd }) => supplier_cd === code)?.po_no,
      )
      for (const po_no of [hardening, plating]) await stage.call(issuePlaceOrder, { po_no })
      return {
        ...{ work_order_no, steps },
        hardening: { po_no: hardening, line_no: 1 },
        plating: { po_no: plating, line_no: 1 },
      }
    },
    line: async ({ po_no }: { readonly po_no: string }) =>
      (await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })).lines[0],
    /** Pieces of a work order: place, process, quality, how many. */
    pieces: async (work_order_no: string): Promise<Readonly<Record<string, number>>> => {
      const found = await database.owner('read', (tx) =>
        rows(
          tx,
          { place: z.string(), qty: z.string() },
          sql`SELECT location_cd || ' ' || process_no || ' ' || quality AS place, trim_scale(qty)::text AS qty FROM stock_balance
            WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND lot_no = ${work_order_no} AND qty <> 0 ORDER BY 1`,
        ),
      )
      return Object.fromEntries(found.map(({ place, qty }) => [place, Number(qty)]))
    },
    /** What is owed for an order, corrections off: division and amount. */
    owed: (po_no: string) =>
      database.owner('read', (tx) =>
        rows(
          tx,
          { stock_div: z.string(), amount: z.string() },
          sql`SELECT l.stock_div, sum(l.amount)::text AS amount FROM purchase h JOIN purchase_line l USING (company_cd, factory_cd, purchase_no)
            WHERE h.company_cd = 'DEMO' AND l.po_no = ${po_no} GROUP BY 1 ORDER BY 1`,
        ),
      ),
    /** Nothing that the examinations, or the ledger's own check, would find. */
    async problems(): Promise<readonly unknown[]> {
      const found = [
        await outsideExamination.examine(database, product.registered),
        await placeOrderExamination.examine(database, product.registered),
      ]
      const ledger = await inContext(database, { company_cd: 'DEMO' }, ({ tx }) =>
        checkLedger(tx, product.registered),
      )
      return [...found.filter(({ state }) => state !== 'ok'), ...ledger]
    },
  }
}
export type OutsideStage = Awaited<ReturnType<typeof outsideStage>>
