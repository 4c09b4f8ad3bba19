import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inUnit } from '#test/context.ts'
import { z } from 'zod'
import { onEveryDatabase, onPostgres } from '#test/databases.ts'
import { at, bought, doneOrRefused, moved, sold, stockStage, type StockStage } from '#test/stock-stage.ts'
import type { Context } from '#platform/server/context.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { allocate, makeFirm, release } from './allocate.ts'
import type { AllocationRequest } from './request.ts'
import { suggestLots } from './suggest-lots.ts'

const order = (demand_no: string) => ({ demand_kind: 'receive_order', demand_no, demand_line: 1 })
const wants = (no: string, qty: string, more: Partial<AllocationRequest> = {}): AllocationRequest => ({
  ...order(no),
  warehouse_cd: 'W1',
  item_cd: 'M1',
  qty,
  ...more,
})
const alone = (context: Context, add: () => void) =>
  inOneUnit(context, () => {
    add()
    return Promise.resolve(() => undefined)
  })
const lost = (item_cd: string, qty: string, lot_no = '') =>
  ({ stock_div: '085', item_cd, qty, from: at('W1', { lot_no }), reason: '水濡れ' }) as const

onEveryDatabase((open) => {
  let database: Database
  let stage: StockStage
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    stage = await stockStage(database)
    await stage.post([bought('M1', '10', '100'), bought('M1', '10', '100', 'W2')])
  })
  afterEach(() => stage.addsUp())
  const promise = (...requests: readonly AllocationRequest[]) => stage.promise(...requests)
  const promised = () =>
    stage.within(async ({ tx }) => {
      const found = await rows(
        tx,
        { told: z.string() },
        sql`SELECT concat_ws(' ', demand_no, trim_scale(qty), nullif(lot_no, ''), CASE WHEN firm_flg THEN 'firm' END) AS told FROM allocation ORDER BY allocation_no`,
      )
      return found.map(({ told }) => told)
    })

  it('what is on hand in the warehouse is promised, and no more', async () => {
    expect(await promise(wants('A', '6'), wants('B', '4'))).toEqual(['6.000', '4.000'])
    await expect(promise(wants('C', '1'))).rejects.toMatchObject({
      code: 'BIZ_ALLOCATION_SHORT',
      fields: [{ path: 'lines.0.qty', params: { available: '0' } }],
    })
    await expect(promise(wants('C', '0'))).rejects.toMatchObject({ code: 'BIZ_QTY_ZERO' })
    expect(
      await promise(
        wants('C', '5', { warehouse_cd: 'W2' }),
        wants('D', '9', { warehouse_cd: 'W2', partly: true }),
      ),
    ).toEqual(['5.000', '5.000'])
    expect(await promised()).toEqual(['A 6', 'B 4', 'C 5', 'D 5'])
  })

  it("nobody takes what was promised to another; one takes one's own first, then what is free", async () => {
    await promise(wants('A', '6'))
    await expect(stage.post([sold('M1', '5')])).rejects.toMatchObject({
      code: 20084,
      params: { available: '4' },
    })
    await stage.post([{ ...sold('M1', '3'), demand: order('A') }])
    expect(await promised()).toEqual(['A 3'])
    await stage.post([{ ...sold('M1', '5'), demand: order('A') }])
    expect(await promised()).toEqual([])
    await stage.post([sold('M1', '2')])
  })

  it('inside the warehouse goods move freely, out of it only what is free', async () => {
    await promise(wants('A', '10'))
    await stage.post([moved('M1', '10', 'W1', 'W1-A')])
    await expect(stage.post([moved('M1', '1', 'W1-A', 'W2')])).rejects.toMatchObject({ code: 20084 })
    expect(await promised()).toEqual(['A 10'])
  })

  it('a loss below what is promised is posted, and releases the least firm, least urgent, latest promise', async () => {
    await promise(
      wants('A', '3', { firm: true, priority: 9 }),
      wants('B', '3', { priority: 1 }),
      wants('C', '2', { priority: 8 }),
      wants('D', '2', { priority: 8 }),
    )
    const { released } = await stage.post([lost('M1', '5')])
    expect(released.map(({ demand_no, qty }) => `${demand_no} ${qty}`)).toEqual([
      'D 2.000',
      'C 2.000',
      'B 1.000',
    ])
    expect(await promised()).toEqual(['A 3 firm', 'B 2'])
    await stage.within((context) => alone(context, () => makeFirm(context, [order('B')], true)))
    expect(await promised()).toEqual(['A 3 firm', 'B 2 firm'])
  })

  it('the latest promise is released first, also when its number has one digit more', async () => {
    await database.owner('write', (tx) => tx.execute(sql`SELECT setval('allocation_allocation_no_seq', 997)`))
    await promise(...['A', 'B', 'C', 'D'].map((no) => wants(no, '2')))
    const { released } = await stage.post([lost('M1', '4')])
    expect(released.map(({ demand_no }) => demand_no)).toEqual(['D'])
  })

  it('what is missing on one shelf and found on another releases nothing', async () => {
    await promise(wants('A', '10'))
    const count = { stock_div: '090', item_cd: 'M1', reason: '棚卸' } as const
    const { released } = await stage.post(
      [
        { ...count, qty: '-4', to: at('W1') },
        { ...count, qty: '4', to: at('W1-B') },
      ],
      { poster: 'count' },
    )
    expect(released).toEqual([])
    expect(await promised()).toEqual(['A 10'])
  })

  it('what is firm stays firm when more is promised on top', async () => {
    await promise(wants('A', '3', { firm: true }))
    await promise(wants('A', '2'))
    expect(await promised()).toEqual(['A 5 firm'])
  })

  it('a cancelled order gives everything back', async () => {
    await promise(wants('A', '4'), wants('A', '3', { demand_line: 2 }), wants('A', '2'))
    expect(await promised()).toEqual(['A 6', 'A 3'])
    await stage.within((context) => alone(context, () => release(context, [order('A')])))
    expect(await promised()).toEqual(['A 3'])
    await promise(wants('B', '7'))
  })

  it('a lot that was promised by its number stays, while other lots of the item can leave', async () => {
    const lot = (lot_no: string, qty: string, expiry_dt?: string) => ({
      ...bought('L1', qty, '10'),
      to: at('W1', { lot_no }),
      ...(expiry_dt ? { expiry_dt } : {}),
    })
    await stage.post([lot('LB', '5', '2026-06-30')], { biz_dt: '2026-03-01' })
    await stage.post([lot('LA', '5', '2026-05-31'), lot('LC', '5', '2026-03-31')])
    const kept = wants('X', '11', { item_cd: 'L1' })
    await expect(promise(kept)).rejects.toMatchObject({ params: { available: '10' } })
    const named = { item_cd: 'L1', lot_no: 'LA' }
    await promise(wants('A', '4', named))
    await expect(promise(wants('B', '2', named))).rejects.toMatchObject({ code: 'BIZ_ALLOCATION_SHORT' })
    const sell = (lot_no: string, qty: string) => ({ ...sold('L1', qty), from: at('W1', { lot_no }) })
    await expect(stage.post([sell('LA', '2')])).rejects.toMatchObject({
      code: 20084,
      params: { available: '1' },
    })
    const suggest = (order: 'fefo' | 'fifo') =>
      stage.within(async (context) => {
        const lots = await suggestLots(context, { warehouse_cd: 'W1', item_cd: 'L1', qty: '4', order })
        return lots.map(({ lot_no, qty }) => `${lot_no} ${qty}`)
      })
    expect(await suggest('fefo')).toEqual(['LA 1.000', 'LB 3.000'])
    expect(await suggest('fifo')).toEqual(['LB 4.000'])
    await stage.post([sell('LB', '5'), { ...sell('LA', '4'), demand: order('A') }])
    expect(await promised()).toEqual([])
    await promise(wants('C', '1', named))
    const { released } = await stage.post([lost('L1', '1', 'LA')])
    expect(released.map(({ demand_no }) => demand_no)).toEqual(['C'])
  })
})

onEveryDatabase((open) => {
  let stage: StockStage
  beforeAll(async () => {
    stage = await stockStage(await open())
  })
  afterEach(() => stage.addsUp())
  const freely = (owner_cd: string, qty: string) =>
    wants(`OF-${owner_cd}`, qty, { ownership: '2', owner_cd, partly: true })

  it('goods supplied by one partner are never promised to another', async () => {
    const supplied = (owner_cd: string, qty: string) =>
      ({ stock_div: '016', item_cd: 'M1', qty, to: at('W1', { ownership: '2', owner_cd }) }) as const
    await stage.post([supplied('A', '5'), supplied('B', '3')])
    expect(await stage.promise(freely('B', '9'))).toEqual(['3.000'])
    expect(await stage.promise(freely('A', '4'), freely('C', '1'))).toEqual(['4.000', '0'])
    const used = {
      stock_div: '041',
      item_cd: 'M1',
      qty: '2',
      from: at('W1', { ownership: '2', owner_cd: 'A' }),
    } as const
    await expect(stage.post([used])).rejects.toMatchObject({ code: 20084, params: { available: '1' } })
    await stage.post([{ ...used, demand: order('OF-A') }])
  })

  it('a lot that is held or has expired is not promised, by its number or without, nor proposed', async () => {
    const lot = (lot_no: string, expiry_dt: string) =>
      ({ ...bought('L2', '5', '10'), to: at('W3', { lot_no }), expiry_dt }) as const
    await stage.post([lot('HELD', '2026-12-31'), lot('OLD', '2026-03-31'), lot('GOOD', '2026-12-31')])
    await stage.within(({ tx }) =>
      tx.execute(sql`UPDATE lot SET hold_flg = true, hold_reason = '異物' WHERE lot_no = 'HELD'`),
    )
    const of = { item_cd: 'L2', warehouse_cd: 'W3' }
    await expect(
      stage.promise(wants('A', '1', { ...of, lot_no: 'HELD' }), wants('A', '1', { ...of, lot_no: 'OLD' })),
    ).rejects.toMatchObject({
      fields: [
        { path: 'lines.0.lot_no', code: 'BIZ_ALLOCATION_LOT_HELD', params: { lot: 'HELD', reason: '異物' } },
        {
          path: 'lines.1.lot_no',
          code: 'BIZ_ALLOCATION_LOT_EXPIRED',
          params: { lot: 'OLD', date: '2026-03-31' },
        },
      ],
    })
    const lots = await stage.within((context) => suggestLots(context, { ...of, qty: '9', order: 'fefo' }))
    expect(lots.map(({ lot_no }) => lot_no)).toEqual(['GOOD'])
    expect(await stage.promise(wants('A', '9', { ...of, partly: true }))).toEqual(['5.000'])
  })
})

describe('eight clerks promise, ship and lose the same goods', () => {
  onPostgres((open) => {
    it('and never more is promised than there is', async () => {
      const database = await open()
      const stage = await stockStage(database)
      await stage.post(['M1', 'M2', 'M3'].map((item) => bought(item, '300', '100')))
      let attempts = 0
      let calls = 0
      const clerk = async (place: number) => {
        for (let n = 0; n < 12; n++) {
          const item = `M${1 + ((place + n) % 3)}`
          const other = `M${1 + ((place + n + 1) % 3)}`
          const demand = order(`${place}-${n}`)
          const wanted = [item, other].map((item_cd) => wants(`${place}-${n}`, '5', { item_cd }))
          const work = (run: Parameters<typeof stage.within>[0]) => {
            calls += 1
            return stage.within((context) => {
              attempts += 1
              return run(context)
            })
          }
          await doneOrRefused(
            work((context) => inUnit(context, () => allocate(context, wanted))),
            'BIZ_ALLOCATION_SHORT',
          )
          if (n % 3 === 0) await doneOrRefused(stage.post([{ ...sold(item, '5'), demand }]), 20084)
          if (n % 4 === 1) await doneOrRefused(stage.post([lost(item, '9'), lost(other, '4')]), 20084)
          if (n % 4 === 2) await work((context) => alone(context, () => release(context, [demand])))
        }
      }
      await Promise.all(Array.from({ length: 8 }, (_, place) => clerk(place)))
      expect(attempts).toBe(calls)
      await stage.addsUp()
    }, 60_000)
  })
})
