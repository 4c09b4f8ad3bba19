import { sql } from 'drizzle-orm'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { addSlips } from '#platform/server/slip/insert-slips.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { salesSlip } from '../../contract/sale/sales-slip.ts'
import { sales } from '../tables.ts'
import { redOf } from './red-slip.ts'
import { refusalToCorrect, salesKept } from './sales-kept.ts'

type Sales = SlipRecordOf<typeof salesSlip>

/** The reversal of what a slip replaces is posted with it. */
export async function replaceOrigin(context: Context, origin: Sales, slip: Sales): Promise<void> {
  const refusal = refusalToCorrect(origin)
  if (refusal) throw refusal
  await addSlips(salesKept, context, [redOf(origin, slip.header)])
  markCorrected(context, origin.header.sales_no, () => slip.header.sales_no)
}

export function markCorrected(context: Context, sales_no: string, by: () => string): void {
  unitOf(context).write(async () => {
    await context.tx.execute(sql`UPDATE ${sales} AS h SET corrected_by = ${by()}
      WHERE ${isSlip(salesKept, context, { sales_no }, 'h')}`)
  })
}
