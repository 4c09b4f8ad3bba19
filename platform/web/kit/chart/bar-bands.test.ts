import { expect, it } from 'vitest'
import { barsOf, barTicks } from './bar-bands.ts'

const size = { width: 120, height: 120, left: 20, right: 0, top: 10, bottom: 10 }
const series = (name: string, ...values: readonly number[]) => ({
  name,
  label: name,
  points: values.map((value, at) => ({ at: `W${String(at)}`, value })),
})
const places = ['W0', 'W1']

it('bars of two series stand beside each other on zero', () => {
  const both = [series('in', 100, 50), series('out', 50, 25)]
  const ticks = barTicks(both, places, false)
  const [first, second] = barsOf(both, places, false, { size, ticks })
  expect(ticks).toEqual([0, 50, 100])
  expect(first?.y).toBe(10)
  expect(first && second && first.x + first.width).toBe(second?.x)
  expect(first && first.y + first.height).toBe(110)
})

it('stacked ones stand on each other, and the highest pile is in sight', () => {
  const both = [series('in', 60), series('out', 60)]
  const ticks = barTicks(both, ['W0'], true)
  const [lower, upper] = barsOf(both, ['W0'], true, { size, ticks })
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(120)
  expect(upper && upper.y + upper.height).toBeCloseTo(lower?.y ?? 0)
  expect(lower?.x).toBe(upper?.x)
})

it('what is negative is piled below zero', () => {
  const both = [series('in', 60), series('out', -30)]
  const ticks = barTicks(both, ['W0'], true)
  const [up, down] = barsOf(both, ['W0'], true, { size, ticks })
  expect(ticks[0]).toBeLessThanOrEqual(-30)
  expect(down?.y).toBeCloseTo(up ? up.y + up.height : 0)
})

it('where nothing was there is no bar', () => {
  expect(barsOf([series('in', 60)], places, false, { size, ticks: [0, 100] })).toHaveLength(1)
})
