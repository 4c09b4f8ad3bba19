import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { companyRead, factoryRead } from '#modules/system/server/views.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { printFile } from '#platform/server/documents/print-file.ts'
import { fairTradeRecordKind } from '../../contract/law/fair-trade-record-list.ts'
import type { printFairTradeReport as printCall } from '../../contract/law/law-calls.ts'
import { fairTradeReport, type FairTradeReport } from '../../contract/law/report-paper.ts'
import { firstDayOf, recordsWithYear, yearOf } from './fair-trade-record-rows.ts'

/** 取適法年次報告書, with each print logged under its year. */
export const printFairTradeReport = (
  context: TransactionsContext,
  { fiscal_year: asked }: InputOf<typeof printCall>,
): Promise<FileAnswer> =>
  printFile(context, fairTradeReport, async (reading) => {
    const data = await readReport(reading, asked)
    return { data, key: data.fiscal_year, name: `取適法年次報告書_${data.fiscal_year}` }
  })

const text = z.string()

async function readReport(context: Context, asked: string): Promise<FairTradeReport> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const place = { company_cd, factory_cd }
  const read_dt = await businessDateOf(context)
  const year = asked === '' ? yearOf(sql`${read_dt}::date`, place) : sql`${Number(asked)}::int`
  const [about] = await rows(
    tx,
    { fiscal_year: text, from_dt: text, to_dt: text, company_nm: text, factory_nm: text },
    sql`SELECT (${year})::text AS fiscal_year, ${firstDayOf(year, place)}::text AS from_dt, (${firstDayOf(sql`${year} + 1`, place)} - 1)::text AS to_dt,
      ${companyRead.of(place, 'company_nm')} AS company_nm, ${factoryRead.of(place, 'factory_nm')} AS factory_nm`,
  )
  if (!about) throw new Error('The company of the session is not there')
  const records = await rows(
    tx,
    {
      ...{ record_kind: fairTradeRecordKind.schema, record_no: text, record_dt: text, supplier: text },
      ...{ content: text, days: text, attention_flg: z.boolean(), amount: text, reason: text },
      ...{ asked_user: text, decide_user: text },
    },
    sql`SELECT r.record_kind, r.record_no, r.record_dt::text AS record_dt,
        r.supplier_cd || '-' || r.branch_no || ' ' || coalesce(${supplierRead.of('r', 'supplier_nm')}, '') AS supplier,
        coalesce(r.content, '') AS content, coalesce(trim_scale(r.days::numeric)::text, '') AS days, coalesce(r.attention_flg, false) AS attention_flg,
        coalesce(trim_scale(r.amount)::text, '') AS amount, coalesce(r.reason, '') AS reason,
        coalesce(r.asked_user, '') AS asked_user, coalesce(r.decide_user, '') AS decide_user
      FROM ${recordsWithYear(place)} AS r WHERE r.fiscal_year = ${about.fiscal_year}
      ORDER BY supplier, r.record_dt, r.record_kind, r.record_no`,
  )
  return { ...about, read_dt, records }
}
