import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { isOutside } from '#modules/master/contract/measured-points.ts'
import { inspectionPointRead } from '#modules/master/server/views.ts'
import type { WorkInProgress } from '#modules/production/server/index.ts'
import { compare, decimal, written, type Decimal } from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { checkItem, piecesOutside, type CheckItem, type Measured } from '../contract/measured.ts'
import { setupEvent, type WorkToldKind } from '../contract/work-codes.ts'
import { workErrors } from '../contract/work-errors.ts'
import { workEventTable } from './tables.ts'
import type { KeptMeasure } from './work-events.ts'

/** What is measured at a process: points with its number, at the last one those that are not of another process, too. */
export const pointsAt = (of: { company_cd: SQL; item_cd: SQL; process_no: SQL; is_last: SQL }): SQL =>
  sql`SELECT p.point_no, p.point_nm, coalesce(p.measure_unit, '') AS measure_unit, trim_scale(p.lower_limit)::text AS lower_limit,
      trim_scale(p.upper_limit)::text AS upper_limit, p.sort_no
    FROM ${inspectionPointRead.rows} AS p WHERE p.company_cd = ${of.company_cd} AND p.item_cd = ${of.item_cd}
      AND p.abort_div = '0' AND (p.process_no = ${of.process_no} OR p.process_no = 0 AND ${of.is_last})`

/** Entries of set-up and first piece that stand; the last one says whether pieces may be counted. */
export const setupKinds = sql.raw(`('S', 'K', 'N')`)

interface Told {
  readonly event_kind: WorkToldKind
  readonly worker_cd: string
  readonly measures?: readonly Measured[]
  readonly agreed: readonly string[]
}

/** Between the end of a set-up and a good first piece nothing is counted; then it is checked, once, by somebody. */
export async function refuseUnchecked(
  context: Context,
  work: WorkInProgress,
  { event_kind, worker_cd }: Told,
  counted: boolean,
): Promise<void> {
  const checks = event_kind === 'K' || event_kind === 'N'
  if (!counted && !checks) return
  const last = await lastSetup(context, work)
  const isWaiting = last === 'S' || last === 'N'
  if (counted && isWaiting) throw workErrors.BIZ_WORK_FIRST_ARTICLE.with().at('good_qty')
  if (!checks) return
  if (!isWaiting) throw workErrors.BIZ_WORK_FIRST_NONE.with()
  if (worker_cd === '') throw workErrors.BIZ_WORK_FIRST_WHO.with().at('worker_cd')
}

async function lastSetup({ tx, session }: Context, { header, operation }: WorkInProgress) {
  const [found] = await rows(
    tx,
    { event_kind: setupEvent.schema },
    sql`SELECT e.event_kind FROM ${workEventTable} AS e WHERE e.company_cd = ${session.company_cd}
      AND e.factory_cd = ${session.factory_cd} AND e.work_order_no = ${header.work_order_no}
      AND e.process_no = ${operation.process_no} AND e.event_kind IN ${setupKinds}
      AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)
      ORDER BY e.event_no DESC LIMIT 1`,
  )
  return found?.event_kind
}

/** What was measured, judged and with the limits of today; only pieces that are counted, or the first one, are measured. */
export async function judgeMeasured(
  context: Context,
  work: WorkInProgress,
  { event_kind, measures = [], agreed }: Told,
  { defective, ask }: { readonly defective: Decimal; readonly ask: (question: BusinessError) => void },
): Promise<readonly KeptMeasure[]> {
  const counts = event_kind === '4' || event_kind === '5'
  const checks = event_kind === 'K' || event_kind === 'N'
  if (!checks && (!counts || measures.length === 0)) return []
  const { header, operation, operations } = work
  const { process_no } = operation
  const is_last = operations.at(-1)?.process_no === process_no
  const points = await checkItemsOf(context, { item_cd: header.item_cd, process_no, is_last })
  const { kept, outside } = againstLimits(points, measures, workErrors.BIZ_WORK_POINT)
  if (event_kind === 'K') refuseBadFirst(points, measures)
  const question = workErrors.BIZ_WORK_OUTSIDE_LIMITS
  const isShort = counts && compare(decimal(String(outside)), defective) > 0
  if (isShort && !agreed.includes(String(question.code)))
    ask(question.with({ qty: outside, defective: written(defective, 0) }).at('defective_qty'))
  return kept
}

/** Values with the limits of their points, and how many pieces have one outside; a point that there is not is refused. */
export function againstLimits(
  points: readonly CheckItem[],
  measures: readonly Measured[],
  unknown: Pick<typeof workErrors.BIZ_WORK_POINT, 'with'>,
): { readonly kept: readonly KeptMeasure[]; readonly outside: number } {
  const pointOf = (point_no: string) => points.find((one) => one.point_no === point_no)
  const kept = measures.map(({ piece_no, point_no, value }, at) => {
    const point = pointOf(point_no)
    if (!point) throw unknown.with({ point: point_no }).at(`measures.${at}.point_no`)
    return { ...point, piece_no, measured_value: value }
  })
  return {
    // What is said twice of a piece counts as it was said last.
    kept: [...new Map(kept.map((one) => [`${one.piece_no} ${one.point_no}`, one])).values()],
    outside: piecesOutside(measures, pointOf),
  }
}

/** The first piece is good when each point has a value within its limits. */
function refuseBadFirst(points: readonly CheckItem[], measures: readonly Measured[]): void {
  for (const { point_no, point_nm: point, lower_limit: lower, upper_limit: upper } of points) {
    const at = measures.findIndex((one) => one.point_no === point_no)
    const value = measures[at]?.value
    if (value === undefined) throw workErrors.BIZ_WORK_FIRST_VALUES.with({ point }).at('measures')
    if (isOutside(value, { lower_limit: lower, upper_limit: upper }))
      throw workErrors.BIZ_WORK_FIRST_OUTSIDE.with({ point, value, lower, upper }).at(`measures.${at}.value`)
  }
}

export interface MeasuredPlace {
  readonly item_cd: string
  readonly process_no: number
  readonly is_last: boolean
}

export async function checkItemsOf(
  { tx, session }: Context,
  { item_cd, process_no, is_last }: MeasuredPlace,
): Promise<readonly CheckItem[]> {
  const found = await rows(
    tx,
    { ...checkItem.shape, sort_no: z.int() },
    sql`${pointsAt({
      ...{ company_cd: sql`${session.company_cd}`, item_cd: sql`${item_cd}` },
      ...{ process_no: sql`${process_no}`, is_last: sql`${is_last}` },
    })} ORDER BY p.sort_no, p.point_no`,
  )
  return found.map(({ sort_no: _order, ...point }) => point)
}
