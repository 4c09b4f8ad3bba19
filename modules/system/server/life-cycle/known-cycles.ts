import { eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { leastMonths, lifeCycles, type LifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { lifeCycleAction, type LifeCycleAction } from '../../contract/life-cycle.ts'
import { lifeCycle } from '../tables.ts'

/** A table's life as a company has decided it, or as it is at first. */
export interface KnownCycle {
  readonly table_nm: string
  readonly cycle: LifeCycle
  readonly action: LifeCycleAction
  readonly months: number
  /** Undefined: a company has decided nothing. */
  readonly stored: typeof lifeCycle.$inferSelect | undefined
}

/** Whatever stands in the table, nothing lives shorter than the law and the program need. */
export async function knownCycles(
  { tx, registered }: Pick<Context, 'tx' | 'registered'>,
  company_cd: string,
): Promise<readonly KnownCycle[]> {
  const decided = await tx.select().from(lifeCycle).where(eq(lifeCycle.company_cd, company_cd))
  return [...lifeCycles(registered)].map(([table_nm, cycle]) => {
    const stored = decided.find((row) => row.table_nm === table_nm)
    const { action, months } = stored ?? cycle.initial
    return {
      table_nm,
      cycle,
      stored,
      action: lifeCycleAction.schema.catch('0').parse(action),
      months: Math.max(months, leastMonths(cycle)),
    }
  })
}
