import { expect, it } from 'vitest'
import { checkFactory } from '#planning/checker/check-factory.ts'
import { generateFactory } from '#planning/scheduling/generate-factory.ts'
import type { Proposal } from '#planning/scheduling/proposal.ts'
import { makeSchedule } from './make-schedule.ts'
import { scheduledBy } from './plan-aim.ts'

const snapshot = generateFactory({ operations: 400, days: 120 }, 2)

it(
  'A schedule that takes long is made while the server answers others, the same every time',
  { timeout: 60_000 },
  async () => {
    let turns = 0
    const clock = setInterval(() => turns++, 1)
    const schedule = await makeSchedule(snapshot)
    clearInterval(clock)
    expect(turns).toBeGreaterThan(0)
    expect(schedule.operations.length + schedule.unplaced.length).toBe(400)
    expect(checkFactory(snapshot, schedule)).toEqual([])
    expect(await makeSchedule(snapshot)).toEqual(schedule)
  },
)

it(
  'What feeds the fullest machine is released later where it is roped to it',
  { timeout: 60_000 },
  async () => {
    const begins = ({ operations }: Proposal) => operations.reduce((sum, { start }) => sum + start, 0)
    const [usual, roped] = [await makeSchedule(snapshot), await makeSchedule(snapshot, scheduledBy('4'))]
    expect(checkFactory(snapshot, roped)).toEqual([])
    expect(begins(roped)).toBeGreaterThan(begins(usual))
  },
)

it('What the thread cannot plan is an error of the run, not silence', { timeout: 60_000 }, async () => {
  const broken = { ...snapshot, facilities: [] }
  await expect(makeSchedule(broken)).rejects.toThrow()
})

it(
  'What finds no room in the days that are usually looked at has its place behind them',
  { timeout: 60_000 },
  async () => {
    const many = { ...generateFactory({ operations: 400, days: 120 }, 2), days: 4 }
    const few = { ...generateFactory({ operations: 200, days: 120 }, 2), days: 4 }
    for (const snapshot of [many, few]) {
      const { days, unplaced, operations } = await makeSchedule(snapshot)
      expect(days).toBeGreaterThan(4)
      expect(unplaced.filter(({ reason }) => reason.kind === 'calendar')).toEqual([])
      expect(operations.some(({ end }) => end > 4 * 1440)).toBe(true)
    }
  },
)
