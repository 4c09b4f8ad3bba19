import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, workerRead } from '#modules/master/server/views.ts'
import { compare, decimal, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { losses } from '../../contract/losses/losses-calls.ts'
import { lossLines, stopsOf, type LossLine } from './loss-lines.ts'
import { readOee } from './read-oee.ts'
import { stretchesOf } from './stretches.ts'

type Asked = InputOf<typeof losses>

const text = z.string()
const worked = {
  ...{ code: text, name: text, run_minutes: z.int(), stop_minutes: z.int(), good: text, defective: text },
}

/** Of the days of a period: what was reported and still stands. */
export async function lossesOf(context: Context, asked: Asked): Promise<OutputOf<typeof losses>> {
  const { tx, session } = context
  const period = { ...asked, facility_cd: normaliseCode(asked.facility_cd) }
  const stretches = stretchesOf(context, period)
  const lines = await lossLines(context, period, await stopsOf(context, period))
  const ofWhom = (code: SQL, name: SQL) =>
    rows(
      tx,
      worked,
      sql`${stretches} SELECT ${code} AS code, coalesce(min(${name}), '') AS name,
          round(coalesce(sum(s.seconds) FILTER (WHERE s.event_kind IN ('1', '3', '4')), 0) / 60)::int AS run_minutes,
          round(coalesce(sum(s.seconds) FILTER (WHERE s.event_kind = '2'), 0) / 60)::int AS stop_minutes,
          trim_scale(sum(s.good_qty))::text AS good, trim_scale(sum(s.defective_qty))::text AS defective
        FROM stretch AS s WHERE s.company_cd = ${session.company_cd} AND ${code} <> '' GROUP BY 1 ORDER BY 3 DESC, 1`,
    )
  const machines = await ofWhom(sql`s.facility_cd`, facilityRead.of('s', 'facility_nm'))
  const workers = await ofWhom(sql`s.worker_cd`, workerRead.of('s', 'worker_nm'))
  return {
    ...lossesByReason(lines),
    oee: await readOee(context, period),
    machines: [...machines],
    workers: [...workers],
  }
}

/** The largest first. */
export function lossesByReason(
  lines: readonly LossLine[],
): Pick<OutputOf<typeof losses>, 'stops' | 'defects'> {
  const byReason = (kind: LossLine['kind']) =>
    [
      ...groupedBy(
        lines.filter((line) => line.kind === kind),
        ({ code }) => code,
      ).values(),
    ].map((same) => ({
      ...{ code: same[0]?.code ?? '', name: same[0]?.name ?? '' },
      times: same.reduce((all, { times }) => all + times, 0),
      seconds: same.reduce((all, { seconds }) => all + seconds, 0),
      open_seconds: same.reduce((all, { open_seconds }) => all + open_seconds, 0),
      qty: sum(same.map(({ qty }) => decimal(qty))),
      yen: written(sum(same.map(({ yen }) => decimal(yen)))),
    }))
  const minutes = (seconds: number) => Math.round(seconds / 60)
  return {
    stops: byReason('stop')
      .toSorted((one, other) => other.seconds - one.seconds || one.code.localeCompare(other.code))
      .map(({ code, name, times, seconds, open_seconds, yen }) => ({
        ...{ code, name, times, minutes: minutes(seconds), open_minutes: minutes(open_seconds), yen },
      })),
    defects: byReason('defect')
      .toSorted((one, other) => compare(other.qty, one.qty) || one.code.localeCompare(other.code))
      .map(({ code, name, times, qty, yen }) => ({ code, name, times, qty: written(qty), yen })),
  }
}
