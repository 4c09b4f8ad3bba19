import type { ColumnKind } from '#platform/contract/list-condition.ts'
import type { ListColumn } from '#platform/contract/list-column.ts'
import { maySeeCosts } from '#platform/contract/permission.ts'
import type { Language } from '#platform/contract/text.ts'
import { guardFormula } from '#platform/contract/formula-text.ts'
import { toCp932Form } from '../csv/cp932.ts'
import { writeCsv } from '../csv/write-csv.ts'
import type { WorkbookCell, WorkbookColumn } from '../workbook/sheet-xml.ts'
import { typedCell } from '../workbook/typed-cell.ts'
import { wallClock } from '../workbook/wall-clock.ts'
import { writeWorkbook } from '../workbook/write-workbook.ts'
import type { DownloadSource, Reading } from './download-source.ts'
import { countForFile, pagesOf } from './file-pages.ts'
import type { ServedList, Stored } from './served-list.ts'

/** A list as a file to read: every column, a code's name in a column of its own, and words for codes of the program. */
export function downloadOfList(served: ServedList): DownloadSource {
  const { title } = served.list
  return {
    fileName: (format, language) => (format === 'csv' ? `${title.ja}.csv` : `${title[language]}.xlsx`),
    count: (reading) => countForFile(served, reading),
    write: (format, reading, file) =>
      format === 'csv' ? asCsv(served, reading, file) : asXlsx(served, reading, file),
  }
}

interface Column {
  readonly name: string
  readonly kind: ColumnKind
  readonly width: number
  heading(language: Language): string
  readonly words: ListColumn['codes']
}

const columnsOf = ({ list }: ServedList, { session }: Reading): readonly Column[] =>
  Object.entries(list.columns).flatMap(([name, { kind, label, width, codes, named, drawn, cost }]) => {
    if (drawn || (cost && !maySeeCosts(session))) return []
    const own: Column = { name, kind, width, heading: (language) => label[language], words: codes }
    if (named === undefined) return [own]
    const heading = (language: Language) => `${label[language]}${nameWord[language]}`
    return [own, { name: named, kind: 'text', width: 24, heading, words: undefined }]
  })

const nameWord = { ja: '名', en: ' name', zh: '名称' } as const

/** In Japanese for everyone: CP932 has no simplified Chinese. */
function asCsv(served: ServedList, reading: Reading, file: string): Promise<void> {
  const columns = columnsOf(served, reading)
  const shape = {
    heading: columns.map(({ heading }) => toCp932Form(heading('ja'))),
    cellsOf: (row: Stored) => columns.map((column) => csvCell(column, row[column.name])),
  }
  return writeCsv(shape, pagesOf(served, { ...reading, language: 'ja' }), file)
}

function csvCell({ kind, words }: Column, value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (kind === 'date') return text.replaceAll('-', '/')
  if (kind === 'integer' || kind === 'decimal') return text
  return guardFormula(toCp932Form(words?.texts[text]?.ja ?? text))
}

async function asXlsx(served: ServedList, reading: Reading, file: string): Promise<void> {
  const { read, session, language } = reading
  const columns = columnsOf(served, reading)
  const clock = wallClock(await read((tx) => served.timeZoneOf(tx, session)))
  const cellOf = ({ kind, words }: Column, value: unknown): WorkbookCell => {
    const word = typeof value === 'string' ? words?.texts[value]?.[language] : undefined
    return word ?? typedCell(kinds[kind], value, clock)
  }
  async function* lines() {
    for await (const page of pagesOf(served, reading))
      for (const row of page) yield columns.map((column) => cellOf(column, row[column.name]))
  }
  const sheet = {
    name: served.list.title[language],
    columns: columns.map(({ heading, width, kind }): WorkbookColumn => {
      return { heading: heading(language), width, kind: kinds[kind] }
    }),
  }
  await writeWorkbook(file, sheet, lines())
}

const kinds: Readonly<Record<ColumnKind, WorkbookColumn['kind']>> = {
  code: 'text',
  text: 'text',
  choice: 'text',
  flag: 'flag',
  integer: 'number',
  decimal: 'number',
  date: 'date',
  moment: 'moment',
}
