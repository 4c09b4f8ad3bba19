import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { KeptInfo } from '#platform/contract/kept-slip.ts'
import type { Ability } from '#platform/contract/list.ts'
import type { AnySlipRecord, TypedValues } from '#platform/contract/slip.ts'
import type { Context } from '../context.ts'
import { unitOf } from '../unit/unit-of-work.ts'
import { rows } from '../database/database.ts'
import { DefinedColumns } from '../database/stated-columns.ts'
import { neighboursOf } from '../list/neighbours.ts'
import { columnNamed } from '../master/master-table.ts'
import { columnOf } from '../master/row-columns.ts'
import { documentKey, type KeptSlip } from './kept-slip.ts'

type Values = Readonly<Record<string, unknown>>

/** A slip as it stands in its tables: the values as the wire has them, and what people do not see. */
export interface FoundSlip {
  readonly header: Values
  readonly lines: readonly (Values & { readonly line_no: number })[]
  readonly own: HeaderOwn
}

interface HeaderOwn extends Omit<KeptInfo, 'issued'> {
  readonly update_cnt: number
  readonly issued_revision: number | null
  readonly last_line_no: number
}

/** One object each, made from the definition's fields. */
const slipColumns = new DefinedColumns<FoundSlip>()

/**
 * Holds the slip until the end of the transaction, as a document of the call's unit of work. Whatever changes it, its
 * lines too, does this first.
 */
export async function lockSlip(
  kept: KeptSlip,
  context: Context,
  key: TypedValues,
): Promise<FoundSlip | undefined> {
  await holdSlips(kept, context, [key])
  return findSlip(kept, context, key)
}

/** Several at once: who locked them one after the other could wait for another in a circle. */
export async function holdSlips(
  kept: KeptSlip,
  context: Context,
  keys: readonly TypedValues[],
): Promise<void> {
  const { document, slip } = kept
  const unit = unitOf(context)
  const own = { document, keys: keys.map((key) => slip.key.map((name) => key[name] ?? '')) }
  if (own.keys.every((key) => unit.holds(document, key))) return
  await unit.lock(...((await kept.heldWith?.(context, keys)) ?? []), own)
}

export async function findSlip(
  kept: KeptSlip,
  context: Context,
  key: TypedValues,
): Promise<FoundSlip | undefined> {
  const { words, tables } = kept
  const [found] = await rows(
    context.tx,
    slipColumns,
    sql`SELECT (SELECT row_to_json(x) FROM (SELECT ${words.header}) AS x) AS header, ${ownOf(kept, context, key)} AS own,
        (SELECT coalesce(json_agg(x), '[]') FROM (SELECT ${words.line} FROM ${tables.lines} AS l
          WHERE ${isSlip(kept, context, key, 'l')} ORDER BY l.place_no) AS x) AS lines
      FROM ${tables.header} AS h WHERE ${isSlip(kept, context, key, 'h')}`,
  )
  return found
}

/** The rows of one slip, of its header or its lines. */
export const isSlip = (
  { slip }: KeptSlip,
  { session }: Pick<Context, 'session'>,
  key: Values,
  alias: string,
): SQL =>
  sql.join(
    [
      sql`${columnOf(alias, 'company_cd')} = ${session.company_cd}`,
      sql`${columnOf(alias, 'factory_cd')} = ${session.factory_cd}`,
      ...slip.key.map((name) => sql`${columnOf(alias, name)} = ${key[name]}`),
    ],
    sql` AND `,
  )

function ownOf(kept: KeptSlip, context: Context, key: TypedValues): SQL {
  const { company_cd, factory_cd } = context.session
  const document = getTableName(kept.tables.header)
  const row_key = documentKey(kept, context, key)
  const inZulu = sql.raw(`AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)
  return sql`jsonb_build_object('data_no', h.data_no::text, 'revision', h.revision,
    'issued_revision', h.issued_revision, 'last_line_no', h.last_line_no, 'update_cnt', h.update_cnt,
    'create_user', h.create_user, 'create_dt', to_char(h.create_dt ${inZulu}),
    'update_user', h.update_user, 'update_dt', to_char(h.update_dt ${inZulu}),
    'prints', (SELECT count(*)::int FROM print_log p WHERE p.company_cd = ${company_cd}
      AND p.factory_cd = ${factory_cd} AND p.document = ${document} AND p.row_key = ${row_key}),
    'files', (SELECT count(*)::int FROM attachment a WHERE a.company_cd = ${company_cd}
      AND a.table_nm = ${document} AND a.row_key = ${row_key} AND NOT a.removed))`
}

/** What the caller sees of it, with what may be done now. */
export function recordOf(kept: KeptSlip, context: Context, found: FoundSlip): AnySlipRecord {
  const { header, lines, own } = found
  const { last_line_no: _last, issued_revision, update_cnt, ...info } = own
  const stored = { header, lines, update_cnt }
  const refusals = kept.refusals?.(stored, context) ?? {}
  const { acts } = kept.slip
  return {
    header,
    lines: lines.map((line) => ({ ...line, edit: abilityOf(kept.lineRefusal?.(line, stored), context) })),
    update_cnt,
    kept: { ...info, issued: issued_revision === own.revision },
    abilities: {
      ...Object.fromEntries(acts.map((act) => [act, abilityOf(refusals[act], context)])),
      edit: abilityOf(refusals['edit'], context),
    },
  }
}

/** A refusal as the reason beside a button. */
export const abilityOf = (
  error: BusinessError | undefined,
  { language }: Pick<Context, 'language'>,
): Ability => (error ? { code: error.code, params: { ...error.params }, msg: error.say(language) } : true)

/** The slips before and behind this one in the order of their numbers; of a new one, the last of all. */
export function neighbours({ slip, tables: { header } }: KeptSlip, context: Context, key: TypedValues) {
  const { company_cd, factory_cd } = context.session
  const isNew = slip.key.every((name) => (key[name] ?? '') === '')
  return neighboursOf(context.tx, {
    among: sql`FROM ${header} WHERE ${header.company_cd} = ${company_cd} AND ${header.factory_cd} = ${factory_cd}`,
    columns: Object.fromEntries(slip.key.map((name) => [name, columnNamed(header, name)])),
    key: isNew ? null : key,
  })
}
