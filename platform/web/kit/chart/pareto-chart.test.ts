import { expect, it } from 'vitest'
import { sharesOf } from './pareto-chart.tsx'

it('shares come together to a hundred, of nothing to nothing', () => {
  const at = (value: number) => ({ at: String(value), value })
  expect(sharesOf([at(60), at(30), at(10)]).map(({ value }) => value)).toEqual([60, 90, 100])
  expect(sharesOf([at(0)]).map(({ value }) => value)).toEqual([0])
})
