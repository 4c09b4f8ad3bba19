import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityGroupRead, facilityRead } from '#modules/master/server/views.ts'
import { lanesOf } from '#modules/production/server/index.ts'
import { workOrderOperationRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { decimal, plus, sum, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Board, BoardLine } from '../../contract/morning-board/board-calls.ts'
import type { Stop } from '../losses/loss-lines.ts'
import { stretchesOf } from '../losses/stretches.ts'
import type { BoardDay } from './board-day.ts'
import { planByHour } from './plan-by-hour.ts'

const text = z.string()

interface Cell {
  readonly plan: Decimal
  readonly good: Decimal
}
type Cells = Map<number, Cell>

/** 計画と実績: by group of machines and hour, from what was planned, what was reported, and what stood still. */
export async function readLines(
  context: Context,
  { day, first_hour }: Pick<BoardDay, 'day' | 'first_hour'>,
  stops: readonly Stop[],
): Promise<Pick<Board, 'hours' | 'lines'>> {
  const hours = Array.from({ length: 24 }, (_, at) => first_hour + at)
  const groups = await readGroups(context)
  const lineOf = new Map(groups.flatMap(({ line_cd, machines }) => machines.map((one) => [one, line_cd])))
  const byLine = new Map<string, Cells>()
  const add = (line_cd: string, hour: number, more: Partial<Cell>) => {
    const cells = byLine.get(line_cd) ?? new Map<number, Cell>()
    const known = cells.get(hour) ?? { plan: zero, good: zero }
    cells.set(hour, {
      ...{ plan: plus(known.plan, more.plan ?? zero), good: plus(known.good, more.good ?? zero) },
    })
    byLine.set(line_cd, cells)
  }
  const { facilities } = await lanesOf(context, { first_day: day, days: 2, people: [] })
  const openOf = new Map(facilities.map(({ facility_cd, open }) => [facility_cd, open]))
  for (const { facility_cd, group_cd, qty, from_minute, to_minute } of await readPlanned(context, day)) {
    const work = { qty, from: from_minute, to: to_minute, open: openOf.get(facility_cd) ?? [] }
    for (const [hour, plan] of planByHour(work, hours))
      add(lineOf.get(facility_cd) ?? group_cd, hour, { plan })
  }
  const [first = 0, last = 23] = [hours.at(0), hours.at(-1)]
  for (const { facility_cd, group_cd, hour, good } of await readReported(context, day))
    add(lineOf.get(facility_cd) ?? group_cd, Math.min(Math.max(hour, first), last), { good: decimal(good) })
  const used = hours.filter((hour) => [...byLine.values()].some((cells) => cells.has(hour)))
  const shown = used.length === 0 ? [] : range(used[0] ?? 0, used.at(-1) ?? 0)
  const names = new Map(groups.map((group) => [group.line_cd, group]))
  const reasonIn = (line_cd: string, hour: number) =>
    longestStop(
      stops.filter(({ facility_cd }) => (lineOf.get(facility_cd) ?? '') === line_cd),
      hour,
    )
  return {
    hours: shown,
    lines: [...byLine].map(([line_cd, cells]): BoardLine => {
      const all = [...cells.values()]
      return {
        ...{ line_cd, line_nm: names.get(line_cd)?.line_nm ?? '' },
        machines: [...(names.get(line_cd)?.machines ?? [])],
        cells: shown.map((hour) => {
          const { plan, good } = cells.get(hour) ?? { plan: zero, good: zero }
          return { hour, plan: written(plan), good: written(good), reason_nm: reasonIn(line_cd, hour) }
        }),
        plan: written(sum(all.map(({ plan }) => plan))),
        good: written(sum(all.map(({ good }) => good))),
      }
    }),
  }
}

/** In the order of the machines' codes, as boards have them. */
async function readGroups({ tx, session }: Context) {
  return rows(
    tx,
    { line_cd: text, line_nm: text, machines: z.array(text) },
    sql`SELECT f.facility_group_cd AS line_cd, coalesce(min(${facilityGroupRead.of('f', 'facility_group_nm')}), '') AS line_nm,
        array_agg(f.facility_cd::text ORDER BY f.facility_cd) AS machines
      FROM ${facilityRead.rows} AS f WHERE f.company_cd = ${session.company_cd} AND f.factory_cd = ${session.factory_cd}
        AND f.facility_kind IN ('1', '4') GROUP BY 1 ORDER BY min(f.facility_cd)`,
  )
}

/** Work that was to be done on the day, set-up taken off, in minutes from its midnight. */
async function readPlanned({ tx, session }: Context, day: string) {
  const zone = await directory.timeZoneOf(tx, session)
  return rows(
    tx,
    { facility_cd: text, group_cd: text, qty: text, from_minute: z.number(), to_minute: z.number() },
    sql`SELECT t.facility_cd, t.group_cd, t.qty, least(t.from_minute + t.setup, t.to_minute) AS from_minute, t.to_minute FROM (
      SELECT o.facility_cd, o.facility_group_cd AS group_cd, trim_scale(o.plan_qty)::text AS qty, (o.setup_seconds / 60.0)::float8 AS setup,
        (extract(epoch FROM (o.start_at AT TIME ZONE ${zone}) - ${day}::timestamp) / 60)::float8 AS from_minute,
        (extract(epoch FROM (o.end_at AT TIME ZONE ${zone}) - ${day}::timestamp) / 60)::float8 AS to_minute
      FROM ${workOrderOperationRead.rows} AS o WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd}
        AND o.split_no = 1 AND NOT o.outside_flg AND o.start_at < ((${day}::date + 2)::timestamp AT TIME ZONE ${zone})
        AND o.end_at >= (${day}::timestamp AT TIME ZONE ${zone})) AS t`,
  )
}

/** Good pieces of the day, in the hour in which they were reported. */
async function readReported(context: Context, day: string) {
  const { tx, session } = context
  const zone = await directory.timeZoneOf(tx, session)
  return rows(
    tx,
    { facility_cd: text, group_cd: text, hour: z.int(), good: text },
    sql`${stretchesOf(context, { from: day, to: day, facility_cd: '' })} SELECT s.facility_cd,
        coalesce((SELECT o.facility_group_cd FROM ${workOrderOperationRead.rows} AS o WHERE o.company_cd = s.company_cd
          AND o.factory_cd = s.factory_cd AND o.work_order_no = s.work_order_no AND o.process_no = s.process_no
          AND o.split_no = 1), '') AS group_cd,
        floor(extract(epoch FROM (s.occurred_at AT TIME ZONE ${zone}) - ${day}::timestamp) / 3600)::int AS hour,
        trim_scale(sum(s.good_qty))::text AS good
      FROM stretch AS s WHERE s.good_qty > 0 GROUP BY 1, 2, 3`,
  )
}

function longestStop(stops: readonly Stop[], hour: number): string {
  const inHour = ({ from_minute, to_minute }: Stop) =>
    Math.min(to_minute, (hour + 1) * 60) - Math.max(from_minute, hour * 60)
  const [longest] = stops
    .filter((stop) => inHour(stop) > 0)
    .toSorted((one, other) => inHour(other) - inHour(one))
  return longest?.name ?? ''
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
