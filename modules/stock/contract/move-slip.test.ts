import { expect, it } from 'vitest'
import { moveDivision, movedDivisions } from './move-slip.ts'
import { quality } from './stock-codes.ts'

it('what a line of a move posts follows from the qualities that it goes from and to', () => {
  const told = quality.codes.map((from) =>
    (['-', ...quality.codes] as const).map((to) => moveDivision(from, to)).join(' '),
  )
  // To: unchanged, good, awaiting inspection, defective.
  expect(told).toEqual(['030 030 030 045', '030 048 030 045', '030 046 046 030'])
  expect(new Set(told.join(' ').split(' '))).toEqual(new Set(movedDivisions))
})
