import { expect, it } from 'vitest'
import { checkFactory } from '#planning/checker/check-factory.ts'
import { generateFactory } from '#planning/scheduling/generate-factory.ts'
import { makeSchedule } from './make-schedule.ts'

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

it('What the thread cannot plan is an error of the run, not silence', { timeout: 60_000 }, async () => {
  const broken = { ...snapshot, facilities: [] }
  await expect(makeSchedule(broken)).rejects.toThrow()
})
