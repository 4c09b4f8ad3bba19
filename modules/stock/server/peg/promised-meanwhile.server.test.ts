import { expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import {
  createPromiseTables,
  fillPromises,
  trialDemands,
  trialSupplies,
  withTrialPromises,
} from '#test/promise-stage.ts'
import { bought, stockStage, today } from '#test/stock-stage.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { postStock } from '../ledger/post-stock.ts'
import { demandsAround } from '../supply-demand/demand-rows.ts'
import { peg } from './peg.ts'

onPostgres((open) => {
  it('what is promised while a delivery is begun is served by it: the delivery begins again, and is not refused', async () => {
    const database = await open()
    await createPromiseTables(database)
    const stage = await stockStage(database, withTrialPromises.registered)
    const supply = { supply_kind: 'buy', supply_no: 'P1', supply_line: 1 }
    await stage.within((context) =>
      fillPromises(context, ['A', 'B'], [{ supply_no: 'P1', item_cd: 'M1', open_qty: '9' }]),
    )
    const inUnit = (verb: (context: Context) => Promise<void>) =>
      stage.within((context) =>
        inOneUnit(context, async () => {
          await verb(context)
          return () => undefined
        }),
      )
    const promise = (demand_no: string) =>
      inUnit(async (context) => {
        await unitOf(context).lock(
          { document: trialDemands, keys: [[demand_no, 1]] },
          { document: trialSupplies, keys: [['P1']] },
        )
        peg(context, [
          { demand_kind: 'trial', demand_no, demand_line: 1, ...supply, item_cd: 'M1', qty: '4' },
        ])
      })
    await promise('A')
    let tries = 0
    await inUnit(async (context) => {
      tries += 1
      const waiting = await demandsAround(context, { supplies: [supply], items: ['M1'] })
      if (tries === 1) await promise('B')
      await unitOf(context).lock(...waiting, { document: trialSupplies, keys: [['P1']] })
      postStock(context, {
        ...{ biz_dt: today, document_kind: 'arrival', document_no: 'K1', poster: 'document' },
        movements: [{ ...bought('M1', '8', '100'), supply }],
      })
    })
    expect(tries).toBe(2)
    await stage.addsUp()
  })
})
