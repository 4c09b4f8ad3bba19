import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { sql } from 'drizzle-orm'
import { affectedByLot } from '../../contract/quarantine/quarantine-calls.ts'
import { losses } from '../../contract/losses/losses-calls.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { recordCharge } from '../../contract/charge/charge-calls.ts'
import { terminalJobs } from '../../contract/terminal-calls.ts'
import { workOrderHours } from '../../contract/work-order-story/work-cost-calls.ts'

const furnace = 'AS-01'
const noOthers = {
  ...{ item_cd: '', lot_no: '', facility_cd: '', worker_cd: '' },
  ...{ from: '', from_time: '', to: '', to_time: '' },
}

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
    await changed(
      `UPDATE facility SET facility_kind = '4' WHERE company_cd = 'DEMO' AND facility_cd = '${furnace}'`,
    )
  })

  const changed = (statement: string) => stage.database.owner('write', (tx) => tx.execute(statement))
  const order = async (qty: string) => {
    const work_order_no = await stage.made(qty)
    await stage.supplied(work_order_no)
    return work_order_no
  }
  const job = (work_order_no: string, good_qty = '0', more: object = {}) => ({
    ...{ work_order_no, process_no: 10, good_qty, defective_qty: '0', reason_cd: '', ...more },
  })
  const charge = (
    event_kind: '1' | '2' | '3' | '5',
    jobs: readonly ReturnType<typeof job>[],
    more: object = {},
  ) =>
    stage.call(recordCharge, {
      ...{
        event_kind,
        facility_cd: furnace,
        worker_cd: 'W001',
        stop_reason_cd: '',
        jobs: [...jobs],
        ...more,
      },
    })
  const fields = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])
  const first = async (work_order_no: string) => (await stage.processes(work_order_no))[0]

  it('begins, stops, goes on and finishes all its jobs as one, and divides its time by what is in it', async () => {
    const [small, large] = [await order('2'), await order('6')]
    const both = [job(small), job(large)]
    const { charge_no } = await charge('1', both)
    expect(charge_no).toMatch(/^CH/)
    const { list, takes_charges } = await stage.call(terminalJobs, { facility_cd: furnace })
    expect(takes_charges).toBe(true)
    expect(
      list.filter((one) => one.charge_no === charge_no).map(({ work_order_no }) => work_order_no),
    ).toEqual([small, large].toSorted())
    // As if it had been in the furnace for eighty minutes.
    await changed(
      `UPDATE work_event SET occurred_at = occurred_at - interval '80 minutes' WHERE charge_no = '${charge_no}'`,
    )
    await charge('2', both, { charge_no, stop_reason_cd: '20' })
    await charge('3', both, { charge_no })
    await charge('5', [job(small, '2'), job(large, '6')], { charge_no })
    expect(await first(small)).toMatchObject({ work_status: '3', good_qty: '2' })
    expect(await first(large)).toMatchObject({ work_status: '3', good_qty: '6' })
    const minutes = async (work_order_no: string) =>
      (await stage.call(workOrderHours, { work_order_no })).times.flatMap(
        ({ machine_minutes }) => machine_minutes ?? [],
      )
    expect([await minutes(small), await minutes(large)]).toEqual([[20], [60]])
    // What was in it is found again, and a charge that nobody has begun is none.
    const affected = (of: string) =>
      stage.call(affectedByLot, { start: 'charge', charge_no: of, ...noOthers })
    const { lots } = await affected(charge_no.toLowerCase())
    expect(lots.filter(({ level }) => level === 0).map(({ lot_no }) => lot_no)).toEqual(
      expect.arrayContaining([small, large]),
    )
    expect(await outcome(affected('CH999999'))).toBe('404')
    expect(await fields(affected(''))).toEqual([['charge_no', 'V_REQUIRED']])
    // The machine ran once: what its jobs were given adds up to it.
    const { machines } = await stage.call(losses, { from: orderDay, to: orderDay })
    expect(machines.find(({ code }) => code === furnace)).toMatchObject({ run_minutes: 80 })
    expect(await stage.problems()).toEqual([])
  })

  it('is told as a whole or not at all, with what is wrong at its job', async () => {
    const [one, other] = [await order('2'), await order('2')]
    expect(await fields(charge('1', [job(one)]))).toEqual([['jobs', 'BIZ_CHARGE_FEW']])
    expect(await fields(charge('1', [job(one), job(one)]))).toEqual([
      ['jobs.1.process_no', 'BIZ_CHARGE_TWICE'],
    ])
    expect(await fields(charge('1', [job(one), job('NONE')]))).toEqual([
      ['jobs.1.work_order_no', 'BIZ_WORK_ORDER_UNKNOWN'],
    ])
    expect(await fields(charge('1', [job(one), job(other)], { facility_cd: 'AS-02' }))).toEqual([
      ['facility_cd', 'BIZ_CHARGE_PLACE'],
    ])
    await stage.event(other, 10, '1')
    expect(await fields(charge('1', [job(one), job(other)]))).toEqual([
      ['jobs.1.process_no', 'BIZ_WORK_STATE'],
    ])
    expect(await first(one)).toMatchObject({ work_status: '0' })
    // What was begun alone is no job of a charge.
    expect(await fields(charge('5', [job(other, '2')], { charge_no: 'CH1' }))).toEqual([
      ['jobs.0.process_no', 'BIZ_CHARGE_OTHER'],
    ])
    const third = await order('3')
    const { charge_no } = await charge('1', [job(one), job(third)])
    const short = charge('5', [job(one, '2'), job(third, '1')], { charge_no })
    expect(await fields(short)).toEqual([['jobs.1.good_qty', expect.stringMatching(/^BIZ_/)]])
    expect(await first(one)).toMatchObject({ work_status: '1', good_qty: '0' })
    expect(await stage.problems()).toEqual([])
  })

  it('counts once, however often it is sent, and its jobs go on in it when one of them is told alone', async () => {
    const [one, other] = [await order('4'), await order('4')]
    const begun = await charge('1', [job(one), job(other)], { client_key: 'charge-1' })
    expect(await charge('1', [job(one), job(other)], { client_key: 'charge-1' })).toEqual(begun)
    await stage.event(one, 10, '4', { defective_qty: '1', reason_cd: '30' })
    const kept = await stage.ask(
      { charge_no: z.string(), share: z.string() },
      sql`SELECT charge_no, trim_scale(charge_share)::text AS share FROM work_event WHERE work_order_no = ${one} ORDER BY event_no`,
    )
    expect(kept).toEqual([
      { charge_no: begun.charge_no, share: '0.5' },
      { charge_no: begun.charge_no, share: '0.5' },
    ])
    await charge('5', [job(one, '3'), job(other, '4')], { charge_no: begun.charge_no })
    expect(await first(one)).toMatchObject({ work_status: '3', good_qty: '3', defective_qty: '1' })
    expect(await stage.problems()).toEqual([])
  })
})
