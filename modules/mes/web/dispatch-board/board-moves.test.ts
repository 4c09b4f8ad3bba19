import { expect, it } from 'vitest'
import type { BoardJob } from '../../contract/dispatch-board/board-calls.ts'
import { mayStandAt, stepped } from './board-moves.ts'

const job = (work_order_no: string, more: Partial<BoardJob> = {}): BoardJob => ({
  ...{ work_order_no, process_no: 10, operation_nm: '', item_cd: '', item_nm: '', worker_cd: '' },
  ...{ worker_nm: '', plan_qty: '10', good_qty: '0', defective_qty: '0', ready_qty: '10' },
  ...{ has_material: true, late_days: 0, work_status: '0', start_at: null, end_at: null, due_dt: '' },
  ...{ dispatch_seq: null, machines: ['M1', 'M3'] },
  ...more,
})
const [first, second, third, atWork] = [job('W1'), job('W2'), job('W3'), job('W9', { work_status: '1' })]
const board = [
  { facility_cd: 'M1', jobs: [atWork, first, second, third], more: 2 },
  { facility_cd: 'M2', jobs: [], more: 0 },
  { facility_cd: 'M3', jobs: [job('W5')], more: 0 },
  { facility_cd: '', jobs: [job('W7', { machines: ['M2'] })], more: 0 },
]

it('a job steps in its queue as far as the board shows it', () => {
  expect(stepped(board, second, 'earlier')).toEqual({ facility_cd: 'M1', place: 1 })
  expect(stepped(board, second, 'later')).toEqual({ facility_cd: 'M1', place: 3 })
  expect(stepped(board, first, 'earlier')).toBeUndefined()
  expect(stepped(board, third, 'later')).toBeUndefined()
})

it('up and down lead to machines that can do it, to the same place or the last one', () => {
  expect(stepped(board, third, 'down')).toEqual({ facility_cd: 'M3', place: 2 })
  expect(stepped(board, third, 'up')).toBeUndefined()
  const [unassigned] = board[3]?.jobs ?? []
  expect(unassigned && stepped(board, unassigned, 'up')).toEqual({ facility_cd: 'M2', place: 1 })
})

it('what is under way stays where it is', () => {
  expect(stepped(board, atWork, 'later')).toBeUndefined()
  expect(mayStandAt(atWork, 'M3')).toBe(false)
})
