import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { at, bought, moved, sold, stockStage, today, type StockStage } from '#test/stock-stage.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { suggestLots } from '../allocation/suggest-lots.ts'
import type { Movement } from './posting.ts'

onPostgres((open) => {
  let database: Database
  let stage: StockStage
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    stage = await stockStage(database)
  })
  afterEach(() => stage.addsUp())
  const lot = (lot_no: string, expiry_dt?: string, location_cd = 'W1'): Movement => ({
    ...bought('L1', '5', '10'),
    to: at(location_cd, { lot_no }),
    ...(expiry_dt === undefined ? {} : { expiry_dt }),
  })
  const expiries = async () => {
    const found = await stage.within(({ tx }) =>
      rows(
        tx,
        { told: z.string() },
        sql`SELECT concat_ws(' ', lot_no, expiry_dt) AS told FROM lot ORDER BY 1`,
      ),
    )
    return found.map(({ told }) => told)
  }
  const refusedAt = (work: Promise<unknown>) =>
    work.then(
      () => 'posted',
      (error: unknown) =>
        error instanceof BusinessError ? error.fields.map(({ path, code }) => `${path} ${code}`) : error,
    )

  it('a lot has one expiry: another one is refused, one that it had not is kept', async () => {
    await stage.post([lot('A', '2026-06-30'), lot('B')])
    expect(await refusedAt(stage.post([lot('A', '2026-07-31')]))).toEqual([
      'lines.0.expiry_dt BIZ_STOCK_LOT_EXPIRY',
    ])
    await stage.post([lot('A', '2026-06-30', 'W2'), lot('B', '2026-08-31')])
    expect(await refusedAt(stage.post([lot('C', '2026-05-31'), lot('C', '2026-05-30', 'W2')]))).toEqual([
      'lines.1.expiry_dt BIZ_STOCK_LOT_EXPIRY',
    ])
    expect(await expiries()).toEqual(['A 2026-06-30', 'B 2026-08-31'])
  })

  it('an expired lot is asked about where a person moves it, and is not proposed', async () => {
    await stage.post([lot('OLD', '2026-03-31'), lot('NEW', '2026-04-01')])
    const move = {
      ...moved('L1', '1', 'W1', 'W2'),
      from: at('W1', { lot_no: 'OLD' }),
      to: at('W2', { lot_no: 'OLD' }),
    }
    const byHand = { poster: 'hand' } as const
    expect(await refusedAt(stage.post([move], byHand))).toEqual(['lines.0.lot_no BIZ_STOCK_LOT_EXPIRED'])
    expect(await refusedAt(stage.post([move], { ...byHand, agreed: ['BIZ_STOCK_LOT_EXPIRED'] }))).toBe(
      'posted',
    )
    const away: Movement = {
      stock_div: '085',
      item_cd: 'L1',
      qty: '1',
      from: at('W1', { lot_no: 'OLD' }),
      reason: '期限切れ',
    }
    expect(await refusedAt(stage.post([away], byHand))).toBe('posted')
    const proposed = await stage.within((context) =>
      suggestLots(context, { warehouse_cd: 'W1', item_cd: 'L1', qty: '9', order: 'fefo' }),
    )
    expect(proposed.map(({ lot_no, qty }) => `${lot_no} ${Number(qty)}`)).toEqual(['NEW 5'])
  })

  it('a held lot is not shipped, and may be moved aside', async () => {
    await stage.post([lot('A')])
    await stage.within(({ tx }) => tx.execute(sql`UPDATE lot SET hold_flg = true, hold_reason = '異物'`))
    const ship = { ...sold('L1', '1'), from: at('W1', { lot_no: 'A' }) }
    await expect(stage.post([ship])).rejects.toMatchObject({
      code: 'BIZ_STOCK_LOT_HELD',
      params: { lot: 'A', reason: '異物' },
      fields: [{ path: 'lines.0.lot_no' }],
    })
    await stage.post([
      { ...moved('L1', '1', 'W1', 'W2'), from: at('W1', { lot_no: 'A' }), to: at('W2', { lot_no: 'A' }) },
    ])
  })

  it('048 releases what was inspected, 045 and 046 take only the qualities that are theirs', async () => {
    const demand = {
      demand_kind: '050',
      demand_no: 'R1',
      demand_line: 1,
      warehouse_cd: 'W1',
      item_cd: 'M1',
      qty: '4',
    }
    await stage.post([{ ...bought('M1', '4', '100'), to: at('W1', { quality: '1' }) }])
    await expect(stage.promise(demand)).rejects.toMatchObject({ code: 'BIZ_ALLOCATION_SHORT' })
    const of = (stock_div: '045' | '046' | '048', from: '0' | '1' | '2', to: '0' | '1' | '2'): Movement => ({
      ...{ stock_div, item_cd: 'M1', qty: '4', reason: '検査' },
      from: at('W1', { quality: from }),
      to: at('W1', { quality: to }),
    })
    expect(
      await refusedAt(stage.post([of('048', '0', '0'), of('045', '0', '0'), of('046', '0', '1')])),
    ).toEqual([
      'lines.0.quality BIZ_STOCK_QUALITY',
      'lines.1.to_quality BIZ_STOCK_QUALITY',
      'lines.2.quality BIZ_STOCK_QUALITY',
    ])
    await stage.post([of('048', '1', '0')])
    expect((await stage.promise(demand)).map(Number)).toEqual([4])
  })

  it('opening stock comes with its price, which the last purchase price follows', async () => {
    const opened = (item_cd: string, price: string): Movement => ({
      ...{ stock_div: '001', item_cd, qty: '10', price, reason: '稼働開始', to: at('W1') },
    })
    await stage.post([opened('M1', '120'), opened('P1', '55'), opened('S1', '20')], {
      poster: 'hand',
      biz_dt: today,
    })
    const found = await stage.within(({ tx }) =>
      rows(
        tx,
        { told: z.string() },
        sql`SELECT concat(item_cd, ' ', trim_scale(unit_cost), ' = ', amount) AS told FROM item_cost ORDER BY 1`,
      ),
    )
    expect(found.map(({ told }) => told)).toEqual(['M1 120 = 1200', 'P1 55 = 550', 'S1 12.5 = 125'])
  })
})
