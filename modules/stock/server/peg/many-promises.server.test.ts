import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { dice } from '#test/dice.ts'
import {
  createPromiseTables,
  fillPromises,
  trialDemands,
  trialSupplies,
  withTrialPromises,
} from '#test/promise-stage.ts'
import { bought, doneOrRefused, sold, stockStage, today } from '#test/stock-stage.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { allocate } from '../allocation/allocate.ts'
import { postStock } from '../ledger/post-stock.ts'
import { changeSupply, peg, unpeg } from './peg.ts'

const demands = ['A', 'B', 'C', 'D', 'E', 'F']
const supplies = ['P1', 'P2', 'P3', 'P4']
const itemOf = (supply_no: string) => (supply_no < 'P3' ? 'M1' : 'M2')
const purchase = (supply_no: string) => ({ supply_kind: 'buy', supply_no, supply_line: 1 })
const order = (demand_no: string) => ({ demand_kind: 'trial', demand_no, demand_line: 1 })

describe('eight clerks tie, receive, cancel, promise and lose the same goods', () => {
  onPostgres((open) => {
    it('and never wait in a circle; no piece is tied twice, and each order hears of what it lost', async () => {
      const database = await open()
      await createPromiseTables(database)
      const stage = await stockStage(database, withTrialPromises.registered)
      await stage.within((context) =>
        fillPromises(
          context,
          demands,
          supplies.map((supply_no) => ({ supply_no, item_cd: itemOf(supply_no), open_qty: '90' })),
        ),
      )
      await stage.post([bought('M1', '60', '100'), bought('M2', '60', '100')])
      const inUnit = (verb: (context: Context) => void | Promise<void>) =>
        doneOrRefused(
          stage.within((context) =>
            inOneUnit(context, async () => {
              await verb(context)
              return () => undefined
            }),
          ),
          20084,
          'BIZ_PEG_SHORT',
          'BIZ_ALLOCATION_SHORT',
        )
      const holding = (context: Context, supply_no: string, demand: readonly string[]) =>
        unitOf(context).lock(
          { document: trialSupplies, keys: [[supply_no]] },
          { document: trialDemands, keys: demand.map((no) => [no, 1]) },
        )
      const purchasing = (supply_no: string, open: string, add: (context: Context) => void) =>
        inUnit(async (context) => {
          await holding(context, supply_no, demands)
          add(context)
          unitOf(context).write(async () => {
            await context.tx.execute(
              sql`UPDATE trial_supply SET open_qty = ${sql.raw(open)} WHERE supply_no = ${supply_no}`,
            )
          })
        })
      const clerk = async (seed: number) => {
        const roll = dice(seed)
        for (let n = 0; n < 25; n++) {
          const supply_no = supplies[roll(supplies.length)] ?? 'P1'
          const demand_no = demands[roll(demands.length)] ?? 'A'
          const item_cd = itemOf(supply_no)
          const qty = String(1 + roll(6))
          switch (roll(6)) {
            case 0:
            case 1:
              await inUnit(async (context) => {
                await holding(context, supply_no, [demand_no])
                peg(context, [{ ...order(demand_no), ...purchase(supply_no), item_cd, qty }])
              })
              break
            case 2:
              await purchasing(supply_no, `greatest(open_qty - ${qty}, 0)`, (context) => {
                const movements = [{ ...bought(item_cd, qty, '100'), supply: purchase(supply_no) }]
                const document = { biz_dt: today, document_kind: 'arrival', document_no: 'K1' } as const
                postStock(context, { ...document, poster: 'document', movements })
              })
              break
            case 3:
              await purchasing(supply_no, qty, (context) =>
                changeSupply(context, [{ ...purchase(supply_no), open: qty }]),
              )
              break
            case 4:
              await inUnit(async (context) => {
                await unitOf(context).lock({ document: trialDemands, keys: [[demand_no, 1]] })
                if (roll(4) === 0) unpeg(context, [order(demand_no)])
                else allocate(context, [{ ...order(demand_no), warehouse_cd: 'W1', item_cd, qty }])
              })
              break
            default:
              await inUnit((context) => {
                const lost = { ...sold(item_cd, qty), stock_div: '085', reason: '破損' } as const
                const document = { biz_dt: today, document_kind: 'loss', document_no: 'L1' } as const
                postStock(context, { ...document, poster: 'document', movements: [lost] })
              })
          }
        }
      }
      await Promise.all(Array.from({ length: 8 }, (_, n) => clerk(n + 1)))
      const [found] = await stage.within(({ tx }) =>
        rows(
          tx,
          { deadlocks: z.int(), told: z.boolean() },
          sql`SELECT (SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()) AS deadlocks,
            (SELECT coalesce(sum(lost_qty), 0) FROM trial_demand)
              = (SELECT coalesce(sum(qty), 0) FROM allocation_release) AS told`,
        ),
      )
      expect(found).toEqual({ deadlocks: 0, told: true })
      await stage.addsUp()
    }, 90_000)
  })
})
