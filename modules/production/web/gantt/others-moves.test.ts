import { expect, it } from 'vitest'
import type { ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import type { Move } from '../../contract/gantt/move-calls.ts'
import { conflictsOf, stillMovable } from './others-moves.ts'

const at = (no: string, start: number, change: Partial<ShownOperation> = {}): ShownOperation => ({
  ...{ kind: 'plan', no, process_no: 10, before_no: 0, facility_cd: 'L1', worker_cd: '', item_cd: 'A' },
  ...{ item_nm: '', work_nm: '', qty: '1', order_no: '', customer_nm: '', setup: 0, due: 9000, done: 0 },
  ...{ start, end: start + 60, fixed: false, work_status: '0', update_cnt: 1, locked: false, ...change },
})
const move = (plan_no: string): Move => ({
  ...{ plan_no, process_no: 10, facility_cd: 'L1', start: 500, mode: 'push' },
})

it('of a draft one hears what others have moved, confirmed or locked meanwhile, and of nothing else', () => {
  const before = { operations: ['1', '2', '3', '4', '5'].map((no) => at(no, 0)) }
  const after = {
    operations: [
      at('1', 700, { facility_cd: 'L2' }),
      at('3', 0, { locked: true }),
      at('4', 0, { update_cnt: 2, fixed: true }),
      at('5', 900),
    ],
  }
  const moves = ['1', '2', '3', '4'].map(move)
  const found = conflictsOf(moves, before, after)
  expect(found).toEqual([
    { no: '1', process_no: 10, now: { facility_cd: 'L2', start: 700 } },
    { no: '2', process_no: 10, now: undefined },
    { no: '3', process_no: 10, now: undefined },
  ])
  expect(stillMovable(moves, found).map(({ plan_no }) => plan_no)).toEqual(['1', '4'])
})

it('a part that is split off has stood nowhere before: nobody is before it', () => {
  const before = { operations: [at('1', 0)] }
  expect(conflictsOf([move('1+1')], before, before)).toEqual([])
})
