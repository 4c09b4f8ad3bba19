import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkLedger } from '#modules/stock/server/index.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { dailyReport } from '../../contract/daily-report/daily-report.ts'
import { workOrderHours } from '../../contract/work-order-story/work-cost-calls.ts'
import { processesOfOrder } from '../../contract/daily-report/report-calls.ts'
import { enterReport } from './enter-report.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const header = { biz_dt: orderDay, start_time: '8:30', end_time: '17:15' }
  const enter = (lines: readonly object[], more: object = {}) =>
    stage.call(dailyReport.endpoints.doEdit, {
      ...{ assign_mode: '0', header: { ...header, ...more } },
      lines: lines.map((line) => ({ defective_qty: '0', is_finished: true, ...line })),
    })
  const wrongCells = async (attempt: Promise<unknown>) =>
    Object.fromEntries((await refused(attempt)).fields.map(({ path, code }) => [path, code]))
  const events = (work_order_no: string) =>
    stage.ask(
      { process_no: z.int(), event_kind: z.string(), at: z.string(), batch_no: z.string() },
      sql`SELECT process_no, event_kind, to_char(occurred_at AT TIME ZONE 'Asia/Tokyo', 'MM-DD HH24:MI') AS at, batch_no
        FROM work_event WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} ORDER BY event_no`,
    )

  const lotControl = (control: string) =>
    stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE item SET lot_control = ${control} WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
      ),
    )

  describe('A daily report', () => {
    it('counts like what terminals tell, earlier processes first, and is read as it was written', async () => {
      const work_order_no = await stage.made('4')
      await stage.supplied(work_order_no)
      const steps = await stage.processes(work_order_no)
      const [first] = steps
      const last = steps.at(-1)
      const goods = await stage.onHand(stage.item_cd)
      const lines = steps.map(({ process_no }) => ({
        ...{ work_order_no, process_no, good_qty: '4' },
        ...(process_no === last?.process_no
          ? { good_qty: '3', defective_qty: '1', reason_cd: '10', end_day: '1', end_time: '0:20' }
          : {}),
      }))
      const record = await enter(lines.toReversed(), { worker_cd: '' })
      expect(record.lines[0]).toMatchObject({
        ...{ process_no: last?.process_no, good_qty: '3', defective_qty: '1', reason_cd: '10' },
        ...{ start_day: '0', start_time: '08:30', end_day: '1', end_time: '00:20', is_finished: true },
        item_cd: stage.item_cd,
      })
      expect(await stage.call(dailyReport.endpoints.getDetail, record.header)).toEqual(record)
      expect((await stage.processes(work_order_no)).map(({ work_status }) => work_status)).toEqual(
        steps.map(() => '3'),
      )
      expect(await stage.onHand(stage.item_cd)).toBe(goods + 3)
      const told = await events(work_order_no)
      expect(new Set(told.map(({ batch_no }) => batch_no))).toEqual(new Set([record.header.report_no]))
      expect(told.slice(0, 2)).toMatchObject([
        { process_no: first?.process_no, event_kind: '1', at: '11-18 08:30' },
        { process_no: first?.process_no, event_kind: '5', at: '11-18 17:15' },
      ])
      expect(told.at(-1)).toMatchObject({ event_kind: '5', at: '11-19 00:20' })
    })

    it('gives each good piece of the last process its serial number, whatever line it stands on', async () => {
      await lotControl('2')
      const work_order_no = await stage.made('3')
      await stage.supplied(work_order_no)
      const steps = await stage.processes(work_order_no)
      const lines = steps.map(({ process_no }) => ({ work_order_no, process_no, good_qty: '3' }))
      const last = { work_order_no, process_no: steps.at(-1)?.process_no, good_qty: '1', is_finished: false }
      const { lines: registered } = await enter([
        ...lines.slice(0, -1),
        last,
        { ...last, good_qty: '2', is_finished: true },
      ])
      const shelved = await stage.ask(
        { lot_no: z.string() },
        sql`SELECT lot_no FROM stock_balance WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd} AND qty = 1 AND process_no = ''
          AND starts_with(lot_no, ${work_order_no}) ORDER BY 1`,
      )
      expect(shelved.map(({ lot_no }) => lot_no)).toEqual(
        ['001', '002', '003'].map((number) => `${work_order_no}-${number}`),
      )
      expect(registered.map(({ serial_nos }) => serial_nos)).toEqual([
        ...lines.slice(1).map(() => ''),
        `${work_order_no}-001`,
        `${work_order_no}-002 ${work_order_no}-003`,
      ])
      await lotControl('1')
      expect(await stage.problems()).toEqual([])
    })

    it('takes serial numbers as they stand on the paper, the rest is given; a wrong one is refused at its cell', async () => {
      await lotControl('2')
      const work_order_no = await stage.made('3')
      await stage.supplied(work_order_no)
      const steps = await stage.processes(work_order_no)
      const lines = steps.map(({ process_no }) => ({ work_order_no, process_no, good_qty: '3' }))
      const typed = (serial_nos: string) =>
        lines.map((line, at) => (at === lines.length - 1 ? { ...line, serial_nos } : line))
      const cell = `lines.${lines.length - 1}.serial_nos`
      expect(await wrongCells(enter(typed('P-1 P-1')))).toEqual({ [cell]: 'BIZ_WORK_SERIAL_TWICE' })
      expect(await wrongCells(enter(typed('P-1 P-2 P-3 P-4')))).toEqual({ [cell]: 'BIZ_WORK_SERIAL_COUNT' })
      expect(await wrongCells(enter(typed('P*1')))).toEqual({ [cell]: 'V_CODE' })
      const early = lines.map((line, at) => (at === 0 ? { ...line, serial_nos: 'P-1' } : line))
      expect(await wrongCells(enter(early))).toMatchObject({ 'lines.0.serial_nos': 'BIZ_WORK_SERIAL_NONE' })
      const one = { ...lines.at(-1), good_qty: '1', is_finished: false, serial_nos: 'P-1' }
      const two = { ...one, is_finished: true, good_qty: '2' }
      expect(await wrongCells(enter([...lines.slice(0, -1), one, two]))).toEqual({
        [`lines.${lines.length}.serial_nos`]: 'BIZ_WORK_SERIAL_TWICE',
      })
      const { lines: registered } = await enter(typed('p-2、p-1'))
      expect(registered.at(-1)?.serial_nos).toBe(`P-2 P-1 ${work_order_no}-001`)
      await lotControl('1')
      expect(await stage.problems()).toEqual([])
    })

    it('belongs to the shift that is typed, else to the one in which it began; hours of people that are typed count as they are', async () => {
      const work_order_no = await stage.made('4')
      await stage.supplied(work_order_no)
      const steps = await stage.processes(work_order_no)
      const lines = steps.map(({ process_no }, at) => ({
        ...{ work_order_no, process_no, good_qty: '4', worker_cd: 'W001' },
        ...(at === 0 ? { labour_hours: '7.25' } : { shift_cd: 'N1', start_time: '9:00', end_time: '9:00' }),
      }))
      const record = await enter(lines)
      expect(record.lines.map(({ shift_cd, labour_hours }) => [shift_cd, labour_hours])).toEqual(
        steps.map((_step, at) => (at === 0 ? ['D1', '7.25'] : ['N1', ''])),
      )
      const { times } = await stage.call(workOrderHours, { work_order_no })
      expect(times.map(({ labour_minutes }) => labour_minutes)).toEqual(
        steps.map((_step, at) => (at === 0 ? 435 : 0)),
      )
      const nobody = await stage.made('4')
      await stage.supplied(nobody)
      await enter([{ ...lines[0], work_order_no: nobody, worker_cd: '', labour_hours: '2' }])
      expect((await stage.call(workOrderHours, { work_order_no: nobody })).times).toMatchObject([
        { worker_nm: '', labour_minutes: 120 },
      ])
      const other = await stage.made('4')
      await stage.supplied(other)
      const unknown = { ...lines[0], work_order_no: other, shift_cd: 'XX' }
      expect(await wrongCells(enter([unknown]))).toEqual({ 'lines.0.shift_cd': 'BIZ_WORK_SHIFT' })
    })

    it('goes on with what a terminal has begun or stopped; what is not finished stays open', async () => {
      const work_order_no = await stage.made('4')
      await stage.supplied(work_order_no)
      const process_no = (await stage.processes(work_order_no))[0]?.process_no ?? 0
      await stage.event(work_order_no, process_no, '1')
      await stage.event(work_order_no, process_no, '2', { reason_cd: '20' })
      await enter([{ work_order_no, process_no, good_qty: '1', is_finished: false }])
      expect((await stage.processes(work_order_no))[0]).toMatchObject({ good_qty: '1', work_status: '1' })
      expect((await events(work_order_no)).map(({ event_kind }) => event_kind)).toEqual(['1', '2', '3', '4'])
      const { list } = await stage.call(processesOfOrder, { work_order_no })
      expect(list[0]).toMatchObject({ process_no, left_qty: '3', item_cd: stage.item_cd })
    })

    it('draws no piece twice: two orders share what is there, and a third finds nothing', async () => {
      const qty = '50000'
      const orders = [await stage.made(qty), await stage.made(qty), await stage.made(qty)]
      const process_no = (await stage.processes(orders[0] ?? ''))[0]?.process_no ?? 0
      // What two of them need; what lies there besides is far from enough for a third.
      await stage.supplied(orders[0] ?? '')
      const line = (work_order_no: string | undefined) => ({ work_order_no, process_no, good_qty: qty })
      expect(await wrongCells(enter(orders.map(line)))).toEqual({ 'lines.2.good_qty': 20084 })
      expect((await stage.processes(orders[0] ?? ''))[0]).toMatchObject({ good_qty: '0', work_status: '0' })
      await enter(orders.slice(0, 2).map(line))
      for (const order of orders.slice(0, 2))
        expect((await stage.processes(order))[0]).toMatchObject({ good_qty: qty, work_status: '3' })
    })

    it('counts each piece once when clerks report the same orders at once, and nobody waits in a circle', async () => {
      const orders = [await stage.made('4'), await stage.made('4'), await stage.made('4')]
      for (const order of orders) await stage.supplied(order)
      const process_no = (await stage.processes(orders[0] ?? ''))[0]?.process_no ?? 0
      const report = (...of: readonly number[]) =>
        outcome(enter(of.map((at) => ({ work_order_no: orders[at], process_no, good_qty: '4' }))))
      const told = await Promise.all([
        ...[report(0, 1), report(1, 0), report(1, 2), report(2, 1)],
        ...[report(0, 2), report(2, 0), report(2), report(0)],
      ])
      expect(told).toContain('saved')
      expect(told.filter((how) => how !== 'saved' && how !== 'BIZ_WORK_STATE')).toEqual([])
      for (const order of orders) {
        const finished = (await events(order)).filter(({ event_kind }) => event_kind === '5')
        const [first] = await stage.processes(order)
        expect(finished.length).toBeLessThanOrEqual(1)
        expect(first?.good_qty).toBe(finished.length === 1 ? '4' : '0')
      }
    })

    it('says at each cell what is wrong, all at once, and registers nothing then', async () => {
      const work_order_no = await stage.made('4')
      await stage.supplied(work_order_no)
      const process_no = (await stage.processes(work_order_no))[0]?.process_no ?? 0
      const good = { work_order_no, process_no, good_qty: '4' }
      expect(
        await wrongCells(
          enter([
            good,
            { ...good, work_order_no: 'NOBODY' },
            { ...good, process_no: 9998 },
            // It was finished by the first line.
            good,
          ]),
        ),
      ).toEqual({
        'lines.1.work_order_no': 'BIZ_WORK_ORDER_UNKNOWN',
        'lines.2.process_no': 'BIZ_WORK_PROCESS_UNKNOWN',
        'lines.3.process_no': 'BIZ_WORK_STATE',
      })
      expect(await events(work_order_no)).toEqual([])
      expect(await wrongCells(enter([good], { biz_dt: '2026-11-19' }))).toEqual({
        'header.biz_dt': 'BIZ_STOCK_FUTURE',
      })
    })

    it('refuses what ends later than now', async () => {
      const work_order_no = await stage.made('4')
      const process_no = (await stage.processes(work_order_no))[0]?.process_no ?? 0
      const line = { work_order_no, process_no, good_qty: '4', defective_qty: '0', is_finished: true }
      const sent = dailyReport.schema.edit.parse({ assign_mode: '0', header, lines: [line] })
      // 17:14 on the clock of the factory.
      const now = new Date('2026-11-18T08:14:00Z')
      const early = inContext(stage.database, { company_cd: 'DEMO', now }, (context) =>
        enterReport(context, sent),
      )
      expect(await wrongCells(early)).toEqual({ 'lines.0.end_time': 'BIZ_WORK_AHEAD' })
    })

    it('refuses times that cannot be, defects without a reason, and lines without pieces', async () => {
      const read = (line: object, more: object = {}) => {
        const parsed = dailyReport.schema.edit.safeParse({
          ...{ assign_mode: '0', header: { ...header, ...more } },
          lines: [{ work_order_no: 'W1', process_no: 10, good_qty: '1', ...line }],
        })
        return parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
      }
      expect(read({})).toEqual([])
      expect(read({ end_time: '8:00' })).toEqual(['lines.0.end_time BIZ_WORK_BACKWARDS'])
      expect(read({ end_day: '1', end_time: '8:00' })).toEqual([])
      expect(read({ start_time: '25:00' })).toEqual(['lines.0.start_time BIZ_WORK_TIME'])
      expect(read({}, { end_time: '' })).toEqual(['lines.0.end_time V_REQUIRED'])
      expect(read({ defective_qty: '1' })).toEqual(['lines.0.reason_cd BIZ_WORK_REASON'])
      expect(read({ good_qty: '0', is_finished: false })).toEqual(['lines.0.good_qty BIZ_WORK_COUNT'])
      expect(read({ good_qty: '0', is_finished: true })).toEqual([])
    })
  })

  it('leaves the ledger right', async () => {
    expect(await stage.database.owner('read', (tx) => checkLedger(tx, product.registered))).toEqual([])
  })
})
