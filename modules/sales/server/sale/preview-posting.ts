import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { salesErrors } from '../../contract/sale/sales-errors.ts'
import type { previewPosting as previewCall } from '../../contract/sale/sales-calls.ts'
import { salesMachine } from '../../contract/sale/sales-machine.ts'
import { refusalOfLines } from './post-sales.ts'
import { salesKept } from './sales-kept.ts'

/** 計上の確認: each slip with its figures, and what stands against posting it. */
export async function previewPosting(
  context: Context,
  { sales_no: asked }: InputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const list = []
  for (const sales_no of new Set(asked.split(',').filter(Boolean))) {
    const slip = await readKept(salesKept, context, { sales_no })
    const { account_dt, slip_dt, net_amount, tax_amount, source, sales_basis, margin_amount } = slip.header
    const refusal =
      salesMachine.refusals(slip.header.sales_slip_status, slip).post ??
      (account_dt < slip_dt
        ? salesErrors.BIZ_SALES_BEFORE_SHIPPING.with({ date: slip_dt })
        : refusalOfLines(slip))
    list.push({
      ...{ sales_no, account_dt, net_amount, tax_amount },
      // Goods that left with a delivery have cost what the ledger says; what others cost is known when they are posted.
      margin_amount: source === '1' && sales_basis !== '2' ? margin_amount : '',
      customer_nm: await nameOf(context, slip.header),
      refusal: refusal?.say(context.language) ?? '',
    })
  }
  return { list }
}

async function nameOf(
  { tx, session }: Context,
  { customer_cd, branch_no }: { readonly customer_cd: string; readonly branch_no: string },
): Promise<string> {
  const [found] = await rows(
    tx,
    { customer_nm: z.string() },
    sql`SELECT coalesce(${customerRead.of({ company_cd: session.company_cd, customer_cd, branch_no }, 'customer_nm')}, '') AS customer_nm`,
  )
  return found?.customer_nm ?? ''
}
