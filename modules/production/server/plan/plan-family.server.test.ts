import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import {
  confirmPlans,
  lockPlans,
  planFamily,
  removePlans,
  shortParts,
} from '../../contract/plan/plan-calls.ts'
import { confirmCount } from '../../contract/run/run-calls.ts'
import { runPlan } from '../run/run-plan.ts'

onPostgres((open) => {
  let stage: OrderStage
  const read = <T extends Parameters<typeof rows>[1]>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  const family = (plan_no: string) => stage.call(planFamily, { plan_no })
  const seen = (plans: readonly { readonly plan_no: string; readonly update_cnt: number }[]) =>
    plans.map(({ plan_no, update_cnt }) => ({ plan_no, update_cnt }))
  /** Plans whose parts are planned, too: nobody else waits for them, or somebody does. */
  const parents = async () => {
    const found = await read(
      { plan_no: z.string(), update_cnt: z.int(), item_cd: z.string() },
      sql`SELECT p.plan_no::text AS plan_no, p.update_cnt, p.item_cd FROM production_plan AS p WHERE p.company_cd = 'DEMO'
        AND p.factory_cd = 'F01' AND p.plan_status = '1' AND p.waits @> '[{"kind": "plan"}]' AND p.production_div IN ('030', '050') ORDER BY p.production_div DESC, p.plan_no LIMIT 60`,
    )
    return Promise.all(found.map(async (one) => ({ ...one, ...(await family(one.plan_no)) })))
  }

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [sold] = await read(
      { item_cd: z.string() },
      sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.order_made_flg AND i.abort_div = '0'
        AND EXISTS (SELECT FROM bom AS b JOIN item AS p ON p.company_cd = b.company_cd AND p.item_cd = b.item_cd
          WHERE b.company_cd = i.company_cd AND b.parent_item_cd = i.item_cd AND p.make_buy = '1') ORDER BY 1 LIMIT 1`,
    )
    await stage.enter([{ item_cd: sold?.item_cd ?? '', qty: '700' }], { due_dt: '2026-12-18' })
    await stage.enter([{ item_cd: sold?.item_cd ?? '', qty: '300' }], { due_dt: '2026-12-21' })
    await inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  })

  it('A plan names those of its components over all levels, and they name what they are made for', async () => {
    const all = await parents()
    const deep = all.find(({ below }) => below.some(({ level }) => level > 1))
    expect(deep).toBeDefined()
    let staying = 0
    const tops = all.filter(({ above }) => above.length === 0)
    const [some, none] = [true, false].map((want) =>
      tops.filter(({ below }) => below.some(({ stays }) => stays) === want).slice(0, 5),
    )
    for (const { plan_no, below } of [...(some ?? []), ...(none ?? [])]) {
      const own = new Set([plan_no, ...below.map((one) => one.plan_no)])
      for (const part of below) {
        const { above } = await family(part.plan_no)
        expect(above.map((one) => one.plan_no)).toContain(plan_no)
        // Whoever else waits, through whatever levels, would miss it.
        expect(part.stays).toBe(above.some((one) => !own.has(one.plan_no)))
        if (part.stays) staying++
      }
    }
    expect(staying).toBeGreaterThan(0)
  })

  it('A locked component stays, and so does what that waits for', async () => {
    const parent = (await parents()).find(
      ({ below }) => below.some(({ level }) => level > 1) && below.every(({ stays }) => !stays),
    )
    const near = parent?.below.filter(({ level }) => level === 1) ?? []
    const withParts = await Promise.all(
      near.map(async (one) => ((await family(one.plan_no)).below.length > 0 ? [one] : [])),
    )
    const tried = withParts.flat()[0]
    if (!parent || !tried) throw new Error('No plan has components of its own')
    await stage.call(lockPlans, { plans: seen([tried]), locked: true })
    const { below } = await family(parent.plan_no)
    const kept = [tried.plan_no, ...(await family(tried.plan_no)).below.map((one) => one.plan_no)]
    expect(kept.length).toBeGreaterThan(1)
    expect(
      below
        .filter(({ stays }) => stays)
        .map((one) => one.plan_no)
        .toSorted(),
    ).toEqual(kept.toSorted())
    const locked = below.find((one) => one.plan_no === tried.plan_no)
    await stage.call(lockPlans, { plans: seen(locked ? [locked] : []), locked: false })
  })

  it('Confirmed with its components, it lacks nothing that they make, and each is tied to the order that it is for', async () => {
    const numbers = (plans: readonly { readonly plan_no: string }[]) =>
      plans.map(({ plan_no }) => plan_no).join(',')
    const lacks = async (plan_no: string) =>
      (await stage.call(shortParts, { plan_no })).list.map(({ item_cd }) => item_cd)
    const own = (await parents()).filter(({ below }) => below.every(({ stays }) => !stays))
    const tried = await Promise.all(
      own.map(async (one) => {
        const near = one.below.filter(({ level }) => level === 1).map(({ item_cd }) => item_cd)
        const alone = await lacks(one.plan_no)
        return near.every((item_cd) => alone.includes(item_cd)) ? [{ ...one, near }] : []
      }),
    )
    const parent = tried
      .flat()
      .find(({ near, below }) => near.length > 1 && below.some((one) => one.production_div === '051'))
    if (!parent) throw new Error('No plan for an order lacks components of its own')
    const together = [parent, ...parent.below]
    const { near } = parent
    const all = await lacks(numbers(together))
    expect(all.filter((item_cd) => near.includes(item_cd))).toEqual([])
    const { work_orders } = await stage.call(confirmPlans, { plans: seen(together) })
    expect(work_orders.length).toBe(together.length)
    const tied = await read(
      { item_cd: z.string() },
      sql`SELECT DISTINCT w.item_cd FROM peg AS g JOIN work_order AS w ON w.company_cd = g.company_cd AND w.work_order_no = g.supply_no
        WHERE g.company_cd = 'DEMO' AND w.plan_no = ANY(string_to_array(${numbers(parent.below)}, ',')::bigint[])
          AND g.demand_no IN (SELECT o.work_order_no FROM work_order AS o WHERE o.company_cd = 'DEMO' AND o.plan_no = ${parent.plan_no}::bigint)
        ORDER BY 1`,
    )
    expect(tied.map(({ item_cd }) => item_cd)).toEqual([...new Set(near)].toSorted())
  })

  it('Removed with its components, nothing of them is left', async () => {
    const parent = (await parents()).find(
      ({ below }) => below.length > 0 && below.every(({ stays }) => !stays),
    )
    if (!parent) throw new Error('No plan has components of its own')
    const together = seen([parent, ...parent.below])
    expect(await stage.call(removePlans, { plans: together })).toEqual({ removed: together.length })
    expect((await family(parent.plan_no)).below).toEqual([])
  })

  it('Before a bulk confirmation stands how many plans it confirms, and what they lack', async () => {
    const [counted] = await read(
      { plans: z.int() },
      sql`SELECT count(*)::int AS plans FROM production_plan WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND plan_status = '1'
        AND start_dt <= '2026-11-27'`,
    )
    const said = await stage.call(confirmCount, { until_dt: '2026-11-27' })
    expect(said.plans).toBe(counted?.plans)
    expect(said.plans).toBeGreaterThan(0)
    expect(await stage.call(confirmCount, { until_dt: '2026-11-01' })).toEqual({ plans: 0, short: [] })
  })
})
