import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { rows } from '#platform/server/database/database.ts'
import { MoveDesk } from '#planning/moves/move-desk.ts'
import { planOnGantt } from '../../contract/gantt/gantt-calls.ts'
import { applyMoves, tryMoves } from '../../contract/gantt/move-calls.ts'
import { shopOnGantt } from '../../contract/gantt/shop-calls.ts'
import { checkSplit, halfOfPlan } from '../../contract/gantt/split-calls.ts'
import { confirmPlans } from '../../contract/plan/plan-calls.ts'
import { runPlan } from '../run/run-plan.ts'

onPostgres((open) => {
  let stage: OrderStage
  let item = ''
  let plan_no = ''
  let first_day = ''
  const run = () => inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  const read = <T extends Parameters<typeof rows>[1]>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  const plansOf = () =>
    read(
      {
        ...{ plan_no: z.string(), qty: z.string(), manual_flg: z.boolean(), update_cnt: z.int() },
        ...{ demand_no: z.string(), purposes: z.string(), waiting: z.int() },
      },
      sql`SELECT p.plan_no::text AS plan_no, trim_scale(p.qty)::text AS qty, p.manual_flg, p.update_cnt, p.demand_no,
          coalesce((SELECT trim_scale(sum((u.one ->> 'qty')::numeric))::text FROM jsonb_array_elements(p.purposes) AS u(one)), '0') AS purposes,
          (SELECT count(*)::int FROM production_plan AS o WHERE o.company_cd = p.company_cd
            AND o.waits @> jsonb_build_array(jsonb_build_object('kind', 'plan', 'no', p.plan_no::text))) AS waiting
        FROM production_plan AS p WHERE p.company_cd = 'DEMO' AND p.item_cd = ${item} AND p.plan_status = '1' ORDER BY p.plan_no`,
    )
  const split = (qty: string) => ({
    ...{ plan_no, process_no: 0, facility_cd: '', start: 0, mode: 'push' as const, split: qty },
  })
  const barsOf = async (no: string) =>
    (await stage.call(planOnGantt, {})).operations.filter((one) => one.kind === 'plan' && one.no === no)

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [sold] = await read(
      { item_cd: z.string() },
      sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS'
        AND i.shippable_flg AND EXISTS (SELECT FROM pbom_process AS p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)
        ORDER BY 1 LIMIT 1`,
    )
    item = sold?.item_cd ?? ''
    await stage.enter([{ item_cd: item, qty: '5000' }], { due_dt: '2026-12-18' })
    await run()
    first_day = (await stage.call(planOnGantt, {})).first_day
    plan_no = (await plansOf()).at(-1)?.plan_no ?? ''
  })

  describe('A plan that a planner splits on the Gantt', () => {
    it('is tried first: both parts are there, one behind the other, and nothing is written', async () => {
      const before = await plansOf()
      const { qty, half } = await stage.call(halfOfPlan, { plan_no })
      expect(Number(half)).toBe(Math.floor(Number(qty) / 2))
      const { moved, parts } = await stage.call(tryMoves, { first_day, moves: [split(half)] })
      const bars = await barsOf(plan_no)
      for (const { process_no, qty: whole, start } of bars) {
        const of = (no: string) => parts.find((one) => one.plan_no === no && one.process_no === process_no)
        const placeOf = (no: string) =>
          moved.find((one) => one.plan_no === no && one.process_no === process_no)
        const [first, rest] = [placeOf(plan_no), placeOf(`${plan_no}+1`)]
        expect(Number(of(plan_no)?.qty) + Number(of(`${plan_no}+1`)?.qty)).toBeGreaterThanOrEqual(
          Number(whole),
        )
        expect(rest?.start).toBeGreaterThan(first?.start ?? Number.POSITIVE_INFINITY)
        expect(first?.start).toBeGreaterThanOrEqual(start)
      }
      expect(await plansOf()).toEqual(before)
      // How parts begin, the server alone knows.
      const desk = new MoveDesk(await stage.call(shopOnGantt, {}), first_day)
      expect(desk.play([split(half)])).toBeUndefined()
      expect(desk.preview([split(half)])).toBeUndefined()
    })

    it('is not split into more than it is, nor into parts of a piece, nor when it is locked', async () => {
      const qty = (await plansOf()).find((one) => one.plan_no === plan_no)?.qty ?? ''
      expect(await outcome(stage.call(checkSplit, { plan_no, qty }))).toMatch('BIZ_PLAN_SPLIT')
      expect(await outcome(stage.call(checkSplit, { plan_no, qty: '0.5' }))).toMatch('MST_UNIT_DECIMALS')
      expect(await outcome(stage.call(checkSplit, { plan_no: '999999999', qty: '1' }))).toMatch('404')
      const twice = [split(String(Number(qty) - 1)), split('1')]
      expect(await outcome(stage.call(applyMoves, { first_day, moves: twice }))).toMatch('BIZ_PLAN_SPLIT')
    })

    it('becomes two plans for the same need, which stand where the answer says; the part can be moved by the same apply', async () => {
      const before = await plansOf()
      const whole = before.find((one) => one.plan_no === plan_no)
      const { half } = await stage.call(halfOfPlan, { plan_no })
      const [bar] = await barsOf(plan_no)
      const part = { ...split(half), split: undefined, plan_no: `${plan_no}+1` }
      const { split: _, ...move } = part
      const moves = [
        split(half),
        {
          ...move,
          process_no: bar?.process_no ?? 0,
          facility_cd: bar?.facility_cd ?? '',
          start: 14 * 1440 + 600,
        },
      ]
      const tried = await stage.call(tryMoves, { first_day, moves })
      expect(await stage.call(applyMoves, { first_day, moves })).toEqual(tried)
      const plans = await plansOf()
      const made = plans.find((one) => !before.some((old) => old.plan_no === one.plan_no))
      const rest = plans.find((one) => one.plan_no === plan_no)
      expect(Number(made?.qty) + Number(rest?.qty)).toBe(Number(whole?.qty))
      expect(Number(made?.purposes) + Number(rest?.purposes)).toBe(Number(whole?.purposes))
      expect([made?.demand_no, made?.manual_flg, rest?.manual_flg]).toEqual([whole?.demand_no, true, true])
      expect([made?.waiting, rest?.waiting]).toEqual([whole?.waiting, whole?.waiting])
      for (const [no, told] of [
        [plan_no, plan_no],
        [made?.plan_no ?? '', `${plan_no}+1`],
      ] as const) {
        const bars = await barsOf(no)
        expect(bars.length).toBeGreaterThan(0)
        for (const { process_no, start, end, facility_cd } of bars)
          expect(
            tried.moved.find((one) => one.plan_no === told && one.process_no === process_no),
          ).toMatchObject({
            ...{ start, end, facility_cd },
          })
      }
    })

    it('is two work orders when it is confirmed, and the next run makes nothing in its place', async () => {
      const before = await plansOf()
      const sum = (plans: typeof before) => plans.reduce((all, { qty }) => all + Number(qty), 0)
      await run()
      const plans = await plansOf()
      expect(plans.map((one) => one.plan_no)).toEqual(before.map((one) => one.plan_no))
      expect(sum(plans)).toBe(sum(before))
      const { work_orders } = await stage.call(confirmPlans, {
        plans: plans.map(({ plan_no: no, update_cnt }) => ({ plan_no: no, update_cnt })),
      })
      expect(work_orders).toHaveLength(plans.length)
    })
  })
})
