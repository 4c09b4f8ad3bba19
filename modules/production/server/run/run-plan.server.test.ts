import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { rows } from '#platform/server/database/database.ts'
import { planOnGantt } from '../../contract/gantt/gantt-calls.ts'
import { addPlan, confirmPlans } from '../../contract/plan/plan-calls.ts'
import { runPlan } from './run-plan.ts'

onPostgres((open) => {
  let stage: OrderStage
  const run = () => inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  /** Every row of the plan as it is stored: its number, its day, how often it was written. */
  const stored = () =>
    stage.database.owner('read', (tx) =>
      rows(
        tx,
        { row: z.string() },
        sql`SELECT (p.*)::text || p.xmin AS row FROM production_plan AS p WHERE company_cd = 'DEMO'
          UNION ALL SELECT (o.*)::text || o.xmin FROM plan_operation AS o WHERE company_cd = 'DEMO' ORDER BY 1`,
      ),
    )
  const ofItem = (item_cd: string) =>
    stage.database.owner('read', (tx) =>
      rows(
        tx,
        { qty: z.number(), plan_status: z.string(), manual_flg: z.boolean() },
        sql`SELECT sum(qty)::float8 AS qty, plan_status, manual_flg FROM production_plan
          WHERE company_cd = 'DEMO' AND item_cd = ${item_cd} GROUP BY 2, 3 ORDER BY 2, 3`,
      ),
    )
  let item_cd = ''

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [found] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { item_cd: z.string() },
        sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS'
          AND i.shippable_flg AND EXISTS (SELECT FROM pbom_process AS p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)
          ORDER BY 1 LIMIT 1`,
      ),
    )
    item_cd = found?.item_cd ?? ''
    await stage.enter([{ item_cd, qty: '5000' }], { due_dt: '2026-12-18' })
  })

  it('plans what an order is short of, down to its parts, and gives every process its place', async () => {
    const { created, unplaced } = await run()
    expect(created).toBeGreaterThan(0)
    const [plan] = await ofItem(item_cd)
    expect(plan?.qty).toBeGreaterThan(0)
    const operations = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { count: z.int(), placed: z.int() },
        sql`SELECT count(*)::int AS count, count(start_at)::int AS placed FROM plan_operation WHERE company_cd = 'DEMO'`,
      ),
    )
    expect(operations[0]?.count).toBeGreaterThan(0)
    expect(operations[0]?.placed).toBe((operations[0]?.count ?? 0) - unplaced)
  })

  it('stands on the Gantt with all of its processes, each begun while its machine works', async () => {
    const shown = await stage.call(planOnGantt, {})
    const [placed] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { count: z.int() },
        sql`SELECT count(*)::int AS count FROM plan_operation WHERE company_cd = 'DEMO' AND start_at IS NOT NULL`,
      ),
    )
    const plans = shown.operations.filter(({ kind }) => kind === 'plan')
    expect(plans).toHaveLength(placed?.count ?? 0)
    const open = new Map(shown.facilities.map((one) => [one.facility_cd, one.open]))
    const idle = plans.filter(
      ({ facility_cd, start }) =>
        open.has(facility_cd) && !open.get(facility_cd)?.some(({ from, to }) => from <= start && start < to),
    )
    expect(idle).toEqual([])
    expect(plans.every(({ start, end, due }) => start < end && due % 1440 === 0)).toBe(true)
  })

  it('lets no machine do more at a time than it can, and no process begin before the one before it', async () => {
    const wrong = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { what: z.string() },
        sql`SELECT 'machine ' || a.facility_cd AS what FROM plan_operation AS a JOIN plan_operation AS b ON b.company_cd = a.company_cd
            AND b.facility_cd = a.facility_cd AND (b.plan_no, b.process_no) > (a.plan_no, a.process_no)
            AND b.start_at < a.end_at AND a.start_at < b.end_at
          JOIN facility AS f ON f.company_cd = a.company_cd AND f.factory_cd = a.factory_cd AND f.facility_cd = a.facility_cd
          WHERE a.company_cd = 'DEMO' AND a.facility_cd <> '' AND f.capacity_kind = '1'
        UNION ALL SELECT 'process ' || b.plan_no || ' ' || b.process_no FROM plan_operation AS b JOIN plan_operation AS a
            ON a.company_cd = b.company_cd AND a.plan_no = b.plan_no AND a.process_no < b.process_no
          JOIN production_plan AS p ON p.company_cd = a.company_cd AND p.plan_no = a.plan_no
          JOIN pbom_process AS s ON s.company_cd = a.company_cd AND s.item_cd = p.item_cd AND s.process_no = b.process_no AND s.overlap = 0
          WHERE a.company_cd = 'DEMO' AND b.start_at < a.end_at
        UNION ALL SELECT 'early ' || plan_no FROM plan_operation WHERE company_cd = 'DEMO' AND start_at <= '2026-11-18 23:59:59+09'`,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('writes not one row when nothing has changed', async () => {
    const before = await stored()
    const { created, changed, removed, moved, unchanged } = await run()
    expect({ created, changed, removed, moved }).toEqual({ created: 0, changed: 0, removed: 0, moved: 0 })
    expect(unchanged).toBeGreaterThan(0)
    expect(await stored()).toEqual(before)
  })

  it('counts on what a planner has typed, and on what has been confirmed, instead of planning it twice', async () => {
    const total = async () => (await ofItem(item_cd)).reduce((sum, { qty }) => sum + qty, 0)
    const before = await total()
    const { plan_no } = await stage.call(addPlan, {
      ...{
        production_div: '030',
        item_cd,
        qty: '100',
        start_dt: '2026-12-01',
        due_dt: '2026-12-08',
        remarks: '',
      },
    })
    await run()
    expect(await total()).toBe(before)
    await stage.call(confirmPlans, { plans: [{ plan_no, update_cnt: 0 }] })
    await run()
    expect(await total()).toBe(before)
  })

  describe('What is made to order', () => {
    const ofLine = (order_no: string) =>
      stage.database.owner('read', (tx) =>
        rows(
          tx,
          {
            item_cd: z.string(),
            qty: z.number(),
            production_div: z.string(),
            plan_no: z.string(),
            plan_status: z.string(),
          },
          sql`SELECT item_cd, qty::float8 AS qty, production_div, plan_no::text AS plan_no, plan_status FROM production_plan
            WHERE company_cd = 'DEMO' AND demand_no = ${order_no} ORDER BY plan_no`,
        ),
      )

    it(
      'is planned for each line of an order, and no second time once it is confirmed or typed for it',
      { timeout: 120_000 },
      async () => {
        const [spindle] = await stage.database.owner('read', (tx) =>
          rows(
            tx,
            { item_cd: z.string() },
            sql`SELECT item_cd FROM item WHERE company_cd = 'DEMO' AND order_made_flg AND abort_div = '0' ORDER BY 1 LIMIT 1`,
          ),
        )
        const item = spindle?.item_cd ?? ''
        const { header } = await stage.enter([{ item_cd: item, qty: '4' }], { due_dt: '2026-12-22' })
        const { order_no } = header
        await run()
        const itself = (plans: Awaited<ReturnType<typeof ofLine>>) =>
          plans.filter(({ production_div }) => production_div === '050')
        const planned = await ofLine(order_no)
        const [plan, ...others] = itself(planned)
        // The smallest lot is 5.
        expect(plan).toMatchObject({ item_cd: item, qty: 5, production_div: '050', plan_status: '1' })
        expect(others).toEqual([])
        // What it is made of is made for the same order.
        expect(planned.filter(({ production_div }) => production_div === '051')).toMatchObject([
          { item_cd: `${item}-A`, qty: 5, plan_status: '1' },
          { item_cd: `${item}-B`, qty: 5, plan_status: '1' },
        ])
        await stage.call(confirmPlans, { plans: [{ plan_no: plan?.plan_no ?? '', update_cnt: 0 }] })
        await run()
        expect(itself(await ofLine(order_no))).toMatchObject([{ plan_status: '2', qty: 5 }])

        const typed = await stage.enter([{ item_cd: item, qty: '10' }], { due_dt: '2026-12-22' })
        await stage.call(addPlan, {
          ...{
            production_div: '050',
            item_cd: item,
            qty: '10',
            start_dt: '2026-12-01',
            due_dt: '2026-12-08',
            remarks: '',
          },
          ...{ demand_no: typed.header.order_no, demand_line: 1 },
        })
        await run()
        expect(itself(await ofLine(typed.header.order_no))).toMatchObject([{ qty: 10, plan_status: '1' }])
      },
    )
  })
})
