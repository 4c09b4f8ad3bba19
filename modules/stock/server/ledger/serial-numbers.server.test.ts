import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { at, bought, moved, stockStage, type StockStage } from '#test/stock-stage.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { rows, type Database } from '#platform/server/database/database.ts'

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

  const onHand = () =>
    stage.within(async ({ tx }) => {
      const found = await rows(
        tx,
        { place: z.string(), qty: z.string() },
        sql`SELECT concat_ws(' ', location_cd, item_cd, nullif(lot_no, ''), nullif(quality, '0')) AS place, trim_scale(qty)::text AS qty
          FROM stock_balance WHERE qty > 0 ORDER BY 1`,
      )
      return found.map(({ place, qty }) => `${place} ${qty}`)
    })
  const refusedAt = (work: Promise<unknown>) =>
    work.then(
      () => 'posted',
      (error: unknown) =>
        error instanceof BusinessError ? error.fields.map(({ path, code }) => `${path} ${code}`) : error,
    )

  it('a serial number is one piece, wherever it is', async () => {
    const serial = (qty: string, location_cd = 'W1') => ({
      ...bought('N1', qty, '100'),
      to: at(location_cd, { lot_no: 'SN1' }),
    })
    expect(await refusedAt(stage.post([serial('2')]))).toEqual(['lines.0.qty BIZ_STOCK_SERIAL_ONE'])
    await stage.post([serial('1')])
    expect(await refusedAt(stage.post([serial('1', 'W2')]))).toEqual(['lines.0.qty BIZ_STOCK_SERIAL_ONE'])
    await stage.post([
      { ...moved('N1', '1', 'W1', 'W2'), from: at('W1', { lot_no: 'SN1' }), to: at('W2', { lot_no: 'SN1' }) },
    ])
    expect(await onHand()).toEqual(['W2 N1 SN1 1'])
  })

  it('pieces in work have no serial numbers yet: they lie together under their work order, and leave one by one', async () => {
    const inWork = at('W1', { lot_no: 'WO1', process_no: '10' })
    await stage.post([{ stock_div: '042', item_cd: 'N1', qty: '3', to: inWork }])
    const finished = (qty: string, lot_no: string) => ({
      ...({ stock_div: '040', item_cd: 'N1', qty, from: inWork, to: at('W1', { lot_no }) } as const),
    })
    expect(await refusedAt(stage.post([finished('2', 'WO1-001')]))).toEqual([
      'lines.0.qty BIZ_STOCK_SERIAL_ONE',
    ])
    expect(await refusedAt(stage.post([finished('1', 'WO1-001'), finished('1', 'WO1-001')]))).toEqual([
      'lines.0.qty BIZ_STOCK_SERIAL_ONE',
      'lines.1.qty BIZ_STOCK_SERIAL_ONE',
    ])
    await stage.post([finished('1', 'WO1-001')])
    await stage.post([{ stock_div: '041', item_cd: 'N1', qty: '2', from: inWork }])
    expect(await onHand()).toEqual(['W1 N1 WO1-001 1'])
  })
})
