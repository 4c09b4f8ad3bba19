import { describe, expect, it } from 'vitest'
import type { OperationInput } from './factory-snapshot.ts'
import { at, mill, workshop } from './test-workshop.ts'

describe('a facility that cannot do an operation is none of its choices:', () => {
  const lathe = (efficiency?: number) => ({
    facility: 'lathe',
    minutes: 60,
    ...(efficiency === undefined ? {} : { efficiency }),
  })
  const stopped = { facilities: [{ id: 'lathe', capacity: 0 }, { id: 'mill' }] }

  it('one with an efficiency of nothing', () => {
    const { of } = workshop([{ id: 'one', candidates: [lathe(0), ...mill(90)] }])
    expect(of('one')).toMatchObject({ facility: 'mill', end: at(0, 9, 30) })
  })
  it('one that does nothing at a time', () => {
    const { of } = workshop([{ id: 'one', candidates: [lathe(), ...mill(90)] }], stopped)
    expect(of('one')).toMatchObject({ facility: 'mill', end: at(0, 9, 30) })
  })
  it('without any other the operation is left out and named, with what comes behind it; the rest is planned', () => {
    const operations = (candidates: OperationInput['candidates']) => [
      { id: 'one', candidates },
      { id: 'behind', after: [{ operation: 'one' }], candidates: mill(60) },
      { id: 'other', candidates: mill(30) },
    ]
    const none = { kind: 'facility', operation: 'one' }
    const behind = {
      operation: 'behind',
      reason: { kind: 'predecessor', operation: 'behind', name: 'one' },
    }
    for (const [candidates, change, reason] of [
      [[lathe(0)], {}, { ...none, name: 'lathe' }],
      [[lathe()], stopped, { ...none, name: 'lathe' }],
      [[], {}, none],
    ] as const) {
      const { proposal, of } = workshop(operations(candidates), change)
      expect(proposal.unplaced).toEqual([{ operation: 'one', reason }, behind])
      expect(of('other')).toMatchObject({ start: at(0, 8) })
    }
  })
  it('what was started there goes on there', () => {
    const progress = { done: 0.5, facility: 'lathe', start: at(0, 7) }
    const { of } = workshop([{ id: 'started', progress, candidates: [lathe(0)] }])
    expect(of('started')).toMatchObject({ facility: 'lathe', end: at(0, 8, 30) })
    const elsewhere = workshop([{ id: 'started', progress, candidates: mill(60) }])
    expect(elsewhere.of('started')).toMatchObject({ facility: 'lathe', end: at(0, 8, 30) })
  })
})

it('refuses an efficiency or a capacity that is none, by name', () => {
  const candidate = { facility: 'lathe', minutes: 60 }
  for (const efficiency of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => workshop([{ id: 'a', candidates: [{ ...candidate, efficiency }] }])).toThrow(
      `Operation a: efficiency ${efficiency} on lathe`,
    )
  for (const capacity of [-1, 1.5, Number.NaN])
    expect(() => workshop([{ id: 'a' }], { facilities: [{ id: 'lathe', capacity }] })).toThrow(
      `Facility lathe: capacity ${capacity}`,
    )
})
