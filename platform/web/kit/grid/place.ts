import { isFigure, type PlacedColumn } from './column-layout.ts'

export interface Place {
  readonly className: string | undefined
  readonly style: { left: number } | undefined
}

/** How the cells of a column look, and where they stay when the column is frozen. */
export const placeOf = (column: PlacedColumn, lastFrozen: string | undefined): Place => ({
  className: classes(
    isFigure(column) && 'num',
    column.left !== undefined && 'frozen',
    column.name === lastFrozen && column.codePx === undefined && 'last-frozen',
    column.beginsGroup && 'begins-group',
  ),
  style: column.left === undefined ? undefined : { left: column.left },
})

/** The same of the name beside a code. */
export const placeOfName = (column: PlacedColumn, lastFrozen: string | undefined): Place => ({
  className: classes(
    'name-cell',
    column.left !== undefined && 'frozen',
    column.name === lastFrozen && 'last-frozen',
  ),
  style: column.left === undefined ? undefined : { left: column.left + (column.codePx ?? 0) },
})

const classes = (...all: readonly (string | false)[]): string | undefined =>
  all.filter(Boolean).join(' ') || undefined
