import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onEveryDatabase } from '#test/databases.ts'
import { bought, doneOrRefused, moved, sold, stockStage, today, type StockStage } from '#test/stock-stage.ts'
import { rows } from '#platform/server/database/database.ts'
import { stockAsOf } from '../as-of/stock-as-of.ts'
import { closeMonth } from '../closing/close-month.ts'
import type { Movement } from './posting.ts'

const items = ['M1', 'T1', 'S1', 'P1'] as const
const places = ['W1', 'W1-A', 'W2'] as const
const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', today] as const

const item = fc.constantFrom(...items)
const place = fc.constantFrom(...places)
const qty = fc.integer({ min: 1, max: 40 }).map(String)
const movement: fc.Arbitrary<Movement> = fc.oneof(
  fc
    .tuple(item, qty, fc.integer({ min: 0, max: 999 }), place)
    .map(([i, q, p, w]) => bought(i, q, String(p), w)),
  fc.tuple(item, qty, place).map(([i, q, w]) => sold(i, q, w)),
  fc
    .tuple(item, qty, place, place)
    .filter(([, , a, b]) => a !== b)
    .map(([i, q, a, b]) => moved(i, q, a, b)),
  fc
    .tuple(
      item,
      fc.integer({ min: -900, max: 900 }).filter((n) => n !== 0),
    )
    .map(([i, n]): Movement => ({ stock_div: '060', item_cd: i, amount: String(n), reason: '値増減' })),
  fc
    .tuple(item, fc.integer({ min: 0, max: 999 }))
    .map(([i, n]): Movement => ({ stock_div: '061', item_cd: i, price: String(n), reason: '評価替' })),
)
interface Count {
  readonly item: string
  readonly place: string
  readonly found: number
}
type Step =
  | { readonly day: string; readonly lines: readonly Movement[] }
  | { readonly takeBack: number }
  | { readonly count: Count }
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      day: fc.constantFrom(...days),
      lines: fc.array(movement, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ takeBack: fc.nat(200) }) },
  {
    weight: 1,
    arbitrary: fc.record({ count: fc.record({ item, place, found: fc.nat(50) }) }),
  },
)

const beginning: Step = { day: days[0], lines: [bought('M1', '5', '10', 'W1')] }

interface Change {
  readonly day: string
  readonly key: string
  readonly qty: number
}

/** Of the quantities, the simplest way: a list of changes, added up anew for every question. */
class Model {
  readonly changes: Change[] = []

  /** Undefined when one line finds too little, or a day would end below zero. */
  tried(added: readonly Change[]): readonly Change[] | undefined {
    const all = [...this.changes]
    for (const change of added) {
      all.push(change)
      if (totalOf(all, change.key) < 0) return undefined
    }
    const wrong = added.some(({ key, day }) =>
      days.some(
        (end) =>
          end >= day &&
          totalOf(
            all.filter((change) => change.day <= end),
            key,
          ) < 0,
      ),
    )
    return wrong ? undefined : all
  }
}

const totalOf = (changes: readonly Change[], key: string): number =>
  changes.reduce((total, change) => total + (change.key === key ? change.qty : 0), 0)

const changesOf = (day: string, lines: readonly Movement[]): readonly Change[] =>
  lines.flatMap(({ from, to, item_cd, qty = '0' }) => [
    ...(from ? [{ day, key: `${from.location_cd} ${item_cd}`, qty: -Number(qty) }] : []),
    ...(to ? [{ day, key: `${to.location_cd} ${item_cd}`, qty: Number(qty) }] : []),
  ])

interface Done {
  readonly ledger_no: string
  readonly day: string
  readonly line: Movement
}

describe('random postings and counts, dated back and taken back', () => {
  onEveryDatabase((open) => {
    it('what can be posted is posted, what cannot is refused, and everything adds up', async () => {
      const database = await open()
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
          const stage = await stockStage(database)
          const model = new Model()
          const done: Done[] = []
          // The month that is closed at the end is the one in which the stock begins.
          for (const each of [beginning, ...steps]) await takeStep(stage, model, done, each)
          await stage.addsUp()
          expect(await quantities(stage)).toEqual(modelled(model, today))
          await expectPast(stage, model)
          await stage.within((context) => closeMonth(context, '2026-03'))
          await expectPast(stage, model)
          await stage.addsUp()
        }),
        { numRuns: database.kind === 'postgres' ? 30 : 6 },
      )
    }, 120_000)
  })
})

async function takeStep(stage: StockStage, model: Model, done: Done[], each: Step): Promise<void> {
  if ('takeBack' in each) {
    const [one] = done.splice(each.takeBack % Math.max(done.length, 1), 1)
    if (!one) return
    const back = changesOf(one.day, [one.line])
      .map((change) => ({ ...change, qty: -change.qty }))
      .reverse()
    const accepted = await isAccepted(stage.reverse([one.ledger_no], { biz_dt: one.day }))
    settle(model, accepted, back)
    return
  }
  if ('count' in each) return takeCount(stage, model, each.count)
  const posted = stage.post(each.lines, { biz_dt: each.day })
  settle(model, await isAccepted(posted), changesOf(each.day, each.lines))
  const nos = await posted.then(
    ({ ledger_nos }) => ledger_nos,
    () => [],
  )
  for (const [at, ledger_no] of nos.entries()) {
    const line = each.lines[at]
    if (line) done.push({ ledger_no, day: each.day, line })
  }
}

/** The truth of today: what is found there is there afterwards, whatever the books said. */
async function takeCount(
  stage: StockStage,
  model: Model,
  { item: item_cd, place: at, found }: Count,
): Promise<void> {
  const key = `${at} ${item_cd}`
  const diff = found - totalOf(model.changes, key)
  if (diff === 0) return
  const line: Movement = {
    stock_div: '090',
    item_cd,
    qty: String(diff),
    to: { location_cd: at },
    reason: '棚卸',
  }
  const posted = stage.post([line], { biz_dt: today, poster: 'count' })
  settle(model, await isAccepted(posted), [{ day: today, key, qty: diff }])
  expect(totalOf(model.changes, key)).toBe(found)
}

function settle(model: Model, accepted: boolean, changes: readonly Change[]): void {
  const after = model.tried(changes)
  expect(accepted, JSON.stringify(changes)).toBe(after !== undefined)
  if (after) model.changes.splice(0, Infinity, ...after)
}

const isAccepted = (work: Promise<unknown>): Promise<boolean> => doneOrRefused(work, 20084, 20085)

async function quantities(stage: StockStage): Promise<Readonly<Record<string, number>>> {
  const found = await stage.within(({ tx }) =>
    rows(
      tx,
      { key: z.string(), qty: z.int() },
      sql`SELECT location_cd || ' ' || item_cd AS key, qty::float8 AS qty FROM stock_balance WHERE qty <> 0`,
    ),
  )
  return Object.fromEntries(found.map(({ key, qty }) => [key, qty]))
}

function modelled(model: Model, date: string): Readonly<Record<string, number>> {
  const changes = model.changes.filter(({ day }) => day <= date)
  const keys = [...new Set(changes.map(({ key }) => key))]
  return Object.fromEntries(
    keys.map((key) => [key, totalOf(changes, key)] as const).filter(([, qty]) => qty !== 0),
  )
}

/** The stock of every past day is that of a replay up to it. */
async function expectPast(stage: StockStage, model: Model): Promise<void> {
  for (const date of days) {
    const found = await stage.within((context) => stockAsOf(context, { date }))
    const told = found.map(({ location_cd, item_cd, qty }) => [`${location_cd} ${item_cd}`, Number(qty)])
    expect(Object.fromEntries(told), date).toEqual(modelled(model, date))
  }
}
