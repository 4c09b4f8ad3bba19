import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { planOnGantt } from '../../contract/gantt/gantt-calls.ts'
import { fullestMachines, loadDays, mostFullest } from '../../contract/load/fullest-calls.ts'
import { fullness } from '../../contract/load/machine-load.ts'
import { runPlan } from '../run/run-plan.ts'

onPostgres((open) => {
  let stage: OrderStage
  const ask = async () => (await stage.call(fullestMachines, {})).machines
  const days = async () => (await stage.call(fullestMachines, {})).days
  const onGantt = async () => {
    const { facilities, operations, now } = await stage.call(planOnGantt, {})
    return fullness(facilities, operations, { from: Math.floor(now / 1440), days: loadDays })
  }

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [sold] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { item_cd: z.string() },
        sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS'
          AND i.shippable_flg AND EXISTS (SELECT FROM pbom_process AS p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)
          ORDER BY 1 LIMIT 1`,
      ),
    )
    await stage.enter([{ item_cd: sold?.item_cd ?? '', qty: '5000' }], { due_dt: '2026-12-18' })
    await inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  })

  it('the machines that have most to do are told as full as the Gantt shows them, the fullest first', async () => {
    const rates = await onGantt()
    const fullest = [...rates].filter(([, rate]) => rate > 0).sort(([, one], [, other]) => other - one)
    const told = await ask()
    expect(told.length).toBe(Math.min(mostFullest, fullest.length))
    expect(told[0]?.load_rate).toBeGreaterThan(0)
    expect(told.map(({ load_rate }) => load_rate)).toEqual(
      fullest.slice(0, mostFullest).map(([, rate]) => rate),
    )
    for (const { facility_cd, facility_nm, load_rate } of told) {
      expect(rates.get(facility_cd)).toBe(load_rate)
      expect(facility_nm).not.toBe('')
    }
  })

  it('the fullest one is told day by day: as full as on the Gantt, and nothing of days on which it rests', async () => {
    const { facilities, operations, now } = await stage.call(planOnGantt, {})
    const first = (await ask())[0]?.facility_cd ?? ''
    const today = Math.floor(now / 1440)
    const expected = Array.from(
      { length: loadDays },
      (_, day) => fullness(facilities, operations, { from: today + day, days: 1 }).get(first) ?? null,
    )
    const told = await days()
    expect(told.map(({ load_rate }) => load_rate)).toEqual(expected)
    expect(told[0]?.date).toBe('2026-11-18')
    expect(expected).toContain(null)
    expect(Math.max(...expected.map(Number))).toBeGreaterThan(0)
  })
})
