import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, destinationRead, itemRead } from '#modules/master/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { companyRead } from '#modules/system/server/views.ts'
import { postalText } from '#platform/contract/paper-parts.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { PaperParties } from '../../contract/documents/order-papers.ts'
import type { orderSlip } from '../../contract/order-slip.ts'

const text = z.string()
const columns = {
  ...{ customer_nm: text, honorific: text, postal: text, address1: text, address2: text },
  ...{ company_nm: text, company_postal: text, company_address: text, company_phone: text },
  ...{ destination_nm: text, destination_address: text },
}

export interface ReadParties extends PaperParties {
  readonly customer_nm: string
}

/** Who gets the papers of an order and who sends them, as Japanese letters are addressed. */
export async function readParties(
  context: Context,
  { header, lines }: SlipRecordOf<typeof orderSlip>,
): Promise<ReadParties> {
  const { tx, session } = context
  const { company_cd } = session
  const { customer_cd, branch_no, destination_cd } = header
  const customer = { company_cd, customer_cd, branch_no }
  const ofCustomer = (name: 'customer_nm' | 'honorific' | 'postal_cd' | 'address1' | 'address2') =>
    sql`coalesce(${customerRead.of(customer, name)}, '')`
  const ofCompany = (name: 'company_nm' | 'postal_cd' | 'address' | 'phone') =>
    sql`coalesce(${companyRead.of({ company_cd }, name)}, '')`
  const ofDestination = (name: 'destination_nm' | 'address') =>
    sql`coalesce(${destinationRead.of({ ...customer, destination_cd }, name)}, '')`
  const [found] = await rows(
    tx,
    columns,
    sql`SELECT ${ofCustomer('customer_nm')} AS customer_nm, ${ofCustomer('honorific')} AS honorific,
      ${ofCustomer('postal_cd')} AS postal, ${ofCustomer('address1')} AS address1, ${ofCustomer('address2')} AS address2,
      ${ofCompany('company_nm')} AS company_nm, ${ofCompany('postal_cd')} AS company_postal,
      ${ofCompany('address')} AS company_address, ${ofCompany('phone')} AS company_phone,
      ${ofDestination('destination_nm')} AS destination_nm, ${ofDestination('address')} AS destination_address`,
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
    customer_nm: found.customer_nm,
    addressee: `${found.customer_nm}　${found.honorific === '2' ? '様' : '御中'}`,
    addresseeLines: filled(postalText(found.postal), found.address1, found.address2),
    company: found.company_nm,
    companyLines: filled(postalText(found.company_postal), found.company_address),
    phone: found.company_phone,
    destination: filled(found.destination_nm, found.destination_address).join('　'),
    issued_dt: await businessDateOf(context),
    items: new Map(items.map(({ item_cd, ...item }) => [item_cd, item])),
  }
}
