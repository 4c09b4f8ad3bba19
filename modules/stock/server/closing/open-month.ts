import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { unitOf, type Part, type Unit } from '#platform/server/unit/unit-of-work.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { firstAfter, monthOf } from '../ledger/check-conditions.ts'
import { periodLock } from '../ledger/lock-pools.ts'

/** The months of documents that move nothing, kept open until the commit like those of postings. */
class OpenMonths implements Part {
  readonly #days = new Map<string, string>()

  constructor(readonly unit: Unit) {}

  keep(biz_dt: string, cell: string): void {
    this.#days.set(cell, biz_dt)
  }

  documents = () => Promise.resolve([])

  /** Behind the documents, as the stock does it: whoever closes the month waits for us, or we for him. */
  async prepare(): Promise<void> {
    const { tx, session } = this.unit.context
    const { company_cd, factory_cd } = session
    await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${periodLock(company_cd, factory_cd)})`)
    const [found] = await rows(
      tx,
      { month: z.string() },
      sql`SELECT coalesce(max(month), '') AS month FROM stock_period
        WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND closed`,
    )
    const month = found?.month ?? ''
    for (const [cell, biz_dt] of this.#days)
      if (monthOf(biz_dt) <= month)
        throw stockErrors.BIZ_STOCK_MONTH_CLOSED.with({ month, open: firstAfter(month) }).at(cell)
  }

  write = () => Promise.resolve()
}

/** A document counts in a month that is open, also when somebody closes it at this very moment. */
export const keepMonthOpen = (context: Context, biz_dt: string, cell: string): void =>
  unitOf(context).part(OpenMonths).keep(biz_dt, cell)
