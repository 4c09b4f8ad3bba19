import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { planOnGantt } from '../../contract/gantt/gantt-calls.ts'
import { aboutPlan } from '../../contract/plan/plan-calls.ts'
import { runPlan } from '../run/run-plan.ts'

onPostgres((open) => {
  let stage: OrderStage
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [first] = stage.sold
    await stage.enter([{ item_cd: first?.item_cd ?? '', qty: '90000' }], { due_dt: '2026-11-27' })
    await inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  })

  it('a late plan names what binds it, and says where each minute of it goes', async () => {
    const { operations } = await stage.call(planOnGantt, {})
    const ofPlan = new Map<string, (typeof operations)[number][]>()
    for (const one of operations)
      if (one.kind === 'plan') ofPlan.set(one.no, [...(ofPlan.get(one.no) ?? []), one])
    const late = [...ofPlan].filter(([, own]) => own.some(({ end, due }) => end > due))
    const longest = late.sort(([, a], [, b]) => b.length - a.length).slice(0, 5)
    expect(longest.length).toBeGreaterThan(0)
    for (const [plan_no, own] of longest) {
      const about = await stage.call(aboutPlan, { plan_no })
      expect(about.late.reason).not.toBe('')
      expect(about.late.days).toBeGreaterThan(0)
      const spent = about.operations.reduce(
        (sum, one) => sum + one.waiting + one.setup + one.working + one.outside + one.closed,
        0,
      )
      const first = Math.min(...own.map(({ start }) => start))
      expect(spent).toBe(Math.max(...own.map(({ end }) => end)) - first)
    }
  })

  it('setting up has the minutes of the standard time, and of the sequence', async () => {
    const [turned] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { plan_no: z.string(), process_no: z.int(), setup: z.int() },
        sql`SELECT o.plan_no::text AS plan_no, o.process_no, o.setup_minutes AS setup FROM plan_operation AS o
          JOIN production_plan AS p ON p.company_cd = o.company_cd AND p.plan_no = o.plan_no
          WHERE o.company_cd = 'DEMO' AND o.work_cd = 'TRN-10' AND o.start_at IS NOT NULL AND p.plan_status = '1'
          ORDER BY o.plan_no LIMIT 1`,
      ),
    )
    const { plan_no = '', process_no, setup = 0 } = turned ?? {}
    const { operations } = await stage.call(aboutPlan, { plan_no })
    const own = operations.find((one) => one.process_no === process_no)
    expect(own?.setup).toBe(setup + 20)
    expect(own?.working).toBeGreaterThan(0)
  })

  it('a plan names its parts over all levels, under each plan what that waits for, down to what is bought', async () => {
    const [deep] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { plan_no: z.string(), maker: z.string(), waits: z.int() },
        sql`SELECT p.plan_no::text AS plan_no, m.plan_no::text AS maker, jsonb_array_length(m.waits) AS waits
          FROM production_plan AS p, jsonb_to_recordset(p.waits) AS w(kind text, no text), production_plan AS m
          WHERE p.company_cd = 'DEMO' AND w.kind = 'plan' AND m.company_cd = p.company_cd AND m.plan_no = w.no::bigint
            AND m.work_order_no = '' AND jsonb_array_length(m.waits) > 0 AND NOT m.waits @> '[{"kind":"plan"}]'
          ORDER BY p.plan_no LIMIT 1`,
      ),
    )
    const { parts } = await stage.call(aboutPlan, { plan_no: deep?.plan_no ?? '' })
    expect(parts[0]?.level).toBe(0)
    const at = parts.findIndex(({ no, level }) => no === deep?.maker && level === 0)
    expect(at).toBeGreaterThanOrEqual(0)
    const under = parts.slice(at + 1, at + 1 + (deep?.waits ?? 0))
    expect(under).toHaveLength(deep?.waits ?? -1)
    for (const one of under) {
      expect(one).toMatchObject({ into: deep?.maker, level: 1 })
      expect(one.link).not.toBe('')
    }
    for (const one of parts.filter(({ level }) => level > 0))
      expect(parts.some(({ no }) => no === one.into)).toBe(true)
  })

  it('whoever would bring the part that it waits for earlier is named, with the days that are won', async () => {
    const [late] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { plan_no: z.string(), item_cd: z.string() },
        sql`SELECT p.plan_no::text AS plan_no, p.late_part ->> 'item_cd' AS item_cd FROM production_plan AS p
          WHERE p.company_cd = 'DEMO' AND p.late_part ->> 'kind' IN ('buy', 'proposal') ORDER BY p.plan_no LIMIT 1`,
      ),
    )
    const { plan_no = '', item_cd = '' } = late ?? {}
    const before = await stage.call(aboutPlan, { plan_no })
    expect(before.late_part).toMatchObject({ item_cd, bought: true })
    // He has a price, and delivers on the next working day.
    await stage.database.owner('write', async (tx) => {
      await tx.execute(
        sql`DELETE FROM unit_price WHERE company_cd = 'DEMO' AND item_cd = ${item_cd} AND supplier_cd = 'S020'`,
      )
      await tx.execute(sql`INSERT INTO unit_price (company_cd, supplier_cd, branch_no, item_cd, from_dt, price, create_user, update_user)
        VALUES ('DEMO', 'S020', '00', ${item_cd}, '2026-01-01', 10, 'X', 'X')`)
      await tx.execute(
        sql`DELETE FROM lead_time WHERE company_cd = 'DEMO' AND item_cd = ${item_cd} AND supplier_cd = 'S020'`,
      )
      await tx.execute(sql`INSERT INTO lead_time (company_cd, factory_cd, supplier_cd, branch_no, item_cd, lead_time, create_user, update_user)
        VALUES ('DEMO', 'F01', 'S020', '00', ${item_cd}, 1, 'X', 'X')`)
    })
    const { suppliers, late_part } = await stage.call(aboutPlan, { plan_no })
    const days = (Date.parse(late_part?.date ?? '') - Date.parse('2026-11-19')) / 86_400_000
    expect(suppliers[0]).toMatchObject({
      supplier_cd: 'S020',
      date: '2026-11-19',
      days,
      link: late_part?.link,
    })
    expect(suppliers.map(({ date }) => date)).toEqual(suppliers.map(({ date }) => date).toSorted())
    expect(suppliers.every((one) => one.days > 0)).toBe(true)
  })
})
