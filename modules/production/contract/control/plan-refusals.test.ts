import { describe, expect, it } from 'vitest'
import { planJobStatus, refusalOf, type PlanAction } from './plan-refusals.ts'

/** By hand from the matrix: action, state of creation, state of confirmation, what refuses it. */
const matrix = (action: PlanAction, create: string, fix: string): string => {
  if (create === '0' || create === '3') return '20126'
  if (fix === '0') return '20127'
  if (fix === '3') return '20124'
  if (fix === '9' && action === 'plan') return '20123'
  if (create === '9' && action === 'confirm') return '20125'
  return ''
}

const cases = (['plan', 'confirm', 'cancel', 'change'] as const).flatMap((action) =>
  planJobStatus.codes.flatMap((create) => planJobStatus.codes.map((fix) => ({ action, create, fix }))),
)

describe('While the plan is worked on', () => {
  it.each(cases)('$action, creation $create, confirmation $fix', ({ action, create, fix }) => {
    expect(String(refusalOf(action, { create, fix })?.code ?? '')).toBe(matrix(action, create, fix))
  })

  it('every action is free when both are off', () => {
    expect(
      (['plan', 'confirm', 'cancel', 'change'] as const).map((action) =>
        refusalOf(action, { create: '1', fix: '1' }),
      ),
    ).toEqual([undefined, undefined, undefined, undefined])
  })
})
