import { describe, expect, it } from 'vitest'
import { rowHeight } from './gantt-hit.ts'
import { layoutOf } from './gantt-layout.ts'
import { minutesDragged, moveByDrag, moveByKey, swapByKey } from './gantt-move.ts'
import { scaleAt, xOf } from './time-axis.ts'

const bar = (lane: number, start: number) => ({
  ...{ key: `${String(lane)} ${String(start)}`, lane, order: '', label: '', start, setup: 0 },
  ...{ end: start + 60, done: 0, late: false, fixed: false },
})
/** Two bars at once on the first lane: it has two rows. */
const bars = [bar(0, 0), bar(0, 30), bar(1, 0)]
const layout = layoutOf({ lanes: ['a', 'b', 'c'].map((key) => ({ key, label: key, open: [] })), bars })
const scale = scaleAt({ from: 0, perMinute: 0.5 })
const [first = bar(0, 0)] = bars

describe('A bar that is moved', () => {
  it('goes as far as the pointer, in steps of five minutes, to the lane that it is dropped on', () => {
    const dragged = (across: number, down: number) => moveByDrag(layout, first, 0, { across, down }, scale)
    expect(dragged(31, 0)).toEqual({ minutes: 60, lanes: 0 })
    expect(dragged(-10, rowHeight)).toEqual({ minutes: -20, lanes: 0 })
    expect(dragged(0, 2 * rowHeight)).toEqual({ minutes: 0, lanes: 1 })
    expect(dragged(0, 99 * rowHeight)).toEqual({ minutes: 0, lanes: 2 })
  })

  it('goes by keys as far as a line of the head, a day at most', () => {
    expect(moveByKey('ArrowRight', first, scale)).toEqual({ minutes: 60, lanes: 0 })
    expect(moveByKey('ArrowLeft', first, scaleAt({ from: 0, perMinute: 0.001 }))).toEqual({
      minutes: -1440,
      lanes: 0,
    })
    expect(moveByKey('ArrowUp', first, scale)).toEqual({ minutes: 0, lanes: -1 })
    expect(moveByKey('Enter', first, scale)).toBeUndefined()
  })

  describe('over a weekend that is folded', () => {
    const [friday, monday] = [16 * 60, 3 * 1440 + 8 * 60]
    const closed = [
      { from: -420, to: 480 },
      { from: 1020, to: monday },
    ]
    const folded = scaleAt({ from: 0, perMinute: 0.5 }, closed)
    const to = (from: number, moment: number) => xOf(folded, moment) - xOf(folded, from)

    it('lands at what stands under the pointer, and where that is folded, when work begins again', () => {
      expect(minutesDragged(friday, to(friday, monday + 120), folded)).toBe(monday + 120 - friday)
      expect(minutesDragged(monday + 120, to(monday + 120, friday), folded)).toBe(friday - monday - 120)
      for (const inFold of [1021, 2000, monday - 1])
        expect(friday + minutesDragged(friday, to(friday, inFold), folded)).toBe(monday)
      expect(minutesDragged(2000, 0.5, folded)).not.toBe(0)
      expect(minutesDragged(2000, 0, folded)).toBe(0)
    })

    it('goes by keys to the first moment of work behind it, and back to the last', () => {
      const by = (key: string, start: number) => moveByKey(key, { start }, folded)?.minutes
      expect(by('ArrowRight', friday)).toBe(monday - friday)
      expect(by('ArrowLeft', monday)).toBe(friday - monday)
      expect(by('ArrowRight', monday)).toBe(60)
      // A step of a day comes to the beginning of Friday, not to Thursday.
      const days = scaleAt({ from: 0, perMinute: 0.001 }, closed)
      expect(moveByKey('ArrowLeft', { start: monday }, days)?.minutes).toBe(480 - monday)
    })
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
