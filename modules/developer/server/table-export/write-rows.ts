import { guardFormula } from '#platform/contract/formula-text.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { toCp932Form } from '#platform/server/csv/cp932.ts'
import { writeCsv } from '#platform/server/csv/write-csv.ts'
import { isExactNumber, storedKind } from '#platform/server/database/stored-as-text.ts'
import type { DefinedTable } from '#platform/server/master/defined-tables.ts'
import { writeWorkbook } from '#platform/server/workbook/write-workbook.ts'
import { columnsOf, type Cells } from './read-rows.ts'
import { byteOrderMark, quoted } from './write-definitions.ts'

type Pages = AsyncIterable<readonly Cells[]>

const headingOf = (table: DefinedTable) => columnsOf(table).map(({ name }) => name)

const guarded = (cells: Cells): readonly string[] => cells.map((cell) => guardFormula(cell ?? ''))

/** In UTF-8. */
export async function* csvOf(table: DefinedTable, pages: Pages): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvLine(headingOf(table)))
  for await (const page of pages) yield Buffer.from(page.map((cells) => csvLine(guarded(cells))).join(''))
}

export const writeCp932 = (table: DefinedTable, pages: Pages, file: string): Promise<void> =>
  writeCsv(
    {
      heading: headingOf(table),
      cellsOf: (cells: Cells) => guarded(cells).map((cell) => toCp932Form(cell.replaceAll('\r\n', '\n'))),
    },
    pages,
    file,
  )

/** A cell of a spreadsheet holds no more. */
const longestCell = 32_767

export function writeSheet(table: DefinedTable, pages: Pages, file: string): Promise<void> {
  const columns = columnsOf(table).map((column) => ({
    heading: column.name,
    width: 18,
    kind: storedKind(column) === 'number' ? ('number' as const) : ('text' as const),
  }))
  async function* lines() {
    for await (const page of pages)
      for (const cells of page)
        yield cells.map((cell, at) =>
          cell !== null && columns[at]?.kind === 'number' && isExactNumber(cell)
            ? Number(cell)
            : (cell?.slice(0, longestCell) ?? null),
        )
  }
  return writeWorkbook(file, { name: table.name, columns }, lines())
}

/** Numbers with all their figures: a program reads as many of them as it can. */
export async function* jsonOf(table: DefinedTable, pages: Pages): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(table).map((column) => ({
    name: JSON.stringify(column.name),
    isWritten: ['number', 'flag'].includes(storedKind(column)) || /^jsonb?$/.test(column.type),
  }))
  let between = '[\n'
  for await (const page of pages) {
    let piece = ''
    for (const cells of page) {
      const pairs = columns.map(({ name, isWritten }, at) => {
        const value = cells[at] ?? null
        return `${name}:${value === null || isWritten ? value : JSON.stringify(value)}`
      })
      piece += `${between}{${pairs.join(',')}}`
      between = ',\n'
    }
    yield Buffer.from(piece)
  }
  yield Buffer.from(between === '[\n' ? '[]\n' : '\n]\n')
}

/** Statements that put the rows into tables of the same names. */
export async function* insertsOf(table: DefinedTable, pages: Pages): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(table)
  const isBare = columns.map((column) => ['number', 'flag'].includes(storedKind(column)))
  const always = columns.some(({ identity }) => identity) ? ' OVERRIDING SYSTEM VALUE' : ''
  const into = `INSERT INTO ${quoted(table.name)} (${columns.map(({ name }) => quoted(name)).join(', ')})${always} VALUES\n`
  for await (const page of pages) {
    const lines = page.map(
      (cells) => `(${cells.map((cell, at) => literal(cell, isBare[at] ?? false)).join(', ')})`,
    )
    yield Buffer.from(`${into}${lines.join(',\n')};\n`)
  }
}

function literal(value: string | null, isBare: boolean): string {
  if (value === null) return 'NULL'
  return isBare ? value : `'${value.replaceAll("'", "''")}'`
}
