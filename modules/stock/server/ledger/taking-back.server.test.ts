import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onEveryDatabase } from '#test/databases.ts'
import { at, bought, doneOrRefused, sold, stockStage, type StockStage } from '#test/stock-stage.ts'
import { rows } from '#platform/server/database/database.ts'
import { stockDivision } from '../../contract/division.ts'
import type { Movement } from './posting.ts'

const items = ['M1', 'T1', 'S1', 'P1'] as const
const bad = { quality: '2' } as const
const inWork = { process_no: '10' } as const

/** One movement of each division. */
const ofEach = (item_cd: string, qty: string, price: string): readonly Movement[] => {
  const goods = { item_cd, qty, reason: '理由' } as const
  return [
    bought(item_cd, qty, price),
    { ...goods, stock_div: '001', price, to: at('W1') },
    { ...goods, stock_div: '048', from: at('W1', { quality: '1' }), to: at('W1') },
    { ...goods, stock_div: '016', to: at('W1') },
    { ...goods, stock_div: '020', price, from: at('W1') },
    { ...goods, stock_div: '030', from: at('W1'), to: at('W2') },
    { ...goods, stock_div: '040', to: at('W1') },
    { ...goods, stock_div: '041', from: at('W1') },
    { ...goods, stock_div: '042', to: at('W1', inWork) },
    { ...goods, stock_div: '045', from: at('W1'), to: at('W1', bad) },
    { ...goods, stock_div: '046', from: at('W1', bad), to: at('W1') },
    { ...goods, stock_div: '047', from: at('W1', bad) },
    { stock_div: '060', item_cd, amount: price, reason: '値増' },
    { stock_div: '060', item_cd, qty, amount: `-${price}`, reason: '値引' },
    { stock_div: '061', item_cd, price, reason: '評価替' },
    { ...goods, stock_div: '080', to: at('W1') },
    { ...goods, stock_div: '080', qty: `-${qty}`, to: at('W1') },
    { ...goods, stock_div: '085', from: at('W1') },
    { ...goods, stock_div: '090', to: at('W1') },
    sold(item_cd, qty),
    { ...goods, stock_div: '501', price, from: at('D1') },
    { ...goods, stock_div: '505', from: at('W1', { ownership: '1', owner_cd: 'C1' }) },
    { ...goods, stock_div: '507', from: at('W1') },
    { ...goods, stock_div: '520', price, to: at('W1') },
    { ...goods, stock_div: '521', price, to: at('D1') },
  ]
}

/** Some of it bad, some kept for a customer, some on its way to one. */
const beginning = (item_cd: string): readonly Movement[] => [
  bought(item_cd, '200', '7'),
  { stock_div: '010', item_cd, qty: '40', price: '7', to: at('D1') },
  { stock_div: '030', item_cd, qty: '40', from: at('W1'), to: at('W1', bad) },
  { stock_div: '030', item_cd, qty: '40', from: at('W1'), to: at('W1', { quality: '1' }) },
  { stock_div: '030', item_cd, qty: '40', from: at('W1'), to: at('W1', { ownership: '1', owner_cd: 'C1' }) },
]

const history = fc.array(
  fc.oneof(
    fc.tuple(fc.nat(40), fc.nat(999)).map(([qty, price]) => ({ bought: [qty + 1, price] as const })),
    fc.nat(30).map((qty) => ({ sold: qty + 1 })),
    fc.tuple(fc.nat(90), fc.integer({ min: -5000, max: 5000 })).map(([qty, money]) => ({
      late: [qty + 1, money === 0 ? 1 : money] as const,
    })),
    fc.nat(500).map((price) => ({ priced: price })),
  ),
  { minLength: 1, maxLength: 6 },
)

describe('every division, taken back in every state', () => {
  onEveryDatabase((open) => {
    it('value, variance and price are what they were, and the entries the opposite', async () => {
      const database = await open()
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...items),
          history,
          fc.integer({ min: 1, max: 30 }),
          fc.integer({ min: 1, max: 9999 }),
          async (item, before, qty, price) => {
            const stage = await stockStage(database)
            await stage.post(beginning(item))
            for (const each of before) await posted(stage, [movementOf(item, each)])
            const covered = new Set<string>()
            for (const movement of ofEach(item, String(qty), String(price))) {
              const was = await worthOf(stage)
              const done = await posted(stage, [movement])
              if (done === undefined) continue
              covered.add(movement.stock_div)
              await stage.reverse([done])
              expect(await worthOf(stage), movement.stock_div).toEqual(was)
              expect(await leftOver(stage, done), movement.stock_div).toEqual([])
            }
            expect(covered.size).toBeGreaterThan(12)
            await stage.addsUp()
          },
        ),
        { numRuns: database.kind === 'postgres' ? 12 : 3 },
      )
    }, 180_000)
  })

  it('none is left out', () => {
    const tried = new Set(ofEach('M1', '1', '1').map(({ stock_div }) => stock_div))
    expect([...tried].toSorted()).toEqual(stockDivision.codes.toSorted())
  })
})

function movementOf(
  item_cd: string,
  each: typeof history extends fc.Arbitrary<(infer T)[]> ? T : never,
): Movement {
  if ('bought' in each) return bought(item_cd, String(each.bought[0]), String(each.bought[1]))
  if ('sold' in each) return sold(item_cd, String(each.sold))
  if ('late' in each) {
    const [qty, money] = each.late
    return { stock_div: '060', item_cd, qty: String(qty), amount: String(money), reason: '訂正' }
  }
  return { stock_div: '061', item_cd, price: String(each.priced), reason: '評価替' }
}

/** Its number in the ledger; undefined where too little is there. */
async function posted(stage: StockStage, lines: readonly Movement[]): Promise<string | undefined> {
  const poster = lines.some(({ stock_div }) => stock_div === '090') ? 'count' : 'document'
  const work = stage.post(lines, { poster })
  if (!(await doneOrRefused(work, 20084))) return undefined
  return (await work).ledger_nos[0]
}

const worthOf = (stage: StockStage) =>
  stage.within(({ tx }) =>
    rows(
      tx,
      { told: z.string() },
      sql`SELECT concat_ws(' ', factory_cd, item_cd, trim_scale(qty), trim_scale(unit_cost), amount) AS told FROM item_cost ORDER BY 1`,
    ),
  )

/** What a movement and its reversal do not cancel, pool by pool. */
const leftOver = (stage: StockStage, ledger_no: string) =>
  stage.within(({ tx }) =>
    rows(
      tx,
      { told: z.string() },
      sql`SELECT concat_ws(' ', e.factory_cd, e.item_cd, sum(e.amount), sum(e.variance)) AS told
        FROM stock_ledger l JOIN stock_entry e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no
        WHERE ${ledger_no}::bigint IN (l.ledger_no, l.reverses)
        GROUP BY e.factory_cd, e.item_cd HAVING sum(e.amount) <> 0 OR sum(e.variance) <> 0`,
    ),
  )
