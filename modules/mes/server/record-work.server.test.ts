import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { terminalJobs } from '#modules/mes/contract/terminal-calls.ts'
import { allocateOrder } from '#modules/receive-order/contract/order-calls.ts'
import { checkLedger } from '#modules/stock/server/index.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  describe('Work on an order', () => {
    it('takes its parts, passes its pieces on and comes into stock as good pieces only', async () => {
      const work_order_no = await stage.made('4')
      await stage.supplied(work_order_no)
      const steps = await stage.processes(work_order_no)
      const parts = await stage.ask(
        { item_cd: z.string(), need: z.number() },
        sql`SELECT item_cd, sum(need_qty)::float8 AS need FROM work_order_part WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} GROUP BY 1`,
      )
      const before = await Promise.all(parts.map((part) => stage.onHand(part.item_cd)))
      const goods = await stage.onHand(stage.item_cd)
      for (const [at, { process_no }] of steps.entries()) {
        await stage.event(work_order_no, process_no, '1')
        const isLast = at === steps.length - 1
        await stage.event(
          work_order_no,
          process_no,
          '5',
          isLast ? { good_qty: '3', defective_qty: '1', reason_cd: '10' } : { good_qty: '4' },
        )
      }
      expect((await stage.processes(work_order_no)).map(({ work_status }) => work_status)).toEqual(
        steps.map(() => '3'),
      )
      expect(await stage.onHand(stage.item_cd)).toBe(goods + 3)
      const after = await Promise.all(parts.map((part) => stage.onHand(part.item_cd)))
      parts.forEach(({ need }, at) => expect((before[at] ?? 0) - (after[at] ?? 0)).toBeCloseTo(need, 3))
      expect(
        await stage.ask(
          { instruction_status: z.string(), good: z.number(), left: z.int() },
          sql`SELECT instruction_status, good_qty::float8 AS good, (SELECT count(*)::int FROM allocation AS a
              WHERE a.company_cd = h.company_cd AND a.demand_no = h.work_order_no) AS left
            FROM work_order AS h WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no}`,
        ),
      ).toEqual([{ instruction_status: '2', good: 3, left: 0 }])
      expect(await outcome(stage.event(work_order_no, steps[0]?.process_no ?? 0, '1'))).toBe('20060')
    })

    it('counts what is defective while finished pieces of the item are promised to an order', async () => {
      const stocked = await stage.made('2')
      await stage.supplied(stocked)
      for (const { process_no } of await stage.processes(stocked)) {
        await stage.event(stocked, process_no, '1')
        await stage.event(stocked, process_no, '5', { good_qty: '2' })
      }
      const { header } = await stage.enter([{ item_cd: stage.item_cd, qty: '1' }])
      await stage.call(allocateOrder, { order_no: header.order_no })
      const work_order_no = await stage.made('4')
      await stage.supplied(work_order_no)
      const [first] = await stage.processes(work_order_no)
      const process_no = first?.process_no ?? 0
      await stage.event(work_order_no, process_no, '1')
      const told = stage.event(work_order_no, process_no, '4', {
        ...{ good_qty: '1', defective_qty: '1', reason_cd: '10' },
      })
      expect(await outcome(told)).toBe('saved')
    })

    it('begins, stops with a reason, goes on and reports in parts, and nothing else', async () => {
      const work_order_no = await stage.made('4')
      await stage.supplied(work_order_no)
      const [first, second] = await stage.processes(work_order_no)
      const process_no = first?.process_no ?? 0
      expect(await outcome(stage.event(work_order_no, process_no, '5', { good_qty: '1' }))).toBe(
        'BIZ_WORK_STATE',
      )
      expect(await outcome(stage.event(work_order_no, process_no, '1', { worker_cd: 'NOBODY' }))).toBe(
        'BIZ_WORKER_UNKNOWN',
      )
      await stage.event(work_order_no, process_no, '1')
      expect(await outcome(stage.event(work_order_no, process_no, '1'))).toBe('BIZ_WORK_STATE')
      expect(await outcome(stage.event(work_order_no, process_no, '2'))).toBe('V_REQUIRED')
      await stage.event(work_order_no, process_no, '2', { reason_cd: '20' })
      expect(await outcome(stage.event(work_order_no, process_no, '5', { good_qty: '1' }))).toBe(
        'BIZ_WORK_STATE',
      )
      await stage.event(work_order_no, process_no, '3')
      expect(await outcome(stage.event(work_order_no, process_no, '4'))).toBe('BIZ_WORK_COUNT')
      expect(await outcome(stage.event(work_order_no, process_no, '4', { defective_qty: '1' }))).toBe(
        'BIZ_WORK_REASON',
      )
      await stage.event(work_order_no, process_no, '4', { good_qty: '1' })
      await stage.event(work_order_no, process_no, '5', { good_qty: '2' })
      expect((await stage.processes(work_order_no))[0]).toMatchObject({ good_qty: '3', work_status: '3' })
      if (!second) return
      await stage.event(work_order_no, second.process_no, '1')
      // Three came from the process before.
      expect(await outcome(stage.event(work_order_no, second.process_no, '4', { good_qty: '4' }))).toBe(
        '20128',
      )
      await stage.event(work_order_no, second.process_no, '4', { good_qty: '3' })
    })

    it('stops and counts defects for reasons of the company only, named at their field', async () => {
      const work_order_no = await stage.made('4')
      await stage.supplied(work_order_no)
      const [first] = await stage.processes(work_order_no)
      const process_no = first?.process_no ?? 0
      const refused = async (kind: '2' | '4', told: object, code: string) =>
        expect(stage.event(work_order_no, process_no, kind, told)).rejects.toMatchObject({
          ...{ code, fields: [{ path: 'reason_cd' }] },
        })
      await stage.event(work_order_no, process_no, '1')
      await refused('2', { reason_cd: '77' }, 'BIZ_WORK_STOP_REASON')
      await refused('4', { defective_qty: '1', reason_cd: '77' }, 'BIZ_WORK_DEFECT_REASON')
      await stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE code_div SET abort_div = '1' WHERE company_cd = 'DEMO' AND kind_cd = 'DEFECT_REASON' AND code_cd = '40'`,
        ),
      )
      await refused('4', { defective_qty: '1', reason_cd: '40' }, 'BIZ_WORK_DEFECT_REASON')
      expect((await stage.processes(work_order_no))[0]).toMatchObject({
        defective_qty: '0',
        work_status: '1',
      })
      await stage.event(work_order_no, process_no, '2', { reason_cd: '40' })
    })

    it('counts at the machine at which it is begun; a machine without plans is offered what its group has to do', async () => {
      const work_order_no = await stage.made('4')
      await stage.supplied(work_order_no)
      const [first] = await stage.processes(work_order_no)
      const process_no = first?.process_no ?? 0
      const [one, other] = await stage.ask(
        { facility_cd: z.string() },
        sql`SELECT f.facility_cd FROM facility AS f JOIN work_order_operation AS o ON o.company_cd = f.company_cd AND o.factory_cd = f.factory_cd
          AND o.facility_group_cd = f.facility_group_cd WHERE f.company_cd = 'DEMO' AND o.work_order_no = ${work_order_no}
          AND o.process_no = ${process_no} ORDER BY 1`,
      )
      const here = { facility_cd: one?.facility_cd ?? '' }
      const offered = async (facility_cd: string) =>
        (await stage.call(terminalJobs, { facility_cd })).list.filter(
          (job) => job.work_order_no === work_order_no && job.process_no === process_no,
        )
      expect(await offered(here.facility_cd)).toMatchObject([{ process_no, facility_cd: '' }])
      expect(await outcome(stage.event(work_order_no, process_no, '1', { facility_cd: 'NOWHERE' }))).toBe(
        'BIZ_WORK_MACHINE',
      )
      await stage.event(work_order_no, process_no, '1', here)
      expect(await offered(here.facility_cd)).toMatchObject([{ process_no, ...here, work_status: '1' }])
      expect(await offered(other?.facility_cd ?? '')).toEqual([])
      await stage.event(work_order_no, process_no, '4', { good_qty: '1' })
      await stage.event(work_order_no, process_no, '5', { good_qty: '1', ...other })
      const told = await stage.ask(
        { facility_cd: z.string() },
        sql`SELECT facility_cd FROM work_event WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} ORDER BY event_no`,
      )
      expect(told).toEqual([here, here, other])
    })

    it('is refused as a whole when a part is short', async () => {
      const work_order_no = await stage.made('100000')
      const [first] = await stage.processes(work_order_no)
      const process_no = first?.process_no ?? 0
      await stage.event(work_order_no, process_no, '1')
      const told = await outcome(stage.event(work_order_no, process_no, '5', { good_qty: '100000' }))
      expect(told).toBe('20084')
      expect((await stage.processes(work_order_no))[0]).toMatchObject({ good_qty: '0', work_status: '1' })
    })
  })

  it('leaves the ledger right', async () => {
    expect(await stage.database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
  })
})
