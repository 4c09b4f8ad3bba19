import { sql } from 'drizzle-orm'
import type { Database, FactoryKey, Mode, Tx } from './database.ts'

/**
 * Why a call may see and write rows of other factories than its session's. There are no other reasons: a forgotten
 * filter is none.
 */
export type AcrossFactories =
  /** A master of the whole company is used by all of its factories: what stands against abolishing it is asked of all. */
  | 'master of the company'
  /** How long rows are kept is decided for the company. */
  | 'life of rows'
  /** What was done in any factory is sealed in one chain. */
  | 'evidence of the company'
  /** A fact that was said for the whole company is heard for all of its factories. */
  | 'fact of the company'
  /** Goods leave one factory's books and enter another's. */
  | 'transfer between factories'
  /** What a customer owes and has ordered counts in all factories against one limit. */
  | 'credit of a customer'
  /** What a supplier is owed is closed and paid by the company. */
  | 'account of a supplier'
  /** What a customer owes is closed, received and settled by the company. */
  | 'account of a customer'
  /** A carrier bills the company for what it has carried from all factories. */
  | 'account of a carrier'

/** For a verb that finds out on its way that it goes across factories: from here to the end of its transaction. */
export async function acrossFactories({ tx }: { readonly tx: Tx }, _why: AcrossFactories): Promise<void> {
  await tx.execute(sql`SELECT set_config('kaname.factory', '', true)`)
}

export type Transaction = <T>(mode: Mode, work: (tx: Tx) => Promise<T>) => Promise<T>

/** The transactions of a call, a job or a listener: of its factory, unless it says why they go across. */
export const transactionsOf =
  (database: Database, { company_cd, factory_cd }: FactoryKey, across?: AcrossFactories): Transaction =>
  (mode, work) =>
    across
      ? database.company(company_cd, mode, work)
      : database.factory({ company_cd, factory_cd }, mode, work)
