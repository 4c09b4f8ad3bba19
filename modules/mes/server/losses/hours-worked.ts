import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, workerRead } from '#modules/master/server/views.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { losses } from '../../contract/losses/losses-calls.ts'
import { personTimes, type PersonTime } from '../hours/read-hours.ts'
import { workEventTable } from '../tables.ts'
import { workedKinds } from '../work-events.ts'
import { stretchesOf, type LossPeriod } from './stretches.ts'

type Hours = Pick<OutputOf<typeof losses>, 'machines' | 'workers' | 'indirect'>

const text = z.string()
const reported = {
  ...{ code: text, name: text, run_minutes: z.int(), stop_minutes: z.int(), good: text, defective: text },
}

/** 工数: machines as long as they ran, people as their time was divided among what they had open. */
export async function hoursWorked(context: Context, period: LossPeriod): Promise<Hours> {
  const ofWhom = (code: SQL, name: SQL) =>
    rows(
      context.tx,
      reported,
      sql`${stretchesOf(context, period)} SELECT ${code} AS code, coalesce(min(${name}), '') AS name,
          round(coalesce(sum(s.seconds) FILTER (WHERE s.event_kind IN ${workedKinds}), 0) / 60)::int AS run_minutes,
          round(coalesce(sum(s.seconds) FILTER (WHERE s.event_kind = '2'), 0) / 60)::int AS stop_minutes,
          trim_scale(sum(s.good_qty))::text AS good, trim_scale(sum(s.defective_qty))::text AS defective
        FROM stretch AS s WHERE s.company_cd = ${context.session.company_cd} AND ${code} <> '' GROUP BY 1 ORDER BY 3 DESC, 1`,
    )
  const machines = await ofWhom(sql`s.facility_cd`, facilityRead.of('s', 'facility_nm'))
  const told = await ofWhom(sql`s.worker_cd`, workerRead.of('s', 'worker_nm'))
  const people = await personTimes(context, period)
  const jobs = people.filter(({ work_order_no }) => work_order_no !== '')
  const indirect = people.filter(({ work_order_no }) => work_order_no === '')
  const minutesBy = (times: readonly PersonTime[], of: 'facility_cd' | 'worker_cd') => {
    const found = groupedBy(times, (time) => time[of])
    return (code: string) => minutes(found.get(code) ?? [])
  }
  const labour = minutesBy(jobs, 'facility_cd')
  const [direct, other] = [minutesBy(jobs, 'worker_cd'), minutesBy(indirect, 'worker_cd')]
  const codes = new Set([...told.map(({ code }) => code), ...people.map(({ worker_cd }) => worker_cd)])
  // Hours without a name.
  codes.delete('')
  const names = await workerNames(context, [...codes])
  const toldOf = new Map(told.map((one) => [one.code, one]))
  return {
    machines: machines.map((machine) => ({ ...machine, labour_minutes: labour(machine.code) })),
    workers: [...codes]
      .map((code) => {
        const { stop_minutes = 0, good = '0', defective = '0' } = toldOf.get(code) ?? {}
        return {
          ...{ code, name: names.get(code) ?? '', labour_minutes: direct(code) },
          ...{ indirect_minutes: other(code), stop_minutes, good, defective },
        }
      })
      .toSorted((one, next) => next.labour_minutes - one.labour_minutes || one.code.localeCompare(next.code)),
    indirect: await byActivity(context, period, indirect),
  }
}

const minutes = (times: readonly PersonTime[]): number =>
  Math.round(times.reduce((all, { seconds }) => all + seconds, 0) / 60)

async function workerNames({ tx, session }: Context, codes: readonly string[]) {
  const found = await rows(
    tx,
    { worker_cd: text, worker_nm: text },
    sql`SELECT w.worker_cd, w.worker_nm FROM ${workerRead.rows} AS w WHERE w.company_cd = ${session.company_cd}
      AND w.factory_cd = ${session.factory_cd} AND w.worker_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
  )
  return new Map(found.map(({ worker_cd, worker_nm }) => [worker_cd, worker_nm]))
}

/** 間接作業, the longest first. */
async function byActivity(
  context: Context,
  { from, to }: LossPeriod,
  indirect: readonly PersonTime[],
): Promise<Hours['indirect']> {
  if (indirect.length === 0) return []
  const { tx, session } = context
  const names = await rows(
    tx,
    { code: text, name: text },
    sql`SELECT DISTINCT e.activity_cd AS code, coalesce(${codeRead.of(codeKey('INDIRECT_WORK', 'e', 'activity_cd'), 'code_nm')}, '') AS name
      FROM ${workEventTable} AS e WHERE e.company_cd = ${session.company_cd} AND e.factory_cd = ${session.factory_cd}
        AND e.work_order_no = '' AND e.activity_cd <> '' AND e.biz_dt BETWEEN ${from} AND ${to}`,
  )
  const nameOf = new Map(names.map(({ code, name }) => [code, name]))
  return [...groupedBy(indirect, ({ activity_cd }) => activity_cd)]
    .map(([code, times]) => ({
      ...{ code, name: nameOf.get(code) ?? '', times: times.length, minutes: minutes(times) },
    }))
    .toSorted((one, next) => next.minutes - one.minutes || one.code.localeCompare(next.code))
}
