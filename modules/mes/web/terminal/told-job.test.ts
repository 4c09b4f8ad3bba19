import { describe, expect, it } from 'vitest'
import { workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import type { Job } from '../../contract/terminal-calls.ts'
import {
  asksFirst,
  clockText,
  happenedAt,
  indirectOf,
  jobEventsOf,
  leftOf,
  mayTell,
  notIn,
  readProcessCode,
  skewOf,
  withTold,
  type ToldEvent,
} from './told-job.ts'

const job: Job = {
  ...{ work_order_no: 'W1', process_no: 10, operation_nm: '旋削', work_nm: '', item_cd: 'A', item_nm: '軸' },
  ...{ drawing_no: '', unit_nm: '個', customer_nm: '', facility_cd: 'L02', facility_nm: '', plan_qty: '10' },
  ...{ good_qty: '2', defective_qty: '1', ready_qty: '10', has_material: true, due_dt: '2026-11-25' },
  ...{ start_at: null, end_at: null, work_status: '1', standard_seconds: 60, worked_seconds: 5 },
  ...{ rework_left: '0', work_order_kind: '1' },
  ...{ over_tolerance: '0', under_tolerance: '0', places: 0 },
  ...{ is_first: true, is_last: false, takes_serials: false },
  ...{ setup_state: '', charge_no: '', check_items: [] },
  crew: [],
  events: [],
}
const told = (event_kind: ToldEvent['event_kind'], more: Partial<ToldEvent> = {}): ToldEvent => ({
  ...{ work_order_no: 'W1', process_no: 10, event_kind, worker_cd: 'W001', facility_cd: '' },
  ...{ good_qty: '0', defective_qty: '0', reason_cd: '', ...more },
})

describe('A job at the terminal', () => {
  it('stands as it will when the server has heard everything, and only of itself', () => {
    const now = withTold(job, [
      told('4', { good_qty: '3' }),
      told('2'),
      told('4', { good_qty: '5', process_no: 20 }),
    ])
    expect(now).toMatchObject({ work_status: '2', good_qty: '5', defective_qty: '1' })
    expect(leftOf(now)).toBe('4')
    expect(leftOf({ ...now, ready_qty: '3' })).toBe('0')
  })

  it('has the people at it who were told to join and leave, and nobody while it stands', () => {
    const own = { ...job, crew: [{ worker_cd: 'W001', worker_nm: '田中' }] }
    const crew = (...events: readonly ToldEvent[]) =>
      withTold(own, events).crew.map(({ worker_nm }) => worker_nm)
    expect(crew(told('7', { worker_cd: 'W004' }))).toEqual(['田中', 'W004'])
    expect(crew(told('7', { worker_cd: 'W004' }), told('8'))).toEqual(['W004'])
    expect(crew(told('4', { worker_cd: 'W007', good_qty: '1' }))).toEqual(['W007'])
    expect(crew(told('2'))).toEqual([])
  })

  it('asks for a good first piece from the end of a set-up on, also while nothing has been sent', () => {
    const asks = (...kinds: readonly ToldEvent['event_kind'][]) =>
      asksFirst(
        withTold(
          job,
          kinds.map((kind) => told(kind)),
        ),
      )
    expect(asks('4')).toBe(false)
    expect(asks('S')).toBe(true)
    expect(asks('S', 'N')).toBe(true)
    expect(asks('S', '2')).toBe(false)
    expect(asks('S', 'N', 'K', '4')).toBe(false)
    expect(asks('S', 'K', '2', '3', 'S')).toBe(true)
  })

  it('is told apart from indirect work among what is kept', () => {
    const kept = [
      { input: told('2') },
      { input: { worker_cd: 'W001', activity_cd: '10', activity_nm: '清掃' } },
    ]
    expect(kept.map((entry) => indirectOf(entry)?.activity_cd)).toEqual([undefined, '10'])
    expect(jobEventsOf(kept)).toEqual([told('2')])
  })

  it('knows what the server has taken since it was read, also when nothing can be read any more', () => {
    const entry = (key: string) => ({ key, queue: 'q', turn: 1, occurred_at: '', input: {} })
    const sent = [
      { ...entry('before'), sent_at: 10 },
      { ...entry('since'), sent_at: 30 },
    ]
    const keys = notIn([entry('waits')], sent, 20).map(({ key }) => key)
    expect(keys).toEqual(['since', 'waits'])
    // Sent, and not yet gone from what waits: it counts once.
    expect(notIn([entry('since')], sent, 20)).toHaveLength(1)
  })

  it('may be told what follows on its status', () => {
    const may = (work_status: Job['work_status']) =>
      (['1', '2', '3', '4', '5'] as const).filter((kind) => mayTell(kind, { ...job, work_status })).join('')
    expect(workStatus.codes.map(may)).toEqual(['1', '245', '3', ''])
  })

  it.each([
    ['W20463-40', { work_order_no: 'W20463', process_no: 40 }],
    ['W-20463-40', { work_order_no: 'W-20463', process_no: 40 }],
    ['W2611-0012-40', { work_order_no: 'W2611-0012', process_no: 40 }],
    ['B001', undefined],
  ])('is read from the code %s of its sheet', (text, read) => {
    expect(readProcessCode(text)).toEqual(read)
  })

  it('has a clock', () => {
    expect(clockText(18_760)).toBe('5:12:40')
    expect(clockText(-3)).toBe('0:00:00')
  })

  it('is told by the server’s clock where this device’s is wrong, the same however often it is sent', () => {
    const received = Date.parse('2026-11-25T08:20:00.000Z')
    expect(skewOf(undefined, received)).toBe(0)
    // The way of the answer is no difference of clocks.
    expect(skewOf('2026-11-25T08:19:45.000Z', received)).toBe(0)
    const skew_ms = skewOf('2026-11-25T08:00:00.000Z', received)
    expect(skew_ms).toBe(-20 * 60_000)
    expect(happenedAt('2026-11-25T08:21:30.000Z', { skew_ms })).toBe('2026-11-25T08:01:30.000Z')
    expect(happenedAt('2026-11-25T08:21:30.000Z', {})).toBe('2026-11-25T08:21:30.000Z')
  })
})
