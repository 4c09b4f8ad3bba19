import { expect, it } from 'vitest'
import type { ProgressedOperation } from '../../contract/progress-gantt/progress-calls.ts'
import { isLate } from '../../contract/progress-gantt/is-late.ts'
import { progressPlan } from './progress-lanes.ts'

const operation = (more: Partial<ProgressedOperation>): ProgressedOperation => ({
  ...{ work_order_no: 'W1', process_no: 10, before_no: 0, operation_nm: '切断', item_cd: 'A', item_nm: '軸' },
  ...{ facility_cd: 'M1', worker_cd: '', order_no: '', customer_nm: '', plan_qty: '10', good_qty: '0' },
  ...{ defective_qty: '0', work_status: '0', planned_from: 200, planned_to: 300, due: 5000 },
  ...{ actual_from: null, actual_to: null, late_minutes: null },
  ...more,
})
const words = { state: (status: string, late: boolean) => `${status}${late ? '!' : ''}`, elsewhere: '他' }
const planOf = (...operations: readonly ProgressedOperation[]) =>
  progressPlan(
    {
      ...{ first_day: '2026-11-16', days: 21, now: 1000, operations: [...operations], workers: [] },
      facilities: [{ facility_cd: 'M1', facility_nm: '旋盤', open: [] }],
    },
    'facility',
    words,
  )

it('is late when it is late to start, should have ended by now, or will end behind its due date', () => {
  expect(isLate(operation({}), 201)).toBe(false)
  expect(isLate(operation({ late_minutes: 0 }), 201)).toBe(true)
  expect(isLate(operation({ work_status: '1' }), 201)).toBe(false)
  expect(isLate(operation({ work_status: '2' }), 301)).toBe(true)
  expect(isLate(operation({ work_status: '1', planned_to: 5001 }), 100)).toBe(true)
  expect(isLate(operation({ work_status: '3' }), 9999)).toBe(false)
})

it('a bar reaches over plan and actual; what began before the first day begins at the edge', () => {
  const [bar] = planOf(operation({ work_status: '1', good_qty: '4', actual_from: -50, actual_to: 1000 })).bars
  expect(bar).toMatchObject({ start: 0, end: 1000, done: 0.4, late: true, lane: 0 })
  expect(bar?.progress).toMatchObject({
    ...{ planned: { from: 200, to: 300 }, actual: { from: 0, to: 1000 }, tone: 'bad', state: '1!' },
  })
})

it('processes of an order are linked; what has no machine stands on a lane of its own', () => {
  const { bars, links, lanes } = planOf(
    operation({}),
    operation({ process_no: 20, before_no: 10, facility_cd: '' }),
  )
  expect(links).toEqual([{ before: 0, after: 1 }])
  expect(bars.map(({ lane }) => lanes[lane]?.label)).toEqual(['M1　旋盤', '他'])
})
