import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { purchaseSlip } from '#modules/place-order/contract/purchase/purchase-slip.ts'
import { addPurchases, type PurchasedLine } from '#modules/place-order/server/purchase/add-purchases.ts'
import { checkLedger } from '#modules/stock/server/check/check-ledger.ts'
import { postStock } from '#modules/stock/server/index.ts'
import type { Endpoint, InputOf, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import type { SentOf, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { purchaseAmount } from '#modules/place-order/contract/purchase/purchase-figures.ts'
import { inContext } from './context.ts'
import { speaker } from './master-stage.ts'
import { product } from './product.ts'

export type PurchaseRecord = SlipRecordOf<typeof purchaseSlip>
export type SentLine = Partial<SentOf<typeof purchaseSlip>['lines'][number]>

/** A Wednesday. */
export const purchaseDay = '2026-11-18'
export const supplier = { supplier_cd: 'S001', branch_no: '00' } as const

export interface Received {
  readonly item_cd: string
  readonly qty: string
  readonly price: string
  readonly stock_div?: '010' | '020'
  readonly receipt_dt?: string
  readonly temp?: boolean
}

/** The demo company, goods that arrive as an arrival posts them, and calls as a clerk makes them. */
export async function purchaseStage(database: Database) {
  const say = speaker(database, product)
  const call = <E extends Endpoint>(endpoint: E, input: SentInputOf<E> | InputOf<E>) => {
    const route = product.routes.find((one) => one.endpoint.path === endpoint.path)
    if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
    return say<OutputOf<E>>(route, input)
  }
  const within = <T>(work: (context: Context) => Promise<T>) =>
    inContext(database, { company_cd: 'DEMO' }, work)
  let arrivals = 0
  return {
    database,
    call,
    within,
    /** A delivery: goods and purchase in one unit of work, at one amount. */
    async receive(lines: readonly Received[], of: { supplier_cd: string; branch_no: string } = supplier) {
      const source_no = `N${++arrivals}`
      const purchased = lines.map(
        ({ item_cd, qty, price, stock_div = '010', receipt_dt = purchaseDay, temp = false }, at) =>
          ({
            ...{ stock_div, item_cd, item_nm: '', qty, receipt_dt, unit_price: price, price_base_qty: '1' },
            ...{ tax_cd: '10', temp_price_flg: temp, po_no: '', po_line_no: '0' },
            source_line_no: String(at + 1),
          }) satisfies PurchasedLine,
      )
      await within((context) =>
        inOneUnit(context, async () => {
          await addPurchases(context, {
            ...of,
            ...{ source: '1', source_no, account_dt: purchaseDay, supplier_slip_no: '', lines: purchased },
          })
          postStock(context, {
            ...{ poster: 'document', document_kind: 'test', document_no: source_no, biz_dt: purchaseDay },
            movements: purchased.map((line) => ({
              ...{ stock_div: line.stock_div, item_cd: line.item_cd, qty: line.qty },
              amount: purchaseAmount({ ...line, given_amount: '' }).replace('-', ''),
              ...(line.stock_div === '010'
                ? { to: { location_cd: '999' } }
                : { from: { location_cd: '999' } }),
            })),
          })
          return () => undefined
        }),
      )
      const [made] = await database.owner('read', (tx) =>
        rows(
          tx,
          { purchase_no: z.string() },
          sql`SELECT purchase_no FROM purchase WHERE company_cd = 'DEMO' AND source_no = ${source_no}`,
        ),
      )
      return call(purchaseSlip.endpoints.getDetail, { purchase_no: made?.purchase_no ?? '' })
    },
    enter: (lines: readonly SentLine[], header: object = {}): Promise<PurchaseRecord> =>
      call(purchaseSlip.endpoints.doEdit, {
        assign_mode: '0',
        header: { account_dt: purchaseDay, ...supplier, ...header },
        lines,
      }),
    change: (record: PurchaseRecord, lines: readonly object[]): Promise<PurchaseRecord> =>
      call(purchaseSlip.endpoints.doEdit, {
        ...{ assign_mode: '1', update_cnt: record.update_cnt, header: record.header },
        lines,
      }),
    read: (purchase_no: string) => call(purchaseSlip.endpoints.getDetail, { purchase_no }),
    /** Bought goods of the demo company that are in stock, without lots, and of which nothing has come yet. */
    goods: () =>
      database.owner('read', (tx) =>
        rows(
          tx,
          { item_cd: z.string() },
          sql`SELECT i.item_cd FROM item i JOIN item_type t USING (company_cd, item_type_cd)
            WHERE i.company_cd = 'DEMO' AND i.abort_div = '0' AND i.stock_flg AND t.stock_flg AND i.lot_control = '0'
              AND i.unit_cd = 'PCS' AND i.make_buy = '3'
              AND NOT EXISTS (SELECT 1 FROM purchase_line p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)
            ORDER BY 1 LIMIT 8`,
        ),
      ),
    /** Money of purchases, against what stock and variances say of it, for one item. */
    money: (item_cd: string) =>
      database.owner('read', (tx) =>
        rows(
          tx,
          { purchased: z.string(), ledger: z.string() },
          sql`SELECT coalesce((SELECT trim_scale(sum(l.amount)) FROM purchase_line l JOIN purchase h USING (company_cd, factory_cd, purchase_no)
                WHERE l.company_cd = 'DEMO' AND l.item_cd = ${item_cd} AND h.purchase_status IN ('1', '2')), 0)::text AS purchased,
              coalesce((SELECT trim_scale(sum(e.amount + e.variance)) FROM stock_entry e JOIN stock_ledger g USING (company_cd, ledger_no)
                WHERE e.company_cd = 'DEMO' AND e.item_cd = ${item_cd} AND g.stock_div IN ('010', '020', '060')), 0)::text AS ledger`,
        ),
      ),
    addsUp: () => within(({ tx }) => checkLedger(tx, product.registered)),
  }
}
export type PurchaseStage = Awaited<ReturnType<typeof purchaseStage>>
