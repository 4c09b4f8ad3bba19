import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead } from '#modules/master/server/views.ts'
import { lanesOf } from '#modules/production/server/index.ts'
import { workOrderOperationRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { decimal, divided, sum, times, written } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { percentOf } from '#platform/contract/percent-of.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { joined, overlap, without, type Interval } from '#planning/calendar/intervals.ts'
import type { losses } from '../../contract/losses/losses-calls.ts'
import { readShifts } from '../shifts.ts'
import { workedKinds } from '../work-events.ts'
import { stretchesOf, type LossPeriod } from './stretches.ts'

type Row = OutputOf<typeof losses>['oee'][number]

const text = z.string()
const day = 1440

/**
 * 設備総合効率 by machine and shift: of the time in which a machine should have worked, how long it worked, how fast beside the
 * standard time, and how much of it was good. Several jobs at once do not make a machine work longer.
 */
export async function readOee(context: Context, period: LossPeriod): Promise<Row[]> {
  const told = await readTold(context, period)
  if (told.length === 0) return []
  const days = Math.round((Date.parse(period.to) - Date.parse(period.from)) / 86_400_000) + 1
  const { facilities } = await lanesOf(context, { first_day: period.from, days: days + 1, people: [] })
  const openOf = new Map(facilities.map((one) => [one.facility_cd, joined(one.open)]))
  const known = await readShifts(context)
  const windowsOf = ({ from, to }: Interval, first: number, last: number): readonly Interval[] =>
    Array.from({ length: last - first + 1 }, (_, at) => (first + at) * day).map((midnight) => ({
      ...{ from: midnight + from, to: midnight + to },
    }))
  const shifts = known.map((shift) => ({ ...shift, windows: windowsOf(shift, 0, days - 1) }))
  // The night before the period, and the morning after it, belong to shifts of other days.
  const around = joined(known.flatMap((shift) => windowsOf(shift, -1, days)))
  const whole = [{ from: 0, to: (days + 1) * day }]
  const rest = { shift_cd: '', shift_nm: '', windows: without(whole, around) }
  return [...groupedBy(told, ({ facility_cd }) => facility_cd)].flatMap(([facility_cd, own]) => {
    const ran = joined(own.filter(({ runs }) => runs).map(({ from, to }) => ({ from, to })))
    const open = openOf.get(facility_cd) ?? []
    return [...shifts, rest].flatMap(({ shift_cd, shift_nm, windows }) => {
      const made = own.filter(({ from }) => windows.some((one) => one.from <= from && from < one.to))
      const openMinutes = minutesOf(overlap(open, joined(windows)))
      const runMinutes = minutesOf(overlap(ran, joined(windows)))
      const all = (name: 'good' | 'defective' | 'standard') => sum(made.map((one) => decimal(one[name])))
      const pieces = { good: all('good'), defective: all('defective'), standard: all('standard') }
      if (shift_cd === '' && runMinutes === 0 && pieces.good.units + pieces.defective.units === 0n) return []
      const [openTime, runTime] = [minutesAs(openMinutes), minutesAs(runMinutes)]
      const standardTime = divided(pieces.standard, decimal('60'), 3, 'half-up')
      const both = sum([pieces.good, pieces.defective])
      const goodTime =
        both.units === 0n ? both : divided(times(standardTime, pieces.good), both, 3, 'half-up')
      return [
        {
          ...{ facility_cd, facility_nm: own[0].facility_nm, shift_cd, shift_nm },
          ...{ open_minutes: Math.round(openMinutes), run_minutes: Math.round(runMinutes) },
          ...{ good: written(pieces.good), defective: written(pieces.defective) },
          availability: percentOf(runTime, openTime),
          performance: percentOf(standardTime, runTime),
          quality: percentOf(pieces.good, both),
          oee: percentOf(goodTime, openTime),
        },
      ]
    })
  })
}

const minutesOf = (spans: readonly Interval[]): number =>
  spans.reduce((all, { from, to }) => all + to - from, 0)
const minutesAs = (minutes: number) => decimal(minutes.toFixed(3))

/** Entries of machines, in minutes from the first midnight, with the standard time of their pieces in seconds. */
async function readTold(context: Context, period: LossPeriod) {
  const { tx, session } = context
  const zone = await directory.timeZoneOf(tx, session)
  const minutesAt = (moment: 'occurred_at' | 'ended_at') =>
    sql`(extract(epoch FROM (s.${sql.identifier(moment)} AT TIME ZONE ${zone}) - ${period.from}::timestamp) / 60)::float8`
  return rows(
    tx,
    {
      ...{ facility_cd: text, facility_nm: text, runs: z.boolean(), from: z.number(), to: z.number() },
      ...{ good: text, defective: text, standard: text },
    },
    sql`${stretchesOf(context, period)} SELECT s.facility_cd, coalesce(${facilityRead.of('s', 'facility_nm')}, '') AS facility_nm,
        s.event_kind IN ${workedKinds} AS runs, ${minutesAt('occurred_at')} AS "from", ${minutesAt('ended_at')} AS "to",
        trim_scale(s.good_qty)::text AS good, trim_scale(s.defective_qty)::text AS defective,
        trim_scale((s.good_qty + s.defective_qty) * coalesce((SELECT o.piece_seconds FROM ${workOrderOperationRead.rows} AS o
          WHERE o.company_cd = s.company_cd AND o.factory_cd = s.factory_cd AND o.work_order_no = s.work_order_no
            AND o.process_no = s.process_no AND o.split_no = 1), 0))::text AS standard
      FROM stretch AS s WHERE s.facility_cd <> '' ORDER BY s.facility_cd, s.event_no`,
  )
}
