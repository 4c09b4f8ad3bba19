import { sql, type SQL } from 'drizzle-orm'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { FactoryKey } from '../database/database.ts'
import { ownRows } from '../database/own-rows.ts'
import { inWords } from '../database/prepared.ts'
import { beginsWith, hasPart } from '../list/where-of-list.ts'
import { isInSearchKey, tableOf } from './master-table.ts'
import { columnOf, nameOf } from './row-columns.ts'

/**
 * For `meant` of a list: the codes that a typed text means, by the beginning of the code or by a part of its name, found once
 * in their master and not for each row anew. The index of the search key finds them first; folding a name costs more than
 * reading its record. `fixed` is a part of the key that is the same for all of them.
 */
export function codesMeant<M extends ReferredMaster>(
  master: M,
  key: NoInfer<M>['key'][number],
  fixed: Readonly<Record<string, string>> = {},
): (place: FactoryKey, text: string) => SQL {
  const code = inWords(columnOf('m', key))
  const name = inWords(nameOf(master, 'm'))
  const from = inWords(sql`SELECT ${code} FROM ${ownRows(tableOf(master))} AS m WHERE m.company_cd =`)
  const beside = sql.join(
    Object.entries(fixed).map(([part, value]) => sql` AND ${columnOf('m', part)} = ${value}`),
  )
  const named = master.fields[master.nameField]
  // Of a reference the search key has the code, not the name that it refers to.
  const isInKey = isInSearchKey(named) && named?.refersTo === undefined
  const mayBeNamed = (text: string) =>
    isInKey ? sql`m.search_key LIKE kaname_search_pattern(${text}) AND ` : sql``
  return ({ company_cd, factory_cd }, text) => {
    const ofFactory = master.perFactory ? sql` AND m.factory_cd = ${factory_cd}` : sql``
    return sql`${from} ${company_cd}${ofFactory}${beside}
      AND (${beginsWith(code, normaliseCode(text))} OR ${mayBeNamed(text)}${hasPart(name, text)})`
  }
}
