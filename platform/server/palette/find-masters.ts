import { sql, type SQL } from 'drizzle-orm'
import type { FindKind } from '#platform/contract/palette.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { pageAddress } from '#platform/contract/record-page.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { kanaOfRomaji } from '#platform/contract/romaji.ts'
import type { Text } from '#platform/contract/text.ts'
import { abortDivision } from '#platform/contract/code-table.ts'
import { rows } from '../database/database.ts'
import { wordsIn } from '../list/where-of-list.ts'
import { wordMatches } from '../master/list-of-master.ts'
import { foundKeyed, selectKeyed } from '../master/look-up.ts'
import { findRecord, inScope, servedMaster, type ServedMaster } from '../master/served-master.ts'
import { kanaOf } from '../master/master-table.ts'
import type { Finder } from './finder.ts'
import { linesOf, wordOf } from './preview-lines.ts'

interface Options {
  readonly kind: FindKind
  readonly title: Text
  readonly icon: string
  /** Where a record is looked at; its row of the master's list otherwise. */
  readonly path?: (key: readonly string[]) => string
}

/** Records of a master, by the beginning of their code, their name, their reading, or the reading in Latin letters. */
export const findMasters = (
  master: AnyMaster,
  { kind, title, icon, path = pathOf(master) }: Options,
): Finder => ({
  name: master.name,
  kind,
  title,
  icon,
  readBy: master.endpoints.getList,
  async find(context, keyword, most) {
    const served = servedMaster(context, master)
    const conditions = [
      inScope(served, context.session),
      ...wordsIn(keyword).map((word) => hasWord(served, word)),
    ]
    const list = await rows(
      context.tx,
      foundKeyed,
      sql`${selectKeyed(served)} WHERE ${sql.join(conditions, sql` AND `)}
        ORDER BY ${closeness(served, keyword)}, ${sql.join(master.key.map(served.column), sql`, `)}
        LIMIT ${sql.raw(String(most + 1))}`,
    )
    const hits = list.slice(0, most).map(({ key, name, abort_div }) => ({
      key: key.join(' '),
      code: key.join('-'),
      name,
      note: abort_div === '0' ? '' : wordOf(abortDivision, abort_div, context.language),
      path: path(key),
    }))
    return { hits, has_next: list.length > most }
  },
  async preview(context, key) {
    const served = servedMaster(context, master)
    const parts = key.split(' ')
    const record = await findRecord(
      context,
      served,
      Object.fromEntries(master.key.map((name, at) => [name, parts[at] ?? ''])),
    )
    return record && linesOf(master.fields, record, context.language, shownOf(master))
  },
})

/** What its list shows beside the code and the name. */
const shownOf = ({ columns, key, nameField }: AnyMaster): readonly string[] =>
  columns.filter((name) => !key.includes(name) && name !== nameField)

/** Its page, or its row of the master's list. */
export const pathOf =
  (master: AnyMaster) =>
  (key: readonly string[]): string =>
    pageAddress(master, Object.fromEntries(master.key.map((name, at) => [name, key[at] ?? ''])))

/** Whoever types Latin letters may mean the letters, or the reading. */
function hasWord(served: ServedMaster, word: string): SQL {
  const kana = kanaOfRomaji(word)
  const own = wordMatches(served, word)
  return kana === null ? own : sql`(${own} OR ${wordMatches(served, kana)})`
}

/** The code itself, its beginning, the beginning of the name or of the reading, anything else. */
function closeness({ master, column }: ServedMaster, keyword: string): SQL {
  const code = column(master.key.at(-1) ?? '')
  const typed = normaliseCode(keyword)
  const reading = kanaOf(master)
  const beginnings = [
    sql`starts_with(kaname_fold(${column(master.nameField)}), kaname_fold(${keyword}))`,
    ...(reading === undefined
      ? []
      : [
          sql`starts_with(kaname_fold(${column(reading)}), kaname_fold(${kanaOfRomaji(keyword) ?? keyword}))`,
        ]),
  ]
  return sql`CASE WHEN ${code}::text = ${typed} THEN 0 WHEN starts_with(${code}::text, ${typed}) THEN 1
    WHEN ${sql.join(beginnings, sql` OR `)} THEN 2 ELSE 3 END`
}
