import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { maySeeCosts } from '#platform/contract/permission.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { printFile } from '#platform/server/documents/print-file.ts'
import { ledgerPaper } from '../../contract/ledger-paper.ts'
import type { printPayments as printPaymentsCall } from '../../contract/print-calls.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { payments, type PaymentsQuestion } from '../as-of/payments.ts'
import { stockAsOf } from '../as-of/stock-as-of.ts'
import { factoryName } from './print-stock.ts'

type Asked = InputOf<typeof printPaymentsCall>

/** Some hundred pages: more is read as a list. */
const mostLines = 5000

export const printPayments = (context: TransactionsContext, asked: Asked): Promise<FileAnswer> =>
  printFile(context, ledgerPaper, async (reading) => {
    const items = []
    let lines = 0
    for (const item of await itemsAsked(reading, asked)) {
      const { carried, list, has_more } = await payments(reading, { ...asked, item_cd: item.item_cd })
      lines += list.length + 1
      if (has_more || lines > mostLines) throw stockErrors.BIZ_STOCK_LEDGER_LONG.with({ max: mostLines })
      if (list.length > 0 || carried !== '0') items.push({ ...item, carried, list })
    }
    if (items.length === 0) throw http[404].with()
    const { from, to, location_cd } = asked
    const data = {
      ...{ from, to, place: location_cd, factory_nm: await factoryName(reading), items },
      with_costs: maySeeCosts(reading.session),
    }
    return { data, name: `受払台帳_${[asked.item_cd, from, to].filter(Boolean).join('_')}` }
  })

/** The one, or all that lay there at its end or moved in the period. */
async function itemsAsked(context: Context, asked: Asked) {
  const { tx, session } = context
  const left = asked.item_cd === '' ? await itemsThere(context, asked) : [asked.item_cd]
  return rows(
    tx,
    { item_cd: z.string(), item_nm: z.string(), unit_nm: z.string() },
    sql`SELECT i.item_cd, i.item_nm, i.unit_nm FROM ${itemRead.rows} AS i
      WHERE i.company_cd = ${session.company_cd}
        AND i.item_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(left)}::jsonb)) ORDER BY i.item_cd`,
  )
}

async function itemsThere(
  context: Context,
  { from, to, location_cd }: Omit<PaymentsQuestion, 'item_cd'>,
): Promise<readonly string[]> {
  const { tx, session } = context
  const there = await stockAsOf(context, { date: to, ...(location_cd ? { location_cd } : {}) })
  const moved = await rows(
    tx,
    { item_cd: z.string() },
    sql`SELECT DISTINCT item_cd FROM stock_entry
      WHERE ours AND company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
        AND biz_dt BETWEEN ${from}::date AND ${to}::date`,
  )
  return [...new Set([...there, ...moved].map(({ item_cd }) => item_cd))]
}
