import { expect, it } from 'vitest'
import { shortened } from './pareto-chart.tsx'

it('a bar is named by as much of its name as there is room for', () => {
  expect(['設備故障', '外観不良（キズ・打痕）'].map((name) => shortened(name, 60))).toEqual([
    ...['設備故障', '外観不良…'],
  ])
  expect(shortened('設備故障', 30)).toBe('')
})
