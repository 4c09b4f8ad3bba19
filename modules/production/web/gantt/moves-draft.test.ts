import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Move } from '../../contract/gantt/move-calls.ts'
import { afterMoves, noMoves, redo, undo, withMove, type MovesDraft } from './moves-draft.ts'

const anyMove = fc.record({
  plan_no: fc.constantFrom('1', '2', '3'),
  process_no: fc.constantFrom(10, 20),
  facility_cd: fc.constantFrom('L01', 'L02'),
  start: fc.nat(10_000),
  mode: fc.constantFrom('push' as const, 'repair' as const),
})
const anyChange = fc
  .tuple(anyMove, fc.option(fc.integer({ min: 1, max: 500 })))
  .map(([move, minutes]) => (minutes === null ? move : { ...move, minutes }))
const anyDraft = fc.array(anyChange, { maxLength: 8 }).map((moves) => moves.reduce(withMove, noMoves))
const whatOf = (move: Move | undefined) => [move?.plan_no, move?.process_no, move?.minutes === undefined]
const times = (step: (draft: MovesDraft) => MovesDraft, count: number, draft: MovesDraft) =>
  Array.from({ length: count }).reduce<MovesDraft>(step, draft)

describe('Moves on the Gantt', () => {
  it('are all there again when as many are done again as were taken back', () => {
    fc.assert(
      fc.property(anyDraft, fc.nat(8), (draft, count) => {
        const back = Math.min(count, draft.done.length)
        const less = times(undo, back, draft)
        expect(less.done).toEqual(draft.done.slice(0, draft.done.length - back))
        expect(times(redo, back, less)).toEqual(draft)
      }),
    )
  })

  it('are one while the same process goes on, and a new one ends what was taken back', () => {
    fc.assert(
      fc.property(anyDraft, anyChange, (draft, move) => {
        const { done, undone } = withMove(undo(draft), move)
        expect(undone).toEqual([])
        expect(done.at(-1)).toEqual(move)
        const pairs = done.slice(1).map((one, at) => [one, done[at]])
        for (const [one, before] of pairs) expect(whatOf(one)).not.toEqual(whatOf(before))
      }),
    )
  })

  it('give each part of a plan that is split bars of its own, and leave the others in their places', () => {
    const operation = {
      ...{ kind: 'plan' as const, no: '1', process_no: 10, before_no: 0, facility_cd: 'L01', worker_cd: '' },
      ...{ item_cd: 'A', item_nm: '軸', work_nm: '旋削', qty: '50', order_no: '', customer_nm: '', start: 0 },
      ...{ setup: 0, end: 60, due: 1440, done: 0, fixed: true, work_status: '0' },
    }
    const others = [operation, { ...operation, no: '2' }]
    const shown = {
      first_day: '2026-11-20',
      days: 28,
      now: 0,
      workers: [],
      facilities: [],
      operations: others,
    }
    const place = { process_no: 10, facility_cd: 'L02', worker_cd: '', setup: 5, start: 30, end: 60 }
    const after = afterMoves(shown, {
      moved: [{ ...place, plan_no: '1+1' }],
      parts: [
        { plan_no: '1', of: '1', process_no: 10, qty: '30' },
        { plan_no: '1+1', of: '1', process_no: 10, qty: '20' },
      ],
    })
    expect(after.operations.map(({ no, qty, facility_cd }) => [no, qty, facility_cd])).toEqual([
      ['1', '30', 'L01'],
      ['2', '50', 'L01'],
      ['1+1', '20', 'L02'],
    ])
  })
})
