import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, locationRead, supplierRead } from '#modules/master/server/views.ts'
import { companyRead } from '#modules/system/server/views.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { postalText } from '#platform/contract/paper-parts.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { printSlips } from '#platform/server/slip/print-slip.ts'
import type { printSupplies as printCall } from '../../contract/supply/supply-calls.ts'
import { supplyPaper, type SupplyPaper } from '../../contract/supply/supply-paper.ts'
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
    async (record, reading) => ({ ...record, ...(await readParties(reading, record)) }),
  )

const text = z.string()
const columns = {
  ...{ supplier_nm: text, postal: text, address1: text, address2: text, place: text },
  ...{ company_nm: text, company_postal: text, company_address: text, company_phone: text },
}

type Parties = Omit<SupplyPaper, 'header' | 'lines'>

async function readParties(context: Context, { header, lines }: StoredSupply): Promise<Parties> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const { supplier_cd, branch_no, to_location_cd: location_cd } = header
  const ofSupplier = (name: 'supplier_nm' | 'postal_cd' | 'address1' | 'address2') =>
    sql`coalesce(${supplierRead.of({ company_cd, supplier_cd, branch_no }, name)}, '')`
  const ofCompany = (name: 'company_nm' | 'postal_cd' | 'address' | 'phone') =>
    sql`coalesce(${companyRead.of({ company_cd }, name)}, '')`
  const [found] = await rows(
    tx,
    columns,
    sql`SELECT ${ofSupplier('supplier_nm')} AS supplier_nm, ${ofSupplier('postal_cd')} AS postal,
      ${ofSupplier('address1')} AS address1, ${ofSupplier('address2')} AS address2,
      coalesce(${locationRead.of({ company_cd, factory_cd, location_cd }, 'location_nm')}, '') AS place,
      ${ofCompany('company_nm')} AS company_nm, ${ofCompany('postal_cd')} AS company_postal,
      ${ofCompany('address')} AS company_address, ${ofCompany('phone')} AS company_phone`,
  )
  if (!found) throw new Error('One row was asked for')
  const items = await rows(
    tx,
    { item_cd: text, item_nm: text, unit_nm: text },
    sql`SELECT i.item_cd, i.item_nm, i.unit_nm FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd}
      AND i.item_cd = ANY(${textArray(lines.map(({ item_cd }) => item_cd))})`,
  )
  const filled = (...words: readonly string[]) => words.filter((word) => word !== '')
  return {
    addressee: `${found.supplier_nm}　御中`,
    addresseeLines: filled(postalText(found.postal), found.address1, found.address2),
    company: found.company_nm,
    companyLines: filled(postalText(found.company_postal), found.company_address),
    phone: found.company_phone,
    place: found.place,
    items: new Map(items.map(({ item_cd, ...item }) => [item_cd, item])),
  }
}
