import { flushSync } from 'react-dom'
import { readDecimal } from '#platform/contract/decimal.ts'
import type { Say } from '../../language/say.ts'
import { readRectangle } from '../entry/clipboard.ts'
import type { CellChange } from '../entry/entry-cell.ts'
import { pastedCells } from '../entry/pasted-cells.ts'
import { pastedWords } from '../entry/pasted-words.ts'
import { tickWords } from '../entry/tick-words.text.ts'
import { showToast } from '../feedback/toast.ts'

export interface TypedTable {
  /** What the columns are called. */
  readonly labels: readonly string[]
  /** Columns before the first that are none of the table's own. */
  readonly before: number
  /** A sheet whose rows say themselves where they belong: true when it has been taken so. */
  readonly takesSheet?: ((sheet: readonly (readonly string[])[]) => boolean) | undefined
}

interface Speaker {
  readonly say: Say
  readonly listed: (names: readonly string[]) => string
}

type Control = HTMLInputElement | HTMLSelectElement

/** As `EntryGrid` does it, into fields that stand in the cells of a table: each takes what it is given as if it were typed. */
export function pasteIntoTable(
  field: HTMLInputElement,
  text: string,
  { labels, before, takesSheet, say, listed }: TypedTable & Speaker,
): void {
  const sheet = readRectangle(text)
  if (takesSheet?.(sheet)) return
  const [own, body] = [field.closest('tr'), field.closest('tbody')]
  if (!own || !body) return
  const lines = [...body.rows].filter(({ cells }) => cells.length === labels.length + before)
  const controls = lines.map(({ cells }) => labels.map((_label, col) => controlIn(cells[col + before])))
  const [row, col] = [lines.indexOf(own), controls[lines.indexOf(own)]?.indexOf(field) ?? -1]
  if (row < 0 || col < 0) return
  const controlAt = (cell: Pick<CellChange, 'row' | 'col'>) => controls[cell.row]?.[cell.col]
  const firstIn = (col: number) => controls.map((line) => line[col]).find(Boolean)
  const pasted = pastedCells(
    sheet,
    { top: row, bottom: row, left: col, right: col },
    {
      columns: labels.map((label, col) => ({ label, stop: firstIn(col) !== undefined })),
      mostRows: lines.length,
      fits: (col, text) => {
        const control = firstIn(col)
        return !control || takes(control, text)
      },
      isClosed: (cell) => {
        const control = controlAt(cell)
        return !control || isRefused(control) || isUnknown(control, cell.text)
      },
      isOwn: false,
    },
  )
  for (const change of pasted.changes) {
    const control = controlAt(change)
    if (control) write(control, change.text.trim())
  }
  const told = pastedWords(pasted, say, listed)
  if (told) showToast('note', told)
}

/** A cell with several fields, two rights of a role, has none that a value could be meant for. */
function controlIn(cell: HTMLTableCellElement | undefined): Control | undefined {
  const [found, ...others] =
    cell?.querySelectorAll<Control>('input:not([type=radio],[readonly]),select') ?? []
  return others.length > 0 ? undefined : found
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

const optionOf = ({ options }: HTMLSelectElement, text: string): HTMLOptionElement | undefined =>
  [...options].find(({ value, label }) => plain(value) === plain(text) || plain(label) === plain(text))

const ticked = (text: string): boolean | undefined => {
  if (tickWords.yes.some((word) => word === plain(text))) return true
  return tickWords.no.some((word) => word === plain(text)) ? false : undefined
}

const isRefused = (control: Control): boolean => control.disabled || control.ariaDisabled === 'true'

/** A choice that its list does not have, a word for a tick that is none. */
function isUnknown(control: Control, text: string): boolean {
  if (control instanceof HTMLSelectElement) return optionOf(control, text) === undefined
  return control.type === 'checkbox' && ticked(text) === undefined
}

const takes = (control: Control, text: string): boolean =>
  control.inputMode === 'decimal' ? readDecimal(text) !== undefined : !isUnknown(control, text)

/** Each is drawn before the next: what a screen keeps of its cells, it keeps of all of them together. */
function write(control: Control, text: string): void {
  flushSync(() => {
    if (control instanceof HTMLSelectElement) {
      control.value = optionOf(control, text)?.value ?? control.value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (control.type === 'checkbox') {
      if (control.checked !== ticked(text)) control.click()
    } else {
      typedInto.call(control, text)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  // Whoever is left completes what stands in it: a date, a count that is kept at once.
  if (control !== document.activeElement)
    flushSync(() => control.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}

/** As the browser sets it, so that React takes it for typing. */
function typedInto(this: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(this, text)
}
