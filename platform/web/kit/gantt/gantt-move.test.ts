import { describe, expect, it } from 'vitest'
import { rowHeight } from './gantt-hit.ts'
import { layoutOf } from './gantt-layout.ts'
import { moveByDrag, moveByKey } from './gantt-move.ts'

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
})
