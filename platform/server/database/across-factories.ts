import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * Why a call may see and write rows of other factories than its session's. There are no other reasons: a forgotten
 * filter is none.
 */
export type AcrossFactories =
  /** A master of the whole company is used by all of its factories: what stands against abolishing it is asked of all. */
  | 'master of the company'
  /** How long rows are kept is decided for the company. */
  | 'life of rows'
  /** Goods leave one factory's books and enter another's. */
  | 'transfer between factories'

/** For a verb that finds out on its way that it goes across factories: from here to the end of its transaction. */
export async function acrossFactories({ tx }: { readonly tx: Tx }, _why: AcrossFactories): Promise<void> {
  await tx.execute(sql`SELECT set_config('kaname.factory', '', true)`)
}
