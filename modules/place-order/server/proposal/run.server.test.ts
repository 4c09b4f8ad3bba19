import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { planOfFactory } from './plan-of-factory.ts'

onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
  })
  const proposed = async (item_cd: string) =>
    (await stage.proposed(item_cd)).map(({ order_dt, due_dt, qty }) => [order_dt, due_dt, qty])

  it('1 定量: as many fixed lots as bring it above the order point; the supplier’s holidays make it arrive later', async () => {
    await stage.bought('TP1', { item: `3, 0, 0, 0`, ordered: `'1', 1, 20, 0, 15, 0, 0, NULL` })
    await stage.run()
    // 0 + 15 + 15 = 30 > 20. Three days from Wednesday: Thursday, Tuesday the 24th, Wednesday the 25th.
    expect(await proposed('TP1')).toEqual([
      ['2026-11-18', '2026-11-25', '15'],
      ['2026-11-18', '2026-11-25', '15'],
    ])
  })

  it('2 定期: on the order day of its cycle, which a holiday moves to the working day before', async () => {
    await stage.write(sql`INSERT INTO place_order_cycle (company_cd, factory_cd, cycle_cd, cycle_nm, cycle_kind, interval, base_dt, mon_flg, month_days,
        order_shift, create_user, update_user)
      VALUES ('DEMO', 'F01', 'TC', '毎週月曜', '1', 1, '2026-11-02', true, '', '1', 'test', 'test')`)
    await stage.bought('TP2', { item: `2, 0, 0, 50`, ordered: `'2', 1, 0, 0, 0, 20, 1, 'TC'` })
    await stage.run()
    // Safety 50 in lots of 20. Monday the 23rd is closed, the supplier's Friday too: Thursday the 19th, and two days of the supplier later.
    expect(await proposed('TP2')).toEqual([['2026-11-19', '2026-11-25', '60']])
  })

  it('3 補充: below the lower point up to the upper one', async () => {
    await stage.bought('TP3', { item: `1, 0, 0, 0`, ordered: `'3', 1, 10, 35, 0, 8, 0, NULL` })
    await stage.run()
    // 35 in lots of 8: 40.
    expect(await proposed('TP3')).toEqual([['2026-11-18', '2026-11-19', '40']])
  })

  it('0 都度: what an order needs, in lots, so that it is there in time', async () => {
    await stage.bought('TP0', { item: `2, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 5, 0, NULL` })
    await stage.enter([{ item_cd: 'TP0', qty: '7', unit_price: '100' }])
    const [line] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { ship_dt: z.string() },
        sql`SELECT ship_dt::text FROM receive_order_line WHERE item_cd = 'TP0'`,
      ),
    )
    expect(line?.ship_dt).toBe('2026-11-26')
    await stage.run()
    // Needed on Thursday the 26th: two days of the supplier before is Tuesday the 24th.
    expect(await proposed('TP0')).toEqual([['2026-11-24', '2026-11-26', '10']])
  })

  it('more than the supplier’s largest lot becomes several; it goes before the largest and the smallest lot of the item', async () => {
    await stage.bought('TP4', { item: `1, 40, 0, 0`, ordered: `'3', 1, 10, 70, 0, 8, 0, NULL` })
    await stage.write(sql`UPDATE item SET lot_max = 80 WHERE item_cd = 'TP4'`)
    await stage.run()
    // 70 in packs of 8 is 72.
    expect(await proposed('TP4')).toEqual([['2026-11-18', '2026-11-19', '72']])
    await stage.write(sql`UPDATE place_order_master SET lot_max = 32 WHERE item_cd = 'TP4'`)
    await stage.run()
    // Twice 32; the 6 that are left become the smallest lot, which is now 32 instead of 40.
    expect((await proposed('TP4')).map(([, , qty]) => qty)).toEqual(['32', '32', '32'])
  })

  it('looks as far as the factory says, and begins nothing inside its frozen days', async () => {
    const periods = (horizon_days: number, frozen_days: number) =>
      stage.write(
        sql`UPDATE factory SET horizon_days = ${horizon_days}, frozen_days = ${frozen_days} WHERE company_cd = 'DEMO' AND factory_cd = 'F01'`,
      )
    onTestFinished(async () => {
      await periods(90, 0)
      await stage.run()
    })
    const horizon = () =>
      inContext(
        stage.database,
        { company_cd: 'DEMO' },
        async (context) => (await planOfFactory(context)).snapshot.mrp.horizon,
      )
    const usual = await horizon()
    await periods(190, 7)
    expect(await horizon()).toBe(usual + 100)
    await stage.run(14)
    // Wednesday the 25th is the first day behind them; two days of the supplier later is Friday, a day late.
    expect(await proposed('TP0')).toEqual([['2026-11-25', '2026-11-27', '10']])
  })

  it('a second run changes nothing, and one for fewer days takes back what comes later', async () => {
    await stage.run()
    const again = await stage.run()
    expect(again).toMatchObject({ created: 0, changed: 0, removed: 0 })
    await stage.run(0)
    expect(await proposed('TP0')).toEqual([])
    expect(await proposed('TP1')).toHaveLength(2)
  })

  it('two runs at once propose nothing twice', async () => {
    await stage.write(sql`DELETE FROM order_proposal`)
    await Promise.all([stage.run(), stage.run(), stage.run()])
    const [found] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { all: z.int(), shortages: z.int() },
        sql`SELECT count(*)::int AS all, count(DISTINCT (item_cd, need_dt, seq))::int AS shortages FROM order_proposal`,
      ),
    )
    expect(found?.all).toBe(found?.shortages)
    expect(await proposed('TP1')).toHaveLength(2)
  })
})
