import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { checkLedger } from '#modules/stock/server/check/check-ledger.ts'
import { preparePostingWith, type Posted } from '#modules/stock/server/ledger/post-stock.ts'
import type { Movement, Posting } from '#modules/stock/server/ledger/posting.ts'
import type { ReadGoods } from '#modules/stock/server/ledger/facts.ts'
import { prepareReversal, type Reversal } from '#modules/stock/server/ledger/reverse-posting.ts'
import { makeCompany } from './company.ts'
import { inContext } from './context.ts'

const methods = { M: '1', T: '2', S: '3', P: '4', L: '1', N: '1', X: '1' } as const
const isKnown = (letter: string): letter is keyof typeof methods => letter in methods

/**
 * A factory's goods by their first letter: M moving average, T total average, S standard (12.50), P last purchase,
 * L with lots, N with serial numbers, X stopped. Warehouses W1 (shelves W1-A, W1-B) and W2; Z is stopped; D is the
 * virtual place of direct deliveries.
 */
export const readTestGoods: ReadGoods = async (_, { items, locations }) => ({
  items: items.flatMap((item_cd) => {
    const letter = item_cd.charAt(0)
    if (!isKnown(letter)) return []
    return {
      item_cd,
      item_nm: `品目${item_cd}`,
      places: 3,
      stock_flg: true,
      abort_div: letter === 'X' ? '1' : '0',
      lot_control: letter === 'L' ? 'lot' : letter === 'N' ? 'serial' : 'none',
      cost_method: methods[letter],
      standard_cost: letter === 'S' ? '12.5' : '0',
    }
  }),
  locations: locations.flatMap(({ factory_cd, location_cd }) =>
    /^[WVDZ]/.test(location_cd)
      ? {
          factory_cd,
          location_cd,
          location_nm: `場所${location_cd}`,
          warehouse_cd: location_cd.slice(0, 2),
          ours: !location_cd.startsWith('D'),
          abort_div: location_cd.startsWith('Z') ? '1' : '0',
        }
      : [],
  ),
})

const preparePosting = preparePostingWith(readTestGoods)

/** The business date of a fresh test company. */
export const today = '2026-04-01'

export interface StockStage {
  readonly company_cd: string
  /** Posts in a transaction of its own. */
  post(movements: readonly Movement[], changes?: Partial<Posting>): Promise<Posted>
  reverse(ledger_nos: readonly string[], changes?: Partial<Reversal>): Promise<Posted>
  /** Throws what does not agree with the ledger. */
  addsUp(): Promise<void>
  within<T>(work: (context: Context) => Promise<T>): Promise<T>
}

export async function stockStage(database: Database): Promise<StockStage> {
  const company_cd = await makeCompany(database)
  const within = <T>(work: (context: Context) => Promise<T>) => inContext(database, { company_cd }, work)
  return {
    company_cd,
    within,
    async addsUp() {
      const wrong = await within(({ tx }) => checkLedger(tx))
      if (wrong.length > 0) throw new Error(`The stock does not add up: ${JSON.stringify(wrong)}`)
    },
    post: (movements, changes = {}) => within((context) => postTestGoods(context, movements, changes)),
    reverse: (ledger_nos, changes = {}) =>
      within(async (context) => {
        const asked = { biz_dt: today, document_kind: 'test', reason: '誤入力', ledger_nos, ...changes }
        return (await prepareReversal(context, readTestGoods, asked)).write('R1')
      }),
  }
}

export async function postTestGoods(
  context: Context,
  movements: readonly Movement[],
  changes: Partial<Posting> = {},
): Promise<Posted> {
  const posting: Posting = { biz_dt: today, poster: 'document', document_kind: 'test', movements, ...changes }
  return (await preparePosting(context, posting)).write('1')
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
