import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'

type KeyPart = string | number

/** Rows that one verb at a time may change: documents, or their lines. They have a company and a factory in their key. */
export interface LockedDocument {
  readonly table: PgTable
  /** The rest of the key. */
  readonly key: readonly string[]
  /** What is locked before it where a verb needs both: the documents on its left that its verbs meet. */
  readonly after: readonly LockedDocument[]
}

/** Those of a document that a verb wants for itself. */
export interface WantedRows {
  readonly document: LockedDocument
  readonly keys: readonly (readonly KeyPart[])[]
}

export const keyText = (key: readonly KeyPart[]): string => key.join('\u0001')

export const nameOfDocument = ({ table }: LockedDocument): string => getTableName(table)

export const isAfter = (one: LockedDocument, other: LockedDocument): boolean =>
  one.after.some((before) => before === other || isAfter(before, other))

/** From left to right. Two documents of which neither is after the other have no order, and no verb may lock both. */
export function inOrder(wanted: readonly WantedRows[]): readonly WantedRows[] {
  const left = [...merged(wanted).values()]
  const ordered: WantedRows[] = []
  while (left.length > 0) {
    const at = left.findIndex(({ document }) => left.every((other) => !isAfter(document, other.document)))
    ordered.push(...left.splice(at, 1))
  }
  for (const [at, { document }] of ordered.entries())
    for (const { document: before } of ordered.slice(0, at)) refuseWithoutOrder(document, before)
  return ordered
}

/** A document on the left of what is held, or more rows of one that is held. */
export class LockedTooLate extends Error {}

export function refuseWithoutOrder(document: LockedDocument, before: LockedDocument): void {
  if (isAfter(document, before)) return
  const names = `"${nameOfDocument(document)}" after "${nameOfDocument(before)}"`
  if (isAfter(before, document))
    throw new LockedTooLate(
      `Locked too late: ${names}. Lock all documents of a verb together, at its beginning`,
    )
  throw new Error(`No order is declared in which to lock ${names}`)
}

function merged(wanted: readonly WantedRows[]): ReadonlyMap<LockedDocument, WantedRows> {
  const all = new Map<LockedDocument, WantedRows>()
  for (const { document, keys } of wanted)
    if (keys.length > 0) all.set(document, { document, keys: [...(all.get(document)?.keys ?? []), ...keys] })
  return all
}

/** Locks them in the order of their keys, in one statement; what does not exist is left out. */
export async function lockRows({ tx, session }: Context, { document, keys }: WantedRows): Promise<void> {
  const { table, key } = document
  const records = keys.map((parts) => Object.fromEntries(key.map((name, at) => [name, parts[at]])))
  const columns = sql.join(
    key.map((name): SQL => sql`${sql.identifier(name)}`),
    sql`, `,
  )
  await rows(
    tx,
    {},
    sql`SELECT FROM ${table} WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
      AND (${columns}) IN (SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(records)}::jsonb))
      ORDER BY ${columns} FOR NO KEY UPDATE`,
  )
}
