import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { at, bought, doneOrRefused, moved, sold, stockStage } from '#test/stock-stage.ts'
import { dice } from '#test/dice.ts'
import { slipNumberOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { ChangedMeanwhile } from '#platform/server/unit/changed-meanwhile.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { stockSlipNumber } from '../../contract/stock-codes.ts'
import { allocate, makeFirm, release } from '../allocation/allocate.ts'
import { closeMonth, reopenMonth } from '../closing/close-month.ts'
import { planInventory } from '../inventory/plan-inventory.ts'
import { countedInventory } from '../inventory/read-inventory.ts'
import { stepInventory } from '../inventory/step-inventory.ts'
import { postStock } from './post-stock.ts'
import type { Movement } from './posting.ts'

type Roll = (sides: number) => number

const items = Array.from({ length: 6 }, (_, n) => `M${n}`)
const anyOf = <T>(roll: Roll, of: readonly [T, ...T[]]): T => of[roll(of.length)] ?? of[0]
const anItem = (roll: Roll) => items[roll(items.length)] ?? 'M0'
const aDemand = (roll: Roll) => ({ demand_kind: '050', demand_no: `R${roll(12)}`, demand_line: 1 })

/** What a verb of any module may add to a unit of work, in any order and any number. */
const additions: readonly ((context: Context, roll: Roll) => void)[] = [
  (context, roll) => {
    const document_no = slipNumberOf(context, { ...stockSlipNumber, date: '2026-04-01' })
    const movements = Array.from({ length: 1 + roll(4) }, () => aMovement(roll))
    postStock(context, { ...onDay, poster: 'document', document_kind: 'slip', document_no, movements })
  },
  (context, roll) =>
    void postStock(context, {
      ...onDay,
      poster: 'document',
      document_kind: 'other',
      document_no: 'A',
      movements: [aMovement(roll)],
    }),
  (context, roll) => {
    const wanted = {
      warehouse_cd: 'W1',
      item_cd: anItem(roll),
      qty: String(1 + roll(5)),
      partly: roll(2) === 0,
    }
    allocate(context, [{ ...aDemand(roll), ...wanted }])
  },
  (context, roll) => release(context, [aDemand(roll), aDemand(roll)]),
  (context, roll) => makeFirm(context, [aDemand(roll)], roll(2) === 0),
  (context) => void slipNumberOf(context, { ...stockSlipNumber, date: '2026-04-01' }),
]
const onDay = { biz_dt: '2026-04-01' } as const

function aMovement(roll: Roll): Movement {
  const qty = String(1 + roll(6))
  return anyOf(roll, [
    bought(anItem(roll), qty, String(90 + roll(20))),
    sold(anItem(roll), qty),
    { ...sold(anItem(roll), qty), demand: aDemand(roll) },
    moved(anItem(roll), qty, 'W1', 'W2'),
    moved(anItem(roll), qty, 'W2', 'W1'),
    { stock_div: '085', item_cd: anItem(roll), qty, from: at('W1'), reason: '破損' },
  ])
}

/** Refusals that are part of the business of these clerks. */
const usual = [20084, 20085, 20015, 'BIZ_ALLOCATION_SHORT', 'BIZ_STOCK_MONTH_CLOSED', 'BIZ_INVENTORY_LOCK']
const ofMonths = ['BIZ_STOCK_MONTH_ORDER', 'BIZ_STOCK_MONTH_NOT_LATEST', 'BIZ_INVENTORY_OPEN']

describe('eight clerks post, promise, release, count, close and number the same goods in random compositions', () => {
  onPostgres((open) => {
    it('and never wait for each other in a circle; afterwards everything adds up', async () => {
      const database = await open()
      const stage = await stockStage(database)
      await stage.post(
        items.flatMap((item) => [bought(item, '80', '100'), bought(item, '40', '100', 'W2')]),
        { biz_dt: '2026-03-31' },
      )
      const counts: string[] = []
      for (let n = 0; n < 3; n++) {
        const input = {
          count_dt: '2026-04-01',
          location_cd: `W${n + 3}`,
          item_type_cd: '',
          item_rank: '',
          spare_tags: 0,
          inventory_div: '0',
        } as const
        counts.push((await stage.within((context) => planInventory(context, input))).inventory_no)
      }
      let attempts = 0
      let calls = 0
      /** Begun anew by themselves: a promise came while the stock was waited for. */
      let again = 0
      let done = 0
      const call = async (work: (context: Context) => Promise<unknown>) => {
        calls += 1
        const attempt = async (context: Context) => {
          attempts += 1
          try {
            return await work(context)
          } catch (error) {
            if (error instanceof ChangedMeanwhile) again += 1
            throw error
          }
        }
        if (await doneOrRefused(stage.within(attempt), ...usual, ...ofMonths)) done += 1
      }
      const compose = (roll: Roll) =>
        call((context) =>
          inOneUnit(context, async () => {
            if (roll(3) === 0) {
              const keys = [counts[roll(3)] ?? '', counts[roll(3)] ?? ''].map((no) => [no])
              await unitOf(context).lock({ document: countedInventory, keys })
            }
            for (let n = 1 + roll(4); n > 0; n--) additions[roll(additions.length)]?.(context, roll)
            return () => undefined
          }),
        )
      const clerk = async (seed: number) => {
        const roll = dice(seed)
        for (let n = 0; n < 30; n++) await compose(roll)
      }
      const counter = async () => {
        for (const inventory_no of counts)
          for (const verb of ['start', 'lock', 'finish', 'end'] as const)
            await call((context) => stepInventory(context, { inventory_no, verb }))
      }
      const bookkeeper = async () => {
        for (let n = 0; n < 6; n++) {
          await call((context) => closeMonth(context, '2026-03'))
          await call((context) => reopenMonth(context, '2026-03', '訂正'))
        }
      }
      const clerks = Array.from({ length: 6 }, (_, n) => clerk(n + 1))
      await Promise.all([...clerks, counter(), bookkeeper()])
      const [found] = await stage.within(({ tx }) =>
        rows(
          tx,
          { deadlocks: z.int() },
          sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
        ),
      )
      expect(found?.deadlocks).toBe(0)
      // One that was tried again after a deadlock would be an attempt more.
      expect(attempts - again).toBe(calls)
      expect(done).toBeGreaterThan(80)
      await stage.addsUp()
    }, 90_000)
  })
})
