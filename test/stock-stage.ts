import { sql } from 'drizzle-orm'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Registered } from '#platform/server/module/point.ts'
import { checkLedger } from '#modules/stock/server/check/check-ledger.ts'
import { allocate } from '#modules/stock/server/allocation/allocate.ts'
import type { AllocationRequest } from '#modules/stock/server/allocation/request.ts'
import { postStock, reverseStock } from '#modules/stock/server/ledger/post-stock.ts'
import type { Posted } from '#modules/stock/server/ledger/posting-work.ts'
import type { Movement, Posting, Reversal } from '#modules/stock/server/ledger/posting.ts'
import { makeCompany } from './company.ts'
import { inContext, inUnit } from './context.ts'
import { product } from './product.ts'

/**
 * A factory's goods by their first letter: M moving average, T total average, S standard (12.50), P last purchase,
 * L with lots, N with serial numbers, X stopped. Warehouses W0 to W19 (W1 with shelves W1-A, W1-B); Z1 is stopped; D1 is the
 * virtual place of direct deliveries. The second factory has V1.
 */
async function fillTestGoods({ tx, session }: Context, codes: readonly string[]): Promise<void> {
  const { company_cd } = session
  const by = sql`'TEST', 'TEST'`
  await tx.execute(sql`INSERT INTO item_type (company_cd, item_type_cd, item_type_nm, item_class, cost_method, stock_flg, create_user, update_user)
    SELECT ${company_cd}, method, '区分', '4', method, true, ${by} FROM unnest(ARRAY['1', '2', '3', '4']) AS method`)
  await tx.execute(sql`INSERT INTO item (company_cd, item_cd, item_nm, item_type_cd, unit_cd, make_buy, tax_cd, rank, stock_flg, lot_control,
      abort_div, create_user, update_user)
    SELECT ${company_cd}, code, '品目' || code, CASE left(code, 1) WHEN 'T' THEN '2' WHEN 'S' THEN '3' WHEN 'P' THEN '4' ELSE '1' END, 'KG', '3',
      '10', 'B', true, CASE left(code, 1) WHEN 'L' THEN '1' WHEN 'N' THEN '2' ELSE '0' END, CASE left(code, 1) WHEN 'X' THEN '1' ELSE '0' END, ${by}
    FROM jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) AS code`)
  await tx.execute(sql`INSERT INTO item_standard_cost (company_cd, factory_cd, item_cd, from_dt, material_cost, labour_cost, create_user, update_user)
    SELECT ${company_cd}, 'F01', item_cd, date '2020-01-01', 10, 2.5, ${by} FROM item WHERE company_cd = ${company_cd} AND item_cd LIKE 'S%'`)
  await tx.execute(sql`INSERT INTO stock_location (company_cd, factory_cd, location_cd, location_nm, location_kind, parent_cd, countable_flg, supplier_branch_no, abort_div,
      create_user, update_user)
    SELECT ${company_cd}, factory, code, '場所' || code, CASE WHEN code LIKE 'D%' THEN '9' ELSE '1' END, parent, true, '',
      CASE WHEN code LIKE 'Z%' THEN '1' ELSE '0' END, ${by}
    FROM (SELECT 'F01' AS factory, 'W' || n AS code, NULL AS parent FROM generate_series(0, 19) AS n
      UNION ALL VALUES ('F01', 'W1-A', 'W1'), ('F01', 'W1-B', 'W1'), ('F01', 'Z1', NULL), ('F01', 'D1', NULL), ('F02', 'V1', NULL)) AS places
    ORDER BY parent NULLS FIRST`)
}

const usualGoods = [
  ...Array.from({ length: 50 }, (_, n) => `M${n}`),
  ...['T', 'S', 'P', 'L', 'N', 'X'].flatMap((letter) => [0, 1, 2, 3, 4].map((n) => `${letter}${n}`)),
]

/** A company of its own with goods that may be moved. */
export async function makeStockCompany(
  database: Database,
  codes: readonly string[] = usualGoods,
): Promise<string> {
  const company_cd = await makeCompany(database)
  const across = 'transfer between factories'
  await inContext(database, { company_cd, across }, (context) => fillTestGoods(context, codes))
  return company_cd
}

/** The business date of a fresh test company. */
export const today = '2026-04-01'

export interface StockStage {
  readonly company_cd: string
  /** Posts in a transaction of its own. */
  post(movements: readonly Movement[], changes?: Partial<Posting>): Promise<Posted>
  reverse(ledger_nos: readonly string[], changes?: Partial<Reversal>): Promise<Posted>
  /** Promises what is there to demands, in a transaction of its own. */
  promise(...requests: readonly AllocationRequest[]): Promise<readonly string[]>
  /** Throws what does not agree with the ledger. */
  addsUp(): Promise<void>
  within<T>(work: (context: Context) => Promise<T>): Promise<T>
  /** To look at all of its factories. */
  acrossFactories<T>(work: (context: Context) => Promise<T>): Promise<T>
}

/** `registered`: by other modules than the product's. */
export async function stockStage(
  database: Database,
  registered: Registered = product.registered,
): Promise<StockStage> {
  const company_cd = await makeStockCompany(database)
  const within = <T>(work: (context: Context) => Promise<T>) =>
    inContext(database, { company_cd, registered }, work)
  const acrossFactories = <T>(work: (context: Context) => Promise<T>) =>
    inContext(database, { company_cd, registered, across: 'transfer between factories' }, work)
  return {
    company_cd,
    within,
    acrossFactories,
    async addsUp() {
      const wrong = await acrossFactories(({ tx }) => checkLedger(tx, registered))
      if (wrong.length > 0) throw new Error(`The stock does not add up: ${JSON.stringify(wrong)}`)
    },
    post: (movements, changes = {}) => within((context) => postTestGoods(context, movements, changes)),
    promise: (...requests) => within((context) => inUnit(context, () => allocate(context, requests))),
    reverse: (ledger_nos, changes = {}) =>
      within((context) => {
        const document = { biz_dt: today, document_kind: 'test', document_no: 'R1' }
        return inUnit(context, () =>
          reverseStock(context, { ...document, reason: '誤入力', ledger_nos, ...changes }),
        )
      }),
  }
}

export function postTestGoods(
  context: Context,
  movements: readonly Movement[],
  changes: Partial<Posting> = {},
): Promise<Posted> {
  const document = { biz_dt: today, document_kind: 'test', document_no: '1' }
  return inUnit(context, () => postStock(context, { ...document, poster: 'document', movements, ...changes }))
}

export const at = (location_cd: string, more: Partial<Movement['to']> = {}) => ({ location_cd, ...more })

export const bought = (item_cd: string, qty: string, price: string, location_cd = 'W1'): Movement => ({
  stock_div: '010',
  item_cd,
  qty,
  price,
  to: at(location_cd),
})
export const sold = (item_cd: string, qty: string, location_cd = 'W1'): Movement => ({
  stock_div: '500',
  item_cd,
  qty,
  from: at(location_cd),
})
export const moved = (item_cd: string, qty: string, from: string, to: string): Movement => ({
  stock_div: '030',
  item_cd,
  qty,
  from: at(from),
  to: at(to),
})

/** Whether it was done; a refusal of another kind is a failure. */
export const doneOrRefused = (
  work: Promise<unknown>,
  ...codes: readonly (string | number)[]
): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof BusinessError && codes.includes(error.code)) return false
      throw error
    },
  )
