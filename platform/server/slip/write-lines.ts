import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { AnySlip } from '#platform/contract/slip.ts'
import { changesBetween, type RecordedChange } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import { documentKey, type KeptSlip } from './kept-slip.ts'
import { isSlip, type FoundSlip } from './read-kept.ts'
import { columnValues, type WholeLine, type WholeSlip } from './slip-content.ts'

type Key = Readonly<Record<string, unknown>>

interface Lines {
  readonly key: Key
  readonly before: FoundSlip['lines']
  readonly after: readonly WholeLine[]
}

/** Writes what is different, in a statement for what is new, for what has changed and for what is gone. */
export async function writeLines(
  kept: KeptSlip,
  context: Context,
  { key, before, after }: Lines,
): Promise<readonly RecordedChange[]> {
  const { slip, tables } = kept
  const { tx } = context
  const stored = new Map(before.map((line, at) => [line.line_no, { line, at }]))
  const staying = new Set(after.map(({ line_no }) => line_no))
  const names = Object.keys(slip.lines)
  const placed = after.map((line, at) => {
    const was = stored.get(line.line_no)
    return { line, at, was, changes: changesBetween(was?.line, line, names) }
  })
  const added = placed.filter(({ was }) => !was)
  const changed = placed.filter(({ was, at, changes }) => was && (changes.length > 0 || was.at !== at))
  const gone = before.filter(({ line_no }) => !staying.has(line_no))

  const lines = sql.identifier(getTableName(tables.lines))
  const rowsOf = (some: typeof placed) =>
    lineRows(
      kept,
      context,
      some.map(({ line, at }) => ({ key, line, at })),
    )
  if (gone.length > 0)
    await tx.execute(sql`DELETE FROM ${lines} AS l WHERE ${isSlip(kept, context, key, 'l')}
      AND l.line_no IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(gone.map(({ line_no }) => line_no))}::jsonb))`)
  if (changed.length > 0) {
    const set = ['place_no', ...names].map(
      (name) => sql`${sql.identifier(name)} = made.${sql.identifier(name)}`,
    )
    await tx.execute(sql`UPDATE ${lines} AS l SET ${sql.join(set, sql`, `)}
      FROM ${rowsOf(changed)} AS made WHERE ${isSlip(kept, context, key, 'l')} AND l.line_no = made.line_no`)
  }
  if (added.length > 0) await tx.execute(sql`INSERT INTO ${lines} SELECT * FROM ${rowsOf(added)}`)

  const table = getTableName(tables.lines)
  const keyOf = (line_no: number) => lineKey(kept, context, key, line_no)
  return [
    ...gone.map((line) => ({
      ...{ table, key: keyOf(line.line_no), action: 'delete' as const },
      changes: names.map((field) => ({ field, old: line[field] ?? null, new: null })),
    })),
    ...placed
      .filter(({ changes }) => changes.length > 0)
      .map(({ line, was, changes }) => ({
        ...{ table, key: keyOf(line.line_no), action: was ? ('update' as const) : ('create' as const) },
        changes,
      })),
  ]
}

/** The lines of slips that are new, each with where it stands. */
export const placedLines = (slip: AnySlip, slips: readonly WholeSlip[]): readonly PlacedLine[] =>
  slips.flatMap(({ header, lines }) => {
    const key = Object.fromEntries(slip.key.map((name) => [name, header[name]]))
    return lines.map((line, at) => ({ key, line, at }))
  })

/** Writes them, all of them in one statement. */
export async function insertLines(
  kept: KeptSlip,
  context: Context,
  placed: readonly PlacedLine[],
): Promise<void> {
  const table = sql.identifier(getTableName(kept.tables.lines))
  await context.tx.execute(sql`INSERT INTO ${table} SELECT * FROM ${lineRows(kept, context, placed)}`)
}

/** How their histories begin. */
export function linesBegun(
  kept: KeptSlip,
  context: Context,
  placed: readonly PlacedLine[],
): readonly RecordedChange[] {
  const names = Object.keys(kept.slip.lines)
  const table = getTableName(kept.tables.lines)
  return placed.map(({ key, line }) => ({
    ...{ table, key: lineKey(kept, context, key, line.line_no), action: 'create' as const },
    changes: changesBetween(undefined, line, names),
  }))
}

const lineKey = (kept: KeptSlip, context: Context, key: Key, line_no: number): string =>
  `${documentKey(kept, context, key)} ${line_no}`

interface PlacedLine {
  readonly key: Key
  readonly line: WholeLine
  readonly at: number
}

function lineRows({ slip, tables }: KeptSlip, context: Context, placed: readonly PlacedLine[]): SQL {
  const { company_cd, factory_cd } = context.session
  const made = placed.map(({ key, line, at }) => ({
    ...columnValues(slip, slip.lines, line),
    ...{ company_cd, factory_cd, ...key, line_no: line.line_no, place_no: at + 1 },
  }))
  const table = sql.identifier(getTableName(tables.lines))
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(made)}::jsonb)`
}
