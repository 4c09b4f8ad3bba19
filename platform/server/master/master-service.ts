import { getTableName } from 'drizzle-orm'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { Directory } from './directory.ts'
import { tableNameOf, type MasterTable } from './master-table.ts'
import type { Policy } from './policy.ts'

/** What a module says of one of its masters: the definition, its table, and what may stand against changing a record. */
export interface MasterService {
  readonly master: AnyMaster
  readonly table: MasterTable
  readonly directory: Directory
  readonly policy: Policy
}

export function masterService<M extends AnyMaster>(
  master: M,
  table: MasterTable,
  { directory, ...policy }: Policy<M> & { readonly directory: Directory },
): MasterService {
  if (getTableName(table) !== tableNameOf(master))
    throw new Error(
      `The table of ${master.name} is called ${getTableName(table)}: its definition says ${tableNameOf(master)}`,
    )
  return { master, table, directory, policy }
}
