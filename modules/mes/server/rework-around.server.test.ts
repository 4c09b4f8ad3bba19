import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addPlan, confirmPlans } from '#modules/production/contract/plan/plan-calls.ts'
import { withdrawWorkOrders } from '#modules/production/contract/work-order/work-order-calls.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { reworkStage } from '#test/rework-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { undoWork } from '../contract/work-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  let rework: ReturnType<typeof reworkStage>
  beforeAll(async () => {
    stage = await workStage(await open(demo))
    rework = reworkStage(stage)
  })

  const ties = (numbers: readonly string[]) =>
    stage.ask(
      { supply_no: z.string(), qty: z.string() },
      sql`SELECT supply_no, trim_scale(qty)::text AS qty FROM peg WHERE company_cd = 'DEMO' AND supply_kind = '040'
        AND supply_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb)) ORDER BY 1`,
    )
  describe('Who waits for pieces that are mended', () => {
    /** Six pieces, tied to the line of an order. */
    const forOrder = async () => {
      const { item_cd } = stage
      const sold = await stage.enter([{ item_cd, qty: '6' }])
      const { plan_no } = await stage.call(addPlan, {
        ...{ production_div: '050', item_cd, qty: '6', start_dt: '2026-11-24', due_dt: '2026-12-01' },
        ...{ remarks: '', demand_no: sold.header.order_no, demand_line: 1 },
      })
      const { work_orders } = await stage.call(confirmPlans, { plans: [{ plan_no, update_cnt: 0 }] })
      return rework.withDefects(work_orders[0] ?? '')
    }

    it('waits for the order of rework, and for the first one again when that is withdrawn', async () => {
      const order = await forOrder()
      expect(await ties([order.no])).toEqual([{ supply_no: order.no, qty: '6' }])
      const no = await rework.mend(order)
      const numbers = [order.no, no]
      expect(await ties(numbers)).toEqual([
        { supply_no: order.no, qty: '4' },
        { supply_no: no, qty: '2' },
      ])
      await stage.call(withdrawWorkOrders, await rework.seen(no))
      expect(await ties(numbers)).toEqual([{ supply_no: order.no, qty: '6' }])
      expect(await rework.left(order.no, order.first)).toBe('2')
      const anew = await rework.mend(order)
      await rework.finish(anew, '2')
      const promised = await stage.ask(
        { qty: z.string() },
        sql`SELECT trim_scale(sum(a.qty))::text AS qty FROM allocation AS a JOIN work_order AS h ON h.company_cd = a.company_cd
            AND h.demand_no = a.demand_no AND h.demand_line = a.demand_line WHERE h.company_cd = 'DEMO' AND h.work_order_no = ${anew}`,
      )
      expect(promised).toEqual([{ qty: '2' }])
      expect(await stage.problems()).toEqual([])
    })

    it('has what is missing of its line when the order itself has ended', async () => {
      const order = await forOrder()
      await rework.finish(order.no, '4')
      expect(await ties([order.no])).toEqual([])
      const no = await rework.mend(order)
      expect(await ties([no])).toEqual([{ supply_no: no, qty: '2' }])
    })
  })

  describe('What has been told of the order', () => {
    it('is not taken back while its defective pieces are in an order of rework', async () => {
      const order = await rework.withDefects()
      const { no, first, event_no } = order
      const mending = await rework.mend(order)
      const undo = () => stage.call(undoWork, { work_order_no: no, process_no: first, event_no, reason: '' })
      expect(await outcome(undo())).toBe('BIZ_WORK_IN_REWORK')
      await stage.call(withdrawWorkOrders, await rework.seen(mending))
      expect(await outcome(undo())).toBe('saved')
      expect(await stage.problems()).toEqual([])
    })

    it('an order of rework that has begun is not withdrawn', async () => {
      const order = await rework.withDefects()
      const no = await rework.mend(order)
      await stage.event(no, order.first, '1')
      expect(await outcome(stage.call(withdrawWorkOrders, await rework.seen(no)))).toBe('20061')
    })
  })
})
