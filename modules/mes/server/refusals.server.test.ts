import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withdrawWorkOrders } from '#modules/production/contract/work-order/work-order-calls.ts'
import { terminalJobs } from '../contract/terminal-calls.ts'
import { enterRefused, keepRefused } from '../contract/refused-work/refused-calls.ts'
import { refusedWorkList } from '../contract/refused-work/refused-list.ts'
import { undoWork } from '../contract/work-calls.ts'
import { dailyReport } from '../contract/daily-report/daily-report.ts'
import { say } from '#platform/contract/text.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  /** An order of four with its parts there. */
  const order = async (qty = '4') => {
    const work_order_no = await stage.made(qty)
    await stage.supplied(work_order_no)
    const steps = await stage.processes(work_order_no)
    const [first, second] = steps.map(({ process_no }) => process_no)
    return { work_order_no, first: first ?? 0, second: second ?? 0, last: steps.at(-1)?.process_no ?? 0 }
  }
  const report = (lines: readonly object[], agreed: readonly string[] = []) =>
    stage.call(dailyReport.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { biz_dt: orderDay, start_time: '8:30', end_time: '17:15' } },
      lines: lines.map((line) => ({ defective_qty: '0', is_finished: true, ...line })),
      agreed,
    })
  /** What is refused, at which cell. */
  const cells = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])
  const words = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ text, params }) => say(text, 'ja', params))
  const tolerating = (over: number, under: number) =>
    stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE item_factory SET over_tolerance = ${over}, under_tolerance = ${under}
        WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`),
    )
  const state = async (work_order_no: string) =>
    (await stage.processes(work_order_no)).map(({ good_qty, work_status }) => [good_qty, work_status])

  describe('The shop floor is refused', () => {
    it('20060: what is finished takes no more, on the terminal and on a daily report', async () => {
      const { work_order_no, first } = await order()
      for (const { process_no } of await stage.processes(work_order_no)) {
        await stage.event(work_order_no, process_no, '1')
        await stage.event(work_order_no, process_no, '5', { good_qty: '4' })
      }
      for (const kind of ['1', '3', '4'] as const)
        expect(await outcome(stage.event(work_order_no, first, kind, { good_qty: '1' }))).toBe('20060')
      const line = { work_order_no, process_no: first, good_qty: '1' }
      expect(await cells(report([line]))).toEqual([['lines.0.work_order_no', 20060]])
      expect(await outcome(stage.call(withdrawWorkOrders, await seen(work_order_no)))).toBe('20060')
    })

    it('20061: what a terminal has begun is not withdrawn, running or stopped', async () => {
      const { work_order_no, first } = await order()
      await stage.event(work_order_no, first, '1')
      expect(await outcome(stage.call(withdrawWorkOrders, await seen(work_order_no)))).toBe('20061')
      await stage.event(work_order_no, first, '2', { reason_cd: '20' })
      expect(await outcome(stage.call(withdrawWorkOrders, await seen(work_order_no)))).toBe('20061')
    })

    it('20084: parts that are short stop a report whole, with their arithmetic, on the terminal and on a daily report', async () => {
      const work_order_no = await stage.made('100000')
      const process_no = (await stage.processes(work_order_no))[0]?.process_no ?? 0
      const line = { work_order_no, process_no, good_qty: '100000' }
      expect(await cells(report([line]))).toEqual([['lines.0.good_qty', 20084]])
      await stage.event(work_order_no, process_no, '1')
      const told = stage.event(work_order_no, process_no, '5', { good_qty: '100000' })
      expect(await words(told)).toEqual([expect.stringMatching(/必要数：[\d,]+／使用可能数：\d+/)])
      expect((await state(work_order_no))[0]).toEqual(['0', '1'])
    })

    it('20128: a process gets no more than the one before has passed on, on the terminal and on a daily report', async () => {
      const { work_order_no, first, second } = await order()
      await stage.event(work_order_no, first, '1')
      await stage.event(work_order_no, first, '4', { good_qty: '3' })
      await stage.event(work_order_no, second, '1')
      const told = stage.event(work_order_no, second, '4', { good_qty: '4' })
      expect(await words(told)).toEqual([expect.stringMatching(/必要数：4／仕掛数：3/)])
      const line = { work_order_no, process_no: second, good_qty: '3', is_finished: false }
      expect(await cells(report([{ ...line, defective_qty: '1', reason_cd: '10' }]))).toEqual([
        ['lines.0.good_qty', 20128],
      ])
      await report([line])
      expect((await state(work_order_no))[1]).toEqual(['3', '1'])
    })
  })

  describe('Rework (手直し)', () => {
    /** The first process has made two good and two defective pieces, and is done. */
    const withDefects = async () => {
      const one = await order()
      await stage.event(one.work_order_no, one.first, '1')
      await stage.event(one.work_order_no, one.first, '5', {
        ...{ good_qty: '2', defective_qty: '2', reason_cd: '10' },
      })
      return one
    }
    const job = async (work_order_no: string, process_no: number) =>
      (await stage.call(terminalJobs, { work_order_no, process_no: String(process_no) })).list[0]
    const lying = (work_order_no: string) =>
      stage.ask(
        { process_no: z.string(), quality: z.string(), qty: z.string() },
        sql`SELECT b.process_no, b.quality, trim_scale(sum(b.qty))::text AS qty FROM stock_balance AS b
          JOIN work_order AS h ON h.company_cd = b.company_cd AND h.lot_no = b.lot_no AND h.item_cd = b.item_cd
          WHERE h.company_cd = 'DEMO' AND h.work_order_no = ${work_order_no} AND b.process_no <> '' AND b.qty <> 0
          GROUP BY 1, 2 ORDER BY 1, 2`,
      )

    it('20129: no more is mended than the process before has counted as defective, on the terminal and on a daily report', async () => {
      const { work_order_no, second } = await withDefects()
      await stage.event(work_order_no, second, '1')
      const told = stage.event(work_order_no, second, '4', { good_qty: '5', rework_qty: '3' })
      expect(await words(told)).toEqual([expect.stringMatching(/必要数：3／不良数：2/)])
      const line = { work_order_no, process_no: second, good_qty: '5', rework_qty: '3', is_finished: false }
      expect(await cells(report([line]))).toEqual([['lines.0.rework_qty', 20129]])
      // What is not mended is still no more than was passed on.
      const many = stage.event(work_order_no, second, '4', { good_qty: '5', rework_qty: '2' })
      expect(await words(many)).toEqual([expect.stringMatching(/必要数：3／仕掛数：2/)])
    })

    it('20129: what of them has been thrown away since is not there', async () => {
      const { work_order_no, second } = await withDefects()
      await stage.event(work_order_no, second, '1')
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE stock_balance AS b SET qty = 1 FROM work_order AS h WHERE h.company_cd = b.company_cd
          AND h.lot_no = b.lot_no AND h.item_cd = b.item_cd AND h.work_order_no = ${work_order_no} AND b.quality = '2'`),
      )
      const told = stage.event(work_order_no, second, '4', { good_qty: '2', rework_qty: '2' })
      expect(await words(told)).toEqual([expect.stringMatching(/必要数：2／不良数：1/)])
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE stock_balance AS b SET qty = 2 FROM work_order AS h WHERE h.company_cd = b.company_cd
          AND h.lot_no = b.lot_no AND h.item_cd = b.item_cd AND h.work_order_no = ${work_order_no} AND b.quality = '2'`),
      )
    })

    it('are mended, too, when a terminal had to keep what it told and the foreman enters it', async () => {
      await tolerating(0, 0)
      const { work_order_no, second } = await withDefects()
      await stage.event(work_order_no, second, '1')
      const told = { good_qty: '3', defective_qty: '0', rework_qty: '2', reason_cd: '', worker_cd: 'W001' }
      const process = { work_order_no, process_no: second }
      const occurred_at = new Date(Date.now() - 60_000).toISOString()
      const { refused_no } = await stage.call(keepRefused, {
        ...{ ...process, ...told, event_kind: '4', client_key: `mended ${work_order_no}` },
        ...{ occurred_at, refusal: '登録できませんでした。' },
      })
      const { list } = await stage.call(refusedWorkList.endpoints.getList, { work_order_no })
      expect(list).toMatchObject([{ refused_no, good_qty: '3', rework_qty: '2' }])
      await stage.call(enterRefused, { ...process, ...told, refused_no, update_cnt: 0, agreed: [] })
      expect(await job(work_order_no, second)).toMatchObject({ rework_left: '0' })
      expect(await stage.problems()).toEqual([])
    })

    it('takes mended pieces over with the rest, and gives them back when it is taken back', async () => {
      await tolerating(0, 0)
      const { work_order_no, first, second } = await withDefects()
      const before = await lying(work_order_no)
      expect(await job(work_order_no, second)).toMatchObject({ ready_qty: '2', rework_left: '2' })
      await stage.event(work_order_no, second, '1')
      const told = { good_qty: '4', rework_qty: '2', agreed: [] as readonly string[] }
      const { event_no } = await stage.event(work_order_no, second, '5', told)
      expect(await job(work_order_no, second)).toMatchObject({ ready_qty: '4', rework_left: '0' })
      expect(await lying(work_order_no)).toEqual([{ process_no: String(second), quality: '0', qty: '4' }])
      expect(await stage.problems()).toEqual([])
      await stage.call(undoWork, { work_order_no, process_no: second, event_no, reason: '' })
      expect(await lying(work_order_no)).toEqual(before)
      expect(await job(work_order_no, second)).toMatchObject({ ready_qty: '2', rework_left: '2' })
      expect(await stage.problems()).toEqual([])
      await report([{ work_order_no, process_no: second, good_qty: '3', rework_qty: '1' }])
      expect((await state(work_order_no)).slice(0, 2)).toEqual([
        ['2', '3'],
        ['3', '3'],
      ])
      expect(first).toBeLessThan(second)
      expect(await stage.problems()).toEqual([])
    })

    it('the first process has nothing to mend, and none mends more than it reports', async () => {
      const { work_order_no, first } = await order()
      await stage.event(work_order_no, first, '1')
      const told = { good_qty: '1', rework_qty: '1' }
      expect(await outcome(stage.event(work_order_no, first, '4', told))).toBe('BIZ_WORK_REWORK')
      const other = await withDefects()
      await stage.event(other.work_order_no, other.second, '1')
      const more = { good_qty: '1', rework_qty: '2' }
      expect(await outcome(stage.event(other.work_order_no, other.second, '4', more))).toBe('BIZ_WORK_REWORK')
    })
  })

  describe('More or fewer than planned', () => {
    it('more good pieces than the tolerance adds are refused with the arithmetic, defective ones do not count', async () => {
      await tolerating(50, 0)
      const { work_order_no, first } = await order()
      await stage.event(work_order_no, first, '1')
      await stage.event(work_order_no, first, '4', { good_qty: '4', defective_qty: '3', reason_cd: '10' })
      const told = stage.event(work_order_no, first, '4', { good_qty: '3' })
      expect(await words(told)).toEqual([
        '良品が計画数4と過剰生産の許容50%を超えます（報告済み4＋今回3、上限6）。今回報告できるのは2までです。',
      ])
      const line = { work_order_no, process_no: first, good_qty: '3' }
      expect(await cells(report([line]))).toEqual([['lines.0.good_qty', 'BIZ_WORK_OVER']])
      await report([{ ...line, good_qty: '2', is_finished: false }])
      expect((await state(work_order_no))[0]).toEqual(['6', '1'])
      // A third of four is one piece, not one and a fifth.
      await tolerating(30, 0)
      expect(await words(report([{ ...line, good_qty: '1' }]))).toEqual([
        expect.stringContaining('過剰生産の許容30%を超えます（報告済み6＋今回1、上限5）'),
      ])
    })

    it('without a tolerance nothing more than planned is made', async () => {
      await tolerating(0, 0)
      const { work_order_no, first } = await order()
      const line = { work_order_no, process_no: first, good_qty: '5' }
      expect(await cells(report([line]))).toEqual([['lines.0.good_qty', 'BIZ_WORK_OVER']])
      await report([{ ...line, good_qty: '4' }])
    })

    it('a finish with fewer asks, on the terminal and on a daily report, and is taken when it is agreed to', async () => {
      await tolerating(0, 0)
      const { work_order_no, first, second } = await order()
      await stage.event(work_order_no, first, '1')
      await stage.event(work_order_no, first, '4', { good_qty: '1' })
      const few = { good_qty: '1', defective_qty: '1', reason_cd: '10', agreed: [] as readonly string[] }
      expect(await words(stage.event(work_order_no, first, '5', few))).toEqual([
        '良品数と不良数の合計3は、予定4（過少生産の許容0%、下限4）より1少ない数です。このまま完了しますか。',
      ])
      expect((await state(work_order_no))[0]).toEqual(['1', '1'])
      await stage.event(work_order_no, first, '5', { ...few, agreed: ['BIZ_WORK_SHORT'] })
      const line = { work_order_no, process_no: second, good_qty: '1' }
      expect(await cells(report([line]))).toEqual([['lines.0.good_qty', 'BIZ_WORK_SHORT']])
      await report([line], ['BIZ_WORK_SHORT'])
      expect((await state(work_order_no)).slice(0, 2)).toEqual([
        ['2', '3'],
        ['1', '3'],
      ])
    })

    it('within the tolerance it does not ask; reports before the finish ask nothing', async () => {
      await tolerating(0, 50)
      const { work_order_no, first } = await order()
      await stage.event(work_order_no, first, '1')
      await stage.event(work_order_no, first, '4', { good_qty: '1', agreed: [] })
      await stage.event(work_order_no, first, '5', { good_qty: '1', agreed: [] })
      expect((await state(work_order_no))[0]).toEqual(['2', '3'])
    })

    it('the last operation has to account for everything that came to it: good and defective counts together', async () => {
      await tolerating(0, 0)
      const { work_order_no, last } = await order()
      for (const { process_no } of await stage.processes(work_order_no)) {
        await stage.event(work_order_no, process_no, '1')
        if (process_no !== last) await stage.event(work_order_no, process_no, '5', { good_qty: '4' })
      }
      const told = { good_qty: '2', agreed: [] as readonly string[] }
      expect(await words(stage.event(work_order_no, last, '5', told))).toEqual([
        '最終工程の良品数・不良数が足りません。合計2で、前工程からの4（過少生産の許容0%、下限4）より2少ない数です。このまま完了しますか。',
      ])
      const line = { work_order_no, process_no: last, good_qty: '2' }
      expect(await cells(report([line]))).toEqual([['lines.0.good_qty', 'BIZ_LAST_OPERATION_QTY']])
      await stage.event(work_order_no, last, '5', { ...told, defective_qty: '2', reason_cd: '10' })
      expect((await state(work_order_no)).at(-1)).toEqual(['2', '3'])
    })

    it('several lines of an order ask together', async () => {
      await tolerating(0, 0)
      const { work_order_no, first, second } = await order()
      const line = (process_no: number, good_qty: string) => ({ work_order_no, process_no, good_qty })
      const both = [line(first, '3'), line(second, '2')]
      expect(await cells(report(both))).toEqual([
        ['lines.0.good_qty', 'BIZ_WORK_SHORT'],
        ['lines.1.good_qty', 'BIZ_WORK_SHORT'],
      ])
    })

    it('the terminal knows the tolerances and where a process stands before it tells', async () => {
      await tolerating(5, 2.5)
      const { work_order_no, first, last } = await order()
      const job = async (process_no: number) =>
        (await stage.call(terminalJobs, { work_order_no, process_no: String(process_no) })).list[0]
      expect(await job(first)).toMatchObject({
        over_tolerance: '5',
        under_tolerance: '2.5',
        places: 0,
        is_first: true,
      })
      expect(await job(last)).toMatchObject({ is_first: false, is_last: true })
    })
  })

  const seen = async (work_order_no: string) => {
    const [{ update_cnt } = { update_cnt: 0 }] = await stage.ask(
      { update_cnt: z.int() },
      sql`SELECT update_cnt FROM work_order WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no}`,
    )
    return { work_orders: [{ work_order_no, update_cnt }], reason: '計画変更' }
  }
})
