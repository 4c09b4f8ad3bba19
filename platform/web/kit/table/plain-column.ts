import type { ReactNode } from 'react'
import type { Text } from '#platform/contract/text.ts'

/** How a plain value is written and where it stands; without a kind it is shown as it is, at the left. */
export type PlainKind = 'figure' | 'date' | 'moment' | 'flag'

export interface PlainColumn<Row> {
  readonly name: string
  /** A string where the words are data: the code of an item. */
  readonly label: Text | string
  /** Buttons and ticks need no heading that is seen. */
  readonly labelHidden?: boolean
  /** Neighbours of the same group share a heading above theirs. */
  readonly group?: Text
  readonly kind?: PlainKind
  readonly align?: 'center' | 'end'
  readonly width?: number
  readonly className?: string
  /** A value, which is written by its kind, or a part of its own. */
  readonly cell: (row: Row) => ReactNode
  /** Said while the pointer rests on the cell: the name behind a code, why it cannot be changed. */
  readonly hint?: (row: Row) => string | undefined
  /** In the last line: `true` for the exact sum of the rows, or what is known already. */
  readonly sum?: ReactNode
  /** It tells cost, stock value or margin: not there for whoever may not see costs. */
  readonly cost?: true
  readonly isChanged?: (row: Row) => boolean
  /** Why this cell was refused. */
  readonly error?: (row: Row) => string | undefined
}

/** A line over all rows that is none of them: what was carried over, what it comes to. */
export interface PlainLine {
  readonly label: string
  readonly values: Readonly<Record<string, ReactNode>>
}

/** Rows are ticked, one by one or all of them. */
export interface RowChoice<Row> {
  readonly chosen: ReadonlySet<string>
  readonly labelOf: (row: Row) => string
  readonly onChange: (chosen: ReadonlySet<string>) => void
}
