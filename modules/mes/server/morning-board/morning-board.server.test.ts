import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay } from '#test/order-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import { losses } from '../../contract/losses/losses-calls.ts'
import {
  editMeasure,
  measureHistory,
  morningBoard,
  printBoard,
  stepMeasure,
  type Measure,
} from '../../contract/morning-board/board-calls.ts'
import { isLate } from '../../contract/progress-gantt/is-late.ts'
import { progressOnGantt } from '../../contract/progress-gantt/progress-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  let process_no = 0
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const facility_cd = 'AS-01'
  const line_cd = 'AS'
  const write = (statement: ReturnType<typeof sql>) =>
    stage.database.owner('write', (tx) => tx.execute(statement))
  const at = (time: string, day = orderDay) => `${day}T${time}:00+09:00`
  /** As the scheduler would, without set-up. */
  const scheduled = (work_order_no: string, from: string, to: string, no = process_no) =>
    write(sql`UPDATE work_order_operation SET facility_cd = ${facility_cd}, facility_group_cd = ${line_cd}, setup_seconds = 0,
        start_at = ${from}::timestamptz, end_at = ${to}::timestamptz
      WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} AND process_no = ${no}`)
  /** Told now, as if it had been told at that time. */
  const told = async (
    work_order_no: string,
    kind: Parameters<WorkStage['event']>[2],
    when: string,
    more: object = {},
  ) => {
    const { event_no } = await stage.event(work_order_no, process_no, kind, more)
    await write(sql`UPDATE work_event SET occurred_at = ${when}::timestamptz, facility_cd = ${facility_cd}
      WHERE company_cd = 'DEMO' AND event_no = ${event_no}`)
  }
  const board = (day = orderDay) => stage.call(morningBoard, { day })
  const line = async () => (await board()).lines.find((one) => one.line_cd === line_cd)

  it('begins with the last working day, and goes no further than the business date', async () => {
    expect(await stage.call(morningBoard, {})).toMatchObject({
      ...{ biz_dt: orderDay, day: '2026-11-17', previous_day: '2026-11-16', next_day: orderDay },
      ...{ lines: [], losses: [], loss_yen: '0', trend: [] },
    })
    // Over a week's end.
    expect(await board('2026-11-16')).toMatchObject({ previous_day: '2026-11-13', next_day: '2026-11-17' })
    expect((await board()).next_day).toBe('')
    await expect(board('2026-11-19')).rejects.toMatchObject({ fields: [{ path: 'day' }] })
  })

  it('shows plan and actual by hour, and the longest stop where a line fell behind', async () => {
    const work_order_no = await stage.made('4')
    process_no = (await stage.processes(work_order_no))[0]?.process_no ?? 0
    await stage.supplied(work_order_no)
    await scheduled(work_order_no, at('13:00'), at('15:00'))
    await told(work_order_no, '1', at('13:00'), { worker_cd: 'W001' })
    await told(work_order_no, '4', at('13:55'), { good_qty: '2' })
    await told(work_order_no, '2', at('14:00'), { reason_cd: '20' })
    await told(work_order_no, '3', at('14:30'))
    await told(work_order_no, '5', at('15:30'), { good_qty: '1', defective_qty: '1', reason_cd: '10' })
    const found = await line()
    expect(found?.machines).toContain(facility_cd)
    expect(found?.cells).toMatchObject([
      { hour: 13, plan: '2', good: '2', reason_nm: '' },
      { hour: 14, plan: '2', good: '0' },
      { hour: 15, plan: '0', good: '1', reason_nm: '' },
    ])
    expect(found?.cells[1]?.reason_nm).not.toBe('')
    expect(found).toMatchObject({ plan: '4', good: '3' })
  })

  it('says losses in yen as the losses screen does: stopped time at the machine’s cost, a rest is none', async () => {
    const second = await stage.made('4')
    await stage.supplied(second)
    await told(second, '1', at('16:00'))
    await told(second, '2', at('16:30'), { reason_cd: '30' })
    await told(second, '3', at('08:30', '2026-11-19'))
    const [cost] = await stage.ask(
      { per_hour: z.string(), piece: z.string() },
      sql`SELECT trim_scale(f.cost_per_hour)::text AS per_hour, (SELECT round(c.material_cost + c.outside_cost + (c.labour_cost + c.machine_cost)
            * (SELECT sum(o.piece_seconds) FILTER (WHERE o.process_no = ${process_no}) / nullif(sum(o.piece_seconds), 0)
              FROM work_order_operation AS o WHERE o.company_cd = 'DEMO' AND o.work_order_no = ${second}))::text
          FROM item_standard_cost AS c WHERE c.company_cd = 'DEMO' AND c.item_cd = ${stage.item_cd} ORDER BY c.from_dt DESC LIMIT 1) AS piece
        FROM facility AS f WHERE f.company_cd = 'DEMO' AND f.factory_cd = 'F01' AND f.facility_cd = ${facility_cd}`,
    )
    expect(Number(cost?.per_hour)).toBeGreaterThan(0)
    expect(Number(cost?.piece)).toBeGreaterThan(0)
    const { stops, defects, machines } = await stage.call(losses, {
      ...{ from: orderDay, to: orderDay, facility_cd: '' },
    })
    expect(stops).toMatchObject([
      { code: '30', minutes: 960 },
      { code: '20', minutes: 30, open_minutes: 30, yen: String(Math.round(Number(cost?.per_hour) / 2)) },
    ])
    // To half past one without the breaks of the second shift, and the first half hour of the next day.
    expect(stops[0]?.open_minutes).toBe(9 * 60 - 45 - 10 + 30)
    expect(stops[0]?.yen).toBe(String(Math.round((Number(cost?.per_hour) * 515) / 60)))
    expect(defects).toMatchObject([{ code: '10', qty: '1', yen: cost?.piece }])
    const shown = await board()
    const all = [...stops, ...defects]
    expect(shown.losses.map(({ code, yen }) => `${code} ${yen}`).toSorted()).toEqual(
      all.map(({ code, yen }) => `${code} ${yen}`).toSorted(),
    )
    expect(shown.loss_yen).toBe(written(sum(all.map(({ yen }) => decimal(yen)))))
    expect(shown.trend).toEqual([{ day: orderDay, yen: shown.loss_yen }])
    expect(shown.lines.map(({ good }) => good)).toEqual([
      written(sum(machines.map(({ good }) => decimal(good)))),
    ])
  })

  it('counts what is late as the progress Gantt does', async () => {
    // It should have begun at midnight, and will end behind its due date.
    const behind = await stage.made('4')
    await scheduled(behind, at('00:00'), at('16:00', '2026-12-24'))
    const { operations, now } = await stage.call(progressOnGantt, {})
    const { risk_counts, risks } = await board()
    const late = operations.filter((one) => isLate(one, now))
    expect(late.length).toBeGreaterThan(0)
    const counted = risk_counts.filter(({ risk_kind }) => risk_kind === 'late' || risk_kind === 'behind')
    expect(counted.reduce((all, { count }) => all + count, 0)).toBe(late.length)
    const known = new Set(late.map(({ work_order_no }) => work_order_no))
    const named = risks.filter(({ risk_kind }) => risk_kind === 'late' || risk_kind === 'behind')
    expect(named.every(({ work_order_no }) => known.has(work_order_no))).toBe(true)
  })

  it('names missing parts, lots on hold, and machines for which nobody is there', async () => {
    const third = await stage.made('1000000')
    const [part] = await stage.ask(
      { item_cd: z.string(), process_no: z.int() },
      sql`SELECT item_cd, process_no FROM work_order_part WHERE company_cd = 'DEMO' AND work_order_no = ${third}
        AND supply_div = '1' ORDER BY part_no LIMIT 1`,
    )
    await scheduled(third, at('09:00'), at('16:00'), part?.process_no)
    await write(sql`UPDATE lot SET hold_flg = true, hold_reason = '異物の疑い' WHERE company_cd = 'DEMO'
      AND (item_cd, lot_no) = (SELECT b.item_cd, b.lot_no FROM stock_balance AS b JOIN lot AS o ON o.company_cd = b.company_cd
        AND o.item_cd = b.item_cd AND o.lot_no = b.lot_no WHERE b.company_cd = 'DEMO' AND b.factory_cd = 'F01' AND b.qty > 0
        ORDER BY 1, 2 LIMIT 1)`)
    const { risks } = await board()
    const short = risks.find(({ item_cd }) => item_cd === part?.item_cd)
    expect(short?.risk_kind).toBe('part')
    expect(Number(short?.qty)).toBeGreaterThan(900_000)
    expect(risks).toContainEqual(expect.objectContaining({ risk_kind: 'held', remarks: '異物の疑い' }))
  })

  it('keeps a countermeasure until it is closed, with who did what; a stale one is refused', async () => {
    const typed = { about: 'キー溝の材料待ち', action: '前日16時に棚出し', worker_cd: 'W001' }
    const fields = { ...typed, due_dt: '2026-11-17', raised_dt: '2026-11-17' }
    await expect(stage.call(editMeasure, { ...fields, worker_cd: 'NOBODY' })).rejects.toMatchObject({
      fields: [{ path: 'worker_cd', code: 'BIZ_WORKER_UNKNOWN' }],
    })
    const { measure_no } = await stage.call(editMeasure, fields)
    const shown = async (): Promise<Measure | undefined> =>
      (await board()).measures.find((one) => one.measure_no === measure_no)
    expect(await shown()).toMatchObject({ ...typed, measure_status: '0', overdue_days: 1 })
    await stage.call(editMeasure, { ...fields, measure_no, update_cnt: 0, due_dt: '2026-11-20' })
    await expect(stage.call(editMeasure, { ...fields, measure_no, update_cnt: 0 })).rejects.toThrow('STALE')
    await stage.call(stepMeasure, { measure_no, update_cnt: 1, verb: 'start' })
    await expect(
      stage.call(stepMeasure, { measure_no, update_cnt: 2, verb: 'close', reason: '' }),
    ).rejects.toThrow()
    await stage.call(stepMeasure, { measure_no, update_cnt: 2, verb: 'close', reason: '棚出しを前日に変更' })
    expect(await shown()).toMatchObject({
      ...{ measure_status: '9', result: '棚出しを前日に変更', closed_dt: orderDay, overdue_days: 0 },
    })
    const changed = { ...fields, measure_no, update_cnt: 3 }
    await expect(stage.call(editMeasure, changed)).rejects.toThrow('BIZ_MEASURE_STATE')
    await stage.call(stepMeasure, { measure_no, update_cnt: 3, verb: 'reopen', reason: '再発' })
    expect(await shown()).toMatchObject({ measure_status: '1', closed_dt: '' })
    const { list } = await stage.call(measureHistory, { measure_no })
    expect(list.map(({ verb }) => verb)).toEqual(['reopen', 'close', 'start', 'update', 'create'])
    expect(list[3]?.changes).toEqual([{ field: 'due_dt', old: '2026-11-17', new: '2026-11-20' }])
  })

  it('is printed on one sheet', async () => {
    const { name, content } = await stage.call(printBoard, { day: orderDay })
    expect(name).toBe('朝会ボード_2026-11-18.pdf')
    if (!(content instanceof Uint8Array)) throw new Error('It comes as a whole.')
    const pages = textOfPages(content)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.replaceAll(/\s/g, '')).toContain('キー溝の材料待ち')
  })
})
