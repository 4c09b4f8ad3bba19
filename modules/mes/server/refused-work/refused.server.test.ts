import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { dismissRefused, enterRefused, keepRefused } from '../../contract/refused-work/refused-calls.ts'
import { refusedWorkList } from '../../contract/refused-work/refused-list.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const occurred_at = new Date(Date.now() - 10 * 24 * 60 * 60_000).toISOString()
  const kept = (client_key: string, more: object) =>
    stage.call(keepRefused, {
      ...{ event_kind: '2', worker_cd: 'W001', good_qty: '0', defective_qty: '0', reason_cd: '77' },
      ...{ client_key, occurred_at, refusal: '停止理由「77」は登録されていません。', ...more },
    })
  const listed = async (refused_status = '0') =>
    (await stage.call(refusedWorkList.endpoints.getList, { refused_status })).list

  it('is kept once, entered as it should have been when it happened, and settled once', async () => {
    const work_order_no = await stage.made('4')
    await stage.supplied(work_order_no)
    const process_no = (await stage.processes(work_order_no))[0]?.process_no ?? 0
    await stage.event(work_order_no, process_no, '1')
    const first = await kept('one', { work_order_no, process_no })
    expect(await kept('one', { work_order_no, process_no })).toEqual(first)
    expect(await listed()).toMatchObject([
      { refused_no: first.refused_no, refused_status: '0', worker_cd: 'W001', work_order_no },
    ])
    const correct = { ...first, update_cnt: 0, work_order_no, process_no, worker_cd: 'W001' }
    const counts = { good_qty: '0', defective_qty: '0' }
    const enter = (reason_cd: string) => stage.call(enterRefused, { ...correct, ...counts, reason_cd })
    // Still wrong: nothing is settled, nothing happened.
    expect(await outcome(enter('77'))).toBe('BIZ_WORK_STOP_REASON')
    expect(await listed()).toMatchObject([{ refused_status: '0', update_cnt: 0 }])
    await enter('20')
    expect((await stage.processes(work_order_no))[0]).toMatchObject({ work_status: '2' })
    expect(await listed('1')).toMatchObject([{ refused_no: first.refused_no, worker_cd: 'W001' }])
    expect(await listed()).toEqual([])
    expect(await outcome(enter('20'))).toBe('BIZ_REFUSED_SETTLED')
    const reason = '二重入力'
    expect(await outcome(stage.call(dismissRefused, { ...first, update_cnt: 1, reason }))).toBe(
      'BIZ_REFUSED_SETTLED',
    )
    expect(await stage.problems()).toEqual([])
  })

  it('keeps the serial numbers that stand on its pieces, and offers them to the foreman', async () => {
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE item SET lot_control = '2' WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
      ),
    )
    const work_order_no = await stage.made('2')
    await stage.supplied(work_order_no)
    const steps = await stage.processes(work_order_no)
    const process_no = steps.at(-1)?.process_no ?? 0
    for (const step of steps) {
      await stage.event(work_order_no, step.process_no, '1')
      if (step.process_no !== process_no)
        await stage.event(work_order_no, step.process_no, '5', { good_qty: '2' })
    }
    const told = { work_order_no, process_no, event_kind: '5', good_qty: '2', reason_cd: '' }
    const one = await kept('numbered', { ...told, serial_nos: ['', 'SN-B'], refusal: '在庫が不足' })
    const [row] = await listed()
    expect(row).toMatchObject({ refused_no: one.refused_no, serial_nos: 'SN-B', refusal: '在庫が不足' })
    const correct = { ...one, update_cnt: 0, work_order_no, process_no, worker_cd: 'W001' }
    const enter = (serial_nos: string) =>
      stage.call(enterRefused, { ...correct, good_qty: '2', defective_qty: '0', reason_cd: '', serial_nos })
    expect(await outcome(enter('SN-B SN-C SN-D'))).toBe('BIZ_WORK_SERIAL_COUNT')
    await enter('SN-B')
    const shelved = await stage.ask(
      { lot_no: z.string() },
      sql`SELECT lot_no FROM stock_balance WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd} AND qty = 1 AND process_no = ''
        AND (lot_no = 'SN-B' OR starts_with(lot_no, ${work_order_no})) ORDER BY 1`,
    )
    expect(shelved.map(({ lot_no }) => lot_no).toSorted()).toEqual(
      ['SN-B', `${work_order_no}-001`].toSorted(),
    )
    expect(await stage.problems()).toEqual([])
  })

  it('is dismissed with a reason, which stays; indirect work only so', async () => {
    const one = await kept('two', { event_kind: 'A', activity_cd: '77' })
    const nothing = { good_qty: '0', defective_qty: '0', reason_cd: '', worker_cd: '' }
    const job = { work_order_no: 'X', process_no: 10 }
    expect(await outcome(stage.call(enterRefused, { ...one, update_cnt: 0, ...job, ...nothing }))).toBe(
      'BIZ_REFUSED_INDIRECT',
    )
    expect(await outcome(stage.call(dismissRefused, { ...one, update_cnt: 3, reason: '誤り' }))).not.toBe(
      'saved',
    )
    await stage.call(dismissRefused, { ...one, update_cnt: 0, reason: '会議は中止' })
    expect(await listed('9')).toMatchObject([{ refused_no: one.refused_no, settled_reason: '会議は中止' }])
  })
})
