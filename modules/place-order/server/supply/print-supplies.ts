import { getTableName, sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, locationRead, supplierRead } from '#modules/master/server/views.ts'
import { mailPapers } from '#modules/system/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { dateText } from '#platform/contract/paper-parts.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { keepPapers, type KeptPaper } from '#platform/server/documents/keep-papers.ts'
import { documentKey } from '#platform/server/slip/kept-slip.ts'
import { printSlips } from '#platform/server/slip/print-slip.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import type {
  mailSupply as mailCall,
  printSupplies as printCall,
} from '../../contract/supply/supply-calls.ts'
import { supplyStatus } from '../../contract/supply/supply-codes.ts'
import { supplyErrors } from '../../contract/supply/supply-errors.ts'
import { supplyPaperTexts as words } from '../../contract/supply/supply-paper.text.ts'
import { supplyPaper, type SupplyPaper } from '../../contract/supply/supply-paper.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { supplyKept, type StoredSupply } from './supply-kept.ts'
import { supplyOut } from './tables.ts'

type Kept = KeptPaper<SupplyPaper>

/** 支給明細書 of what has been handed over, with each print logged; what went out is kept with its slip. */
export const printSupplies = async (
  context: TransactionsContext,
  { supply_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> => keepPapers(context, supplyPaper, await draw(context, supply_no))

/** The same by mail. */
export async function mailSupply(
  context: TransactionsContext,
  { supply_no }: InputOf<typeof mailCall>,
): Promise<OutputOf<typeof mailCall>> {
  const address = await addressOf(context, supply_no)
  await mailPapers(context, {
    ...{ paper: supplyPaper, words, draw: (drawing) => draw(drawing, [supply_no]) },
    letter: ({ data: { header, addressee: to, company: from } }) => ({
      to: address,
      params: { to, from, no: header.supply_no, date: dateText(header.supply_dt) },
    }),
  })
  return { to: address }
}

async function draw(context: TransactionsContext, numbers: readonly string[]) {
  const papers: Kept[] = []
  const keys = numbers.map((supply_no) => ({ supply_no }))
  const file = await printSlips(supplyKept, context, keys, supplyPaper, async (record, reading) => {
    refuseUnlessSupplied(record.header.supply_status)
    const { supplier_nm, ...letter } = await readSupplierLetter(reading, record.header)
    const data = { ...record, ...letter, ...(await readNames(reading, record)) }
    const { supply_no, supplier_cd, supply_dt, amount } = record.header
    papers.push({
      ...{ data, print_no: record.kept?.prints ?? 1, name: [supplyPaper.title.ja, supply_no].join('_') },
      business: {
        ...({ direction: 'sent', partner_cd: supplier_cd, partner_nm: supplier_nm } as const),
        ...{ document_dt: supply_dt, amount },
      },
      of: {
        ...{
          table: getTableName(supplyOut),
          key: documentKey(supplyKept, context, { supply_no }),
          comment: '',
        },
      },
    })
    return data
  })
  return { file, papers }
}

/** It says what the supplier has, and owes: before and after it says nothing that is so. */
function refuseUnlessSupplied(state: z.output<typeof supplyStatus.schema>): void {
  if (state !== '1') throw supplyErrors.BIZ_SUPPLY_STATE.with({ state: supplyStatus.texts[state] })
}

async function addressOf(context: TransactionsContext, supply_no: string): Promise<string> {
  const { company_cd, factory_cd } = context.session
  const [found] = await context.transaction('read', (tx) =>
    rows(
      tx,
      { supplier_cd: text, state: supplyStatus.schema, email: text },
      sql`SELECT h.supplier_cd, h.supply_status AS state, coalesce(${supplierRead.of('h', 'email')}, '') AS email
        FROM ${supplyOut} AS h WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}
          AND h.supply_no = ${supply_no}`,
    ),
  )
  if (!found) throw http[404].with()
  refuseUnlessSupplied(found.state)
  if (found.email === '') throw placeOrderErrors.BIZ_PO_NO_MAIL.with({ supplier: found.supplier_cd })
  return found.email
}

const text = z.string()

async function readNames(
  { tx, session: { company_cd, factory_cd } }: Context,
  { header, lines }: StoredSupply,
): Promise<Pick<SupplyPaper, 'place' | 'items'>> {
  const location_cd = header.to_location_cd
  const [found] = await rows(
    tx,
    { place: text },
    sql`SELECT coalesce(${locationRead.of({ company_cd, factory_cd, location_cd }, 'location_nm')}, '') AS place`,
  )
  const items = await rows(
    tx,
    { item_cd: text, item_nm: text, unit_nm: text },
    sql`SELECT i.item_cd, i.item_nm, i.unit_nm FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd}
      AND i.item_cd = ANY(${textArray(lines.map(({ item_cd }) => item_cd))})`,
  )
  return {
    place: found?.place ?? '',
    items: new Map(items.map(({ item_cd, ...item }) => [item_cd, item])),
  }
}
