import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { inContext } from '#test/context.ts'
import { dice } from '#test/dice.ts'
import { product } from '#test/product.ts'
import { bought, doneOrRefused, moved, postTestGoods, sold, stockStage } from '#test/stock-stage.ts'
import { rows } from '#platform/server/database/database.ts'
import { checkLedger } from '../check/check-ledger.ts'
import type { Movement } from './posting.ts'

const items = Array.from({ length: 20 }, (_, n) => `M${n}`)

function slip(roll: (sides: number) => number): readonly Movement[] {
  return Array.from({ length: 1 + roll(12) }, () => {
    const item = items[roll(items.length)] ?? ''
    const qty = String(1 + roll(9))
    switch (roll(4)) {
      case 0:
        return bought(item, qty, String(100 + roll(50)))
      case 1:
        return moved(item, qty, 'W1', 'W2')
      case 2:
        return moved(item, qty, 'W2', 'W1')
      default:
        return sold(item, qty)
    }
  })
}

describe('eight clients on the same twenty items', () => {
  onPostgres((open) => {
    it('never wait for each other in a circle, never oversell, and lose nothing', async () => {
      const database = await open()
      const { company_cd, within, post } = await stockStage(database)
      await post(items.map((item) => bought(item, '60', '100')))
      let attempts = 0
      let posted = items.length
      let short = 0
      const client = async (seed: number) => {
        const roll = dice(seed)
        for (let n = 0; n < 25; n++) {
          const movements = slip(roll)
          const posting = inContext(database, { company_cd }, (context) => {
            attempts += 1
            return postTestGoods(context, movements)
          })
          if (await doneOrRefused(posting, 20084)) posted += movements.length
          else short += 1
        }
      }
      await Promise.all(Array.from({ length: 8 }, (_, n) => client(n + 1)))
      // A deadlock would have been tried again: that is one attempt more.
      expect(attempts).toBe(200)
      expect(short).toBeGreaterThan(10)
      expect(posted).toBeGreaterThan(100)
      const [count] = await within(({ tx }) =>
        rows(tx, { n: z.int() }, sql`SELECT count(*)::int AS n FROM stock_ledger`),
      )
      expect(count?.n).toBe(posted)
      expect(await within(({ tx }) => checkLedger(tx, product.registered))).toEqual([])
    }, 60_000)

    it('the last pieces are sold once', async () => {
      const database = await open()
      const stage = await stockStage(database)
      await stage.post([bought('M1', '5', '100')])
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => stage.post([sold('M1', '1')])))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
      await stage.addsUp()
    })

    it('a movement is taken back once, however many ask for it', async () => {
      const database = await open()
      const stage = await stockStage(database)
      const { ledger_nos } = await stage.post([bought('M1', '50', '100'), bought('M2', '50', '100')])
      await stage.post([bought('M1', '500', '100'), bought('M2', '500', '100')])
      const results = await Promise.allSettled(Array.from({ length: 6 }, () => stage.reverse(ledger_nos)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const refused = results.flatMap((result): unknown[] =>
        result.status === 'rejected' ? [result.reason] : [],
      )
      expect(refused).toEqual(Array(5).fill(expect.objectContaining({ code: 'BIZ_STOCK_REVERSED' })))
    })
  })
})
