import type { Tx } from '#platform/server/database/database.ts'
import { fillMaster, type FilledFor } from '#platform/server/master/fill-master.ts'
import { masters } from '../contract/masters.ts'
import { beginMissingHistories } from './customer-history/dated-customers.ts'

/** Records by the name of their master, in any order of the masters. */
export type MasterRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Fills masters in the order in which they refer to each other. */
export async function fillMasters(tx: Tx, filled: FilledFor, records: MasterRecords): Promise<void> {
  const unknown = Object.keys(records).filter((name) => !masters.some((master) => master.name === name))
  if (unknown.length > 0) throw new Error(`No masters are named ${unknown.join(', ')}`)
  for (const master of masters) await fillMaster(tx, filled, master, records[master.name] ?? [])
  await beginMissingHistories(tx, filled)
}
