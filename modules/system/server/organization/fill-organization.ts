import type { Tx } from '#platform/server/database/database.ts'
import type { MasterTable } from '#platform/server/master/master-table.ts'
import { department, director, employee, organization, team } from '../tables.ts'

/** A record by the names of its columns; what is blank is not there. */
type Row = Readonly<Record<string, string | number>>

export interface NewOrganization {
  readonly organizations: readonly Row[]
  readonly departments: readonly Row[]
  readonly teams: readonly Row[]
  readonly directors: readonly Row[]
  readonly employees: readonly Row[]
}

/** For the demo company: who works where, in the order in which the records refer to each other. */
export async function fillOrganization(
  tx: Tx,
  company_cd: string,
  filled: NewOrganization,
  by: string,
): Promise<void> {
  const into: readonly (readonly [MasterTable, readonly Row[]])[] = [
    [organization, filled.organizations],
    [department, filled.departments],
    [team, filled.teams],
    [director, filled.directors],
    [employee, filled.employees],
  ]
  const signed = { company_cd, create_user: by, update_user: by }
  for (const [table, rows] of into)
    await tx.insert(table).values(rows.map((row) => ({ ...signed, ...withoutBlank(row) })))
}

const withoutBlank = (row: Row): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))
