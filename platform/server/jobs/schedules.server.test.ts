import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { job } from '#platform/contract/job.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { dispatchSchedules } from './dispatch-schedules.ts'
import { registerSchedules, type FactoryClock } from './register-schedules.ts'
import { handle } from './handler.ts'

const nightly = job({
  name: 'trial.nightly',
  title: { ja: '夜間', en: 'Nightly', zh: '夜间' },
  guard: 'schedule',
  input: z.object({}),
  result: z.object({}),
  cancellable: false,
  retries: 0,
  schedule: { rule: { every: 'day', at: '02:30' }, per: 'factory' },
})
const handlers = [handle(nightly, async () => ({}))]

const clocks: readonly FactoryClock[] = [
  { company_cd: 'A', factory_cd: 'F01', time_zone: 'Asia/Tokyo' },
  { company_cd: 'A', factory_cd: 'F02', time_zone: 'America/New_York' },
  { company_cd: 'B', factory_cd: 'F01', time_zone: 'Asia/Tokyo' },
]
const everywhere = async () => clocks
const at = (moment: string) => new Date(moment)

onPostgres((open) =>
  describe('schedules', () => {
    let database: Database
    const queued = () =>
      database.owner('read', (tx) =>
        rows(
          tx,
          { clock: z.string() },
          sql`SELECT company_cd || ' ' || factory_cd AS clock FROM job WHERE user_cd = 'system' ORDER BY 1`,
        ),
      )
    const schedules = () =>
      database.owner('read', (tx) =>
        rows(
          tx,
          { clock: z.string(), next: z.string() },
          sql`SELECT company_cd || ' ' || factory_cd AS clock, to_char(next_run_dt, 'MM-DD HH24:MI') AS next
              FROM task_schedule ORDER BY 1`,
        ),
      )
    const forget = () => database.owner('write', (tx) => tx.execute(sql`DELETE FROM job`))

    beforeAll(async () => {
      database = await open()
      await registerSchedules(database, handlers, everywhere, at('2026-03-06T12:00:00Z'))
    })

    it('every factory has its own clock', async () => {
      expect(await schedules()).toEqual([
        { clock: 'A F01', next: '03-06 17:30' },
        { clock: 'A F02', next: '03-07 07:30' },
        { clock: 'B F01', next: '03-06 17:30' },
      ])
    })

    it('several dispatchers at the same moment queue a run once', async () => {
      const moment = at('2026-03-06T17:30:01Z')
      const both = await Promise.all([1, 2, 3].map(() => dispatchSchedules(database, handlers, moment)))
      expect(both.reduce((sum, count) => sum + count, 0)).toBe(2)
      expect((await queued()).map(({ clock }) => clock)).toEqual(['A F01', 'B F01'])
      expect(await dispatchSchedules(database, handlers, moment)).toBe(0)
      await forget()
    })

    it('days without any process are made up for once, also over the clock change', async () => {
      await dispatchSchedules(database, handlers, at('2026-03-08T12:00:00Z'))
      expect((await queued()).map(({ clock }) => clock)).toEqual(['A F01', 'A F02', 'B F01'])
      expect(await schedules()).toEqual([
        { clock: 'A F01', next: '03-08 17:30' },
        { clock: 'A F02', next: '03-09 06:30' },
        { clock: 'B F01', next: '03-08 17:30' },
      ])
    })

    it('a run that still waits stands for the next one too', async () => {
      await dispatchSchedules(database, handlers, at('2026-03-09T12:00:00Z'))
      expect(await queued()).toHaveLength(3)
      await forget()
    })

    it('a switched-off schedule queues nothing; registering again changes only what has moved', async () => {
      await database.owner('write', (tx) =>
        tx.execute(sql`UPDATE task_schedule SET enabled = false WHERE company_cd = 'B'`),
      )
      const moved = clocks.map((clock) =>
        clock.factory_cd === 'F02' ? { ...clock, time_zone: 'UTC' } : clock,
      )
      await registerSchedules(database, handlers, async () => moved, at('2026-03-09T12:00:00Z'))
      expect(await schedules()).toEqual([
        { clock: 'A F01', next: '03-09 17:30' },
        { clock: 'A F02', next: '03-10 02:30' },
        { clock: 'B F01', next: '03-09 17:30' },
      ])
      await dispatchSchedules(database, handlers, at('2026-03-10T12:00:00Z'))
      expect((await queued()).map(({ clock }) => clock)).toEqual(['A F01', 'A F02'])
    })

    it('a factory that is closed has none any more', async () => {
      await registerSchedules(database, handlers, async () => clocks.slice(0, 1))
      expect((await schedules()).map(({ clock }) => clock)).toEqual(['A F01'])
    })

    it('a program that does not know a job leaves its runs to those that do', async () => {
      await forget()
      expect(await dispatchSchedules(database, [], at('2027-01-01T00:00:00Z'))).toBe(0)
      expect(await dispatchSchedules(database, handlers, at('2027-01-01T00:00:00Z'))).toBe(1)
    })
  }),
)
