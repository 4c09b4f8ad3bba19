import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { onEveryDatabase } from '#test/databases.ts'
import { at, bought, moved, sold, stockStage, today, type StockStage } from '#test/stock-stage.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { rows, type Database } from '#platform/server/database/database.ts'

onEveryDatabase((open) => {
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
  const worth = async (item_cd: string) => {
    const found = await stage.within(({ tx }) =>
      rows(
        tx,
        { told: z.string() },
        sql`SELECT concat(trim_scale(qty), ' × ', trim_scale(unit_cost), ' = ', amount) AS told FROM item_cost WHERE item_cd = ${item_cd}`,
      ),
    )
    return found[0]?.told
  }
  const refusedAt = (work: Promise<unknown>) =>
    work.then(
      () => 'posted',
      (error: unknown) =>
        error instanceof BusinessError ? error.fields.map(({ path, code }) => `${path} ${code}`) : error,
    )

  it('goods are received, moved and sold; the average follows the purchases', async () => {
    await stage.post([bought('M1', '100', '100'), bought('M1', '50', '130', 'W2')])
    await stage.post([moved('M1', '20', 'W1', 'W1-A'), sold('M1', '30')])
    expect(await onHand()).toEqual(['W1 M1 50', 'W1-A M1 20', 'W2 M1 50'])
    expect(await worth('M1')).toBe('120 × 110 = 13200')
  })

  it('what is short is named line by line, and nothing of the slip is posted', async () => {
    await stage.post([bought('M1', '10', '100')])
    expect(
      await refusedAt(stage.post([sold('M1', '6'), sold('M1', '5'), sold('M2', '1'), sold('M1', '4')])),
    ).toEqual(['lines.1.qty 20084', 'lines.2.qty 20084'])
    expect(await onHand()).toEqual(['W1 M1 10'])
  })

  it('every other refusal stands at its cell', async () => {
    const wrong = [
      { ...bought('M1', '1', '1'), item_cd: 'Q1' },
      bought('M1', '0', '1'),
      bought('M1', '-1', '1'),
      bought('M1', '1.2345', '1'),
      bought('M1', '1', '100000000'),
      bought('M1', '1', '1', 'U9'),
      moved('M1', '1', 'W1', 'W1'),
      moved('M1', '1', 'D1', 'W1'),
      bought('L1', '1', '1'),
      { ...bought('M1', '1', '1'), to: at('W1', { lot_no: 'A' }) },
      { stock_div: '085', item_cd: 'M1', qty: '1', from: at('W1') } as const,
      moved('M1', '1', '9999', 'W1'),
      moved('M1', '1', 'W1', '9998'),
    ]
    expect(await refusedAt(stage.post(wrong))).toEqual([
      'lines.0.item_cd BIZ_ITEM_MASTER_MISSING',
      'lines.1.qty BIZ_QTY_ZERO',
      'lines.2.qty BIZ_QTY_MINUS',
      'lines.3.qty BIZ_QTY_PLACES',
      'lines.4.price BIZ_STOCK_PRICE',
      'lines.5.to_location_cd BIZ_STOCK_LOCATION_MISSING',
      'lines.6.to_location_cd BIZ_STOCK_SAME_PLACE',
      'lines.7.from_location_cd BIZ_STOCK_LOCATION_VIRTUAL',
      'lines.8.lot_no BIZ_STOCK_LOT_NEEDED',
      'lines.9.lot_no BIZ_STOCK_LOT_UNKNOWN',
      'lines.10.reason_cd V_REQUIRED',
      'lines.11.from_location_cd BIZ_STOCK_LOCATION_VIRTUAL',
      'lines.12.to_location_cd BIZ_STOCK_LOCATION_VIRTUAL',
    ])
  })

  it('a person posts no sales, nothing that is stopped, and no more than 200 lines', async () => {
    const byHand = { poster: 'hand' } as const
    const adjusted = (item_cd: string, place = 'W1') =>
      ({ stock_div: '080', item_cd, qty: '1', to: at(place), reason: '発見' }) as const
    expect(
      await refusedAt(stage.post([sold('M1', '1'), adjusted('X1'), adjusted('M1', 'Z1')], byHand)),
    ).toEqual([
      'lines.0.stock_div BIZ_STOCK_DIVISION',
      'lines.1.item_cd BIZ_STOCK_ITEM_STOPPED',
      'lines.2.to_location_cd BIZ_STOCK_LOCATION_STOPPED',
    ])
    const lines = Array.from({ length: 201 }, () => adjusted('M1'))
    expect(await refusedAt(stage.post(lines, byHand))).toEqual(['lines BIZ_STOCK_LINES'])
  })

  it('dates: not in the future, not in a closed month, and no day may end below zero', async () => {
    expect(await refusedAt(stage.post([bought('M1', '1', '1')], { biz_dt: '2026-04-02' }))).toEqual([
      'biz_dt BIZ_STOCK_FUTURE',
    ])
    expect(await refusedAt(stage.post([bought('M1', '1', '1')], { biz_dt: '2026-02-30' }))).toEqual([
      'biz_dt V_DATE',
    ])
    await stage.post([bought('M1', '10', '100')], { biz_dt: '2026-03-10' })
    await stage.post([sold('M1', '8')], { biz_dt: '2026-03-20' })
    await stage.post([bought('M1', '10', '100')], { biz_dt: '2026-03-25' })
    expect(await refusedAt(stage.post([sold('M1', '3')], { biz_dt: '2026-03-15' }))).toEqual([
      'lines.0.qty 20085',
    ])
    expect(await refusedAt(stage.post([sold('M1', '1')], { biz_dt: '2026-03-09' }))).toEqual([
      'lines.0.qty 20085',
    ])
    await stage.post([sold('M1', '2')], { biz_dt: '2026-03-15' })
    await stage.post([sold('M1', '9')], { biz_dt: '2026-03-26' })
    await stage.within(({ tx }) =>
      tx.execute(sql`INSERT INTO stock_period (company_cd, factory_cd, month, closed, create_user, update_user)
        VALUES (${stage.company_cd}, 'F01', '2026-02', true, 'T', 'T')`),
    )
    expect(await refusedAt(stage.post([bought('M1', '1', '1')], { biz_dt: '2026-02-28' }))).toEqual([
      'biz_dt BIZ_STOCK_MONTH_CLOSED',
    ])
    expect(await onHand()).toEqual(['W1 M1 1'])
  })

  it('nothing moves where people count, but for the count itself', async () => {
    await stage.post([bought('M1', '10', '100'), bought('M1', '10', '100', 'W1-A')])
    await stage.within(({ tx }) =>
      tx.execute(sql`INSERT INTO stock_lock (company_cd, factory_cd, location_cd, inventory_no, locked_at)
        VALUES (${stage.company_cd}, 'F01', 'W1-A', '1', now())`),
    )
    expect(
      await refusedAt(stage.post([sold('M1', '1'), moved('M1', '1', 'W1', 'W1-A'), sold('M1', '1', 'W1-A')])),
    ).toEqual(['lines.1.to_location_cd 20015', 'lines.2.from_location_cd 20015'])
    await stage.post([{ stock_div: '090', item_cd: 'M1', qty: '-3', to: at('W1-A'), reason: '棚卸' }], {
      poster: 'count',
    })
    expect(await onHand()).toEqual(['W1 M1 10', 'W1-A M1 7'])
  })

  it('quality, ownership and process are kept apart; only what is ours and finished has a value', async () => {
    await stage.post([bought('M1', '10', '100')])
    await stage.post([
      {
        stock_div: '045',
        item_cd: 'M1',
        qty: '2',
        from: at('W1'),
        to: at('W1', { quality: '2' }),
        reason: 'キズ',
      },
      {
        stock_div: '030',
        item_cd: 'M1',
        qty: '3',
        from: at('W1'),
        to: at('W2', { ownership: '1', owner_cd: 'C1' }),
      },
      { stock_div: '042', item_cd: 'M1', qty: '5', to: at('W1', { process_no: '10' }) },
      { stock_div: '016', item_cd: 'M1', qty: '4', to: at('W1', { ownership: '2', owner_cd: 'C1' }) },
    ])
    expect((await onHand()).sort()).toEqual(['W1 M1 2 2', 'W1 M1 4', 'W1 M1 5', 'W1 M1 5', 'W2 M1 3'])
    expect(await worth('M1')).toBe('7 × 100 = 700')
  })

  it('direct deliveries pass by our stock, and our average', async () => {
    await stage.post([
      bought('M1', '10', '100'),
      { ...bought('M1', '5', '900'), to: at('D1') },
      { stock_div: '501', item_cd: 'M1', qty: '5', price: '900', from: at('D1') },
    ])
    expect(await onHand()).toEqual(['W1 M1 10'])
    expect(await worth('M1')).toBe('10 × 100 = 1000')
  })

  it('another factory receives goods for what they cost here', async () => {
    await stage.post([bought('M1', '10', '100')])
    const posted = await stage.post([
      { ...moved('M1', '4', 'W1', 'V1'), to: at('V1', { factory_cd: 'F02' }) },
    ])
    const worthInEach = async () => {
      const found = await stage.acrossFactories(({ tx }) =>
        rows(
          tx,
          { told: z.string() },
          sql`SELECT concat_ws(' ', factory_cd, trim_scale(qty), amount) AS told FROM item_cost ORDER BY 1`,
        ),
      )
      return found.map(({ told }) => told)
    }
    expect(await worthInEach()).toEqual(['F01 6 600', 'F02 4 400'])
    await stage.reverse(posted.ledger_nos)
    expect(await worthInEach()).toEqual(['F01 10 1000', 'F02 0 0'])
  })

  it('what is taken back is as if it had not been, once', async () => {
    const before = await stage.post([bought('M1', '10', '100'), bought('P1', '10', '50')])
    const after = await stage.post([
      bought('M1', '10', '140'),
      sold('M1', '5'),
      { stock_div: '060', item_cd: 'M1', amount: '90', reason: '値増' },
    ])
    expect(await worth('M1')).toBe('15 × 126 = 1890')
    const [, , late = ''] = after.ledger_nos
    await stage.reverse([late])
    expect(await worth('M1')).toBe('15 × 120 = 1800')
    await stage.reverse(after.ledger_nos.slice(0, 2))
    expect(await worth('M1')).toBe('10 × 100 = 1000')
    expect(await refusedAt(stage.reverse([late]))).toEqual(['lines.0.ledger_no BIZ_STOCK_REVERSED'])
    const again = await stage.reverse(before.ledger_nos)
    expect(await onHand()).toEqual([])
    expect(await refusedAt(stage.reverse(again.ledger_nos))).toEqual([
      'lines.0.ledger_no BIZ_STOCK_NOT_REVERSIBLE',
      'lines.1.ledger_no BIZ_STOCK_NOT_REVERSIBLE',
    ])
    expect(await refusedAt(stage.reverse(['999999999']))).toEqual([
      'lines.0.ledger_no BIZ_STOCK_DETAIL_MISSING',
    ])
  })

  it('a receipt whose goods are gone cannot be taken back', async () => {
    const { ledger_nos } = await stage.post([bought('M1', '10', '100')])
    await stage.post([sold('M1', '1')])
    expect(await refusedAt(stage.reverse(ledger_nos))).toEqual(['lines.0.qty 20084'])
  })

  it('by its method: at the standard of its master, or at the last price; a late price goes to what is left', async () => {
    await stage.post([bought('S1', '10', '14'), bought('P1', '10', '100')])
    await stage.post([bought('S1', '2', '9'), bought('P1', '10', '120')])
    expect([await worth('S1'), await worth('P1')]).toEqual(['12 × 12.5 = 150', '20 × 120 = 2400'])
    await stage.post([bought('M1', '10', '100')])
    await stage.post([sold('M1', '6')])
    const { ledger_nos } = await stage.post([
      { stock_div: '060', item_cd: 'M1', qty: '10', amount: '50', reason: '仕入単価の訂正' },
    ])
    expect(await worth('M1')).toBe('4 × 105 = 420')
    const [late] = await stage.within(({ tx }) =>
      rows(
        tx,
        { told: z.string() },
        sql`SELECT concat(amount, ' / ', variance) AS told FROM stock_entry WHERE ledger_no = ${ledger_nos[0]}::bigint`,
      ),
    )
    expect(late?.told).toBe('20 / 30')
  })

  it('a new price revalues what is there, and taking it back restores the value', async () => {
    await stage.post([bought('M1', '10', '100')])
    const { ledger_nos } = await stage.post([
      { stock_div: '061', item_cd: 'M1', price: '80', reason: '評価替' },
    ])
    expect(await worth('M1')).toBe('10 × 80 = 800')
    await stage.reverse(ledger_nos)
    expect(await worth('M1')).toBe('10 × 100 = 1000')
  })

  it('a value change that went partly to variance goes back as it went, and a mistyped one too', async () => {
    await stage.post([bought('M1', '724', '8')])
    const late = { stock_div: '060', item_cd: 'M1', qty: '2000', reason: '仕入単価の訂正' } as const
    const split = await stage.post([{ ...late, amount: '10000' }])
    expect(await worth('M1')).toBe('724 × 13 = 9412')
    await stage.reverse(split.ledger_nos)
    expect(await worth('M1')).toBe('724 × 8 = 5792')
    const mistyped = await stage.post([{ ...late, amount: '-99999999' }])
    expect(await worth('M1')).toBe('724 × 0 = 0')
    await stage.reverse(mistyped.ledger_nos)
    expect(await worth('M1')).toBe('724 × 8 = 5792')
    // Of 700 that have gone meanwhile the change stays what they cost.
    const again = await stage.post([{ ...late, amount: '10000' }])
    await stage.post([sold('M1', '700')])
    expect(await worth('M1')).toBe('24 × 13 = 312')
    await stage.reverse(again.ledger_nos)
    expect(await worth('M1')).toBe('24 × 8 = 192')
  })

  it('a mistyped last purchase price goes when its purchase is taken back', async () => {
    await stage.post([bought('P1', '10', '100')])
    const mistyped = await stage.post([bought('P1', '10', '99999')])
    await stage.reverse(mistyped.ledger_nos)
    expect(await worth('P1')).toBe('10 × 100 = 1000')
  })

  it('the ledger can be neither changed nor deleted, and balances are never below zero', async () => {
    await stage.post([bought('M1', '1', '1')])
    for (const statement of [
      sql`UPDATE stock_ledger SET reason = 'x'`,
      sql`DELETE FROM stock_ledger`,
      sql`UPDATE stock_entry SET qty = qty`,
      sql`DELETE FROM stock_entry`,
    ])
      await expect(stage.within(({ tx }) => tx.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      })
    for (const statement of [
      sql`UPDATE stock_balance SET qty = -1`,
      sql`UPDATE stock_availability SET allocated_qty = 2`,
      sql`UPDATE item_cost SET qty = 0`,
    ])
      await expect(stage.within(({ tx }) => tx.execute(statement))).rejects.toMatchObject({
        cause: { code: '23514' },
      })
    expect(await refusedAt(stage.post([bought('M1', '1', '1')], { biz_dt: today }))).toBe('posted')
  })

  it('a slip of 200 lines is posted with a handful of statements', async () => {
    const lines = Array.from({ length: 200 }, (_, n) => bought(`M${n % 50}`, '1', String(n + 1)))
    const posted = await stage.post(lines)
    expect(new Set(posted.ledger_nos).size).toBe(200)
    expect(await worth('M0')).toBe('4 × 76 = 304')
  })
})
