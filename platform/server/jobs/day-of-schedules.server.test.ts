import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { job } from '#platform/contract/job.ts'
import type { ScheduleRule } from '#platform/contract/schedule.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { product } from '#test/product.ts'
import { limit, soaking } from '#test/soak.ts'
import { dispatchSchedules } from './dispatch-schedules.ts'
import { registerSchedules, type FactoryClock } from './register-schedules.ts'
import { handle } from './handler.ts'

const minute = 60_000
/** A month ends in both zones, and in New York the clock goes back; in a soak for two months, from before it goes forward. */
const [begin, end] = soaking
  ? ['2026-03-01T00:00Z', '2026-05-02T00:00Z']
  : ['2026-10-31T12:00Z', '2026-11-01T18:00Z']
const step = (soaking ? 1 : 15) * minute
/** As a server does when it starts again. */
const restart = 6 * 60 * minute

const trial = (name: `trial.${string}`, rule: ScheduleRule) =>
  handle(
    job({
      name,
      title: { ja: '試験', en: 'Trial', zh: '试验' },
      guard: 'schedule',
      input: z.object({}),
      result: z.object({}),
      cancellable: false,
      retries: 0,
      schedule: { rule, per: 'factory' },
    }),
    async () => ({}),
  )
const trials = [
  trial('trial.often', { every: 'minutes', minutes: 45 }),
  // Comes twice in the night of the clock change, and is meant once.
  trial('trial.nightly', { every: 'day', at: '01:30' }),
  trial('trial.weekly', { every: 'week', on: 7, at: '06:15' }),
  trial('trial.monthly', { every: 'month', on: 31, at: '23:45' }),
]
const handlers = [...trials, ...product.jobs.filter((handler) => handler.job.schedule)]

const clocks: readonly FactoryClock[] = [
  { company_cd: 'A', factory_cd: 'F01', time_zone: 'Asia/Tokyo', day_change: '05:00' },
  { company_cd: 'A', factory_cd: 'F02', time_zone: 'America/New_York', day_change: '05:00' },
]

/** What the clock on the wall and the calendar beside it show. */
const walls = new Map(
  clocks.map(({ time_zone }) => [
    time_zone,
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: time_zone, hourCycle: 'h23', weekday: 'short', month: 'numeric', year: 'numeric' },
      ...{ day: 'numeric', hour: '2-digit', minute: '2-digit' },
    }),
  ]),
)

/** By looking at the clock at every step: no reckoning ahead, unlike the engine. */
function comesDue(rule: ScheduleRule, zone: string, moment: number, done: Set<string>): boolean {
  if (rule.every === 'minutes') return moment % (rule.minutes * minute) === 0
  const shown = partsOf(zone, moment)
  if (`${shown.hour}:${shown.minute}` !== rule.at || done.has(shown.date)) return false
  done.add(shown.date)
  if (rule.every === 'week') return shown.weekday === 'Sun'
  return rule.every === 'day' || partsOf(zone, moment + 24 * 60 * minute).date.startsWith('1/')
}

function partsOf(zone: string, moment: number) {
  const parts = walls.get(zone)?.formatToParts(moment) ?? []
  const {
    weekday,
    day,
    month,
    year,
    hour,
    minute: at,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return { weekday, hour, minute: at, date: `${Number(day)}/${month}/${year}` }
}

const expected = handlers.flatMap(({ job: { name, schedule } }) => {
  if (!schedule) return []
  const { per, atChangeOfDay } = schedule
  const rule: ScheduleRule = atChangeOfDay ? { every: 'day', at: '05:00' } : schedule.rule
  return (per === 'factory' ? clocks : clocks.slice(0, 1)).map(({ factory_cd, time_zone }) => ({
    rule,
    time_zone,
    who: `${name} ${per === 'factory' ? factory_cd : ''}`,
    done: new Set<string>(),
  }))
})

onPostgres((open) => {
  it(
    'every job of every kind comes due as its calendar says, none twice and none missed, over a month’s end and a clock change',
    { timeout: limit(120_000) },
    async () => {
      const database = await open()
      const everywhere = () => Promise.resolve(clocks)
      const queued = () =>
        database.owner('write', (tx) =>
          rows(tx, { who: z.string() }, sql`DELETE FROM job RETURNING name || ' ' || factory_cd AS who`),
        )
      await registerSchedules(database, handlers, everywhere, new Date(begin))
      const came: string[] = []
      const should: string[] = []
      for (let at = Date.parse(begin) + step; at <= Date.parse(end); at += step) {
        const now = new Date(at)
        if (at % restart === 0) await registerSchedules(database, handlers, everywhere, now)
        const counts = await Promise.all([1, 2].map(() => dispatchSchedules(database, handlers, now)))
        const told = `${now.toISOString()} `
        if (counts.some(Boolean)) came.push(...(await queued()).map(({ who }) => told + who).sort())
        should.push(
          ...expected
            .filter(({ rule, time_zone, done }) => comesDue(rule, time_zone, at, done))
            .map(({ who }) => told + who)
            .sort(),
        )
      }
      expect(new Set(should.map((one) => one.split(' ')[1])).size).toBe(handlers.length)
      expect(came).toEqual(should)
    },
  )
})
