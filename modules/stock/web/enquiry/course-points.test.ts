import { expect, it } from 'vitest'
import { coursePoints } from './course-points.ts'

const past = [
  { date: '2026-01-01', balance: '8' },
  { date: '2026-03-30', balance: '10' },
]
const step = {
  date: '2026-04-20',
  what: '',
  kind: '',
  link: '',
  no: '1',
  line: 1,
  qty: '-4',
  firm: true,
  allocated: true,
}

it('the line goes from the past over today to what is expected, and on to four weeks ahead', () => {
  const points = coursePoints({
    past,
    steps: [{ ...step, balance: '6' }],
    on_hand: '10',
    business_date: '2026-04-01',
  })
  expect(points.map(({ at, value }) => `${at} ${String(value)}`)).toEqual([
    '2026-01-01 8',
    '2026-03-30 10',
    '2026-04-01 10',
    '2026-04-20 6',
    '2026-04-29 6',
  ])
})

it('where nothing is expected it is a level line, today once', () => {
  const points = coursePoints({
    past: [...past, { date: '2026-04-01', balance: '10' }],
    steps: [],
    on_hand: '10',
    business_date: '2026-04-01',
  })
  expect(points.map(({ at }) => at)).toEqual(['2026-01-01', '2026-03-30', '2026-04-01', '2026-04-29'])
})
