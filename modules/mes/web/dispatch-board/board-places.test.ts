import { expect, it } from 'vitest'
import type { BoardJob } from '../../contract/dispatch-board/board-calls.ts'
import { beforeIs, jobBeside, placesOf } from './board-places.ts'

const job = (work_order_no: string, more: Partial<BoardJob> = {}): BoardJob => ({
  ...{
    work_order_no,
    process_no: 10,
    operation_nm: '',
    item_cd: '',
    item_nm: '',
    worker_cd: '',
    worker_nm: '',
  },
  ...{ plan_qty: '10', good_qty: '0', defective_qty: '0', ready_qty: '10', has_material: true, late_days: 0 },
  ...{ dispatch_seq: null, machines: [] },
  ...{ work_status: '0', start_at: null, end_at: null, due_dt: '' },
  ...more,
})
const machine = (...jobs: readonly BoardJob[]) => ({ jobs })

const board = [
  placesOf(machine({ ...job('W1'), work_status: '1' }, { ...job('W2'), work_status: '2' }, job('W3')), 3),
  placesOf(machine(), 3),
  placesOf(machine(job('W4'), job('W5')), 3),
]

it('what is at a machine stands first, the next ones in their places, and places stay empty', () => {
  const numbers = board.map((line) => line.map((jobs) => jobs.map(({ work_order_no }) => work_order_no)))
  expect(numbers).toEqual([
    [['W1', 'W2'], ['W3'], [], []],
    [[], [], [], []],
    [[], ['W4'], ['W5'], []],
  ])
})

it('arrows lead from job to job over empty places, and nowhere at the edge', () => {
  const beside = (from: string, key: string) => jobBeside(board, `${from}-10`, key)?.replace('-10', '')
  expect(beside('W1', 'ArrowRight')).toBe('W3')
  expect(beside('W1', 'ArrowDown')).toBe('W2')
  expect(beside('W2', 'ArrowDown')).toBe('W4')
  expect(beside('W3', 'ArrowDown')).toBe('W4')
  expect(beside('W5', 'ArrowLeft')).toBe('W4')
  expect(beside('W4', 'ArrowUp')).toBe('W3')
  expect(beside('W4', 'ArrowLeft')).toBeUndefined()
  expect(beside('W5', 'Enter')).toBeUndefined()
})

it('the process before has passed on all, some or nothing', () => {
  expect(['10', '4', '0'].map((ready_qty) => beforeIs(job('W', { ready_qty })))).toEqual([
    'done',
    'underWay',
    'notBegun',
  ])
})
