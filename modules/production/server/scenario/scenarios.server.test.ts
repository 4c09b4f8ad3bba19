import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { startWorker, type Worker } from '#platform/server/jobs/worker.ts'
import type { SentInputOf } from '#platform/contract/endpoint.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { storedJob } from '#test/job-stage.ts'
import { outcome } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import { planOnGantt } from '../../contract/gantt/gantt-calls.ts'
import { loadOf, machineLoad } from '../../contract/load/machine-load.ts'
import { movedLines } from '../../contract/scenario/figures.ts'
import {
  addScenarioChange,
  adoptScenario,
  calculateScenarios,
  copyScenario,
  listScenarios,
  removeScenario,
  removeScenarioChange,
} from '../../contract/scenario/scenario-calls.ts'
import { runPlan } from '../run/run-plan.ts'
import { loadDays } from '../../contract/load/fullest-calls.ts'

onPostgres((open) => {
  let stage: OrderStage
  let worker: Worker
  let made = ''
  let order_no = ''
  const read = <T extends Parameters<typeof rows>[1]>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  /** Everything that a plan consists of and is made from, with the transaction that wrote it. */
  const written = () =>
    read(
      { row: z.string() },
      sql`SELECT 'p ' || p::text || p.xmin AS row FROM production_plan AS p
        UNION ALL SELECT 'o ' || o::text || o.xmin FROM plan_operation AS o
        UNION ALL SELECT 'r ' || r::text || r.xmin FROM plan_run AS r
        UNION ALL SELECT 'l ' || l::text || l.xmin FROM receive_order_line AS l
        UNION ALL SELECT 'e ' || e::text || e.xmin FROM facility_exception AS e
        UNION ALL SELECT 'u ' || u::text || u.xmin FROM plan_urgent AS u
        UNION ALL SELECT 'i ' || i.item_cd || i.xmin FROM item AS i
        UNION ALL SELECT 'h ' || count(*)::text FROM change_history ORDER BY 1`,
    )
  type Change = Omit<SentInputOf<typeof addScenarioChange>, 'scenario_no' | 'scenario_nm'>
  const add = (scenario_nm: string, change: Change, scenario_no = '') =>
    stage.call(addScenarioChange, { ...change, scenario_no, scenario_nm })
  /** Five schedules in a thread of their own take as long as the machine has other things to do. */
  const ended = async (job_no: string) => {
    for (;;) {
      const job = await storedJob(stage.database, job_no)
      if (job.state === 'done' || job.state === 'failed') return job
      await pause(50)
    }
  }
  const calculated = async () => {
    const job = await ended((await stage.call(calculateScenarios, {})).job_no)
    expect(job.state).toBe('done')
    return stage.call(listScenarios, {})
  }
  const named = (all: Awaited<ReturnType<typeof calculated>>, name: string) => {
    const found = all.list.find(({ scenario_nm }) => scenario_nm === name)
    if (!found) throw new Error(`No ${name}`)
    return found
  }

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    const [sold] = await read(
      { item_cd: z.string() },
      sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.make_buy = '1' AND i.abort_div = '0' AND i.unit_cd = 'PCS'
        AND i.shippable_flg AND EXISTS (SELECT FROM pbom_process AS p WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)
        ORDER BY 1 LIMIT 1`,
    )
    made = sold?.item_cd ?? ''
    const order = await stage.enter([{ item_cd: made, qty: '5000' }], { due_dt: '2026-12-18' })
    order_no = order.header.order_no
    await inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
    worker = startWorker({
      ...{ database: stage.database, composition: product, places: async () => [] },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      ...{ leaseMs: 60_000, pollMs: 50 },
    })
  })
  afterAll(() => worker.stop())

  describe('A scenario', () => {
    it('is tried on the plan that stands, and not one row of it changes', async () => {
      const { operations } = await stage.call(planOnGantt, {})
      // A machine that does one thing at a time.
      const busy = operations.find(({ facility_cd }) => /^(MC|NC)-/.test(facility_cd))
      await add('残業', {
        ...{
          kind: 'overtime',
          facility_cd: busy?.facility_cd ?? '',
          from_dt: '2026-11-24',
          to_dt: '2026-12-04',
        },
        ...{ start_time: '3:00', end_time: '5:00' },
      })
      await add('停止', {
        ...{
          kind: 'downtime',
          facility_cd: busy?.facility_cd ?? '',
          from_dt: '2026-11-19',
          to_dt: '2026-12-18',
        },
        ...{ start_time: '0:00', end_time: '0:00' },
      })
      await add('大ロット', { kind: 'lot', item_cd: made, lot_min: '20000', lot_max: '0' })
      await add('段取優先', { kind: 'aim', aim: '2' })
      const { scenario_no } = await add('特急', { kind: 'urgent', order_no, line_no: '1' })
      const before = await written()
      const all = await calculated()
      expect(await written()).toEqual(before)
      expect(all.list.map(({ state, message }) => [state, message])).toEqual(all.list.map(() => ['1', '']))
      const machine = (of: typeof all.basis) =>
        of?.machines.find(({ facility_cd }) => facility_cd === busy?.facility_cd)?.capacity ?? 0
      // Seven working days of two hours more: a weekend and a holiday are not among them.
      expect(machine(named(all, '残業').figures)).toBe(machine(all.basis) + 7 * 120)
      // What a shift works behind midnight belongs to the day on which it began.
      expect(machine(named(all, '停止').figures)).toBeLessThan(machine(all.basis) / 8)
      expect(named(all, '停止').figures?.moved).toBeGreaterThan(0)
      expect(Number(named(all, '大ロット').figures?.stock_value)).toBeGreaterThan(
        Number(all.basis?.stock_value),
      )
      const setupOf = (name: string) => named(all, name).figures?.setup_minutes ?? 0
      expect(setupOf('段取優先')).toBeLessThanOrEqual(all.basis?.setup_minutes ?? 0)
      const first = all.basis
      const now = named(all, '停止').figures
      if (!first || !now) throw new Error('Not calculated')
      expect(movedLines(first, first)).toEqual([])
      expect(movedLines(first, now).length).toBeGreaterThan(0)
      await stage.call(removeScenario, { scenario_no, update_cnt: 0 })
    }, 120_000)

    it('has the load that stands under the Gantt', async () => {
      const { basis } = await stage.call(listScenarios, {})
      const shown = await stage.call(planOnGantt, {})
      const first = (Date.parse(basis?.load_from_dt ?? '') - Date.parse(shown.first_day)) / 86_400_000
      expect(basis?.machines.length).toBeGreaterThan(0)
      for (const { facility_cd, load, capacity } of basis?.machines ?? []) {
        const days = machineLoad(shown.facilities, shown.operations, {
          ...{ days: shown.days, today: 0, machine: facility_cd, basis: 'planned' },
        }).slice(first, first + loadDays)
        expect(load).toBe(days.reduce((sum, day) => sum + loadOf(day), 0))
        expect(capacity).toBe(days.reduce((sum, day) => sum + day.capacity, 0))
      }
    })

    it('is refused what no master has, what is not open, and too much', async () => {
      expect(await outcome(add('誤り', { kind: 'overtime', facility_cd: 'NONE' }))).toMatch('400')
      expect(await outcome(add('誤り', { kind: 'lot', item_cd: made }))).toMatch('400')
      const none = { kind: 'urgent', order_no: 'NONE', line_no: '1' } as const
      expect(await outcome(add('誤り', none))).toBe('BIZ_SCENARIO_ORDER')
      await add('五件目', { kind: 'aim', aim: '3' })
      expect(await outcome(add('六件目', { kind: 'aim', aim: '3' }))).toBe('BIZ_SCENARIO_MANY')
      const all = await stage.call(listScenarios, {})
      const { scenario_no, update_cnt } = named(all, '五件目')
      expect(await outcome(stage.call(copyScenario, { scenario_no, scenario_nm: '写し' }))).toBe(
        'BIZ_SCENARIO_MANY',
      )
      expect(await outcome(stage.call(adoptScenario, { scenario_no, update_cnt }))).toBe('BIZ_SCENARIO_NEW')
      await stage.call(removeScenarioChange, { scenario_no, update_cnt, at: 0 })
      expect(await outcome(stage.call(removeScenarioChange, { scenario_no, update_cnt, at: 0 }))).toBe(
        'STALE',
      )
      await stage.call(removeScenario, { scenario_no, update_cnt: update_cnt + 1 })
    })

    it('gives way to whoever holds a plan, and says so', async () => {
      for (const { scenario_nm, scenario_no, update_cnt } of (await stage.call(listScenarios, {})).list)
        if (scenario_nm !== '停止') await stage.call(removeScenario, { scenario_no, update_cnt })
      const held = await stage.database.owner('write', async (tx) => {
        await rows(tx, {}, sql`SELECT FROM plan_operation ORDER BY plan_no, process_no FOR UPDATE`)
        return calculated()
      })
      expect(named(held, '停止')).toMatchObject({ state: '9', figures: null })
      expect(named(held, '停止').message).toContain('計画が変更されているため')
    }, 120_000)

    it('is refused while the plan is made, and adopted it writes the plan that was calculated', async () => {
      const { scenario_no, update_cnt, figures } = named(await calculated(), '停止')
      const control = (status: string) =>
        stage.database.owner('write', (tx) =>
          tx.execute(sql`INSERT INTO plan_control (company_cd, factory_cd, plan_work, plan_status, create_user, update_user)
            VALUES ('DEMO', 'F01', '1', ${status}, 'test', 'test') ON CONFLICT (company_cd, factory_cd, plan_work)
            DO UPDATE SET plan_status = excluded.plan_status`),
        )
      await control('3')
      expect(await outcome(stage.call(adoptScenario, { scenario_no, update_cnt }))).toBe('20126')
      expect(await outcome(stage.call(calculateScenarios, {}))).toBe('20126')
      await control('1')
      const { job_no } = await stage.call(adoptScenario, { scenario_no, update_cnt })
      expect((await ended(job_no)).state).toBe('done')
      expect(await outcome(stage.call(adoptScenario, { scenario_no, update_cnt: update_cnt + 1 }))).toBe(
        'BIZ_SCENARIO_ADOPTED',
      )
      const { basis } = await calculated()
      expect(basis).toEqual({ ...figures, effects: null, created: 0, changed: 0, removed: 0, moved: 0 })
      const noted = await read(
        { note: z.string() },
        sql`SELECT DISTINCT note FROM facility_exception WHERE company_cd = 'DEMO' AND exception_dt = '2026-12-17'`,
      )
      expect(noted).toContainEqual({ note: '停止' })
    }, 120_000)
  })
})
