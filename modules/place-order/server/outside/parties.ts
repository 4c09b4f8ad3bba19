import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import { companyRead } from '#modules/system/server/views.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { postalText } from '#platform/contract/paper-parts.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'

interface OfSupplier {
  readonly supplier_cd: string
  readonly branch_no: string
}

const text = z.string()
const columns = {
  ...{ supplier_nm: text, postal: text, address1: text, address2: text },
  ...{ company_nm: text, company_postal: text, company_address: text, company_phone: text },
}

/** Us and a subcontractor, as they stand on a paper. */
export async function readParties({ tx, session }: Context, { supplier_cd, branch_no }: OfSupplier) {
  const ofCompany = (name: 'company_nm' | 'postal_cd' | 'address' | 'phone') =>
    sql`coalesce(${companyRead.of('s', name)}, '')`
  const [found] = await rows(
    tx,
    columns,
    sql`SELECT s.supplier_nm, coalesce(s.postal_cd, '') AS postal, coalesce(s.address1, '') AS address1,
        coalesce(s.address2, '') AS address2, ${ofCompany('company_nm')} AS company_nm, ${ofCompany('postal_cd')} AS company_postal,
        ${ofCompany('address')} AS company_address, ${ofCompany('phone')} AS company_phone
      FROM ${supplierRead.rows} AS s WHERE s.company_cd = ${session.company_cd} AND s.supplier_cd = ${supplier_cd}
        AND s.branch_no = ${branch_no}`,
  )
  if (!found) throw http[404].with()
  const filled = (...words: readonly string[]) => words.filter((word) => word !== '')
  return {
    addressee: `${found.supplier_nm}　御中`,
    addresseeLines: filled(postalText(found.postal), found.address1, found.address2),
    ...{ company: found.company_nm, phone: found.company_phone },
    companyLines: filled(postalText(found.company_postal), found.company_address),
  }
}
