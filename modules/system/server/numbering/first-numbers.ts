import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { defaultNumberRule } from '#platform/contract/numbering.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { dataKind } from '../../contract/data-kind.ts'
import { inventoryKinds, slipKinds } from '../../contract/number-kinds.ts'
import { dataKindControl, inventoryNoControl, slipNoControl } from '../tables.ts'

interface Where {
  readonly company_cd: string
  readonly create_user: string
  readonly update_user: string
}

/** The series of printed numbers that a factory begins with. */
export async function beginNumbersOfFactory(tx: Tx, signed: Where, factory_cd: string): Promise<void> {
  const seriesOf = (kinds: typeof slipKinds | typeof inventoryKinds) =>
    kinds.map(({ kind, name, prefix }) => ({
      ...signed,
      ...defaultNumberRule,
      factory_cd,
      kind,
      kind_nm: name.ja,
      prefix,
    }))
  await tx.insert(slipNoControl).values(seriesOf(slipKinds)).onConflictDoNothing()
  await tx.insert(inventoryNoControl).values(seriesOf(inventoryKinds)).onConflictDoNothing()
}

/** Whether a factory lacks a series that it should begin with; those that a company has added do not count. */
export const lacksNumbers = (company_cd: SQLWrapper, factory_cd: SQLWrapper): SQL => {
  const lacks = (series: SQLWrapper, kinds: readonly string[]) => {
    const listed = sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )
    return sql`(SELECT count(*) FROM ${series} AS s WHERE s.company_cd = ${company_cd}
      AND s.factory_cd = ${factory_cd} AND s.kind IN (${listed})) < ${kinds.length}`
  }
  const slips = slipKinds.map(({ kind }) => kind)
  const counts = inventoryKinds.map(({ kind }) => kind)
  return sql`(${lacks(slipNoControl, slips)} OR ${lacks(inventoryNoControl, counts)})`
}

/** The internal numbers of a company. */
export async function beginDataNumbers(tx: Tx, signed: Where): Promise<void> {
  await tx
    .insert(dataKindControl)
    .values(dataKind.codes.map((kind) => ({ ...signed, kind, kind_nm: dataKind.texts[kind].ja })))
    .onConflictDoNothing()
}
