import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { ErrorKind } from '#platform/contract/errors.ts'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import { heldKey, referencesOf, type DeclaredReference } from '#platform/contract/master-references.ts'
import { say, type TextParams } from '#platform/contract/text.ts'
import { validation } from '#platform/contract/validation.ts'
import type { AnyValues } from '#platform/contract/master-record.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { tableOf } from './master-table.ts'
import type { ServedMaster } from './served-master.ts'

export interface WrongReference {
  readonly path: string
  readonly kind: ErrorKind
  readonly params: TextParams
}

interface Written {
  readonly values: AnyValues
  /** As it was before. What it already pointed to may stay, also when that has been stopped since. */
  readonly stored: AnyValues | undefined
}

/**
 * References to what is not there, or not in use: for each record, in one statement for all of them. The records that
 * they point to are held until the commit, so that nobody abolishes them meanwhile.
 */
export async function wrongReferences(
  { master }: ServedMaster,
  context: Context,
  written: readonly Written[],
): Promise<readonly (readonly WrongReference[])[]> {
  const own = new Set(written.map(({ values }) => heldKey(master.key, values)))
  // A file may bring the records that it points to itself.
  return wrongAmong(
    referencesOf(master),
    context,
    written,
    (target, key) => target === master && own.has(key),
  )
}

/** The same for whatever has references: the lines of a slip. */
export async function wrongAmong(
  references: readonly DeclaredReference[],
  context: Context,
  written: readonly Written[],
  brings: (target: ReferredMaster, key: string) => boolean = () => false,
): Promise<readonly (readonly WrongReference[])[]> {
  const asked = references.flatMap((reference) => {
    const keys = chosenKeys(reference, written)
    return keys.size > 0 ? [{ reference, keys: [...keys] }] : []
  })
  if (asked.length === 0) return written.map(() => [])
  const states = await statesOf(context, asked)
  const { language } = context
  return written.map(({ values, stored }) =>
    asked.flatMap(({ reference }, at) => {
      const { target, name } = reference
      const key = chosenKey(reference, { values, stored })
      if (key === undefined) return []
      const state = states.get(`${at} ${key}`) ?? (brings(target, key) ? '0' : undefined)
      if (state === '0') return []
      const kind = state === undefined ? validation.V_NOT_IN_MASTER : validation.V_NOT_IN_USE
      return [{ path: name, kind, params: { code: key, title: say(target.title, language) } }]
    }),
  )
}

const chosenKeys = (reference: DeclaredReference, written: readonly Written[]): ReadonlySet<string> =>
  new Set(written.flatMap((record) => chosenKey(reference, record) ?? []))

/** The key that a record points to, when it did not point there before; nothing without a reference. */
function chosenKey({ name, parts }: DeclaredReference, { values, stored }: Written): string | undefined {
  if (values[name] === '' || values[name] === undefined) return undefined
  const key = heldKey(parts, values)
  return stored && heldKey(parts, stored) === key ? undefined : key
}

interface Asked {
  readonly reference: DeclaredReference
  readonly keys: readonly string[]
}

/** The abort divisions of the records that are there, by the number of the reference and the key. */
async function statesOf(
  { tx, session }: Context,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, string>> {
  const found = asked.map(({ reference: { target }, keys }, at) => {
    const ofFactory = target.perFactory ? sql` AND found.factory_cd = ${session.factory_cd}` : sql``
    return sql`${sql.identifier(`found_${at}`)} AS (
      SELECT ${sql.raw(`'${at} '`)} || wanted.key AS key, found.abort_div
      FROM jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS wanted(key)
      JOIN ${tableOf(target)} AS found ON found.company_cd = ${session.company_cd}${ofFactory}
        AND ${sql.join(keyMatches(target), sql` AND `)}
      ORDER BY 1 FOR SHARE OF found)`
  })
  const all = asked.map((_, at) => sql`SELECT key, abort_div FROM ${sql.identifier(`found_${at}`)}`)
  const states = await rows(
    tx,
    { key: z.string(), abort_div: z.string() },
    sql`WITH ${sql.join(found, sql`, `)} ${sql.join(all, sql` UNION ALL `)}`,
  )
  return new Map(states.map(({ key, abort_div }) => [key, abort_div]))
}

const keyMatches = (target: ReferredMaster): SQL[] =>
  target.key.map(
    (name, at) =>
      sql`found.${sql.identifier(name)} = split_part(wanted.key, ' ', ${sql.raw(String(at + 1))})`,
  )
