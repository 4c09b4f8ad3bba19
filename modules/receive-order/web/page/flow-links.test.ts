import { expect, it } from 'vitest'
import { flowLinks, type FlowBox } from './flow-links.ts'

const box = (left: number, middle: number, isLate = false): FlowBox => ({
  left,
  right: left + 80,
  middle,
  isLate,
})

it('a way leads from the line through the stages that have something, and passes by those that have nothing', () => {
  const links = flowLinks([[box(0, 20)], [], [box(200, 20)], [], [box(400, 20)]])
  expect(links.map(({ path }) => path.split('m')[0])).toEqual([
    'M80 20H190',
    'M190 20H199',
    'M280 20H390',
    'M390 20H399',
  ])
})

it('where one becomes many, or many one, the ways meet before what they lead to', () => {
  const links = flowLinks([[box(0, 20)], [box(200, 20), box(200, 60)], [box(400, 20)]])
  expect(links.map(({ path }) => path.split('m')[0])).toEqual([
    'M80 20H190',
    'M190 20V60',
    'M190 20H199',
    'M190 60H199',
    'M280 20H390',
    'M280 60H390',
    'M390 20V60',
    'M390 20H399',
  ])
})

it('what waits for something late is marked, and nothing else', () => {
  const links = flowLinks([[box(0, 20)], [box(200, 20, true)], [box(400, 20)]])
  expect(links.map(({ isWaiting }) => isWaiting)).toEqual([false, false, true, true])
})

it('a line on which nothing hangs yet has no ways', () => {
  expect(flowLinks([[box(0, 20)], [], []])).toEqual([])
})
