import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lotTrace } from '#modules/stock/contract/lot-trace.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { serialNumbers, terminalJobs } from '../contract/terminal-calls.ts'
import { undoWork } from '../contract/work-calls.ts'

onPostgres((open) => {
  describe('Pieces with serial numbers', { timeout: 180_000 }, () => {
    let stage: WorkStage
    beforeAll(async () => {
      stage = await workStage(await open(demo))
      await stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE item SET lot_control = '2' WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
        ),
      )
    })
    /** An order whose pieces have come to its last process, at which somebody is. */
    const atLast = async (qty: string) => {
      const no = await stage.made(qty)
      await stage.supplied(no)
      const steps = await stage.processes(no)
      for (const { process_no } of steps.slice(0, -1)) {
        await stage.event(no, process_no, '1')
        await stage.event(no, process_no, '5', { good_qty: qty })
      }
      const last = steps.at(-1)?.process_no ?? 0
      await stage.event(no, last, '1')
      return { no, last }
    }
    const shelved = async (no: string) =>
      stage.ask(
        { lot_no: z.string(), qty: z.string() },
        sql`SELECT b.lot_no, trim_scale(b.qty)::text AS qty FROM stock_balance AS b
          JOIN work_order AS h ON h.company_cd = b.company_cd AND h.item_cd = b.item_cd AND starts_with(b.lot_no, h.lot_no)
          WHERE h.company_cd = 'DEMO' AND h.work_order_no = ${no} AND b.process_no = '' AND b.qty <> 0 ORDER BY 1`,
      )
    const numbered = (no: string, numbers: readonly string[]) =>
      numbers.map((number) => ({ lot_no: `${no}-${number}`, qty: '1' }))

    it('are counted together in work, and come into stock one by one, each with its own number', async () => {
      const { no, last } = await atLast('3')
      await stage.event(no, last, '4', { good_qty: '1', defective_qty: '1', reason_cd: '10' })
      expect(await shelved(no)).toEqual(numbered(no, ['001']))
      await stage.event(no, last, '5', { good_qty: '1' })
      expect(await shelved(no)).toEqual(numbered(no, ['001', '002']))
      expect(await stage.problems()).toEqual([])
      const { edges } = await stage.call(lotTrace, { item_cd: stage.item_cd, lot_no: `${no}-002` })
      expect(edges).toContainEqual(
        expect.objectContaining({
          ...{ from: `${stage.item_cd} ${no}`, to: `${stage.item_cd} ${no}-002`, qty: '1', document_no: no },
        }),
      )
    })

    it('are taken back with their entry, and get the same numbers again', async () => {
      const { no, last } = await atLast('3')
      await stage.event(no, last, '4', { good_qty: '1' })
      const { event_no } = await stage.event(no, last, '5', { good_qty: '2' })
      expect(await shelved(no)).toEqual(numbered(no, ['001', '002', '003']))
      await stage.call(undoWork, { work_order_no: no, process_no: last, event_no, reason: '誤り' })
      expect(await shelved(no)).toEqual(numbered(no, ['001']))
      await stage.event(no, last, '5', { good_qty: '2' })
      expect(await shelved(no)).toEqual(numbered(no, ['001', '002', '003']))
      expect(await stage.problems()).toEqual([])
    })

    it('have the numbers that were entered, and the order’s next ones where nobody entered any', async () => {
      const { no, last } = await atLast('4')
      const [job] = (await stage.call(terminalJobs, { work_order_no: no, process_no: String(last) })).list
      expect(job?.takes_serials).toBe(true)
      await stage.event(no, last, '4', { good_qty: '2', serial_nos: [`${no}-sn9`, `${no}-003`] })
      expect(await shelved(no)).toEqual(numbered(no, ['003', 'SN9']))
      const asked = { work_order_no: no, pieces: '2', entered: `${no}-sn9,${no}-004` }
      expect(await stage.call(serialNumbers, asked)).toEqual({
        ...{ proposed: [`${no}-005`, `${no}-006`], used: [`${no}-SN9`] },
      })
      const { event_no } = await stage.event(no, last, '5', {
        ...{ good_qty: '2', serial_nos: ['', `${no}-SN1`] },
      })
      expect(await shelved(no)).toEqual(numbered(no, ['003', '004', 'SN1', 'SN9']))
      await stage.call(undoWork, { work_order_no: no, process_no: last, event_no, reason: '誤り' })
      await stage.event(no, last, '5', { good_qty: '2', serial_nos: [`${no}-SN1`, `${no}-004`] })
      expect(await shelved(no)).toEqual(numbered(no, ['003', '004', 'SN1', 'SN9']))
      expect(await stage.problems()).toEqual([])
    })

    it('are refused at the number that is taken, entered twice, one too many, or has no piece', async () => {
      const first = await atLast('1')
      await stage.event(first.no, first.last, '5', { good_qty: '1', serial_nos: [`${first.no}-A`] })
      const { no, last } = await atLast('2')
      const refused = async (serial_nos: readonly string[], code: string, path: string, good_qty = '2') =>
        expect(stage.event(no, last, '5', { good_qty, serial_nos })).rejects.toMatchObject({
          ...{ code, fields: [{ path }] },
        })
      await refused(['', `${first.no}-A`], 'BIZ_WORK_SERIAL_USED', 'serial_nos.1')
      // The number under which the pieces are in work.
      await refused([no, ''], 'BIZ_WORK_SERIAL_USED', 'serial_nos.0')
      await refused(['X', 'x'], 'BIZ_WORK_SERIAL_TWICE', 'serial_nos.1')
      await refused(['X'], 'BIZ_WORK_SERIAL_COUNT', 'serial_nos')
      await refused(['X'], 'BIZ_WORK_SERIAL_NONE', 'serial_nos', '0')
      expect(await shelved(no)).toEqual([])
      const fresh = await stage.made('1')
      await stage.supplied(fresh)
      const [step] = await stage.processes(fresh)
      await stage.event(fresh, step?.process_no ?? 0, '1')
      const early = stage.event(fresh, step?.process_no ?? 0, '4', { good_qty: '1', serial_nos: ['X'] })
      expect(await outcome(early)).toBe('BIZ_WORK_SERIAL_NONE')
    })
  })
})
