import { expect, it } from 'vitest'
import { groupWorks, loadRate, minutesOf, type LoadTerms } from './year-load.ts'

/** A flange of two shafts, each ground; one of ten flanges is lost at its second step. */
const terms: Record<string, LoadTerms> = {
  FLANGE: {
    steps: [
      { facility_group_cd: 'MC', setup_minutes: 30, piece_minutes: 3, yield_rate: 1 },
      { facility_group_cd: 'GRIND', setup_minutes: 20, piece_minutes: 2, yield_rate: 0.9 },
      { facility_group_cd: '', setup_minutes: 0, piece_minutes: 1, yield_rate: 1 },
    ],
    parts: [{ item_cd: 'SHAFT', usage: 2 }],
  },
  SHAFT: {
    steps: [{ facility_group_cd: 'GRIND', setup_minutes: 10, piece_minutes: 4, yield_rate: 1 }],
    parts: [{ item_cd: 'STEEL', usage: 1 }],
  },
}
const works = groupWorks((item_cd) => terms[item_cd])

it('a piece takes of the machines what it and its parts take, with what is lost on the way', () => {
  const [first, second, ...more] = works('FLANGE')
  expect(more).toEqual([])
  // From the last step back: 1 / 0.9 are ground, and as many are milled.
  expect([first?.facility_group_cd, second?.facility_group_cd]).toEqual(['GRIND', 'MC'])
  expect(second?.piece_minutes).toBeCloseTo(3 / 0.9)
  expect(first?.piece_minutes).toBeCloseTo(2 / 0.9 + (4 * 2) / 0.9)
  expect([first?.setup_minutes, second?.setup_minutes]).toEqual([30, 30])
})

it('machines are set up once in a month in which something is made', () => {
  const work = { piece_minutes: 2, setup_minutes: 30 }
  expect([minutesOf(work, 0), minutesOf(work, 100)]).toEqual([0, 230])
})

it('a group is as full as its minutes beside those in which it works', () => {
  expect([loadRate(230, 460), loadRate(470, 460), loadRate(10, 0)]).toEqual([50, 102, undefined])
})
