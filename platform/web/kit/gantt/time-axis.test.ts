import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedTimes } from './folded-time.ts'
import { ticks } from './gantt-head.ts'
import { barAt, boxOf } from './gantt-hit.ts'
import { layoutOf } from './gantt-layout.ts'
import type { GanttBar, Span } from './gantt-plan.ts'
import { nextDays, panned, revealed, wholePlan, zoomedAt } from './gantt-zoom.ts'
import { loadBars } from './load-bars.ts'
import { around, foldUnder, momentAt, scaleAt, steppedBy, stretchOf, xOf } from './time-axis.ts'

const days = 20
const end = days * 1440
const width = 900
/** Sorted and apart from each other. */
const anyClosed = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 2500 }), fc.integer({ min: 1, max: 4000 })), { maxLength: 12 })
  .map((pieces) => {
    const spans: Span[] = []
    let at = 0
    for (const [open, closed] of pieces) {
      if (at + open + closed > end) break
      spans.push({ from: at + open, to: at + open + closed })
      at += open + closed
    }
    return spans
  })
const anyPerMinute = fc.double({ min: 0.01, max: 4, noNaN: true })
const anyMoment = fc.integer({ min: 0, max: end })
const anyView = fc
  .tuple(anyClosed, fc.double({ min: 1, max: 90, noNaN: true }), fc.nat({ max: width }))
  .map(([closed, factor, x]) => {
    const extent = { days, width, closed }
    return { extent, scale: zoomedAt(wholePlan(extent), factor, x, extent) }
  })

describe('the axis of time', () => {
  it('goes on to the right: a later moment never stands left of an earlier one', () => {
    fc.assert(
      fc.property(anyClosed, anyPerMinute, anyMoment, anyMoment, (closed, perMinute, a, b) => {
        const scale = scaleAt({ from: 0, perMinute }, closed)
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)]
        expect(xOf(scale, earlier) <= xOf(scale, later)).toBe(true)
        expect(xOf(scale, later) - xOf(scale, earlier)).toBeLessThanOrEqual(
          (later - earlier) * perMinute + 1e-6,
        )
        for (const fold of scale.folds) expect(fold.width).toBeGreaterThan(0)
      }),
    )
  })

  it('leads back to the same moment, and outside of folds a minute is a minute wide', () => {
    fc.assert(
      fc.property(anyClosed, anyPerMinute, anyMoment, anyMoment, (closed, perMinute, from, moment) => {
        const scale = scaleAt({ from, perMinute }, closed)
        expect(xOf(scale, from)).toBe(0)
        expect(momentAt(scale, xOf(scale, moment))).toBeCloseTo(moment, 4)
        const isOpen = !around(closed, moment) && !around(closed, moment + 1)
        const wide = stretchOf(scale, { from: moment, to: moment + 1 }).width
        expect(isOpen ? wide : perMinute).toBeCloseTo(perMinute, 6)
      }),
    )
  })

  it('without folds is straight', () => {
    const scale = scaleAt({ from: 600, perMinute: 0.5 })
    expect([xOf(scale, 600), xOf(scale, 700), xOf(scale, 0)]).toEqual([0, 50, -300])
    expect([momentAt(scale, 50), momentAt(scale, -300)]).toEqual([700, 0])
  })

  it('folds a weekend to ten pixels and a night to four; nothing becomes wider by it', () => {
    const closed = [
      { from: 1020, to: 1920 },
      { from: 2460, to: 2460 + 3780 },
    ]
    const near = scaleAt({ from: 0, perMinute: 0.5 }, closed)
    expect(closed.map((span) => stretchOf(near, span).width)).toEqual([4, 10])
    const far = scaleAt({ from: 0, perMinute: 0.001 }, closed)
    expect(stretchOf(far, { from: 1020, to: 1920 }).width).toBeCloseTo(0.9)
  })

  it('a bar behind a weekend stands as far left as the weekend was wide', () => {
    const closed = [{ from: 1020, to: 4800 }]
    const [straight, folded] = [[], closed].map((spans) => scaleAt({ from: 0, perMinute: 0.1 }, spans))
    const monday = { start: 4800, end: 5000 }
    const boxIn = (scale = scaleAt({ from: 0, perMinute: 0.1 })) =>
      boxOf(monday, 0, { scale, top: 0, width, height: 300 })
    expect(boxIn(straight).x - boxIn(folded).x).toBeCloseTo(378 - 10)
    expect(boxIn(folded).width).toBeCloseTo(20)
  })
})

describe('looking elsewhere on it', () => {
  it('all days fill the width, whatever is folded', () => {
    fc.assert(
      fc.property(anyClosed, (closed) => {
        const whole = wholePlan({ days, width, closed })
        expect(xOf(whole, end)).toBeCloseTo(width, 4)
      }),
    )
  })

  it('zooming and scrolling keep what is under the pointer there, except at the edges of the plan', () => {
    fc.assert(
      fc.property(
        anyView,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        fc.nat({ max: width }),
        (view, factor, x) => {
          const { scale, extent } = view
          const before = momentAt(scale, x)
          const isAtEdge = (left: number, right: number) => left <= 1e-6 || right >= end - 1e-4
          const zoomed = zoomedAt(scale, factor, x, extent)
          const [left, right] = [momentAt(zoomed, 0), momentAt(zoomed, width)]
          expect(left).toBeGreaterThanOrEqual(-1e-6)
          expect(right).toBeLessThanOrEqual(end + 1e-4)
          expect(isAtEdge(left, right) || Math.abs(xOf(zoomed, before) - x) < 1e-4).toBe(true)
          const moved = panned(scale, 35, extent)
          expect(isAtEdge(0.1, momentAt(moved, width)) || Math.abs(xOf(moved, before) - x + 35) < 1e-4).toBe(
            true,
          )
        },
      ),
    )
  })

  it('begins on the day of work before now, with two weeks', () => {
    const weekends = [0, 1, 2].map((week) => ({ from: week * 10_080 + 5 * 1440, to: (week + 1) * 10_080 }))
    const extent = { days: 21, width, closed: weekends }
    const first = nextDays(extent, 10_080 + 600)
    expect(first.from).toBe(4 * 1440)
    expect(momentAt(first, width)).toBeCloseTo(18 * 1440)
    // Ten of them are worked.
    expect(first.perMinute * 1440).toBeCloseTo((width - 20) / 10)
  })

  it('goes just far enough for a bar behind a fold', () => {
    const extent = { days, width, closed: [{ from: 20_000, to: 24_000 }] }
    const near = zoomedAt(wholePlan(extent), 10, 0, extent)
    const shown = revealed(near, { start: 24_100, end: 24_160 }, extent)
    expect(xOf(shown, 24_160)).toBeCloseTo(width - 24)
  })

  it('steps over closed time to where something is worked', () => {
    fc.assert(
      fc.property(anyClosed, anyMoment, fc.constantFrom(-1440, -60, 60, 1440), (closed, moment, step) => {
        const to = steppedBy(closed, moment, step)
        const isInside = closed.some((span) => span.from < to && to < span.to)
        expect(isInside).toBe(false)
        expect(step > 0 ? to > moment : to < moment).toBe(true)
      }),
    )
  })
})

describe('what is folded', () => {
  const bar = (start: number, endAt: number): GanttBar => ({
    ...{ key: String(start), lane: 0, order: '', label: '', start, setup: 0, end: endAt },
    ...{ done: 0, late: false, fixed: false },
  })
  const shift = (day: number) => ({ from: day * 1440 + 480, to: day * 1440 + 1020 })
  /** Thursday and Friday, a weekend, Monday. */
  const week = [0, 1, 4].map(shift)
  const withBreak = week.flatMap(({ from, to }) => [
    { from, to: from + 240 },
    { from: from + 285, to },
  ])
  const nights = [
    { from: 0, to: 480 },
    { from: 1020, to: 1920 },
    { from: 2460, to: 4 * 1440 + 480 },
    { from: 4 * 1440 + 1020, to: 5 * 1440 },
  ]
  it('is when no machine works, but for breaks', () => {
    expect(closedTimes({ days: 5, hours: [withBreak, week], bars: [] })).toEqual(nights)
    const saturday = { from: 2 * 1440 + 480, to: 2 * 1440 + 720 }
    const found = closedTimes({ days: 5, hours: [week, [saturday]], bars: [] })
    expect(found.filter(({ from, to }) => from < saturday.to && saturday.from < to)).toEqual([])
    expect(found).toHaveLength(nights.length + 1)
  })

  it('is nothing where nobody has said when machines work', () => {
    expect(closedTimes({ days: 5, hours: [], bars: [] })).toEqual([])
    expect(closedTimes({ days: 5, hours: [[], []], bars: [] })).toEqual([])
  })

  it('is nothing that was worked all the same: such a bar can be seen and taken', () => {
    const worked = bar(2 * 1440 + 600, 2 * 1440 + 900)
    const over = bar(2000, 4 * 1440 + 600)
    const bars = [over, worked]
    const closed = closedTimes({ days: 5, hours: [week], bars })
    expect(around(closed, worked.start)).toBeUndefined()
    expect(around(closed, worked.end - 1)).toBeUndefined()
    expect(closed).toHaveLength(nights.length + 1)
    const layout = layoutOf({ lanes: [{ key: 'a', label: 'a', open: week }], bars })
    const view = { scale: scaleAt({ from: 0, perMinute: 0.1 }, closed), top: 0, width, height: 300 }
    const { x, width: wide, y } = boxOf(worked, layout.rowOf[1] ?? 0, view)
    expect(wide).toBeCloseTo(30)
    expect(barAt(layout, bars, view, { x: x + wide / 2, y: y + 5 })).toBe(1)
  })

  it('is told where the pointer is on it, and nowhere else', () => {
    const scale = scaleAt({ from: 0, perMinute: 0.1 }, nights)
    const weekend = nights[2] ?? { from: 0, to: 0 }
    const middle = (xOf(scale, weekend.from) + xOf(scale, weekend.to)) / 2
    expect(foldUnder(scale, middle)).toMatchObject(weekend)
    expect(foldUnder(scale, middle + 12)).toBeUndefined()
  })

  it('has no mark of its own in the head, and no words stand over each other', () => {
    const scale = scaleAt({ from: 0, perMinute: 0.1 }, nights)
    expect(ticks({ days: 5 }, { scale, width }, 1440, 40)).toEqual([0, 1440, 4 * 1440])
    expect(ticks({ days: 5 }, { scale, width }, 1440, 60)).toEqual([0, 4 * 1440])
    // Of a night shift until half past one at the edge of a weekend, and the Monday behind it, Monday is named.
    const late = scaleAt({ from: 0, perMinute: 0.1 }, [{ from: 90, to: 3 * 1440 + 480 }])
    expect(ticks({ days: 5 }, { scale: late, width }, 1440, 60)).toEqual([3 * 1440, 4 * 1440])
    const hours = ticks({ days: 5 }, { scale, width }, 240, 20)
    expect(hours).toEqual([480, 720, 1920, 2160, 6240, 6480])
  })

  it('leaves the load of each day above it', () => {
    const scale = scaleAt({ from: 0, perMinute: 0.1 }, nights)
    const day = { capacity: 540, fixed: 0, planned: 270, chosen: 0 }
    const off = { ...day, capacity: 0, planned: 0 }
    const { bars, folds } = loadBars([day, day, off, off, day], { scale, width })
    const monday = bars.at(-1)
    const shown = stretchOf(scale, { from: 4 * 1440, to: 5 * 1440 })
    expect(monday?.x).toBeGreaterThan(shown.x)
    expect((monday?.x ?? 0) + (monday?.width ?? 0)).toBeLessThan(shown.x + shown.width)
    expect(folds).toEqual([stretchOf(scale, nights[2] ?? { from: 0, to: 0 })])
  })
})
