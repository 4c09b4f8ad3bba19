import { sql, type SQL } from 'drizzle-orm'
import type { Field, ReferredMaster } from '#platform/contract/fields.ts'
import {
  fixedPart,
  referencedName,
  referencesOf,
  type DeclaredReference,
} from '#platform/contract/master-references.ts'
import { isNullable, keyColumns, tableOf } from './master-table.ts'

const common = ['abort_div', 'create_user', 'create_dt', 'update_user', 'update_dt', 'update_cnt']

/** Names of the columns of an answer. */
export const rowColumns = (master: ReferredMaster): readonly string[] => [
  ...Object.keys(master.fields),
  ...referencesOf(master).map(({ name }) => referencedName(name)),
  ...common,
]

/** What a record consists of, in SQL over the master's table or a view of it: as the wire has it. */
export function selectedColumns(master: ReferredMaster, table: string): SQL {
  const own = Object.entries(master.fields).map(
    ([name, field]) => sql`${valueOf(field, columnOf(table, name))} AS ${sql.identifier(name)}`,
  )
  const names = referencesOf(master).map(
    (reference) =>
      sql`${nameReferredTo(reference, table)} AS ${sql.identifier(referencedName(reference.name))}`,
  )
  return sql.join([...own, ...names, ...common.map((name) => columnOf(table, name))], sql`, `)
}

export const columnOf = (table: string, name: string): SQL =>
  sql`${sql.identifier(table)}.${sql.identifier(name)}`

/** The key of a record as one text, in SQL. */
export const keyTextOf = ({ key, fields }: ReferredMaster, table: string): SQL =>
  sql.join(
    key.map((name) => {
      const field = fields[name]
      const column = columnOf(table, name)
      return sql`${field ? valueOf(field, column) : column}::text`
    }),
    sql` || ' ' || `,
  )

/**
 * A record in words, in SQL: code and name; where it has no name of its own, as a price has none, the names of what its key points to
 * and the rest of the key: 東和精機, 2026-04-01.
 */
export function wordsOf(master: ReferredMaster, table: string): SQL {
  const references = referencesOf(master)
  if (!references.some(({ name }) => name === master.nameField))
    return sql`${keyTextOf(master, table)} || '　' || ${nameOf(master, table)}`
  const inKey = references.filter(({ name }) => master.key.includes(name))
  const covered = new Set(inKey.flatMap(({ name, parts }) => [name, ...parts]))
  const others = master.key.filter((name) => !covered.has(name))
  return sql.join(
    [
      ...inKey.map((reference) => nameReferredTo(reference, table)),
      ...(others.length > 0 ? [keyTextOf({ ...master, key: others }, table)] : []),
    ],
    sql` || '　' || `,
  )
}

/** What finds the record in its list: its key by the names of the columns, as JSON in SQL. */
export const keyObjectOf = (master: ReferredMaster, table: string): SQL =>
  sql`jsonb_build_object(${sql.join(
    master.key.map((name) => {
      const field = master.fields[name]
      const column = columnOf(table, name)
      return sql`${name}::text, ${field ? valueOf(field, column) : column}::text`
    }),
    sql`, `,
  )})`

/** Exact numbers are written in one way only, dates as text, and NULL as a blank. */
export function valueOf(field: Field, column: SQL): SQL {
  switch (field.kind) {
    case 'decimal':
      return sql`trim_scale(${column})::text`
    case 'date':
      return sql`coalesce(to_char(${column}, 'YYYY-MM-DD'), '')`
    default:
      return isNullable(field) ? sql`coalesce(${column}, '')` : column
  }
}

/** The name of the record that a row of `table` points to, or a blank. */
export function nameReferredTo(reference: DeclaredReference, table: string, depth = 1): SQL {
  const { target } = reference
  const alias = `target_${depth}`
  return sql`coalesce((SELECT ${nameOf(target, alias, depth + 1)} FROM ${tableOf(target)} AS ${sql.identifier(alias)}
    WHERE ${pointsTo(reference, table, alias)}), '')`
}

/** What names a record of a master to people, in SQL. */
export function nameOf(master: ReferredMaster, table: string, depth = 1): SQL {
  const reference = referencesOf(master).find(({ name }) => name === master.nameField)
  return reference ? nameReferredTo(reference, table, depth) : columnOf(table, master.nameField)
}

/** A kind of code that a definition names: no value, so that what stands around it is put into words once. */
function inText(fixed: string): SQL {
  if (!/^\w+$/.test(fixed)) throw new Error(`"${fixed}" is no kind of code`)
  return sql.raw(`'${fixed}'`)
}

/** Whether a row of `table` points to the row of `target`. */
export function pointsTo({ target, parts }: DeclaredReference, table: string, alias: string): SQL {
  const ofFactory = target.perFactory ? ['factory_cd'] : []
  const held = ['company_cd', ...ofFactory, ...parts]
  const keys = ['company_cd', ...keyColumns(target)]
  const valueIn = (part: string) => {
    const fixed = fixedPart(part)
    return fixed === undefined ? columnOf(table, part) : inText(fixed)
  }
  return sql.join(
    keys.map((key, at) => sql`${columnOf(alias, key)} = ${valueIn(held[at] ?? key)}`),
    sql` AND `,
  )
}
