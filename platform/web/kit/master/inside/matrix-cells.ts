import type { Matrix } from '#platform/contract/master-inside.ts'
import { readCell } from '../../entry/cell-text.ts'
import {
  removeLines,
  writeLines,
  type LineSheet,
  type SlipContent,
  type SlipLine,
} from '../../slip/slip-content.ts'

/** The codes of both sides of a table, and those that were just added and have no figure yet. */
export function axisOf(
  { down, across }: Matrix,
  { lines }: SlipContent,
  added: readonly string[],
): readonly string[] {
  const codes = new Set(lines.flatMap(({ values }) => [values[down] ?? '', values[across] ?? '']))
  codes.delete('')
  return [...[...codes].sort(), ...added.filter((code) => !codes.has(code))]
}

export const lineAt = (
  { down, across }: Matrix,
  { lines }: SlipContent,
  from: string,
  to: string,
): SlipLine | undefined => lines.find(({ values }) => values[down] === from && values[across] === to)

export interface MatrixChange {
  readonly from: string
  readonly to: string
  readonly text: string
}

/** A figure that is typed makes a row of it, one that is emptied takes the row away. */
export function writeMatrix(
  sheet: LineSheet,
  matrix: Matrix,
  content: SlipContent,
  changes: readonly MatrixChange[],
): SlipContent {
  return changes.reduce((now, { from, to, text }) => {
    if (from === to) return now
    const line = lineAt(matrix, now, from, to)
    const at = line ? now.lines.indexOf(line) : now.lines.length
    if (text.trim() === '') return line ? removeLines(now, at, at) : now
    const figure = { line: at, field: matrix.figure, text }
    const codes = [
      { line: at, field: matrix.down, text: from },
      { line: at, field: matrix.across, text: to },
    ]
    return writeLines(sheet, now, line ? [figure] : [...codes, figure], '')
  }, content)
}

/** A code as it is stored, or nothing when it is none. */
export function readCode(sheet: LineSheet, { down }: Matrix, typed: string): string | undefined {
  const field = sheet.lines[down]
  const read = field && readCell(field, typed, '')
  return read && 'value' in read && read.value !== '' ? read.value : undefined
}
