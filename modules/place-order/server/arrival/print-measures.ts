import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { printFile } from '#platform/server/documents/print-file.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import type { printMeasures as printCall } from '../../contract/arrival/measure-calls.ts'
import { measurePaper, type MeasurePaper } from '../../contract/arrival/measure-paper.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { acceptanceKept } from './acceptance-kept.ts'
import { pointsOf } from './measures.ts'
import { readArrival } from './read-arrival.ts'

/** 受入検査記録, with each print logged. */
export const printMeasures = (
  context: TransactionsContext,
  { acceptance_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> =>
  printFile(context, measurePaper, async (reading) => ({
    data: await readRecord(reading, acceptance_no),
    key: acceptance_no,
    name: `受入検査記録_${acceptance_no}`,
  }))

async function readRecord(context: Context, acceptance_no: string): Promise<MeasurePaper> {
  const slip = await readKept(acceptanceKept, context, { acceptance_no })
  const points = (await pointsOf(context, slip)).filter(({ values }) => values.length > 0)
  if (points.length === 0) throw arrivalErrors.BIZ_ACCEPTANCE_NO_MEASURES.with({ no: acceptance_no })
  const { accept_dt, arrival_no, acceptance_status } = slip.header
  const arrival = await readArrival(context, arrival_no)
  const lots = new Map(arrival?.lines.map(({ line_no, lot_no }) => [line_no, lot_no]))
  const items = await readItems(
    context,
    slip.lines.map(({ item_cd }) => item_cd),
  )
  const what = (item_cd: string) => [item_cd, items.get(item_cd)?.item_nm ?? ''].join(' ')
  return {
    ...{ acceptance_no, accept_dt, arrival_no, acceptance_status },
    letter: await readSupplierLetter(context, slip.header),
    lines: slip.lines
      .filter(({ judged_goods }) => judged_goods === '1')
      .map((line) => ({
        ...line,
        what: what(line.item_cd),
        lot_no: lots.get(line.arrival_line_no ?? 0) ?? '',
        unit_nm: items.get(line.item_cd)?.unit_nm ?? '',
        reason: [line.reason, line.measured].filter((words) => words !== '').join(' '),
      })),
    points: points.map((point) => ({ ...point, what: what(point.item_cd) })),
  }
}

async function readItems({ tx, session }: Context, codes: readonly string[]) {
  const found = await rows(
    tx,
    { item_cd: z.string(), item_nm: z.string(), unit_nm: z.string() },
    sql`SELECT i.item_cd, i.item_nm, i.unit_nm FROM ${itemRead.rows} AS i
      WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ANY(${textArray(codes)})`,
  )
  return new Map(found.map((item) => [item.item_cd, item]))
}
