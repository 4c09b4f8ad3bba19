import { expect, it } from 'vitest'
import { NarrowBars } from './gantt-bar.ts'
import type { GanttColours } from './gantt-colours.ts'
import { pathOf } from './load-bars.ts'

const tone = { ground: '', edge: '' }
const colours: GanttColours = {
  ...{ sheet: '', off: '', line: '', text: '', dim: '', accent: '', onAccent: '', accentSoft: '' },
  ...{ bar: '', done: 'done', lateSoft: '', ghost: '', accentLine: 'linked', late: 'late' },
  ...{ barLine: 'locked', fixed: 'free' },
  tones: { none: tone, go: tone, done: tone, warn: tone, bad: tone },
}

/** What is filled, in its order. */
function drawn(bars: NarrowBars): readonly string[] {
  const filled: string[] = []
  const context = {
    fillStyle: '',
    fillRect(...box: readonly number[]) {
      filled.push(`${this.fillStyle} ${box.join(' ')}`)
    },
  }
  bars.draw(context)
  return filled
}

const bar = { key: '', label: '', order: '', lane: 0, start: 0, end: 0, setup: 0, done: 0 }
const at = (x: number, y: number, width = 3) => ({ x, y, width, height: 26 })

it('fills narrow bars of one colour that touch as one, and no room between others', () => {
  const narrow = new NarrowBars()
  const [free, late] = [
    { ...bar, late: false, fixed: false },
    { ...bar, late: true, fixed: false },
  ]
  for (const x of [10, 12.6, 15.4]) narrow.add({ bar: free, box: at(x, 4), colours }, false)
  narrow.add({ bar: late, box: at(18.4, 4), colours }, false)
  for (const x of [30, 60]) narrow.add({ bar: free, box: at(x, 4), colours }, false)
  narrow.add({ bar: free, box: at(60, 38), colours }, false)
  narrow.add({ bar: { ...free, done: 0.5 }, box: at(90, 38, 4), colours }, true)
  expect(drawn(narrow)).toEqual([
    ...['free 10 4 8 26', 'free 30 4 3 26', 'free 60 4 3 26', 'free 60 38 3 26'],
    ...['late 18 4 3 26', 'linked 90 38 4 26', 'done 90 60 2 4'],
  ])
})

it('makes one shape of many days of load', () => {
  const days = [
    { x: 1, y: 2, width: 3, height: 4 },
    { x: 10.004, y: 0, width: 5, height: 6 },
  ]
  expect(pathOf(days)).toBe('M1.00 2.00h3.00v4.00h-3.00zM10.00 0.00h5.00v6.00h-5.00z')
})
