import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aboutLine } from '#modules/receive-order/contract/order-calls.ts'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { tryMoves } from '../../contract/gantt/move-calls.ts'
import { planOnGantt } from '../../contract/gantt/gantt-calls.ts'
import { aboutPlan, lockPlans } from '../../contract/plan/plan-calls.ts'
import { runPlan } from './run-plan.ts'

/** Ordered on Wednesday, 2026-11-18, it comes after so many days on which its supplier works: behind Christmas. */
const leadTime = 30

onPostgres((open) => {
  let stage: OrderStage
  /** What is made, a part of it that is bought, and the last plan of it. */
  let item_cd = ''
  let part_cd = ''
  const read = <T extends Parameters<typeof rows>[1]>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  const write = (statement: ReturnType<typeof sql>) =>
    stage.database.owner('write', (tx) => tx.execute(statement))
  const run = () => inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  const day = (column: string) => sql.raw(`(${column} AT TIME ZONE 'Asia/Tokyo')::date::text`)

  /** Processes that begin before what they take is there: by plans and their parts in SQL, not by the links of the schedule. */
  const tooEarly = () =>
    read(
      { what: z.string() },
      sql`WITH taking AS (
          SELECT p.plan_no, w.kind, w.no, w.date, w.days, coalesce(
            (SELECT min(t.process_no) FROM pbom_part AS t WHERE t.company_cd = p.company_cd AND t.factory_cd = p.factory_cd
              AND t.item_cd = p.item_cd AND t.part_item_cd = w.part_cd AND t.abort_div <> '2'),
            (SELECT min(o.process_no) FROM plan_operation AS o WHERE o.company_cd = p.company_cd AND o.plan_no = p.plan_no)) AS process_no
          FROM production_plan AS p, jsonb_to_recordset(p.waits) AS w(part_cd text, kind text, no text, date date, days int)
          WHERE p.company_cd = 'DEMO' AND p.factory_cd = 'F01' AND p.plan_status = '1' AND NOT p.locked_flg)
        SELECT o.plan_no || ' ' || o.process_no || ' begins ' || o.start_at || ', ' || t.kind || ' ' || t.no || ' ' || t.date AS what
        FROM taking AS t JOIN plan_operation AS o ON o.company_cd = 'DEMO' AND o.plan_no = t.plan_no AND o.process_no = t.process_no
        WHERE o.start_at < CASE WHEN t.kind = 'plan'
          THEN (SELECT max(c.end_at) + make_interval(days => t.days) FROM plan_operation AS c WHERE c.company_cd = 'DEMO'
            AND c.plan_no = t.no::bigint)
          ELSE (t.date + t.days)::timestamp AT TIME ZONE 'Asia/Tokyo' END`,
    )

  /** Plans that take the part, by its day, and the process that takes it. */
  const waiting = () =>
    read(
      {
        ...{ plan_no: z.string(), item_cd: z.string(), update_cnt: z.int(), date: z.string() },
        ...{ process_no: z.int(), start_dt: z.string(), late_days: z.int() },
      },
      sql`SELECT p.plan_no::text AS plan_no, p.item_cd, p.update_cnt, max(w.date) AS date, o.process_no, ${day('o.start_at')} AS start_dt,
          p.late_days
        FROM production_plan AS p JOIN plan_operation AS o ON o.company_cd = p.company_cd AND o.plan_no = p.plan_no AND o.process_no = coalesce(
            (SELECT min(t.process_no) FROM pbom_part AS t WHERE t.company_cd = p.company_cd AND t.factory_cd = p.factory_cd
              AND t.item_cd = p.item_cd AND t.part_item_cd = ${part_cd} AND t.abort_div <> '2'),
            (SELECT min(f.process_no) FROM plan_operation AS f WHERE f.company_cd = p.company_cd AND f.plan_no = p.plan_no)),
          jsonb_to_recordset(p.waits) AS w(item_cd text, kind text, date text)
        WHERE p.company_cd = 'DEMO' AND p.plan_status = '1' AND w.item_cd = ${part_cd} AND w.kind = 'buy' AND o.start_at IS NOT NULL
        GROUP BY p.company_cd, p.plan_no, o.process_no, o.start_at ORDER BY max(w.date), p.plan_no`,
    )

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [found] = await read(
      { item_cd: z.string(), part_cd: z.string() },
      sql`SELECT i.item_cd, b.item_cd AS part_cd FROM item AS i JOIN bom AS b ON b.company_cd = i.company_cd AND b.parent_item_cd = i.item_cd
        JOIN item AS p ON p.company_cd = b.company_cd AND p.item_cd = b.item_cd
        WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS' AND i.shippable_flg AND NOT i.order_made_flg
          AND p.make_buy = '3' AND p.stock_flg AND b.supply_div NOT IN ('2', '3') AND coalesce(b.substitute_item_cd, '') = ''
          AND EXISTS (SELECT FROM pbom_process AS s WHERE s.company_cd = i.company_cd AND s.item_cd = i.item_cd) ORDER BY 1, 2 LIMIT 1`,
    )
    item_cd = found?.item_cd ?? ''
    part_cd = found?.part_cd ?? ''
    await write(
      sql`UPDATE lead_time SET lead_time = ${leadTime} WHERE company_cd = 'DEMO' AND item_cd = ${part_cd}`,
    )
    await write(
      sql`UPDATE item SET lead_time = ${leadTime} WHERE company_cd = 'DEMO' AND item_cd = ${part_cd}`,
    )
    await write(
      sql`UPDATE stock_availability SET qty = 0, allocated_qty = 0 WHERE company_cd = 'DEMO' AND item_cd = ${part_cd}`,
    )
    await write(
      sql`UPDATE place_order_line SET closed_qty = qty + redelivery_qty - received_qty WHERE company_cd = 'DEMO' AND item_cd = ${part_cd}`,
    )
    await stage.enter([{ item_cd, qty: '40' }], { due_dt: '2026-12-04' })
    await run()
  }, 120_000)

  describe('The plan of a factory', () => {
    it('begins no process before its parts are there, bought or made', async () => {
      const [waits] = await read(
        { made: z.int(), bought: z.int() },
        sql`SELECT count(*) FILTER (WHERE w.kind = 'plan')::int AS made, count(*) FILTER (WHERE w.kind <> 'plan')::int AS bought
          FROM production_plan AS p, jsonb_to_recordset(p.waits) AS w(kind text) WHERE p.company_cd = 'DEMO'`,
      )
      expect(waits?.made).toBeGreaterThan(100)
      expect(waits?.bought).toBeGreaterThan(100)
      expect(await tooEarly()).toEqual([])
    })

    it('puts an order behind the day of a purchase that comes after its lead time, and says which part makes it late', async () => {
      const plans = await waiting()
      expect(plans.length).toBeGreaterThan(0)
      for (const { date, start_dt } of plans) {
        expect(date > '2026-12-28').toBe(true)
        expect(start_dt >= date).toBe(true)
      }
      const late = plans.find((one) => one.item_cd === item_cd && one.late_days > 0)
      const about = await stage.call(aboutPlan, { plan_no: late?.plan_no ?? '' })
      expect(about.late).toMatchObject({ reason: 'material', name: part_cd })
      expect(about.late_part).toMatchObject({
        ...{ item_cd: part_cd, what: '未発注', no: '', bought: true, date: late?.date },
        link: `/placeOrder/placeOrderMaterialList?item_cd=${part_cd}`,
      })
      expect(about.late_part?.late_days).toBeGreaterThan(14)
      expect(about.parts[0]).toEqual(about.late_part)
    })

    it('promises nothing of it before that day', async () => {
      const { possible_dt, promised } = await stage.call(aboutLine, {
        ...{ customer_cd: 'C001', branch_no: '00', destination_cd: '', order_no: '', line_no: '0' },
        ...{ item_cd, qty: '300' },
      })
      const [first] = await waiting()
      const bought = promised?.steps.find((step) => step.item_cd === part_cd)
      const made = promised?.steps.find((step) => step.item_cd === item_cd && step.how === 'make')
      expect((bought?.to_dt ?? '') >= (first?.date ?? 'none')).toBe(true)
      expect((made?.from_dt ?? '') >= (bought?.to_dt ?? 'none')).toBe(true)
      expect(possible_dt >= (made?.to_dt ?? 'none')).toBe(true)
    })

    it('lets nobody move a process before its part', async () => {
      const [plan] = await waiting()
      const { operations, first_day } = await stage.call(planOnGantt, {})
      const move = { plan_no: plan?.plan_no ?? '', process_no: plan?.process_no ?? 0 }
      const own = operations.find(
        ({ no, process_no }) => no === move.plan_no && process_no === move.process_no,
      )
      const early = (own?.start ?? 0) - 10 * 1440
      const { held, moved } = await stage.call(tryMoves, {
        ...{ first_day, moves: [{ ...move, facility_cd: own?.facility_cd ?? '', start: early }] },
      })
      expect(held).toMatchObject([move])
      const now = moved.find((one) => one.plan_no === move.plan_no && one.process_no === move.process_no)
      const comes = (Date.parse(plan?.date ?? '') - Date.parse(first_day)) / 60_000
      expect(now?.start ?? own?.start).toBeGreaterThanOrEqual(comes)
    })

    it('leaves a locked plan where it is and tells the part that comes behind it', async () => {
      const [plan] = await waiting()
      const plan_no = plan?.plan_no ?? ''
      await write(
        sql`UPDATE plan_operation SET start_at = start_at - interval '14 days', end_at = end_at - interval '14 days'
          WHERE company_cd = 'DEMO' AND plan_no = ${plan_no}::bigint`,
      )
      await stage.call(lockPlans, { plans: [{ plan_no, update_cnt: plan?.update_cnt ?? 0 }], locked: true })
      const places = () =>
        read(
          { at: z.string() },
          sql`SELECT start_at::text || end_at AS at FROM plan_operation WHERE plan_no = ${plan_no}::bigint ORDER BY 1`,
        )
      const before = await places()
      await run()
      expect(await places()).toEqual(before)
      const { late, late_part } = await stage.call(aboutPlan, { plan_no })
      expect(late).toMatchObject({ reason: 'material', name: part_cd })
      expect(late_part).toMatchObject({ item_cd: part_cd })
      expect(late_part?.late_days).toBeGreaterThan(0)
      expect(await tooEarly()).toEqual([])
    })
  })
})
