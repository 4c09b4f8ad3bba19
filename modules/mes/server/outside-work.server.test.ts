import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { issuePlaceOrder } from '#modules/place-order/contract/order/place-order-calls.ts'
import {
  orderOutside,
  receiveOutside,
  sendOutside,
  takeBackOutside,
} from '#modules/place-order/contract/outside/outside-calls.ts'
import { outsideProcessList } from '#modules/place-order/contract/outside/outside-list.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { undoWork } from '../contract/work-calls.ts'
import { workOrderCost } from '../contract/work-order-story/work-cost-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  /** What is hardened in the middle of its routing, or plated at its end. */
  const itemWith = async (operation: 'HT' | 'PLT') => {
    const [found] = await stage.ask(
      { item_cd: z.string() },
      sql`SELECT item_cd FROM pbom_process WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND operation_cd = ${operation} ORDER BY 1 LIMIT 1`,
    )
    return found?.item_cd ?? ''
  }
  /** A work order with its material, the processes in their order. */
  const begun = async (operation: 'HT' | 'PLT', qty = '10') => {
    const item_cd = await itemWith(operation)
    const work_order_no = await stage.made(qty, item_cd)
    await stage.supplied(work_order_no)
    return { item_cd, work_order_no }
  }
  const asked = async (work_order_no: string) => {
    const { list } = await stage.call(outsideProcessList.endpoints.getList, {
      ...{ work_order_no, outside_state: '', size: 10 },
    })
    return list
  }
  const ordered = async (work_order_no: string, process_no: number) => {
    const { orders } = await stage.call(orderOutside, { steps: [{ work_order_no, process_no }] })
    const po_no = orders[0]?.po_no ?? ''
    await stage.call(issuePlaceOrder, { po_no })
    return { po_no, line_no: 1 }
  }
  type Line = Awaited<ReturnType<typeof ordered>>
  const send = (line: Line, qty: string) =>
    stage.call(sendOutside, { move_dt: orderDay, lines: [{ ...line, qty }], remarks: '' })
  const receive = (line: Line, good_qty: string, defective_qty = '0') =>
    stage.call(receiveOutside, {
      ...{ move_dt: orderDay, supplier_slip_no: '', remarks: '' },
      lines: [
        {
          ...{ ...line, good_qty, defective_qty, reason: defective_qty === '0' ? '' : '焼割れ' },
          ...{ claim_amount: '0', straight_on: false },
        },
      ],
    })
  const takeBack = (move_no: string) => stage.call(takeBackOutside, { move_no, reason: '入力誤り' })
  const states = async (work_order_no: string) =>
    (await stage.processes(work_order_no)).map(({ good_qty, defective_qty, work_status }) =>
      [good_qty, defective_qty, work_status].join(' '),
    )
  const order = async (work_order_no: string) => {
    const [found] = await stage.ask(
      { good_qty: z.string(), instruction_status: z.string() },
      sql`SELECT trim_scale(good_qty)::text AS good_qty, instruction_status FROM work_order
        WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no}`,
    )
    return found
  }

  describe('a process in the middle of a routing', () => {
    it('is asked for by its work order, gets on with the slips, and the next one takes what came back', async () => {
      const { item_cd, work_order_no } = await begun('HT')
      const before = await stage.onHand(item_cd)
      expect(await asked(work_order_no)).toMatchObject([
        { work_order_no, process_no: 20, outside_state: '0', qty: '10', supplier_cd: 'S006', item_cd },
      ])
      await stage.event(work_order_no, 10, '1')
      await stage.event(work_order_no, 10, '5', { good_qty: '10' })
      const line = await ordered(work_order_no, 20)
      await send(line, '10')
      expect(await states(work_order_no)).toEqual(['10 0 3', '0 0 0', '0 0 0'])

      await receive(line, '6')
      expect(await states(work_order_no)).toEqual(['10 0 3', '6 0 1', '0 0 0'])
      await stage.event(work_order_no, 30, '1')
      expect(await refused(stage.event(work_order_no, 30, '4', { good_qty: '7' }))).toMatchObject({
        code: 20128,
      })
      await stage.event(work_order_no, 30, '4', { good_qty: '6' })

      await receive(line, '3', '1')
      expect(await states(work_order_no)).toEqual(['10 0 3', '9 1 3', '6 0 1'])
      await stage.event(work_order_no, 30, '5', { good_qty: '3' })
      expect(await order(work_order_no)).toEqual({ good_qty: '9', instruction_status: '2' })
      expect(await stage.onHand(item_cd)).toBe(before + 9)
      expect(await asked(work_order_no)).toMatchObject([
        { outside_state: '4', good_qty: '9', defective_qty: '1' },
      ])
      // 9 good ones at 120; nobody of ours has worked on them meanwhile.
      const cost = await stage.call(workOrderCost, { work_order_no })
      expect(cost.outside.actual).toBe('1080')
      expect(cost.times.map(({ process_no }) => process_no)).not.toContain(20)
      const parts = [cost.material, cost.processing, cost.outside].map(({ actual }) => Number(actual))
      expect(cost.total.actual).toBe(String(parts.reduce((sum, one) => sum + one, 0)))
      expect(await stage.problems()).toEqual([])
    })

    it('ends with the process before it when all of that is back already, and is open again with it', async () => {
      const { work_order_no } = await begun('HT')
      await stage.event(work_order_no, 10, '1')
      await stage.event(work_order_no, 10, '4', { good_qty: '6' })
      const line = await ordered(work_order_no, 20)
      await send(line, '6')
      await receive(line, '6')
      expect(await states(work_order_no)).toEqual(['6 0 1', '6 0 1', '0 0 0'])
      const { event_no } = await stage.event(work_order_no, 10, '5')
      expect(await states(work_order_no)).toEqual(['6 0 3', '6 0 3', '0 0 0'])
      await stage.call(undoWork, { work_order_no, process_no: 10, event_no, reason: '誤り' })
      expect(await states(work_order_no)).toEqual(['6 0 1', '6 0 1', '0 0 0'])
      expect(await stage.problems()).toEqual([])
    })

    it('is taken back with its slip, the later one first, and not by the shop floor', async () => {
      const { work_order_no } = await begun('HT')
      await stage.event(work_order_no, 10, '1')
      await stage.event(work_order_no, 10, '5', { good_qty: '10' })
      const line = await ordered(work_order_no, 20)
      await send(line, '10')
      const first = await receive(line, '4')
      const second = await receive(line, '5')
      expect(await refused(takeBack(first.move_no))).toMatchObject({ code: 'BIZ_WORK_OUTSIDE_LAST' })
      await takeBack(second.move_no)
      expect(await states(work_order_no)).toEqual(['10 0 3', '4 0 1', '0 0 0'])
      await stage.event(work_order_no, 30, '1')
      await stage.event(work_order_no, 30, '4', { good_qty: '4' })
      expect(await refused(takeBack(first.move_no))).toMatchObject({ code: 'BIZ_WORK_PASSED_ON' })
      const [event] = await stage.ask(
        { event_no: z.string() },
        sql`SELECT max(event_no)::text AS event_no FROM work_event WHERE work_order_no = ${work_order_no} AND process_no = 20 AND undoes IS NULL`,
      )
      const undone = stage.call(undoWork, {
        ...{ work_order_no, process_no: 20, reason: '誤り', event_no: event?.event_no ?? '' },
      })
      expect(await refused(undone)).toMatchObject({ code: 'BIZ_WORK_OUTSIDE' })
      expect(await stage.problems()).toEqual([])
    })
  })

  describe('a process at the end of a routing', () => {
    it('brings the pieces into stock, ends the work order, and takes both back with its slip', async () => {
      const { item_cd, work_order_no } = await begun('PLT')
      const before = await stage.onHand(item_cd)
      await stage.event(work_order_no, 10, '1')
      await stage.event(work_order_no, 10, '5', { good_qty: '10' })
      const line = await ordered(work_order_no, 20)
      await send(line, '10')
      const { move_no } = await receive(line, '10')
      expect(await order(work_order_no)).toEqual({ good_qty: '10', instruction_status: '2' })
      expect(await stage.onHand(item_cd)).toBe(before + 10)
      expect(await stage.problems()).toEqual([])

      await takeBack(move_no)
      expect(await order(work_order_no)).toEqual({ good_qty: '0', instruction_status: '0' })
      expect(await states(work_order_no)).toEqual(['10 0 3', '0 0 0'])
      expect(await stage.onHand(item_cd)).toBe(before)
      await receive(line, '10')
      expect(await stage.onHand(item_cd)).toBe(before + 10)
      expect(await stage.problems()).toEqual([])
    })
  })
})
