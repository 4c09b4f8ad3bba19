import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { undoWork } from '../../contract/work-calls.ts'
import { workOrderCost } from '../../contract/work-order-story/work-cost-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  let work_order_no = ''
  beforeAll(async () => {
    stage = await workStage(await open(demo))
    work_order_no = await stage.made('4')
    await stage.supplied(work_order_no)
  })

  const ago = (minutes: number) => ({
    occurred_at: new Date(Date.now() - minutes * 60_000).toISOString(),
    worker_cd: 'W001',
  })
  const cost = () => stage.call(workOrderCost, { work_order_no })

  it('costs nothing before anybody has begun it', async () => {
    expect(await cost()).toMatchObject({
      ...{ good_qty: '0', is_finished: false, has_standard: true, times: [], received: '0' },
      ...{ material: { actual: '0' }, processing: { actual: '0' } },
      total: { standard: '0', actual: '0', difference: '0' },
    })
    await expect(stage.call(workOrderCost, { work_order_no: 'NOWHERE' })).rejects.toThrow('404')
  })

  it('is its parts at their value and its time at its rates, against the standard; what was taken back does not count', async () => {
    for (const { process_no } of await stage.processes(work_order_no)) {
      await stage.event(work_order_no, process_no, '1', ago(60))
      const { event_no } = await stage.event(work_order_no, process_no, '4', { good_qty: '1', ...ago(40) })
      await stage.call(undoWork, { work_order_no, process_no, event_no, reason: '入力誤り' })
      await stage.event(work_order_no, process_no, '5', { good_qty: '4', ...ago(0) })
    }
    const [known] = await stage.ask(
      {
        standard: z.int(),
        drawn: z.int(),
        received: z.int(),
        variance: z.int(),
        hours: z.int(),
        rate: z.int(),
      },
      sql`SELECT (SELECT round(4 * (c.material_cost + c.labour_cost + c.machine_cost + c.outside_cost))::int FROM item_standard_cost AS c
          WHERE c.company_cd = 'DEMO' AND c.item_cd = ${stage.item_cd} ORDER BY c.from_dt DESC LIMIT 1) AS standard,
        coalesce(-sum(e.amount) FILTER (WHERE l.stock_div = '041'), 0)::int AS drawn,
        coalesce(sum(e.amount) FILTER (WHERE l.stock_div = '040'), 0)::int AS received, sum(e.variance)::int AS variance,
        (SELECT count(*)::int FROM work_order_operation AS o WHERE o.company_cd = 'DEMO' AND o.work_order_no = ${work_order_no}) AS hours,
        (SELECT w.cost_per_hour::int FROM worker AS w WHERE w.company_cd = 'DEMO' AND w.worker_cd = 'W001') AS rate
      FROM stock_ledger AS l JOIN stock_entry AS e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no
      WHERE l.company_cd = 'DEMO' AND l.document_no = ${work_order_no} AND l.stock_div <> '001'`,
    )
    const found = await cost()
    expect(found).toMatchObject({ good_qty: '4', is_finished: true })
    // The counter-movements of what was taken back add up to nothing in the ledger as a whole.
    expect(found.material.actual).toBe(String(known?.drawn))
    expect(Number(found.material.actual)).toBeGreaterThan(0)
    expect(found.received).toBe(String(known?.received))
    expect(found.stock_variance).toBe(String(known?.variance))
    expect(found.total.standard).toBe(String(known?.standard))
    // One hour of the worker, divided among the processes that were all open; nobody has given it to a machine.
    const processes = known?.hours ?? 0
    expect(processes).toBeGreaterThan(1)
    expect(found.times.map((time) => time.labour_minutes)).toEqual(
      Array.from({ length: processes }, () => Math.round(60 / processes)),
    )
    expect(found.times.every((time) => time.machine_minutes === null)).toBe(true)
    expect(known?.rate).toBeGreaterThan(0)
    const paid = known?.rate ?? 0
    expect(Math.abs(Number(found.processing.actual) - paid)).toBeLessThan(paid / 100)
    const all = (name: 'standard' | 'actual' | 'difference') =>
      Number(found.material[name]) + Number(found.processing[name]) + Number(found.outside[name])
    expect(all('standard')).toBe(Number(found.total.standard))
    expect(all('difference')).toBe(Number(found.total.difference))
    for (const part of found.parts)
      expect(Number(part.usage) + Number(part.price)).toBe(Number(part.actual) - Number(part.standard))
  })
})
