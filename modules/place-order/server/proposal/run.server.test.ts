import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { runJob } from '#test/run-job.ts'
import { proposalList } from '../../contract/proposal/proposal-list.ts'
import { runHandler } from './run-proposals.ts'

const supplier = sql`SELECT supplier_cd, branch_no FROM supplier WHERE company_cd = 'DEMO' ORDER BY 1, 2 LIMIT 1`

/** Wednesday, 18 November 2026 is today; Monday the 23rd is a holiday. */
onPostgres((open) => {
  let stage: OrderStage
  beforeAll(async () => {
    stage = await orderStage(await open())
    await write(sql`INSERT INTO calendar (company_cd, calendar_cd, calendar_nm, calendar_use, sat_flg, sun_flg, create_user, update_user)
      VALUES ('DEMO', 'TS', '仕入先', '2', true, true, 'test', 'test')`)
    await write(sql`INSERT INTO calendar_day (company_cd, calendar_cd, calendar_dt, day_div, day_nm, create_user, update_user)
      VALUES ('DEMO', 'TS', '2026-11-20', '2', '創立記念日', 'test', 'test'), ('DEMO', 'TS', '2026-11-23', '2', '勤労感謝の日', 'test', 'test')`)
    await write(sql`UPDATE supplier SET calendar_cd = 'TS' WHERE company_cd = 'DEMO' AND (supplier_cd, branch_no) = (${supplier})`)
  })
  const write = (statement: SQL) => stage.database.owner('write', (tx) => tx.execute(statement))
  /** A bought item, and how it is ordered from a supplier that is closed on Friday the 20th and on Monday the 23rd. */
  const bought = async (item_cd: string, item: string, ordered: string) => {
    await write(sql`INSERT INTO item (company_cd, item_cd, item_nm, item_type_cd, unit_cd, make_buy, rank, stock_flg, shippable_flg, lot_control,
        tax_cd, lead_time, lot_min, lot_step, safety_stock, create_user, update_user)
      VALUES ('DEMO', ${item_cd}, ${item_cd}, 'PART', 'PCS', '3', 'B', true, true, '0', '10', ${sql.raw(item)}, 'test', 'test')`)
    await write(sql`INSERT INTO place_order_master (company_cd, factory_cd, item_cd, supplier_cd, branch_no, order_method, priority,
        order_point_lower, order_point_upper, fixed_qty, lot, interval, cycle_cd, create_user, update_user)
      SELECT 'DEMO', 'F01', ${item_cd}, supplier_cd, branch_no, ${sql.raw(ordered)}, 'test', 'test' FROM (${supplier}) AS s`)
  }
  const run = (ahead_days = 7) =>
    runJob(stage.database, runHandler, { company_cd: 'DEMO', input: { ahead_days } })
  const proposed = async (item_cd: string) => {
    const { list } = await stage.call(proposalList.endpoints.getList, { item_cd, proposal_state: '', size: 50 })
    return list.map(({ order_dt, due_dt, qty }) => [order_dt, due_dt, qty])
  }

  it('1 定量: as many fixed lots as bring it above the order point; the supplier’s holidays make it arrive later', async () => {
    await bought('TP1', `3, 0, 0, 0`, `'1', 1, 20, 0, 15, 0, 0, NULL`)
    await run()
    // 0 + 15 + 15 = 30 > 20. Three days from Wednesday: Thursday, Tuesday the 24th, Wednesday the 25th.
    expect(await proposed('TP1')).toEqual([
      ['2026-11-18', '2026-11-25', '15'],
      ['2026-11-18', '2026-11-25', '15'],
    ])
  })

  it('2 定期: on the order day of its cycle, which a holiday moves to the working day before', async () => {
    await write(sql`INSERT INTO place_order_cycle (company_cd, factory_cd, cycle_cd, cycle_nm, cycle_kind, interval, base_dt, mon_flg, month_days,
        order_shift, create_user, update_user)
      VALUES ('DEMO', 'F01', 'TC', '毎週月曜', '1', 1, '2026-11-02', true, '', '1', 'test', 'test')`)
    await bought('TP2', `2, 0, 0, 50`, `'2', 1, 0, 0, 0, 20, 1, 'TC'`)
    await run()
    // Safety 50 in lots of 20. Monday the 23rd is closed, the supplier's Friday too: Thursday the 19th, and two days of the supplier later.
    expect(await proposed('TP2')).toEqual([['2026-11-19', '2026-11-25', '60']])
  })

  it('3 補充: below the lower point up to the upper one', async () => {
    await bought('TP3', `1, 0, 0, 0`, `'3', 1, 10, 35, 0, 8, 0, NULL`)
    await run()
    // 35 in lots of 8: 40.
    expect(await proposed('TP3')).toEqual([['2026-11-18', '2026-11-19', '40']])
  })

  it('0 都度: what an order needs, in lots, so that it is there in time', async () => {
    await bought('TP0', `2, 0, 0, 0`, `'0', 1, 0, 0, 0, 5, 0, NULL`)
    await stage.enter([{ item_cd: 'TP0', qty: '7', unit_price: '100' }])
    const [line] = await stage.database.owner('read', (tx) =>
      rows(tx, { ship_dt: z.string() }, sql`SELECT ship_dt::text FROM receive_order_line WHERE item_cd = 'TP0'`),
    )
    expect(line?.ship_dt).toBe('2026-11-26')
    await run()
    // Needed on Thursday the 26th: two days of the supplier before is Tuesday the 24th.
    expect(await proposed('TP0')).toEqual([['2026-11-24', '2026-11-26', '10']])
  })

  it('a second run changes nothing, and one for fewer days takes back what comes later', async () => {
    await run()
    const again = await run()
    expect(again).toMatchObject({ created: 0, changed: 0, removed: 0 })
    await run(0)
    expect(await proposed('TP0')).toEqual([])
    expect(await proposed('TP1')).toHaveLength(2)
  })

  it('two runs at once propose nothing twice', async () => {
    await write(sql`DELETE FROM order_proposal`)
    await Promise.all([run(), run(), run()])
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
