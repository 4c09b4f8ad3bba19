import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { bought, sold, stockStage, type StockStage } from '#test/stock-stage.ts'
import { product } from '#test/product.ts'
import type { Database } from '#platform/server/database/database.ts'
import { on, registeredIn } from '#platform/server/module/point.ts'
import { closeMonth } from './close-month.ts'
import { openInMonth, unposted } from './open-in-month.ts'
import { stockPeriods } from './periods.ts'

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
  const close = (month: string) => stage.within((context) => closeMonth(context, month))
  const begins = (date: string) =>
    stage.within(({ tx }) => tx.execute(sql`UPDATE factory SET start_dt = ${date} WHERE factory_cd = 'F01'`))

  it('nothing is posted before the first month of the factory; without one, not before last year', async () => {
    const post = (biz_dt: string) => stage.post([bought('M1', '1', '1')], { biz_dt })
    const outOfRange = (from: string) => ({
      code: 20002,
      params: { from, to: '2026-04-01' },
      fields: [{ path: 'biz_dt' }],
    })
    await expect(post('1926-04-01')).rejects.toMatchObject(outOfRange('2025-01-01'))
    await expect(post('2024-12-31')).rejects.toMatchObject(outOfRange('2025-01-01'))
    await post('2025-01-01')
    await begins('2025-02-10')
    await expect(post('2025-01-31')).rejects.toMatchObject(outOfRange('2025-02-01'))
    await post('2025-02-01')
  })

  it('months are closed in order from the first month of the factory on, whoever calls', async () => {
    await begins('2026-01-15')
    await stage.post([bought('M1', '1', '1')], { biz_dt: '2026-03-01' })
    expect((await stage.within(stockPeriods)).next_month).toBe('2026-01')
    await expect(close('2026-03')).rejects.toMatchObject({
      code: 'BIZ_STOCK_MONTH_ORDER',
      params: { open: '2026-01' },
    })
    await close('2026-01')
    expect((await stage.within(stockPeriods)).next_month).toBe('2026-02')
    await close('2026-02')
    await close('2026-03')
  })

  it('what is open in a month is said before it is closed: counts, documents to be posted, variances', async () => {
    await stage.post([bought('S1', '10', '14'), bought('S2', '10', '11')], { biz_dt: '2026-03-05' })
    await stage.post([sold('S1', '1')], { biz_dt: '2026-04-01' })
    await stage.within(({ tx, session }) =>
      tx.execute(sql`INSERT INTO inventory (company_cd, factory_cd, inventory_no, count_dt, location_cd, inventory_div, status,
          create_user, update_user)
        SELECT ${session.company_cd}, 'F01', no, day::date, 'W1', '0', status, 'T', 'T'
        FROM (VALUES ('I1', '2026-03-31', '2'), ('I2', '2026-03-31', '5'), ('I3', '2026-04-01', '0')) AS c(no, day, status)`),
    )
    const shipments = on(unposted, {
      label: { ja: '出荷', en: 'Shipment', zh: '发货' },
      opens: { path: '/sales/trial', parameter: 'delivery_no' },
      rows: sql`SELECT company_cd, 'F01' AS factory_cd, no, day::date AS date
        FROM company, (VALUES ('D1', '2026-03-30'), ('D2', '2026-04-01')) AS d(no, day)`,
    })
    const registered = registeredIn([shipments])
    const told = await stage.within((context) =>
      openInMonth({ ...context, registered }, { month: '2026-03' }),
    )
    expect(told).toEqual({
      counts: [
        { inventory_no: 'I1', count_dt: '2026-03-31', location_cd: 'W1', inventory_div: '0', status: '2' },
      ],
      slips: [{ what: '出荷', no: 'D1', date: '2026-03-30', path: '/sales/trial?delivery_no=D1' }],
      variance: { plus: '15', minus: '-15', items_below: 1 },
    })
    const nothing = await stage.within((context) =>
      openInMonth({ ...context, registered: product.registered }, { month: '2026-02' }),
    )
    expect(nothing).toEqual({ counts: [], slips: [], variance: { plus: '0', minus: '0', items_below: 0 } })
  })
})
