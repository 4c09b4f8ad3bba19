import { getTableName, sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { mailPapers } from '#modules/system/server/index.ts'
import { factoryRead } from '#modules/system/server/views.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { keepPapers, type KeptPaper } from '#platform/server/documents/keep-papers.ts'
import { nameOfPapers, printTogether } from '#platform/server/documents/print-file.ts'
import type {
  mailForecasts as mailCall,
  printForecasts as printCall,
} from '../../contract/forecast/supplier-forecast-calls.ts'
import { supplierForecastPaperTexts } from '../../contract/forecast/supplier-forecast-paper.text.ts'
import { supplierForecastPaper, type ForecastPaper } from '../../contract/forecast/supplier-forecast-paper.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { supplierAddresses } from '../paper/supplier-addresses.ts'
import { supplierForecast, supplierForecastLine } from './tables.ts'

type Sent = KeptPaper<ForecastPaper> & { readonly supplier: Supplier }

/** 内示書: as it was made, whatever the plan says today; what went out is kept with it. */
export const printForecasts = async (
  context: TransactionsContext,
  { forecast_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> => keepPapers(context, supplierForecastPaper, await draw(context, forecast_no))

/** 内示メール. */
export async function mailForecasts(
  context: TransactionsContext,
  { forecast_no }: InputOf<typeof mailCall>,
): Promise<OutputOf<typeof mailCall>> {
  const { company_cd, factory_cd } = context.session
  const addressOf = await supplierAddresses(
    context,
    sql`SELECT f.company_cd, f.supplier_cd, f.branch_no FROM ${supplierForecast} AS f WHERE f.company_cd = ${company_cd}
      AND f.factory_cd = ${factory_cd} AND f.forecast_no = ANY(${textArray(forecast_no)})`,
  )
  return mailPapers(context, {
    ...{ paper: supplierForecastPaper, words: supplierForecastPaperTexts },
    draw: (drawing) => draw(drawing, forecast_no),
    letter: ({ supplier, data: { addressee: to, company: from, forecast_no: no, version_no: version } }) => ({
      to: addressOf(supplier),
      params: { to, from, no, version },
    }),
  })
}

async function draw(context: TransactionsContext, numbers: readonly string[]) {
  const papers: Sent[] = []
  const file = await printTogether(context, supplierForecastPaper, async (reading) => {
    for (const number of new Set(numbers)) {
      const { data, supplier } = await readPaper(reading, number)
      const key = `${reading.session.factory_cd} ${number}`
      const print_no = await logPrint(reading, { document: supplierForecastPaper.name, key })
      papers.push({
        ...{ data, print_no, supplier, name: `${supplierForecastPaper.title.ja}_${number}` },
        business: {
          ...({
            direction: 'sent',
            partner_cd: supplier.supplier_cd,
            partner_nm: supplier.supplier_nm,
          } as const),
          ...{ document_dt: data.made_dt, amount: '0' },
        },
        of: { table: getTableName(supplierForecast), key, comment: '' },
      })
    }
    return { documents: papers, name: nameOfPapers(supplierForecastPaper.title, [...new Set(numbers)]) }
  })
  return { file, papers }
}

interface Supplier {
  readonly supplier_cd: string
  readonly branch_no: string
  readonly supplier_nm: string
}

const text = z.string()
const header = {
  ...{ supplier_cd: text, branch_no: text, base_month: text, version_no: text, made_at: text },
}
const line = {
  ...{ item_cd: text, item_nm: text, unit_nm: text },
  ...{ qty1: text, qty2: text, qty3: text, before1: text, before2: text, before3: text },
}

async function readPaper(
  context: Context,
  forecast_no: string,
): Promise<{ readonly data: ForecastPaper; readonly supplier: Supplier }> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    header,
    sql`SELECT h.supplier_cd, h.branch_no, h.base_month, h.version_no::text AS version_no, (h.create_dt AT TIME ZONE ${factoryRead.of('h', 'time_zone')})::date::text AS made_at
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
  const { supplier_nm, ...letter } = await readSupplierLetter(context, { supplier_cd, branch_no })
  const data = {
    ...{ forecast_no, base_month, version_no, made_dt: made_at },
    ...letter,
    lines: lines.map(({ item_cd, item_nm, unit_nm, ...qty }) => ({
      ...{ item_cd, item_nm, unit_nm },
      months: [
        { qty: qty.qty1, before: qty.before1 },
        { qty: qty.qty2, before: qty.before2 },
        { qty: qty.qty3, before: qty.before3 },
      ],
    })),
  }
  return { data, supplier: { supplier_cd, branch_no, supplier_nm } }
}
