import { beforeAll, expect, it } from 'vitest'
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
})
