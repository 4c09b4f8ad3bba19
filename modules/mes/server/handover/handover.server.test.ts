import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { rows } from '#platform/server/database/database.ts'
import {
  handoverList,
  handoverNow,
  oneHandover,
  signHandover,
  writeHandover,
} from '../../contract/handover/handover-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  let first = ''
  let second = ''
  let process_no = 0
  let handover_no = ''
  beforeAll(async () => {
    stage = await workStage(await open(demo))
    ;[first, second] = [await stage.made('4'), await stage.made('4')]
    process_no = (await stage.processes(first))[0]?.process_no ?? 0
    await stage.supplied(first)
    // Whatever day it is: a month has working time.
    await scheduled(first, '-30 days')
    await scheduled(second, '3 hours')
  })

  const facility_cd = 'AS-01'
  /** As the scheduler would: the first process of an order, from a moment on, with twelve minutes of set-up. */
  const scheduled = (work_order_no: string, from: string) =>
    stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE work_order_operation SET facility_cd = ${facility_cd}, start_at = now() + ${from}::interval,
          end_at = now() + ${from}::interval + '1 hour', setup_seconds = 720
        WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} AND process_no = ${process_no}`),
    )
  const lines = async (no: string) => (await stage.call(oneHandover, { handover_no: no })).machines
  const line = async (no: string) => (await lines(no)).find((one) => one.facility_cd === facility_cd)

  it('says by itself what has stopped and why, what comes next with its set-up, and which lots are on hold', async () => {
    const before = await stage.call(handoverNow, {})
    expect(before.machines.find((one) => one.facility_cd === facility_cd)).toMatchObject({
      ...{ machine_state: '3', work_order_no: '', next_order_no: first, setup_minutes: 12 },
    })
    await stage.event(first, process_no, '1', { worker_cd: 'W001' })
    await stage.event(first, process_no, '2', { reason_cd: '20' })
    const [lot] = await stage.database.owner('write', (tx) =>
      rows(
        tx,
        { item_cd: z.string(), lot_no: z.string() },
        sql`UPDATE lot AS l SET hold_flg = true, hold_reason = '異物の疑い' WHERE l.company_cd = 'DEMO'
          AND (l.item_cd, l.lot_no) = (SELECT b.item_cd, b.lot_no FROM stock_balance AS b JOIN lot AS o
            ON o.company_cd = b.company_cd AND o.item_cd = b.item_cd AND o.lot_no = b.lot_no
            WHERE b.company_cd = 'DEMO' AND b.factory_cd = 'F01' AND b.qty > 0 ORDER BY 1, 2 LIMIT 1)
          RETURNING l.item_cd, l.lot_no`,
      ),
    )
    const now = await stage.call(handoverNow, {})
    const machine = now.machines.find((one) => one.facility_cd === facility_cd)
    expect(machine).toMatchObject({
      ...{ machine_state: '2', work_order_no: first, next_order_no: second, setup_minutes: 12 },
    })
    expect(machine?.reason_nm).not.toBe('')
    expect(lot).toBeDefined()
    expect(now.held).toContainEqual(expect.objectContaining({ ...lot, hold_reason: '異物の疑い' }))
  })

  it('stays as it was written, whatever happens afterwards', async () => {
    const remarks = '夜勤は第2ラインから'
    ;({ handover_no } = await stage.call(writeHandover, {
      remarks,
      notes: [{ facility_cd, note: '治具を交換中' }],
    }))
    await stage.event(first, process_no, '3')
    const now = (await stage.call(handoverNow, {})).machines.find((one) => one.facility_cd === facility_cd)
    expect(now).toMatchObject({ machine_state: '1', reason_nm: '' })
    expect(await line(handover_no)).toMatchObject({ machine_state: '2', note: '治具を交換中' })
    const { held, ...handover } = await stage.call(oneHandover, { handover_no })
    expect(handover).toMatchObject({ remarks, signed_at: null, signed_nm: '' })
    expect(held.length).toBeGreaterThan(0)
    const { list } = await stage.call(handoverList, {})
    expect(list).toMatchObject([{ handover_no, stopped: 1, noted: 1, signed_at: null }])
  })

  it('is of the shift and day that were chosen, under the name that the shift had then', async () => {
    const { shifts } = await stage.call(handoverNow, {})
    expect(shifts.map(({ shift_cd }) => shift_cd)).toEqual(['D1', 'N1'])
    const written = { biz_dt: '2026-11-17', shift_cd: 'N1', remarks: '夜勤', notes: [] }
    const made = await stage.call(writeHandover, written)
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE shift SET shift_nm = '夜' WHERE company_cd = 'DEMO' AND shift_cd = 'N1'`),
    )
    expect(await stage.call(oneHandover, made)).toMatchObject({ biz_dt: '2026-11-17', shift_nm: '2直' })
    const wrong = (path: string, more: object) =>
      expect(stage.call(writeHandover, { ...written, ...more })).rejects.toMatchObject({ fields: [{ path }] })
    await wrong('biz_dt', { biz_dt: '2026-11-19' })
    await wrong('shift_cd', { shift_cd: 'X9' })
    await stage.call(signHandover, { ...made, code: 'B001', pin: '' })
  })

  it('is refused as a whole for a machine that nobody has', async () => {
    const notes = [facility_cd, 'NOWHERE'].map((code) => ({ facility_cd: code, note: '確認' }))
    await expect(stage.call(writeHandover, { remarks: '', notes })).rejects.toMatchObject({
      fields: [{ path: 'notes.1.note', code: 'BIZ_HANDOVER_MACHINE' }],
    })
    expect((await stage.call(handoverList, {})).list).toHaveLength(2)
  })

  it('is signed once, by a badge or a code with its PIN; what is not signed stands first', async () => {
    const newer = await stage.call(writeHandover, { remarks: '', notes: [] })
    const sign = (code: string, no = handover_no) => ({ handover_no: no, code, pin: '' })
    await expect(stage.call(signHandover, sign('NOBODY'))).rejects.toMatchObject({
      fields: [{ path: 'code', code: 'BIZ_WORKER_UNKNOWN' }],
    })
    await expect(stage.call(signHandover, sign('W001'))).rejects.toMatchObject({ fields: [{ path: 'pin' }] })
    const { worker_nm } = await stage.call(signHandover, sign('B001', newer.handover_no))
    await expect(stage.call(signHandover, sign('B001', newer.handover_no))).rejects.toThrow(
      'BIZ_HANDOVER_SIGNED',
    )
    const { list } = await stage.call(handoverList, {})
    expect(list.map((one) => one.handover_no).slice(0, 2)).toEqual([handover_no, newer.handover_no])
    expect(list[1]?.signed_nm).toBe(worker_nm)
    expect(list[1]?.signed_at).not.toBeNull()
  })
})
