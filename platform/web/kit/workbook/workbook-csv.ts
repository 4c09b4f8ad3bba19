import { cellName } from '#platform/contract/cell-name.ts'
import type { CsvColumn } from '#platform/contract/csv.ts'
import { guardFormula } from '#platform/contract/formula-text.ts'
import { encodeCp932, signsOutsideCp932 } from '../form/cp932-signs.ts'

/** A cell with signs that no file of ours can hold. */
export interface Unwritable {
  readonly cell: string
  readonly signs: readonly string[]
}

interface Written {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly unwritable: readonly Unwritable[]
}

const texts: readonly CsvColumn['kind'][] = ['name', 'kana', 'text']

/** The lines of a sheet as the CSV file that they would be: the same checks are made of both. */
export function csvOfSheet(
  lines: readonly (readonly string[])[],
  columns: readonly Pick<CsvColumn, 'kind'>[],
): Written {
  const width = widthOf(lines[0] ?? [])
  const unwritable: Unwritable[] = []
  const rows = lines.map((line, at) =>
    Array.from({ length: Math.max(width, widthOf(line)) }, (_, column) => {
      const text = line[column] ?? ''
      const signs = signsOutsideCp932(text)
      if (signs.length > 0) unwritable.push({ cell: cellName(column, at + 1), signs })
      const isText = at > 0 && texts.includes(columns[column]?.kind ?? 'code')
      return quoted(isText ? guardFormula(text) : text)
    }),
  )
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '')
  return {
    bytes: encodeCp932(rows.map((cells) => `${isBlank(cells) ? '' : cells.join(',')}\n`).join('')),
    unwritable,
  }
}

const widthOf = (line: readonly string[]): number => line.findLastIndex((cell) => cell.trim() !== '') + 1

const quoted = (cell: string): string =>
  /[",\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
