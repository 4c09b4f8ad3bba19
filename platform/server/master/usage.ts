import { getTableName, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { AnyMaster } from '#platform/contract/master.ts'
import { usedBy, type Usage } from '#platform/contract/master-lookup.ts'
import { referencesOf, type DeclaredReference } from '#platform/contract/master-references.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { point, type Registered } from '../module/point.ts'
import { keyColumns, tableOf } from './master-table.ts'
import { columnOf, keyObjectOf, pointsTo, wordsOf } from './row-columns.ts'

/** Where a master is used: it cannot be abolished while such a row exists. */
export interface Reference {
  readonly table: PgTable
  /** The columns that hold the master's key, in its order (factory_cd first when it is per factory). */
  readonly columns: readonly PgColumn[]
  /** Only these rows count: closed history never blocks (decisions.md "Masters"). */
  readonly openWhen?: SQL
  readonly label: Text
  /** What names such a row to people, as text. */
  readonly name?: SQL
}

/** A place where a record may be used, ready to be asked. */
export interface Use {
  readonly label: Text
  /** The table that holds the code. */
  readonly holder: string
  readonly path: string
  /** `FROM … WHERE …`: the rows that use the record of this row of the master's table. */
  readonly rows: SQL
  /** What names such a row to people. */
  readonly name: SQL
  /** What finds it on the screen of `path`: conditions by their columns, as JSON. */
  readonly key?: SQL
}

/** A later module says that its documents use a master, and until when they count. */
export interface MasterUse extends Reference {
  readonly of: AnyMaster
}

/** The masters that may point to others. */
export const holders = point<AnyMaster>('holders of masters')
export const masterUses = point<MasterUse>('uses of masters')

/** Documents that hold masters by the references of their definition, asked for each master. */
export const documentUses = point<(master: AnyMaster) => readonly Use[]>('documents that hold masters')

/** Every place that a record may be used in: masters and documents by their declared references, and what was declared beside. */
export function usesOf(master: AnyMaster, own: readonly Reference[], registered: Registered): readonly Use[] {
  const table = getTableName(tableOf(master))
  const declared = registered(masterUses).filter(({ of }) => of.name === master.name)
  const held = registered(holders).flatMap((holder) => {
    const references = referencesOf(holder).filter(
      ({ target, field }) => target.name === master.name && !field.refersTo?.belongs,
    )
    return references.map((reference) =>
      useByMaster(table, { master, holder, reference, among: references.length }),
    )
  })
  const slips = registered(documentUses).flatMap((usesIn) => usesIn(master))
  return [...held, ...slips, ...[...own, ...declared].map((use) => useByTable(master, use))]
}

interface Held {
  readonly master: AnyMaster
  readonly holder: AnyMaster
  readonly reference: DeclaredReference
  /** How many fields of the holder point to this master. */
  readonly among: number
}

/** Masters that are abolished themselves hold nothing, and nobody holds himself. */
function useByMaster(table: string, { master, holder, reference, among }: Held): Use {
  const isSelf = holder.name === master.name
  const another = keyColumns(master).map((key) => sql`${columnOf('holder', key)} <> ${columnOf(table, key)}`)
  const notItself = isSelf ? sql` AND (${sql.join(another, sql` OR `)})` : sql``
  const { field } = reference
  return {
    label: among > 1 ? ofDetails(holder.title, field.label) : holder.title,
    holder: holder.name,
    path: holder.screen.path,
    rows: sql`FROM ${tableOf(holder)} AS holder WHERE ${pointsTo(reference, 'holder', table)}
      AND holder.abort_div <> '2'${notItself}`,
    name: wordsOf(holder, 'holder'),
    key: keyObjectOf(holder, 'holder'),
  }
}

/** Which of several fields it is. */
export const ofDetails = (title: Text, label: Text): Text => ({
  ja: `${title.ja}（${label.ja}）`,
  en: `${title.en} (${label.en})`,
  zh: `${title.zh}（${label.zh}）`,
})

function useByTable(master: AnyMaster, { table, columns, openWhen, label, name }: Reference): Use {
  const { name: holder, columns: all } = getTableConfig(table)
  const owner = all.find((column) => column.name === 'company_cd')
  const keys = ['company_cd', ...keyColumns(master)]
  const holders = [owner, ...columns]
  if (!owner || holders.length !== keys.length)
    throw new Error(`A reference to ${master.name} must name the columns that hold its key`)
  const own = getTableName(tableOf(master))
  const matches = keys.map((key, at) => sql`${holders[at]} = ${columnOf(own, key)}`)
  const open = openWhen ? sql` AND ${openWhen}` : sql``
  return {
    label,
    holder,
    path: '',
    rows: sql`FROM ${table} WHERE ${sql.join(matches, sql` AND `)}${open}`,
    name: name ?? sql`''`,
  }
}

/** What a drawer can show of a place; the number says how many there are. */
const mostNamed = 20

/** Where one record is used, place by place. */
export async function readUsage(
  { tx, language }: Pick<Context, 'tx' | 'language'>,
  uses: readonly Use[],
  record: SQL,
): Promise<Usage[]> {
  if (uses.length === 0) return []
  const places = uses.map(
    ({ rows: using, name, key = sql`'{}'::jsonb` }, at) => sql`
      SELECT ${sql.raw(String(at))} AS at, used.total, used.records FROM ${record}, LATERAL (
        SELECT count(*)::int AS total, coalesce(json_agg(json_build_object('name', named.name, 'key', named.key) ORDER BY named.no) FILTER (WHERE named.no <= ${sql.raw(String(mostNamed))}
          AND named.name <> ''), '[]') AS records
        FROM (SELECT found.name, found.key, row_number() OVER (ORDER BY found.name) AS no
          FROM (SELECT ${name} AS name, ${key} AS key ${using}) AS found) AS named) AS used
      WHERE used.total > 0`,
  )
  const found = await rows(
    tx,
    { at: z.int(), total: z.int(), records: z.array(usedBy) },
    sql`${sql.join(places, sql` UNION ALL `)} ORDER BY at`,
  )
  return found.flatMap(({ at, total, records }) => {
    const use = uses[at]
    return use ? [{ label: say(use.label, language), total, records: [...records], path: use.path }] : []
  })
}
