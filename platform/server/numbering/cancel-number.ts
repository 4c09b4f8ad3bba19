import { getTableName } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { NumberControlTable } from './control-table.ts'
import { cancelledNumber } from './tables.ts'

export interface CancelledNumber {
  readonly kind: string
  readonly number: string
  /** The business date on which it was taken back. */
  readonly date: string
  readonly reason: string
}

/**
 * A document was taken back: its number stays in the list of cancelled ones, so that a gap in the slips can be
 * explained, and is never issued again.
 */
export async function recordCancelled(
  { tx, session, requestId, now }: Context,
  table: NumberControlTable,
  { kind, number, date, reason }: CancelledNumber,
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  await tx.insert(cancelledNumber).values({
    company_cd,
    factory_cd,
    series: getTableName(table),
    kind,
    printed_no: number,
    biz_dt: date,
    reason,
    cancelled_by: user_cd,
    cancelled_at: now.toISOString(),
    request_id: requestId,
  })
}
