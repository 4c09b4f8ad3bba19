import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, locationRead } from '#modules/master/server/views.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { printSlips } from '#platform/server/slip/print-slip.ts'
import type { printSupplies as printCall } from '../../contract/supply/supply-calls.ts'
import { supplyPaper, type SupplyPaper } from '../../contract/supply/supply-paper.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { supplyKept, type StoredSupply } from './supply-kept.ts'

/** 支給明細書, with each print logged. */
export const printSupplies = (
  context: TransactionsContext,
  { supply_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> =>
  printSlips(
    supplyKept,
    context,
    supply_no.map((number) => ({ supply_no: number })),
    supplyPaper,
    async (record, reading) => ({
      ...record,
      ...(await readSupplierLetter(reading, record.header)),
      ...(await readNames(reading, record)),
    }),
  )

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
