import { z } from 'zod'

/** What a statement says of its answer: every column by its name, `{ item_cd: z.string(), lines: z.int() }`. */
export type Columns = Readonly<Record<string, z.ZodType>>

/** Columns that follow from a definition (a master's, a list's) are not stated a second time. */
export class DefinedColumns<Row> {
  declare readonly [definedRow]: Row
}
declare const definedRow: unique symbol

/** Whatever there is: rows as maps. */
export const anyColumns = new DefinedColumns<Readonly<Record<string, unknown>>>()

export type StatedColumns = Columns | DefinedColumns<unknown>

export type RowOf<C extends StatedColumns> =
  C extends DefinedColumns<infer Row>
    ? Row
    : C extends Columns
      ? { readonly [Name in keyof C]: z.output<C[Name]> }
      : never

/** What both drivers tell of an answer. */
export interface Answer {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly fields: readonly { readonly name: string }[]
}

/** In development and in tests every answer is compared with its statement; the built product trusts them. */
const isChecking = process.env['NODE_ENV'] !== 'production'

/** Where a statement stands, for the error; to be asked before the database is. */
export const statementPlace = (below: (...args: never[]) => unknown): { readonly stack?: string } => {
  const place = {}
  if (isChecking) Error.captureStackTrace(place, below)
  return place
}

/** A column that is missing or was not stated, a null or a value of another kind: the statement and its text disagree. */
export function statedRows<C extends StatedColumns>(
  columns: C,
  answer: Answer,
  place: { readonly stack?: string },
): readonly RowOf<C>[] {
  if (isChecking && !(columns instanceof DefinedColumns)) {
    const wrong = wrongNames(columns, answer) ?? wrongValue(columns, answer)
    if (wrong) throw new Error(`${wrong}, says the statement ${frameOf(place)}`)
  }
  return answer.rows as readonly RowOf<C>[]
}

function wrongNames(columns: Columns, { fields }: Answer): string | undefined {
  const [stated, found] = [Object.keys(columns).toSorted(), fields.map(({ name }) => name).toSorted()]
  if (stated.join() === found.join()) return undefined
  return `The answer has the columns ${found.join(', ') || '(none)'} instead of ${stated.join(', ') || '(none)'}`
}

function wrongValue(columns: Columns, { rows }: Answer): string | undefined {
  const kinds = Object.entries(columns)
  for (const row of rows)
    for (const [name, kind] of kinds) {
      const { error } = kind.safeParse(row[name])
      if (error) return `Column ${name} is ${JSON.stringify(row[name])}: ${z.prettifyError(error)}`
    }
  return undefined
}

const frameOf = ({ stack = '' }: { readonly stack?: string }): string => stack.split('\n')[1]?.trim() ?? ''
