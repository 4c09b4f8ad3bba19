import { compare, decimal, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import type { losses } from '../../contract/losses/losses-calls.ts'
import { hoursWorked } from './hours-worked.ts'
import { lossLines, stopsOf, type LossLine } from './loss-lines.ts'
import { readOee } from './read-oee.ts'

type Asked = InputOf<typeof losses>

/** Of the days of a period: what was reported and still stands. */
export async function lossesOf(context: Context, asked: Asked): Promise<OutputOf<typeof losses>> {
  const period = { ...asked, facility_cd: normaliseCode(asked.facility_cd) }
  const lines = await lossLines(context, period, await stopsOf(context, period))
  return {
    ...lossesByReason(lines),
    oee: await readOee(context, period),
    ...(await hoursWorked(context, period)),
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
