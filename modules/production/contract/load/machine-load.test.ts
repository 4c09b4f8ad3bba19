import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullness, loadOf, machineLoad, movedTo, withLoad, type LoadedOperation } from './machine-load.ts'

const hour = 60
/** Four days from 8 to 17; the third is closed. */
const open = [0, 1, 3].map((day) => ({ from: day * 1440 + 8 * hour, to: day * 1440 + 17 * hour }))
const lathe = { facility_cd: 'L01', capacity: 1, open }
const mill = { facility_cd: 'M01', capacity: 2, open }
const one = (more: Partial<LoadedOperation>): LoadedOperation => ({
  ...{ kind: 'plan', no: '1', process_no: 10, before_no: 0, facility_cd: 'L01', fixed: false },
  ...{ start: 8 * hour, end: 10 * hour, due: 2 * 1440, work_status: '0', ...more },
})
const asked = { days: 4, today: 0, basis: 'planned' } as const
const hours = (loads: ReturnType<typeof machineLoad>) => loads.map((load) => loadOf(load) / hour)

describe('The load of machines', () => {
  it('is the time they are taken, beside the time they are open', () => {
    const loads = machineLoad([lathe, mill], [one({ start: 15 * hour, end: 1440 + 9 * hour })], {
      ...{ ...asked, machine: 'L01' },
    })
    expect(hours(loads)).toEqual([2, 1, 0, 0])
    expect(loads.map(({ capacity }) => capacity / hour)).toEqual([9, 9, 0, 9])
    expect(machineLoad([lathe, mill], [], asked)[0]?.capacity).toBe(27 * hour)
  })

  it('is that of all others and of the one that is dragged, added', () => {
    const place = fc.record({ no: fc.constantFrom('1', '2', '3'), start: fc.nat(4000), fixed: fc.boolean() })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 6 }), place, (others, own) => {
        const [rest, put] = [others, [own]].map((all) =>
          all.map((more) => one({ ...more, end: more.start + 300 })),
        )
        const of = (some: readonly LoadedOperation[]) =>
          machineLoad([lathe, mill], some, { ...asked, chosen: '2' })
        expect(withLoad(of(rest ?? []), of(put ?? []))).toEqual(of([...(rest ?? []), ...(put ?? [])]))
      }),
    )
  })

  it('fills each machine by so much of the days that are asked, two at a time counting twice', () => {
    const operations = [
      one({ start: 8 * hour, end: 17 * hour }),
      one({ start: 1440 + 8 * hour, end: 1440 + 11 * hour }),
      one({ facility_cd: 'M01', start: 1440 + 8 * hour, end: 1440 + 17 * hour }),
    ]
    const closed = { facility_cd: 'Z01', capacity: 1, open: [] }
    const filled = (from: number, days: number) => [
      ...fullness([lathe, mill, closed], operations, { from, days }),
    ]
    expect(filled(0, 4)).toEqual([
      ['L01', 44],
      ['M01', 17],
    ])
    expect(filled(1, 1)).toEqual([
      ['L01', 33],
      ['M01', 50],
    ])
  })

  it('tells what stands, what may move and what is chosen apart', () => {
    const loads = machineLoad([lathe], [one({}), one({ no: '2' }), one({ no: '3', fixed: true })], {
      ...{ ...asked, chosen: '2' },
    })
    expect(loads[0]).toMatchObject({ planned: 2 * hour, chosen: 2 * hour, fixed: 2 * hour })
  })

  it('counts what stands on a closed day against it', () => {
    const [, , closed] = machineLoad(
      [lathe],
      [one({ start: 2880 + 8 * hour, end: 2880 + 9 * hour, fixed: true })],
      asked,
    )
    expect(closed).toMatchObject({ capacity: 0, fixed: hour })
  })

  it('backwards from its day, is more than a machine can do where everybody wants it', () => {
    const wanted = [1, 2, 3].map((no) => one({ no: String(no), end: 12 * hour }))
    expect(hours(machineLoad([lathe], wanted, { ...asked, basis: 'needed' }))).toEqual([0, 12, 0, 0])
    // The last of two processes on their day, the one before it on the day before.
    const chain = [
      one({ end: 17 * hour }),
      one({ process_no: 20, before_no: 10, facility_cd: 'M01', end: 17 * hour }),
    ]
    expect(hours(machineLoad([lathe, mill], chain, { ...asked, basis: 'needed', machine: 'L01' }))).toEqual([
      ...[9, 0, 0, 0],
    ])
  })

  it('wants today what should have been begun before', () => {
    const late = one({ due: 8 * hour, end: 12 * hour })
    expect(hours(machineLoad([lathe], [late], { ...asked, basis: 'needed' }))).toEqual([4, 0, 0, 0])
  })

  it('is as much in sum whatever it is counted by, and wherever it is moved', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            start: fc.integer({ min: 480, max: 1000 }),
            minutes: fc.integer({ min: 1, max: 500 }),
          }),
        ),
        fc.integer({ min: 0, max: 1440 }),
        (drafts, by) => {
          const operations = drafts.map(({ start, minutes }, at) => {
            const begun = one({ no: String(at), start: 480, end: 480 + minutes })
            return movedTo([lathe], begun, { start, facility_cd: 'L01' })
          })
          const sum = (of: readonly LoadedOperation[], basis: 'planned' | 'needed') =>
            hours(machineLoad([lathe], of, { ...asked, basis })).reduce((a, b) => a + b, 0)
          const total = sum(operations, 'planned')
          expect(total).toBeCloseTo(drafts.reduce((all, { minutes }) => all + minutes, 0) / hour)
          expect(sum(operations, 'needed')).toBeCloseTo(total)
          const moved = operations.map((it) =>
            movedTo([lathe], it, { start: it.start + by, facility_cd: 'L01' }),
          )
          expect(sum(moved, 'planned')).toBeCloseTo(total)
        },
      ),
    )
  })
})
