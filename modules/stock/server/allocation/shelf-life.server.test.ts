import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { written } from '#platform/contract/decimal.ts'
import { onPostgres } from '#test/databases.ts'
import { at, bought, stockStage, type StockStage } from '#test/stock-stage.ts'
import { foresee } from './foresee.ts'
import type { AllocationRequest } from './request.ts'

const wants = (demand_no: string, qty: string): AllocationRequest => ({
  ...{ demand_kind: 'receive_order', demand_no, demand_line: 1 },
  ...{ warehouse_cd: 'W1', item_cd: 'L1', qty, partly: true },
})

onPostgres((open) => {
  let stage: StockStage
  beforeAll(async () => {
    stage = await stockStage(await open())
    await stage.within(({ tx }) => tx.execute(sql`UPDATE item SET shelf_life_days = 90 WHERE item_cd = 'L1'`))
    const lot = (lot_no: string, expiry_dt: string) =>
      ({ ...bought('L1', '5', '10'), to: at('W1', { lot_no }), expiry_dt }) as const
    await stage.post([
      lot('LATE', '2026-12-31'),
      lot('SOON', '2026-05-31'),
      lot('PAST', '2026-03-31'),
      lot('HELD', '2026-06-30'),
    ])
    await stage.within(({ tx }) =>
      tx.execute(sql`UPDATE lot SET hold_flg = true, hold_reason = '異物' WHERE lot_no = 'HELD'`),
    )
  })
  const promised = () =>
    stage.within(async ({ tx }) => {
      const found = await rows(
        tx,
        { told: z.string() },
        sql`SELECT concat_ws(' ', demand_no, lot_no, trim_scale(qty)) AS told FROM allocation ORDER BY demand_no, lot_no`,
      )
      return found.map(({ told }) => told)
    })
  const foreseen = async (...requests: readonly AllocationRequest[]) => {
    const found = await stage.within((context) => foresee(context, { givenBack: [], requests }))
    return found.map((one) => ({
      ...{ qty: written(one.qty, 0), on_hand: written(one.on_hand, 0) },
      ...{ promised: written(one.promised, 0), closed: written(one.closed, 0) },
    }))
  }

  it('goods with a shelf life are promised by lot, the first to expire first; what is held or expired never', async () => {
    const pool = { on_hand: '20', closed: '10' }
    expect(await foreseen(wants('A', '3'), wants('B', '9'))).toEqual([
      { qty: '3', promised: '0', ...pool },
      { qty: '7', promised: '0', ...pool },
    ])
    expect(await stage.promise(wants('A', '3'), wants('B', '9'))).toEqual(['3.000', '7.000'])
    expect(await promised()).toEqual(['A SOON 3', 'B LATE 5', 'B SOON 2'])
    expect(await foreseen(wants('C', '1'))).toEqual([{ qty: '0', promised: '10', ...pool }])
    await stage.addsUp()
  })
})
