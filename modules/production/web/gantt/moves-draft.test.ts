import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noMoves, redo, undo, withMove, type MovesDraft } from './moves-draft.ts'

const anyMove = fc.record({
  plan_no: fc.constantFrom('1', '2', '3'),
  process_no: fc.constantFrom(10, 20),
  facility_cd: fc.constantFrom('L01', 'L02'),
  start: fc.nat(10_000),
  mode: fc.constantFrom('push' as const, 'repair' as const),
})
const anyDraft = fc.array(anyMove, { maxLength: 8 }).map((moves) => moves.reduce(withMove, noMoves))
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
      fc.property(anyDraft, anyMove, (draft, move) => {
        const { done, undone } = withMove(undo(draft), move)
        expect(undone).toEqual([])
        expect(done.at(-1)).toEqual(move)
        const pairs = done.slice(1).map((one, at) => [one, done[at]])
        for (const [one, before] of pairs)
          expect([one?.plan_no, one?.process_no]).not.toEqual([before?.plan_no, before?.process_no])
      }),
    )
  })
})
