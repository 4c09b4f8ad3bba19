import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { companyRead } from '#modules/system/server/views.ts'
import { postalText, type Letter } from '#platform/contract/paper-parts.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Billed } from './hold-customers.ts'

const text = z.string()
const columns = {
  ...{ customer_nm: text, email: text, honorific: text, postal: text, address1: text, address2: text },
  ...{ company_nm: text, company_postal: text, company_address: text, company_phone: text },
  seal_flg: z.boolean(),
}

interface CustomerLetter extends Letter {
  readonly customer_nm: string
  readonly email: string
  readonly seal_flg: boolean
}

/** Which customer a paper goes to, and who sends it. */
export async function readCustomerLetter(
  { tx, session: { company_cd } }: Pick<Context, 'tx' | 'session'>,
  { customer_cd, branch_no }: Billed,
): Promise<CustomerLetter> {
  const ofCustomer = (name: 'customer_nm' | 'email' | 'honorific' | 'postal_cd' | 'address1' | 'address2') =>
    sql`coalesce(${customerRead.of({ company_cd, customer_cd, branch_no }, name)}, '')`
  const ofCompany = (name: 'company_nm' | 'postal_cd' | 'address' | 'phone') =>
    sql`coalesce(${companyRead.of({ company_cd }, name)}, '')`
  const [found] = await rows(
    tx,
    columns,
    sql`SELECT ${ofCustomer('customer_nm')} AS customer_nm, ${ofCustomer('email')} AS email, ${ofCustomer('honorific')} AS honorific,
      ${ofCustomer('postal_cd')} AS postal, ${ofCustomer('address1')} AS address1, ${ofCustomer('address2')} AS address2,
      ${ofCompany('company_nm')} AS company_nm, ${ofCompany('postal_cd')} AS company_postal,
      ${ofCompany('address')} AS company_address, ${ofCompany('phone')} AS company_phone,
      coalesce(${companyRead.of({ company_cd }, 'seal_flg')}, false) AS seal_flg`,
  )
  if (!found) throw new Error('One row was asked for')
  const filled = (...words: readonly string[]) => words.filter((word) => word !== '')
  return {
    ...{ customer_nm: found.customer_nm, email: found.email, seal_flg: found.seal_flg },
    addressee: `${found.customer_nm}　${found.honorific === '2' ? '様' : '御中'}`,
    addresseeLines: filled(postalText(found.postal), found.address1, found.address2),
    ...{ company: found.company_nm, phone: found.company_phone },
    companyLines: filled(postalText(found.company_postal), found.company_address),
  }
}
