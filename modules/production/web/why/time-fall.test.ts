import { expect, it } from 'vitest'
import { timeFall, type Spent } from './time-fall.ts'

const spent = (more: Partial<Spent>): Spent => ({
  ...{ waiting: 0, setup: 0, working: 0, outside: 0, closed: 0 },
  ...more,
})

it('each process goes on where the one before it ends, and all come to what has elapsed', () => {
  const fall = timeFall([spent({ setup: 10, working: 40 }), spent({ waiting: 30, working: 20 })])
  expect(fall.map((pieces) => pieces.map(({ part, from, width }) => [part, from, width]))).toEqual([
    [
      ['setup', 0, 10],
      ['working', 10, 40],
    ],
    [
      ['waiting', 50, 30],
      ['working', 80, 20],
    ],
  ])
})

it('what took no time is not drawn', () => {
  expect(timeFall([spent({}), spent({ outside: 5 })])).toEqual([
    [],
    [{ part: 'outside', from: 0, width: 100 }],
  ])
})
