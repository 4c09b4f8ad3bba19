import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { inspectionPointRead, itemRead } from '#modules/master/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import type {
  acceptanceMeasures,
  recordMeasures as recordCall,
} from '../../contract/arrival/measure-calls.ts'
import { piecesOutside, type MeasuredPoint } from '../../contract/arrival/measures.ts'
import { acceptanceKept, type AcceptanceLine, type StoredAcceptance } from './acceptance-kept.ts'
import { acceptanceMeasure } from './tables.ts'

export interface KeptPoint extends MeasuredPoint {
  readonly item_cd: string
  readonly measure_unit: string
  readonly sort_no: number
}

/** 測定値: what has been measured, and while it is being inspected what is still to be. */
export async function readMeasures(
  context: Context,
  { acceptance_no }: InputOf<typeof acceptanceMeasures>,
): Promise<OutputOf<typeof acceptanceMeasures>> {
  const slip = await readKept(acceptanceKept, context, { acceptance_no })
  const points = await pointsOf(context, slip)
  const names = await itemNames(context, points)
  return {
    list: points.map(({ arrival_line_no, item_cd, point_no, point_nm, measure_unit, ...point }) => ({
      ...{ arrival_line_no, item_cd, point_no, point_nm, measure_unit },
      ...{ lower_limit: point.lower_limit, upper_limit: point.upper_limit, values: [...point.values] },
      item_nm: names.get(item_cd) ?? '',
      sample_qty: String(sampleOf(slip.lines, arrival_line_no)),
    })),
  }
}

/** What was recorded before is replaced by it; limits are those of today. */
export async function recordMeasures(
  context: Context,
  { acceptance_no, measures }: InputOf<typeof recordCall>,
): Promise<OutputOf<typeof recordCall>> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  return inOneUnit(context, async () => {
    await unitOf(context).lock({ document: acceptanceKept.document, keys: [[acceptance_no]] })
    const slip = await readKept(acceptanceKept, context, { acceptance_no })
    if (slip.header.acceptance_status !== '0') throw arrivalErrors.BIZ_ACCEPTANCE_DONE.with()
    const points = await pointsOf(context, slip)
    const measured = measures.map(({ arrival_line_no, point_no, values }, at) => {
      const point = points.find((one) => one.arrival_line_no === arrival_line_no && one.point_no === point_no)
      const unknown = { line: arrival_line_no, point: point_no }
      if (!point) throw arrivalErrors.BIZ_ACCEPTANCE_POINT.with(unknown).at(`measures.${at}.point_no`)
      return { ...point, values: values.flatMap((value) => value ?? []) }
    })
    const kept = measured.flatMap(({ values, ...point }) =>
      values.map((measured_value, piece) => ({ ...point, measured_value, piece_no: piece + 1 })),
    )
    unitOf(context).write(async () => {
      await tx.execute(
        sql`DELETE FROM ${acceptanceMeasure} AS m WHERE ${isSlip(acceptanceKept, context, { acceptance_no }, 'm')}`,
      )
      await tx.execute(sql`INSERT INTO ${acceptanceMeasure} (company_cd, factory_cd, acceptance_no, arrival_line_no, point_no,
          piece_no, point_nm, measure_unit, lower_limit, upper_limit, sort_no, measured_value, create_user, update_user)
        SELECT ${company_cd}, ${factory_cd}, ${acceptance_no}, w.arrival_line_no, w.point_no, w.piece_no, w.point_nm,
          w.measure_unit, w.lower_limit, w.upper_limit, w.sort_no, w.measured_value, ${user_cd}, ${user_cd}
        FROM ${sentRows(kept, 'w', { arrival_line_no: 'int', point_no: 'text', piece_no: 'int', point_nm: 'text', measure_unit: 'text', lower_limit: 'numeric', upper_limit: 'numeric', sort_no: 'int', measured_value: 'numeric' })}`)
    })
    const lines = new Set(measured.map(({ arrival_line_no }) => arrival_line_no))
    const outside = [...lines].reduce(
      (total, line) => total + piecesOutside(measured.filter((one) => one.arrival_line_no === line)),
      0,
    )
    return () => ({ outside })
  })
}

/** Pieces of the sample of all lines that judge what waits on a line of the arrival. */
export const sampleOf = (lines: readonly AcceptanceLine[], arrival_line_no: number): number =>
  lines
    .filter((line) => line.judged_goods === '1' && line.arrival_line_no === arrival_line_no)
    .reduce((total, { sample_qty }) => total + Number(sample_qty), 0)

/** The points of what is inspected, each with its values; of what has been accepted only what was measured. */
export async function pointsOf(
  context: Context,
  { header, lines }: StoredAcceptance,
): Promise<readonly KeptPoint[]> {
  const kept = await keptPoints(context, header.acceptance_no)
  const items = new Map(
    lines
      .filter(({ judged_goods }) => judged_goods === '1')
      .map(({ arrival_line_no, item_cd }) => [arrival_line_no ?? 0, item_cd]),
  )
  const named = (point: Omit<KeptPoint, 'item_cd'>) => ({
    ...point,
    item_cd: items.get(point.arrival_line_no) ?? '',
  })
  if (header.acceptance_status !== '0') return kept.map(named)
  const wanted = await wantedPoints(context, [...new Set(items.values())])
  return [...items].flatMap(([arrival_line_no, item_cd]) =>
    wanted
      .filter((point) => point.item_cd === item_cd)
      .map((point) => {
        const measured = kept.find(
          (one) => one.arrival_line_no === arrival_line_no && one.point_no === point.point_no,
        )
        return { ...point, arrival_line_no, values: measured?.values ?? [] }
      }),
  )
}

const text = z.string()
const limits = { point_no: text, point_nm: text, measure_unit: text, lower_limit: text, upper_limit: text }

const keptPoints = ({ tx, session }: Context, acceptance_no: string) =>
  rows(
    tx,
    { ...limits, arrival_line_no: z.int(), sort_no: z.int(), values: z.array(text) },
    sql`SELECT m.arrival_line_no, m.point_no, m.point_nm, m.measure_unit, trim_scale(m.lower_limit)::text AS lower_limit,
        trim_scale(m.upper_limit)::text AS upper_limit, m.sort_no,
        jsonb_agg(trim_scale(m.measured_value)::text ORDER BY m.piece_no) AS values
      FROM ${acceptanceMeasure} AS m WHERE m.company_cd = ${session.company_cd} AND m.factory_cd = ${session.factory_cd}
        AND m.acceptance_no = ${acceptance_no}
      GROUP BY m.arrival_line_no, m.point_no, m.point_nm, m.measure_unit, m.lower_limit, m.upper_limit, m.sort_no
      ORDER BY m.arrival_line_no, m.sort_no, m.point_no`,
  )

const wantedPoints = ({ tx, session }: Context, items: readonly string[]) =>
  rows(
    tx,
    { ...limits, item_cd: text, sort_no: z.int() },
    sql`SELECT p.item_cd, p.point_no, p.point_nm, coalesce(p.measure_unit, '') AS measure_unit,
        trim_scale(p.lower_limit)::text AS lower_limit, trim_scale(p.upper_limit)::text AS upper_limit, p.sort_no
      FROM ${inspectionPointRead.rows} AS p WHERE p.company_cd = ${session.company_cd} AND p.abort_div = '0' AND p.process_no = 0
        AND p.item_cd = ANY(${textArray(items)}) ORDER BY p.item_cd, p.sort_no, p.point_no`,
  )

async function itemNames({ tx, session }: Context, points: readonly KeptPoint[]) {
  const codes = points.map(({ item_cd }) => item_cd)
  const found = await rows(
    tx,
    { item_cd: text, item_nm: text },
    sql`SELECT i.item_cd, i.item_nm FROM ${itemRead.rows} AS i WHERE i.company_cd = ${session.company_cd}
      AND i.item_cd = ANY(${textArray(codes)})`,
  )
  return new Map(found.map(({ item_cd, item_nm }) => [item_cd, item_nm]))
}
