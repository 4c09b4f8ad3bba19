import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainOf, criticalOf, wholeChainOf } from './gantt-chain.ts'
import { barAt, boxOf, eachInView, type GanttView, rowHeight } from './gantt-hit.ts'
import { neighbour } from './gantt-keys.ts'
import { hasRow, laneAt, layoutOf } from './gantt-layout.ts'
import type { GanttBar } from './gantt-plan.ts'
import { overviewOf } from './overview-days.ts'
import { panned, revealed, wholePlan, zoomedAt } from './gantt-zoom.ts'
import { momentAt, scaleAt, xOf } from './time-axis.ts'

const lanes = ['L01', 'L02', 'L03'].map((key) => ({ key, label: key, open: [] }))
const days = 20

const bar = (lane: number, start: number, minutes: number, late = false): GanttBar => ({
  ...{ key: `${String(lane)} ${String(start)}`, lane, order: 'O1', label: 'O1', start, setup: 0 },
  ...{ end: start + minutes, done: 0, late, fixed: false },
})
const anyBars = fc.array(
  fc
    .tuple(fc.nat({ max: 2 }), fc.nat({ max: 26_000 }), fc.integer({ min: 1, max: 2500 }), fc.boolean())
    .map(([lane, start, minutes, late]) => bar(lane, start, minutes, late)),
  { maxLength: 60 },
)
const width = 900
const extent = { days, width, closed: [] }
const anyScale = fc
  .tuple(fc.double({ min: 1, max: 90, noNaN: true }), fc.nat({ max: width }))
  .map(([factor, x]) => zoomedAt(wholePlan(extent), factor, x, extent))

describe('the rows of a Gantt', () => {
  it('no bar covers another, each is in its lane, and a lane has no more rows than bars at one time', () => {
    fc.assert(
      fc.property(anyBars, (bars) => {
        const layout = layoutOf({ lanes, bars })
        for (const [rowNo, row] of layout.rows.entries()) {
          for (const [at, index] of row.entries()) {
            expect(layout.rowOf[index]).toBe(rowNo)
            expect(laneAt(layout, rowNo)).toBe(bars[index]?.lane)
            const before = bars[row[at - 1] ?? -1]
            expect(before?.end ?? 0).toBeLessThanOrEqual(bars[index]?.start ?? -1)
          }
        }
        for (const lane of [0, 1, 2]) {
          const own = bars.filter((one) => one.lane === lane)
          const together = own.map(({ start }) => own.filter((b) => b.start <= start && start < b.end).length)
          expect((layout.laneRow[lane + 1] ?? 0) - (layout.laneRow[lane] ?? 0)).toBe(Math.max(1, ...together))
        }
      }),
    )
  })

  it('only what is asked for takes part, and no lane without any of it', () => {
    const bars = [bar(0, 0, 10), bar(1, 5, 10, true), bar(1, 0, 10)]
    const late = layoutOf({ lanes, bars }, (one) => one.late)
    expect([...late.rowOf]).toEqual([-1, 0, -1])
    expect(lanes.map((_, lane) => hasRow(late, lane))).toEqual([false, true, false])
    expect(laneAt(late, 0)).toBe(1)
    expect(layoutOf({ lanes, bars }, () => false).rows).toEqual([])
    // A free machine is in sight while nothing is looked for: something may be put there.
    expect(lanes.map((_, lane) => hasRow(layoutOf({ lanes, bars }), lane))).toEqual([true, true, true])
  })
})

describe('the pointer', () => {
  it('finds what is drawn, wherever one has scrolled and zoomed to', () => {
    fc.assert(
      fc.property(anyBars, anyScale, fc.nat({ max: 200 }), (bars, scale, top) => {
        const layout = layoutOf({ lanes, bars })
        const view: GanttView = { scale, top, width, height: 300 }
        const boxes: { index: number; left: number; right: number; y: number }[] = []
        eachInView(layout, bars, view, (index, _, { x, y, width: wide }) =>
          boxes.push({ index, left: x, right: x + wide, y }),
        )
        for (const { index, left, right, y } of boxes) {
          const point = { x: (left + right) / 2, y: y + 10 }
          const onTop = boxes.findLast((box) => box.y === y && box.left <= point.x && point.x <= box.right)
          expect(barAt(layout, bars, view, point)).toBe(onTop?.index ?? index)
        }
        const seen = new Set(boxes.map(({ index }) => index))
        bars.forEach((one, index) => {
          const { x, y, width: wide, height } = boxOf(one, layout.rowOf[index] ?? -1, view)
          const isOnScreen = x + wide >= 0 && x < width && y + height > 0 && y < 300
          expect(isOnScreen && !seen.has(index)).toBe(false)
        })
      }),
    )
  })

  it('finds nothing between two bars', () => {
    const bars = [bar(0, 0, 60), bar(0, 600, 60)]
    const view = { scale: scaleAt({ from: 0, perMinute: 1 }), top: 0, width, height: 300 }
    expect(barAt(layoutOf({ lanes, bars }), bars, view, { x: 300, y: rowHeight / 2 })).toBe(-1)
    expect(barAt(layoutOf({ lanes, bars }), bars, view, { x: 30, y: 1 })).toBe(-1)
  })
})

describe('zoom', () => {
  it('keeps the moment under the pointer there, except at the edges of the plan', () => {
    fc.assert(
      fc.property(
        anyScale,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        fc.nat({ max: width }),
        (scale, factor, x) => {
          const zoomed = zoomedAt(scale, factor, x, extent)
          const last = momentAt(zoomed, width)
          expect(zoomed.from).toBeGreaterThanOrEqual(0)
          expect(last).toBeLessThanOrEqual(days * 1440 + 1e-6)
          const atEdge = zoomed.from === 0 || last >= days * 1440 - 1e-6
          expect(atEdge || Math.abs(xOf(zoomed, momentAt(scale, x)) - x) < 1e-6).toBe(true)
        },
      ),
    )
  })

  it('does not leave the plan when it is pushed, and goes just far enough for a bar', () => {
    const near = zoomedAt(wholePlan(extent), 10, 0, extent)
    expect(panned(near, -50, extent).from).toBe(0)
    expect(momentAt(panned(near, 1e6, extent), width)).toBeCloseTo(days * 1440)
    const shown = revealed(near, { start: 20_000, end: 20_060 }, extent)
    expect(xOf(shown, 20_060)).toBeCloseTo(width - 24)
    expect(revealed(shown, { start: 20_000, end: 20_060 }, extent)).toEqual(shown)
  })
})

describe('keys', () => {
  const bars = [bar(0, 0, 60), bar(0, 100, 60), bar(0, 200, 60), bar(2, 110, 60), bar(2, 900, 60)]
  const layout = layoutOf({ lanes, bars })
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, undefined],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 2, 3],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 0, undefined],
    ['ArrowRight', -1, 0],
    ['0', -1, undefined],
    ['+', -1, undefined],
  ])('%s from bar %d leads to %s', (key, from, to) => {
    expect(neighbour(layout, bars, from, key)).toBe(to)
  })
})

describe('the chain of a bar', () => {
  it('goes back to all that it waits for and on to all that waits for it, and not to their other branches', () => {
    const link = (before: number, after: number) => ({ before, after })
    const links = [link(0, 1), link(1, 2), link(5, 1), link(2, 3), link(2, 4), link(6, 3), link(5, 7)]
    const found = chainOf(links, 2).map(({ before, after }) => `${String(before)}→${String(after)}`)
    expect(found.sort()).toEqual(['0→1', '1→2', '2→3', '2→4', '5→1'])
  })
  const link = (before: number, after: number) => ({ before, after })
  const named = (found: Iterable<{ before: number; after: number }>) =>
    [...found].map(({ before, after }) => `${String(before)}→${String(after)}`).sort()

  it('is that of its end with all branches; of what goes into several ends only its own way', () => {
    const links = [link(0, 2), link(1, 2), link(2, 3), link(4, 3), link(5, 4)]
    expect(named(wholeChainOf(links, 0))).toEqual(named(links))
    expect(named(wholeChainOf([...links, link(0, 6)], 0))).toEqual(['0→2', '0→6', '2→3'])
    expect(wholeChainOf(links, 9)).toEqual([])
  })

  it('is bound by what ends last of all that is waited for', () => {
    const links = [link(0, 2), link(1, 2), link(2, 4), link(3, 4)]
    const bars = [10, 20, 40, 30, 90].map((end) => ({ end }))
    expect(named(criticalOf(links, bars))).toEqual(['1→2', '2→4'])
    expect(criticalOf([], bars).size).toBe(0)
  })
})

describe('the overview of a plan', () => {
  it('has the minutes of all bars by their days, those of late ones among them', () => {
    fc.assert(
      fc.property(anyBars, (bars) => {
        const found = overviewOf({ bars, days })
        const sum = (of: (bar: GanttBar) => boolean) =>
          bars
            .filter(of)
            .reduce((all, { start, end }) => all + Math.max(0, Math.min(end, days * 1440) - start), 0)
        expect(found).toHaveLength(days)
        expect(found.reduce((all, { busy }) => all + busy, 0)).toBe(sum(() => true))
        expect(found.reduce((all, { late }) => all + late, 0)).toBe(sum(({ late }) => late))
        expect(found.every(({ busy, late }) => late <= busy)).toBe(true)
      }),
    )
  })
})
