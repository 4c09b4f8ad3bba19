import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import { companyRead } from '#modules/system/server/views.ts'
import { postalText, type Letter } from '#platform/contract/paper-parts.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'

const text = z.string()
const columns = {
  ...{ supplier_nm: text, postal: text, address1: text, address2: text },
  ...{ company_nm: text, company_postal: text, company_address: text, company_phone: text },
}

interface Supplier {
  readonly supplier_cd: string
  readonly branch_no: string
}

/** Which supplier a paper goes to, and who sends it. */
export async function readSupplierLetter(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  { supplier_cd, branch_no }: Supplier,
): Promise<Letter & { readonly supplier_nm: string }> {
  const { company_cd } = session
  const supplier = { company_cd, supplier_cd, branch_no }
  const ofSupplier = (name: 'supplier_nm' | 'postal_cd' | 'address1' | 'address2') =>
    sql`coalesce(${supplierRead.of(supplier, name)}, '')`
  const ofCompany = (name: 'company_nm' | 'postal_cd' | 'address' | 'phone') =>
    sql`coalesce(${companyRead.of({ company_cd }, name)}, '')`
  const [found] = await rows(
    tx,
    columns,
    sql`SELECT ${ofSupplier('supplier_nm')} AS supplier_nm, ${ofSupplier('postal_cd')} AS postal,
      ${ofSupplier('address1')} AS address1, ${ofSupplier('address2')} AS address2,
      ${ofCompany('company_nm')} AS company_nm, ${ofCompany('postal_cd')} AS company_postal,
      ${ofCompany('address')} AS company_address, ${ofCompany('phone')} AS company_phone`,
  )
  if (!found) throw new Error('One row was asked for')
  const filled = (...words: readonly string[]) => words.filter((word) => word !== '')
  return {
    supplier_nm: found.supplier_nm,
    addressee: `${found.supplier_nm}　御中`,
    addresseeLines: filled(postalText(found.postal), found.address1, found.address2),
    ...{ company: found.company_nm, phone: found.company_phone },
    companyLines: filled(postalText(found.company_postal), found.company_address),
  }
}
