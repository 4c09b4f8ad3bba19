import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { leadTimeMaster } from '#modules/master/contract/purchasing.ts'
import { arrivalStage, type ArrivalStage } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { inContext } from '#test/context.ts'
import { demo } from '#test/demo.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { correctLeadTime, supplierScore } from '../../contract/score/score-calls.ts'
import { scoreOfItem } from './supplier-score.ts'

onPostgres((open) => {
  let stage: ArrivalStage
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE supplier SET calendar_cd = NULL WHERE company_cd = 'DEMO'`),
    )
  })
  const score = async () => {
    const { inspected, supplier_cd, branch_no } = stage.goods
    const { items } = await stage.call(supplierScore, { supplier_cd, branch_no })
    return items.find(({ item_cd }) => item_cd === inspected)
  }
  /** Ordered on a day, due on a Monday, brought on the Wednesday of the demo company. */
  const delivered = async (order_dt: string, due_dt: string) => {
    const { inspected, place: location_cd, supplier_cd, branch_no } = stage.goods
    const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { order_dt, supplier_cd, branch_no, due_dt } },
      lines: [{ ...stage.bought(inspected, '10', '120'), location_cd, due_dt }],
    })
    const { po_no } = (await stage.call(issuePlaceOrder, { po_no: header.po_no })).header
    return stage.received([{ po_no, po_line_no: '1', item_cd: inspected, qty: '10', location_cd }], {
      ...{ supplier_cd, branch_no },
    })
  }

  it('counts what came in time and what was rejected, and the lead time that four of five deliveries took', async () => {
    const before = (await score())?.deliveries ?? 0
    expect(before).toBe(0)
    await delivered('2026-11-09', '2026-11-16')
    const late = await delivered('2026-11-10', '2026-11-16')
    expect(await score()).toMatchObject({ deliveries: 2, on_time: 0, taken: null })
    const { header } = await delivered('2026-11-11', '2026-11-20')
    await stage.accepted(header.arrival_no, [
      { arrival_line_no: 1, good_qty: '7', defective_qty: '2', return_qty: '1', reason: '傷' },
    ])
    expect(late.header.arrival_status).toBe('1')
    // Two of three came two working days after their Monday; ordered on the 9th they have not taken seven.
    const lead_time = (await score())?.lead_time ?? 0
    expect(lead_time).toBeGreaterThan(0)
    expect(await score()).toMatchObject({
      ...{ deliveries: 3, on_time: 1, inspected_qty: '10', rejected_qty: '3', taken: lead_time + 2 },
    })
    // Whoever compares suppliers of one item sees the same.
    const { inspected: item_cd, supplier_cd, branch_no } = stage.goods
    const own = await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
      scoreOfItem(context, { supplier_cd, branch_no, item_cd }),
    )
    expect(own).toEqual(await score())
  })

  it('the master is corrected by its own verb: with history, made where there was none and changed where there was one', async () => {
    const { inspected: item_cd, supplier_cd, branch_no } = stage.goods
    const key = { supplier_cd, branch_no, item_cd }
    const kept = async () =>
      (await stage.call(leadTimeMaster.endpoints.getList, { ...key, size: 50 })).list.map(
        ({ lead_time, update_cnt }) => [lead_time, update_cnt],
      )
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`DELETE FROM lead_time WHERE company_cd = 'DEMO' AND item_cd = ${item_cd}`),
    )
    await stage.call(correctLeadTime, { ...key, lead_time: 7 })
    expect(await kept()).toEqual([[7, 0]])
    await stage.call(correctLeadTime, { ...key, lead_time: 9 })
    expect(await kept()).toEqual([[9, 1]])
    expect((await score())?.lead_time).toBe(9)
  })
})
