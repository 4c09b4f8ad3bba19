import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'

interface Supplier {
  readonly supplier_cd: string
  readonly branch_no: string
}

/** Where papers are mailed to. `of`: their suppliers with company; one without an address is named, and nothing leaves. */
export async function supplierAddresses(
  context: TransactionsContext,
  of: SQL,
): Promise<(supplier: Supplier) => string> {
  const text = z.string()
  const found = await context.transaction('read', (tx) =>
    rows(
      tx,
      { supplier_cd: text, branch_no: text, email: text },
      sql`SELECT DISTINCT h.supplier_cd, h.branch_no, coalesce(${supplierRead.of('h', 'email')}, '') AS email
        FROM (${of}) AS h ORDER BY 1, 2`,
    ),
  )
  const unreachable = found.find(({ email }) => email === '')
  if (unreachable) throw placeOrderErrors.BIZ_PO_NO_MAIL.with({ supplier: unreachable.supplier_cd })
  const keyOf = ({ supplier_cd, branch_no }: Supplier) => `${supplier_cd} ${branch_no}`
  const addresses = new Map(found.map((one) => [keyOf(one), one.email]))
  return (supplier) => {
    const address = addresses.get(keyOf(supplier))
    if (address === undefined) throw new Error(`${keyOf(supplier)} was not asked for`)
    return address
  }
}
