import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import { companyRead } from '#modules/system/server/views.ts'
import { postalText } from '#platform/contract/paper-parts.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { SupplierLetter } from '../../contract/paper/supplier-letter.ts'

const text = z.string()
const columns = {
  ...{ supplier_nm: text, postal: text, address1: text, address2: text },
  ...{ company_nm: text, company_postal: text, company_address: text, company_phone: text },
}

/** As Japanese letters are addressed. */
export async function readSupplierLetter(
  { tx, session: { company_cd } }: Context,
  { supplier_cd, branch_no }: { readonly supplier_cd: string; readonly branch_no: string },
): Promise<SupplierLetter> {
  const ofSupplier = (name: 'supplier_nm' | 'postal_cd' | 'address1' | 'address2') =>
    sql`coalesce(${supplierRead.of({ company_cd, supplier_cd, branch_no }, name)}, '')`
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
    addressee: `${found.supplier_nm}　御中`,
    addresseeLines: filled(postalText(found.postal), found.address1, found.address2),
    company: found.company_nm,
    companyLines: filled(postalText(found.company_postal), found.company_address),
    phone: found.company_phone,
  }
}
