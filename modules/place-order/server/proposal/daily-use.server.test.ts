import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { aboutProposal } from '../../contract/proposal/proposal-calls.ts'

/** Division, quantity into our stock, day. */
const history = [
  ['500', -100, '2026-08-20'],
  ['041', -40, '2026-11-17'],
  // Taken back: it was not used.
  ['500', 12, '2026-09-01'],
  // Returns, disposal and adjustments say nothing of the use; the 91st day back and today are not counted.
  ['520', 7, '2026-09-01'],
  ['085', -9, '2026-09-01'],
  ['090', -30, '2026-09-01'],
  ['500', -1000, '2026-08-19'],
  ['500', -1000, '2026-11-18'],
] as const

onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    await stage.write(sql`INSERT INTO place_order_cycle (company_cd, factory_cd, cycle_cd, cycle_nm, cycle_kind, interval, base_dt, mon_flg, month_days,
        order_shift, create_user, update_user)
      VALUES ('DEMO', 'F01', 'TC', '毎週月曜', '1', 1, '2026-11-02', true, '', '1', 'test', 'test')`)
    await stage.bought('TU1', { item: `2, 0, 0, 5`, ordered: `'2', 1, 0, 0, 0, 10, 1, 'TC'` })
    for (const [stock_div, qty, biz_dt] of history)
      await stage.write(sql`WITH moved AS (INSERT INTO stock_ledger (company_cd, factory_cd, biz_dt, posted_at, stock_div, document_kind,
            document_no, line_no, item_cd, user_cd, request_id)
          VALUES ('DEMO', 'F01', ${biz_dt}, now(), ${stock_div}, 'test', 'T1', 1, 'TU1', 'test', '') RETURNING company_cd, ledger_no)
        INSERT INTO stock_entry (company_cd, ledger_no, side, factory_cd, biz_dt, ours, location_cd, item_cd, qty, unit_cost, amount, cost_before, cost_after)
        SELECT company_cd, ledger_no, ${Math.sign(qty)}::int, 'F01', ${biz_dt}, true, '999', 'TU1', ${qty}::numeric, 1, 0, 1, 1 FROM moved`)
  })
  const proposed = async () =>
    (await stage.proposed('TU1')).map(({ order_dt, due_dt, qty }) => [order_dt, due_dt, qty])

  it('2 定期: what is used in a working day, over lead time and interval, however little is on order from customers', async () => {
    await stage.run()
    // Used 100 + 40 − 12 = 128 in 90 days, of which 64 are working days of the factory: 2 a day.
    // The order day, Monday the 23rd, is a holiday of the supplier, Friday too: Thursday the 19th. Two of his days later: the 25th.
    // Our days until then: 19, 20, 23, 24 = 4; until the next order day, Monday the 30th: 19, 20, 23–27 = 7.
    // 2 × (4 + 7) + 5 = 27, in lots of 10.
    expect(await proposed()).toEqual([['2026-11-19', '2026-11-25', '30']])
    const [{ proposal_no } = { proposal_no: '' }] = await stage.proposed('TU1')
    const { steps } = await stage.call(aboutProposal, { proposal_no })
    expect(steps).toEqual([
      { rule: 'cycle-cover', parameter: '2', value: '27' },
      { rule: 'packs', parameter: '10', value: '30' },
    ])
  })

  it('the days that are looked back on are a parameter of the company', async () => {
    await stage.write(sql`INSERT INTO system_parameter (company_cd, parameter, value, create_user, update_user)
      VALUES ('DEMO', 'daily_use_days', '7', 'test', 'test')`)
    await stage.run()
    // 40 in 5 working days (11 to 17 November): 8 a day. 8 × 11 + 5 = 93, in lots of 10.
    expect(await proposed()).toEqual([['2026-11-19', '2026-11-25', '100']])
  })
})
