import type { CodeTable } from './code-table.ts'
import type { FieldKind, SaidNumbers } from './fields.ts'
import type { ColumnKind } from './list-condition.ts'
import type { LeadsTo } from './record-page.ts'
import type { Text } from './text.ts'

/** A column: what it says, how wide it is, and what may be done with it. */
export interface ListColumn {
  readonly kind: ColumnKind
  readonly label: Text
  /** In half-width characters. */
  readonly width: number
  readonly codes?: CodeTable
  /** Of a number: values that mean something else than they count, in words. */
  readonly says?: SaidNumbers
  /** Of a price: the column that says for how many; it stands behind it where that is not one. */
  readonly per?: string
  /** Where a row has the name that belongs to this code: it stands beside it, and is searched too. */
  readonly named?: string
  /** Its codes are months, `yyyy-mm`: asked by the year, the month, or from one to another. */
  readonly months?: true
  /** The page to which the code leads. */
  readonly leads?: LeadsTo | undefined
  /** Numbers of different lengths: 9 comes before 10. */
  readonly lengthFirst?: true
  /** The list cannot be sorted by it. */
  readonly unsorted?: true
  /** Nothing can be asked of it: only shown. */
  readonly unsearched?: true
  /** A picture that its screen draws: files leave it out. */
  readonly drawn?: true
  /** Its sum over the whole result is said below the rows. Money only: quantities of different items have no sum. */
  readonly total?: true
  /** What its sum is of, where that is less than what the rows are. */
  readonly totalled?: Text
  /** It tells cost, stock value or margin: not there for whoever may not see costs. */
  readonly cost?: true
  /** Most people never look at it: rows bring it where somebody has it among his columns. */
  readonly onDemand?: true
  /** Neighbours of the same group share a heading above theirs, between hairlines. */
  readonly group?: Text
}

/** How a field's value is shown in a list. */
export const columnKinds = {
  code: 'code',
  name: 'text',
  kana: 'text',
  text: 'text',
  choice: 'choice',
  flag: 'flag',
  integer: 'integer',
  decimal: 'decimal',
  date: 'date',
  reference: 'code',
} as const satisfies Record<FieldKind, ColumnKind>
export type ColumnKindOf<Kind extends FieldKind> = (typeof columnKinds)[Kind]

export type ListColumns = Readonly<Record<string, ListColumn>>

/** The values of a row by the names of the columns, as the platform handles any list. */
export type ListRow = Readonly<Record<string, unknown>>

/** A value as the wire has it: nothing is a blank. */
type ColumnValue<C extends ListColumn> = C['kind'] extends 'flag'
  ? boolean
  : C['kind'] extends 'integer'
    ? number
    : C extends { readonly codes: CodeTable<infer Code> }
      ? Code | ''
      : string

/** The column beside a code that has the name which belongs to it. */
type NamedBy<C extends ListColumns> = {
  [Name in keyof C]: C[Name] extends { readonly named: infer Named extends string } ? Named : never
}[keyof C]

/** What rows bring only where it is asked for. */
type OnDemand<C extends ListColumns> = {
  [Name in keyof C]: C[Name] extends { readonly onDemand: true } ? Name : never
}[keyof C]

/** A row of the list that these columns make, with what every row brings: nobody reads what may not have been asked for. */
export type ListRowOf<C extends ListColumns> = WholeRowOf<Omit<C, OnDemand<C>>>

/** A row with all of its columns, as a file has them. */
export type WholeRowOf<C extends ListColumns> = { readonly [Name in keyof C]: ColumnValue<C[Name]> } & {
  readonly [Name in NamedBy<C>]: string
}

/** What whoever reads the rows has to select: every column, and the names beside the codes. */
export type SelectedColumn<C extends ListColumns> = Extract<keyof C, string> | NamedBy<C>

/** A column whose code has its name beside it. */
export type NamedColumn<C extends ListColumns> = {
  [Name in keyof C]: C[Name] extends { readonly named: string } ? Extract<Name, string> : never
}[keyof C]

/** A row of a list, by its definition: `RowOf<typeof stockList>`. */
export type RowOf<L extends { readonly columns: ListColumns }> = ListRowOf<L['columns']>
