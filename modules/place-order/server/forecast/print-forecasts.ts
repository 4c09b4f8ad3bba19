import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { printTogether } from '#platform/server/documents/print-file.ts'
import type { printForecasts as printCall } from '../../contract/forecast/supplier-forecast-calls.ts'
import { supplierForecastPaper, type ForecastPaper } from '../../contract/forecast/supplier-forecast-paper.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { supplierForecast, supplierForecastLine } from './tables.ts'

/** 内示書: as it was made, whatever the plan says today. */
export const printForecasts = (
  context: TransactionsContext,
  { forecast_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> =>
  printTogether(context, supplierForecastPaper, async (reading) => {
    const documents = []
    for (const number of new Set(forecast_no)) {
      const data = await readPaper(reading, number)
      const key = `${reading.session.factory_cd} ${number}`
      const print_no = await logPrint(reading, { document: supplierForecastPaper.name, key })
      documents.push({ data, print_no })
    }
    const [first = ''] = forecast_no
    const more = documents.length > 1 ? [`他${documents.length - 1}件`] : []
    return { documents, name: [supplierForecastPaper.title.ja, first, ...more].join('_') }
  })

const text = z.string()
const header = {
  ...{ supplier_cd: text, branch_no: text, base_month: text, version_no: text, made_at: text },
}
const line = {
  ...{ item_cd: text, item_nm: text, unit_nm: text },
  ...{ qty1: text, qty2: text, qty3: text, before1: text, before2: text, before3: text },
}

async function readPaper(context: Context, forecast_no: string): Promise<ForecastPaper> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    header,
    sql`SELECT h.supplier_cd, h.branch_no, h.base_month, h.version_no::text AS version_no, h.create_dt::date::text AS made_at
      FROM ${supplierForecast} AS h WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}
        AND h.forecast_no = ${forecast_no}`,
  )
  if (!found) throw http[404].with()
  const of = (name: string) => sql`trim_scale(l.${sql.identifier(name)})::text AS ${sql.identifier(name)}`
  const lines = await rows(
    tx,
    line,
    sql`SELECT l.item_cd, coalesce(${itemRead.of('l', 'item_nm')}, '') AS item_nm,
        coalesce(${itemRead.of('l', 'unit_nm')}, '') AS unit_nm, ${of('qty1')}, ${of('qty2')}, ${of('qty3')},
        ${of('before1')}, ${of('before2')}, ${of('before3')}
      FROM ${supplierForecastLine} AS l WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd}
        AND l.forecast_no = ${forecast_no} ORDER BY l.item_cd`,
  )
  const { supplier_cd, branch_no, base_month, version_no, made_at } = found
  return {
    ...{ forecast_no, base_month, version_no, made_dt: made_at },
    ...(await readSupplierLetter(context, { supplier_cd, branch_no })),
    lines: lines.map(({ item_cd, item_nm, unit_nm, ...qty }) => ({
      ...{ item_cd, item_nm, unit_nm },
      months: [
        { qty: qty.qty1, before: qty.before1 },
        { qty: qty.qty2, before: qty.before2 },
        { qty: qty.qty3, before: qty.before3 },
      ],
    })),
  }
}
