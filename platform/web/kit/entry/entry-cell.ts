/** A column of an entry grid, already in the reader's language. Sticky columns stand first. */
export interface EntryColumn {
  readonly id: string
  readonly label: string
  /** Columns side by side with the same group stand under its name. */
  readonly group?: string | undefined
  /** In pixels. */
  readonly width: number
  readonly align?: 'right' | 'center' | undefined
  readonly sticky?: boolean | undefined
  /** A hairline before it: here another group of columns begins. */
  readonly begins?: boolean | undefined
  readonly tone?: 'saturday' | 'holiday' | undefined
  /** It is typed in, and Enter stops here; a column that is computed is passed. */
  readonly stop: boolean
  /** Typed in now and then: Enter passes it, the arrows lead there. */
  readonly seldom?: boolean | undefined
  /** There is something to choose from: the cell has a list under it. */
  readonly choices?: boolean | undefined
  readonly inputMode?: 'decimal' | 'numeric' | 'text' | undefined
  readonly maxLength?: number | undefined
}

export interface EntryCell {
  /** As it is read. */
  readonly text: string
  /** As it is typed, copied and pasted. */
  readonly typed?: string | undefined
  /** What is wrong with it, in a sentence. */
  readonly problem?: string | undefined
  /** What would put it right, in words, and the text that does; without a text there is something to choose. */
  readonly repair?: { readonly words: string; readonly text?: string } | undefined
  readonly locked?: boolean | undefined
  /** Why its line cannot use it, in a sentence: it is empty, passed by Enter, and takes nothing. */
  readonly idle?: string | undefined
  /** `dim`: inherited or computed. */
  readonly tone?: 'dim' | 'warn' | 'bad' | undefined
  /** What this line is about has to be filled in. */
  readonly required?: boolean | undefined
  /** A word before the figure, such as "provisional". */
  readonly mark?: string | undefined
  /** A box to tick instead of a text. */
  readonly ticked?: boolean | undefined
}

/** What someone has typed, pasted or emptied; it is read by the owner of the grid. */
export interface CellChange {
  readonly row: number
  readonly col: number
  readonly text: string
}

/** One thing to choose. */
export interface Option {
  readonly code: string
  /** The code with what makes it the only one; without it, the code. */
  readonly shown?: string | undefined
  readonly name: string
  readonly detail?: string | undefined
  /** What comes into other fields with it. */
  readonly beside?: Readonly<Record<string, string>> | undefined
}

/** How a tick is typed, copied and pasted. */
export const tickText = (ticked: boolean): string => (ticked ? '1' : '0')
export const typedOf = (cell: EntryCell): string =>
  cell.ticked === undefined ? (cell.typed ?? cell.text) : tickText(cell.ticked)

/** How a cell looks, as classes. */
export function cellLook(column: EntryColumn, cell: EntryCell): string {
  const looks = ['entry-cell']
  if (column.align) looks.push(column.align)
  if (column.sticky) looks.push('stuck')
  if (column.begins) looks.push('begins')
  if (column.tone) looks.push(column.tone)
  if (cell.tone) looks.push(`tone-${cell.tone}`)
  if (cell.idle) looks.push('idle')
  else if (cell.locked && column.stop) looks.push('locked')
  if (cell.problem) looks.push('problem')
  return looks.join(' ')
}
