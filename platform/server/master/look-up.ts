import { getTableName, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { lookupMaxRows } from '#platform/contract/master-lookup.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '../context.ts'
import { preparedRows } from '../database/prepared.ts'
import { rows } from '../database/database.ts'
import type { RowOf } from '../database/stated-columns.ts'
import { wordsIn } from '../list/where-of-list.ts'
import { wordMatches } from './list-of-master.ts'
import { kanaOf } from './master-table.ts'
import { columnOf, nameOf, valueOf } from './row-columns.ts'
import { inScope, type ServedMaster } from './served-master.ts'

/** What a record is found and named by. */
export const foundKeyed = {
  key: z.array(z.string()),
  name: z.string(),
  kana: z.string(),
  abort_div: z.string(),
  told: z.record(z.string(), z.string()),
}

type Asked = InputOf<AnyMaster['endpoints']['getLookup']>
type Answer = OutputOf<AnyMaster['endpoints']['getLookup']>

/** Codes with their names, for typing them into other records. */
export async function lookUp(served: ServedMaster, context: Context, asked: Asked): Promise<Answer> {
  const { key = '', keys = '', within = '', keyword } = asked
  if (key) {
    const one = await preparedRows(
      context.tx,
      foundKeyed,
      sql`${selectKeyed(served)} WHERE ${isKey(served, context, key)}`,
    )
    return { list: one.map(asRow), has_next: false }
  }
  if (keys) {
    const several = await rows(
      context.tx,
      foundKeyed,
      sql`${selectKeyed(served)} WHERE ${isOneOf(served, context, keys.split(','))}`,
    )
    return { list: several.map(asRow), has_next: false }
  }
  const conditions = [
    inScope(served, context.session),
    sql`${served.table.abort_div} = '0'`,
    ...startsWith(served, within),
    ...wordsIn(keyword).map((word) => wordMatches(served, word)),
  ]
  const list = await rows(
    context.tx,
    foundKeyed,
    sql`${selectKeyed(served)} WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY ${byBeginning(served, keyword)}${sql.join(served.master.key.map(served.column), sql`, `)}
      LIMIT ${sql.raw(String(lookupMaxRows + 1))}`,
  )
  return { list: list.slice(0, lookupMaxRows).map(asRow), has_next: list.length > lookupMaxRows }
}

const asRow = ({ key, name, kana, abort_div, told }: RowOf<typeof foundKeyed>) => ({
  key: [...key],
  name,
  kana,
  abort_div,
  told: { ...told },
})

export function selectKeyed(served: ServedMaster): SQL {
  const { master, table, ownRows } = served
  const own = getTableName(table)
  const kana = kanaOf(master)
  const key = master.key.map((name) => partAsText(served, name))
  return sql`SELECT json_build_array(${sql.join(key, sql`, `)}) AS key, ${nameOf(master, own)} AS name,
    ${kana ? columnOf(own, kana) : sql`''`} AS kana, ${table.abort_div}, ${told(served)} AS told FROM ${ownRows}`
}

/** As it would be typed. */
function told({ master, table }: ServedMaster): SQL {
  const own = getTableName(table)
  const pairs = (master.tells ?? []).map((name) => {
    const column = columnOf(own, name)
    const field = master.fields[name]
    const value =
      field?.kind === 'flag'
        ? sql`CASE WHEN ${column} THEN '1' ELSE '' END`
        : sql`coalesce(${column}::text, '')`
    return sql`${name}::text, ${value}`
  })
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** One record; a key with a part that it cannot have is the key of none. */
const isKey = (served: ServedMaster, { session }: Context, key: string): SQL =>
  sql.join([inScope(served, session), ...parts(served, key, served.master.key.length)], sql` AND `)

function isOneOf(served: ServedMaster, { session }: Context, keys: readonly string[]): SQL {
  const names = served.master.key
  const wanted = keys.map((key) => {
    const typed = normaliseCode(key).split(' ')
    return sql`(${sql.join(
      names.map((_name, at) => sql`${typed[at] ?? ''}`),
      sql`, `,
    )})`
  })
  const own = sql.join(
    names.map((name) => partAsText(served, name)),
    sql`, `,
  )
  return sql`${inScope(served, session)} AND (${own}) IN (${sql.join(wanted, sql`, `)})`
}

/** What a person has already said of the key: the customer whose destinations are looked through. */
const startsWith = (served: ServedMaster, within: string): readonly SQL[] =>
  within === '' ? [] : parts(served, within, within.split(' ').length)

const parts = (served: ServedMaster, key: string, count: number): readonly SQL[] => {
  const typed = normaliseCode(key).split(' ')
  return served.master.key
    .slice(0, count)
    .map((name, at) => sql`${partAsText(served, name)} = ${typed[at] ?? ''}`)
}

/** A part of the key as it travels. */
function partAsText({ master, table }: ServedMaster, name: string): SQL {
  const field = master.fields[name]
  const column = columnOf(getTableName(table), name)
  return sql`${field ? valueOf(field, column) : column}::text`
}

/** Codes that begin with what was typed come before names that hold it. */
function byBeginning({ master, column }: ServedMaster, keyword: string | undefined): SQL {
  const typed = normaliseCode(keyword ?? '')
  const last = master.key.at(-1)
  if (typed === '' || last === undefined) return sql``
  return sql`CASE WHEN starts_with(${column(last)}::text, ${typed}) THEN 0 ELSE 1 END, `
}
