import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { defaultNumberRule } from '#platform/contract/numbering.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Registered } from '#platform/server/module/point.ts'
import { numberKinds, type NumberKind } from '#platform/server/numbering/number-kind.ts'
import { dataKind } from '../../contract/data-kind.ts'
import { companyLanguage } from '../company-language.ts'
import { dataKindControl, inventoryNoControl, slipNoControl } from '../tables.ts'

interface Where {
  readonly company_cd: string
  readonly create_user: string
  readonly update_user: string
}

const controls = [
  { control: 'slip', table: slipNoControl },
  { control: 'inventory', table: inventoryNoControl },
] as const

const kindsOf = (registered: Registered, control: NumberKind['control']) =>
  registered(numberKinds).filter((kind) => kind.control === control)

/** The series of printed numbers that a factory begins with: those of all modules. */
export async function beginNumbersOfFactory(
  { tx, registered }: Pick<Context, 'tx' | 'registered'>,
  signed: Where,
  factory_cd: string,
): Promise<void> {
  const language = await companyLanguage(tx, signed.company_cd)
  for (const { control, table } of controls) {
    const series = kindsOf(registered, control).map(({ kind, name, prefix }) => ({
      ...signed,
      ...defaultNumberRule,
      factory_cd,
      kind,
      kind_nm: name[language],
      prefix,
    }))
    if (series.length > 0) await tx.insert(table).values(series).onConflictDoNothing()
  }
}

/** Whether a factory lacks a series that it should begin with; those that a company has added do not count. */
export function lacksNumbers(registered: Registered, company_cd: SQLWrapper, factory_cd: SQLWrapper): SQL {
  const lacking = controls.map(({ control, table }) => {
    const kinds = JSON.stringify(kindsOf(registered, control).map(({ kind }) => kind))
    return sql`EXISTS (SELECT FROM jsonb_array_elements_text(${kinds}::jsonb) AS begun(kind)
      WHERE NOT EXISTS (SELECT FROM ${table} AS s WHERE s.company_cd = ${company_cd}
        AND s.factory_cd = ${factory_cd} AND s.kind = begun.kind))`
  })
  return sql`(${sql.join(lacking, sql` OR `)})`
}

/** The internal numbers of a company. */
export async function beginDataNumbers(tx: Tx, signed: Where): Promise<void> {
  const language = await companyLanguage(tx, signed.company_cd)
  await tx
    .insert(dataKindControl)
    .values(dataKind.codes.map((kind) => ({ ...signed, kind, kind_nm: dataKind.texts[kind][language] })))
    .onConflictDoNothing()
}
