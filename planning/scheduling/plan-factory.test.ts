import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFactory } from '../checker/check-factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { generateFactory } from './generate-factory.ts'
import { propose, type ProposeOptions } from './proposal.ts'
import { at, mill, trials, workshop } from './test-workshop.ts'

describe('the plan of a factory', { timeout: 20_000 }, () => {
  it('what does not fit before five goes on the next morning, unless it must not stop', () => {
    const { of } = workshop([
      { id: 'long', candidates: mill(8 * 60) },
      { id: 'split', after: [{ operation: 'long' }], candidates: mill(90) },
    ])
    expect(of('split')).toMatchObject({ start: at(0, 16), end: at(1, 8, 30) })
    const whole = workshop([
      { id: 'long', candidates: mill(8 * 60) },
      { id: 'whole', after: [{ operation: 'long' }], candidates: mill(90), splittable: false },
    ])
    expect(whole.of('whole')).toMatchObject({ start: at(1, 8), end: at(1, 9, 30) })
  })

  it('an assembly waits for all its parts', () => {
    const { of } = workshop([
      { id: 'left', candidates: [{ facility: 'lathe', minutes: 60 }] },
      { id: 'right', candidates: [{ facility: 'old lathe', minutes: 100 }] },
      { id: 'join', candidates: mill(30), after: [{ operation: 'left' }, { operation: 'right' }] },
    ])
    expect(of('join')?.start).toBe(at(0, 9, 40))
  })

  it('an overlapping operation begins with the first half and ends behind the whole', () => {
    const { of } = workshop([
      { id: 'turn', candidates: [{ facility: 'lathe', minutes: 100 }] },
      { id: 'cut', candidates: mill(20), after: [{ operation: 'turn', share: 0.5, wait: 5 }] },
    ])
    expect(of('cut')).toMatchObject({ start: at(0, 9, 20), end: at(0, 9, 40) })
  })

  it('changes of colour cost their minutes, and the order with fewer of them is found', () => {
    const booth = [{ facility: 'booth', minutes: 60 }]
    const { proposal } = workshop([
      { id: 'black 1', candidates: booth, group: 'black' },
      { id: 'white 1', candidates: booth, group: 'white' },
      { id: 'black 2', candidates: booth, group: 'black' },
      { id: 'white 2', candidates: booth, group: 'white' },
    ])
    expect(proposal.result.setup).toBe(10)
  })

  it('the first aim decides: an order in time for more set-up, or less set-up for a late order', () => {
    const booth = [{ facility: 'booth', minutes: 60 }]
    const painted = (aims: NonNullable<ProposeOptions['aims']>) =>
      workshop(
        [
          { id: 'black', order: 'soon', candidates: booth, group: 'black' },
          { id: 'white', order: 'later', candidates: booth, group: 'white' },
        ],
        {
          orders: [
            { id: 'soon', item: '', release: 0, due: at(0, 9, 10), weight: 1 },
            { id: 'later', item: '', release: 0, due: at(0, 17), weight: 1 },
          ],
        },
        { aims, until: trials(1000) },
      ).proposal.result
    expect(painted(['lateness', 'setup'])).toMatchObject({ lateness: 0, setup: 40 })
    expect(painted(['setup', 'lateness'])).toMatchObject({ lateness: 60, setup: 10 })
  })

  it('a furnace for two does two at a time', () => {
    const furnace = [{ facility: 'furnace', minutes: 60 }]
    const { proposal } = workshop(
      ['a', 'b', 'c'].map((id) => ({ id, candidates: furnace })),
      { facilities: [{ id: 'furnace', capacity: 2 }] },
    )
    expect(proposal.operations.map(({ start }) => start).sort((a, b) => a - b)).toEqual([
      at(0, 8),
      at(0, 8),
      at(0, 9),
    ])
  })

  it('a furnace for two that is full of what is frozen takes nothing else, in whatever order that is named', () => {
    const candidates = [{ facility: 'furnace', minutes: 30 }]
    const frozen = (id: string, start: number, end: number) => ({
      ...{ id, candidates, fixed: { facility: 'furnace', start, end } },
    })
    const { of } = workshop(
      [
        frozen('a', at(0, 8), at(0, 9, 40)),
        frozen('d', at(0, 10, 20), at(0, 12)),
        frozen('c', at(0, 9, 20), at(0, 10, 20)),
        frozen('b', at(0, 10), at(0, 11)),
        { id: 'next', candidates, material: { item: 'ore', at: at(0, 10, 20) } },
      ],
      { facilities: [{ id: 'furnace', capacity: 2 }] },
    )
    expect(of('next')?.start).toBe(at(0, 11))
  })

  it('the less efficient facility takes longer and is used when that ends sooner', () => {
    const candidates = [
      { facility: 'lathe', minutes: 60 },
      { facility: 'old lathe', minutes: 60, efficiency: 0.6, priority: 2 },
    ]
    const { of } = workshop([
      { id: 'first', candidates },
      { id: 'second', candidates },
    ])
    expect(new Set([of('first')?.end, of('second')?.end])).toEqual(new Set([at(0, 9), at(0, 9, 40)]))
  })

  it('only a qualified worker, of the level asked for, and while the qualification lasts', () => {
    const workers = [
      { id: 'novice', skills: [{ skill: 'weld', level: 1 }] },
      { id: 'lapsed', skills: [{ skill: 'weld', level: 3, validTo: at(0, 8, 30) }] },
      { id: 'master', skills: [{ skill: 'weld', level: 3 }] },
    ]
    const { of } = workshop([{ id: 'weld', skill: { skill: 'weld', level: 2 } }], { workers })
    expect(of('weld')?.worker).toBe('master')
    const { proposal } = workshop([{ id: 'weld', skill: { skill: 'weld', level: 4 } }], { workers })
    expect(proposal.unplaced).toEqual([
      { operation: 'weld', reason: { kind: 'worker', operation: 'weld', name: 'weld' } },
    ])
  })

  it('frozen operations stay, and others go round them', () => {
    const fixed = { facility: 'lathe', start: at(0, 9), end: at(0, 10) }
    const { of } = workshop([
      { id: 'frozen', fixed },
      { id: 'ninety', candidates: [{ facility: 'lathe', minutes: 90 }] },
    ])
    expect(of('frozen')).toMatchObject(fixed)
    expect(of('ninety')).toMatchObject({ start: at(0, 10), end: at(0, 11, 30) })
  })

  it('a started operation keeps its place and needs only what is left', () => {
    const progress = { done: 0.5, facility: 'lathe', start: at(0, 7) }
    const { of } = workshop([{ id: 'next' }, { id: 'started', progress }])
    expect(of('started')).toMatchObject({ start: at(0, 7), end: at(0, 8, 30) })
    expect(of('next')?.start).toBe(at(0, 8, 30))
  })

  it('backwards from the due date every operation knows its latest start and its slack', () => {
    const { of } = workshop([{ id: 'one' }, { id: 'two', after: [{ operation: 'one' }] }])
    expect(of('two')).toMatchObject({ latestStart: at(1, 16) })
    expect(of('one')).toMatchObject({ latestStart: at(1, 15), slack: at(1, 15) - at(0, 8) })
  })

  it('backwards, work begins as late as the due date allows', () => {
    const operations = [{ id: 'one' }, { id: 'two', after: [{ operation: 'one' }] }]
    const { of } = workshop(operations, {}, { mode: 'backward', buffer: 0 })
    expect(of('one')).toMatchObject({ start: at(1, 15), slack: 0 })
    expect(of('two')).toMatchObject({ end: at(1, 17) })
  })

  it('bottleneck first, what feeds the full facility arrives a buffer before its turn', () => {
    const feed = (i: number) => [
      { id: `feed ${i}`, candidates: [{ facility: 'lathe', minutes: 10 }] },
      { id: `drum ${i}`, after: [{ operation: `feed ${i}` }], candidates: mill(120) },
    ]
    const { of } = workshop([1, 2, 3].flatMap(feed), {}, { mode: 'bottleneck', buffer: 60 })
    const starts = (name: string) =>
      [1, 2, 3].map((i) => of(`${name} ${i}`)?.start ?? 0).sort((a, b) => a - b)
    expect(starts('drum')).toEqual([at(0, 8, 10), at(0, 10, 10), at(0, 13 - 1, 10)])
    expect(starts('feed')).toEqual([at(0, 8), at(0, 9), at(0, 11)])
  })

  it('says that no calendar was given and what was assumed', () => {
    const { proposal } = workshop([{ id: 'one' }])
    expect(proposal.assumedCalendars).toContainEqual({ resource: 'lathe', source: 'assumed' })
  })

  describe('says why an order is late', () => {
    const due = [{ id: 'A', item: 'shaft', release: 0, due: at(0, 9), weight: 2 }]
    const reasonOf = (operations: Parameters<typeof workshop>[0], change: Partial<FactorySnapshot> = {}) =>
      workshop(operations, { orders: due, ...change }).proposal.late[0]?.reason

    it('its own lead time', () =>
      expect(reasonOf([{ id: 'one' }, { id: 'two', after: [{ operation: 'one' }] }])).toEqual({
        kind: 'lead-time',
        operation: 'one',
      }))
    it('the material', () =>
      expect(reasonOf([{ id: 'one', material: { item: 'steel', at: at(0, 12) } }])).toMatchObject({
        kind: 'material',
        name: 'steel',
      }))
    it('a facility that is full', () =>
      expect(reasonOf([{ id: 'one' }, { id: 'two' }])).toMatchObject({ kind: 'facility', name: 'lathe' }))
    it('a worker who is busy', () => {
      const skill = { skill: 'weld', level: 1 }
      const workers = [{ id: 'Sato', skills: [skill] }]
      expect(
        reasonOf(
          [
            { id: 'one', skill },
            { id: 'two', skill, candidates: mill(60) },
          ],
          { workers },
        ),
      ).toMatchObject({
        kind: 'worker',
        name: 'Sato',
      })
    })
    it('the calendar', () =>
      expect(reasonOf([{ id: 'one' }], { now: at(0, 18) })).toMatchObject({
        kind: 'calendar',
        name: 'lathe',
      }))
    it('something frozen', () => {
      const fixed = { facility: 'lathe', start: at(0, 8), end: at(0, 9) }
      expect(reasonOf([{ id: 'one' }, { id: 'frozen', fixed }])).toMatchObject({
        kind: 'frozen',
        name: 'lathe',
      })
    })
  })

  it('what the horizon has no room for is left out, with what comes behind it', () => {
    const { proposal } = workshop(
      [
        { id: 'endless', candidates: mill(100 * 60) },
        { id: 'behind', after: [{ operation: 'endless' }] },
      ],
      { days: 5 },
    )
    expect(proposal.unplaced.map(({ reason }) => reason)).toEqual([
      { kind: 'calendar', operation: 'endless', name: 'mill' },
      { kind: 'predecessor', operation: 'behind', name: 'endless' },
    ])
  })

  it('refuses operations that wait for each other', () => {
    expect(() =>
      workshop([
        { id: 'hen', after: [{ operation: 'egg' }] },
        { id: 'egg', after: [{ operation: 'hen' }] },
      ]),
    ).toThrow('hen, egg')
  })

  it('refuses a facility that nobody knows, by name', () => {
    expect(() => workshop([{ id: 'a', candidates: [{ facility: 'press', minutes: 5 }] }])).toThrow(
      'Unknown facility: press',
    )
  })

  it('every plan of a random factory passes the checker, is never worse than the best rule and the same twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 120 }), fc.nat(10_000), (operations, seed) => {
        const snapshot = generateFactory({ operations, days: 40 }, seed)
        const proposal = propose(snapshot, { seed, until: trials(10) })
        expect(checkFactory(snapshot, proposal)).toEqual([])
        expect(proposal.result.lateness).toBeLessThanOrEqual(proposal.bestRule.lateness)
        expect(proposal.latenessBound).toBeLessThanOrEqual(proposal.result.lateness)
        expect(propose(snapshot, { seed, until: trials(10) })).toEqual(proposal)
      }),
      { numRuns: 8 },
    )
  })
})
