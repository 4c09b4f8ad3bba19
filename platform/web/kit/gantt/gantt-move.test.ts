import { describe, expect, it } from 'vitest'
import { rowHeight } from './gantt-hit.ts'
import { layoutOf } from './gantt-layout.ts'
import { moveByDrag, moveByKey, swapByKey } from './gantt-move.ts'

const bar = (lane: number, start: number) => ({
  ...{ key: `${String(lane)} ${String(start)}`, lane, order: '', label: '', start, setup: 0 },
  ...{ end: start + 60, done: 0, late: false, fixed: false },
})
/** Two bars at once on the first lane: it has two rows. */
const bars = [bar(0, 0), bar(0, 30), bar(1, 0)]
const layout = layoutOf({ lanes: ['a', 'b', 'c'].map((key) => ({ key, label: key, open: [] })), bars })
const scale = { from: 0, perMinute: 0.5 }

describe('A bar that is moved', () => {
  it('goes as far as the pointer, in steps of five minutes, to the lane that it is dropped on', () => {
    const dragged = (across: number, down: number) =>
      moveByDrag(layout, bars[0] ?? bar(0, 0), 0, { across, down }, scale)
    expect(dragged(31, 0)).toEqual({ minutes: 60, lanes: 0 })
    expect(dragged(-10, rowHeight)).toEqual({ minutes: -20, lanes: 0 })
    expect(dragged(0, 2 * rowHeight)).toEqual({ minutes: 0, lanes: 1 })
    expect(dragged(0, 99 * rowHeight)).toEqual({ minutes: 0, lanes: 2 })
  })

  it('goes by keys as far as a line of the head, a day at most', () => {
    expect(moveByKey('ArrowRight', scale)).toEqual({ minutes: 60, lanes: 0 })
    expect(moveByKey('ArrowLeft', { from: 0, perMinute: 0.001 })).toEqual({ minutes: -1440, lanes: 0 })
    expect(moveByKey('ArrowUp', scale)).toEqual({ minutes: 0, lanes: -1 })
    expect(moveByKey('Enter', scale)).toBeUndefined()
  })

  it('changes places with its neighbour: the later one begins where the earlier one did', () => {
    const three = [bar(0, 0), bar(0, 100), bar(0, 300)]
    const row = layoutOf({ lanes: [{ key: 'a', label: 'a', open: [] }], bars: three })
    const swapped = (chosen: number, key: string) => {
      const found = swapByKey(row, three, chosen, key)
      return found && [found.bar.start, found.by.minutes]
    }
    expect(swapped(1, 'ArrowLeft')).toEqual([100, -100])
    expect(swapped(1, 'ArrowRight')).toEqual([300, -200])
    expect(swapped(0, 'ArrowLeft')).toBeUndefined()
    expect(swapped(2, 'ArrowRight')).toBeUndefined()
    expect(swapped(1, 'ArrowUp')).toBeUndefined()
    expect(swapped(-1, 'ArrowRight')).toBeUndefined()
  })
})
