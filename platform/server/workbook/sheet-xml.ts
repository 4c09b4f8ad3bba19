import { columnLetters } from '#platform/contract/cell-name.ts'

/** A text is never a number or a formula, whatever it looks like. */
export type WorkbookCell = string | number | boolean | Date | null

export interface WorkbookColumn {
  readonly heading: string
  /** In half-width characters. */
  readonly width: number
  readonly kind: 'text' | 'number' | 'flag' | 'date' | 'moment'
}

export interface Sheet {
  readonly name: string
  readonly columns: readonly WorkbookColumn[]
}

/** Places of the formats in `styles.xml`. */
const format = { general: 0, heading: 1, text: 2, integer: 3, fraction: 4, date: 5, moment: 6 } as const

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** What a cell may be shown as. Text has a format of its own, so that a cell that is typed over neither loses the zeros of 0012 nor becomes a date. */
export const styles = `${declaration}<styleSheet xmlns="${spreadsheet}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.######"/><numFmt numFmtId="165" formatCode="yyyy/mm/dd"/><numFmt numFmtId="166" formatCode="yyyy/mm/dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">${[
  [0, 0],
  [0, 1],
  [49, 0],
  [3, 0],
  [164, 0],
  [165, 0],
  [166, 0],
]
  .map(
    ([number, font]) =>
      `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join(
    '',
  )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** Rows in a piece: between two of them others get their turn. */
const rowsOfPiece = 100

/** The sheet piece by piece: a heading that stays while one scrolls, with filters, and a row for each record. */
export async function* sheetXml(
  { columns }: Sheet,
  rows: AsyncIterable<readonly WorkbookCell[]>,
): AsyncGenerator<Buffer> {
  const letters = columns.map((_, at) => columnLetters(at))
  const last = letters.at(-1) ?? 'A'
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(columnXml).join('')}</cols><sheetData><row r="1">${columns.map(({ heading }, at) => textXml(`${letters[at]}1`, format.heading, heading)).join('')}</row>`,
  )
  let number = 1
  let piece = ''
  for await (const cells of rows) {
    number += 1
    piece += rowXml(number, letters, columns, cells)
    if (number % rowsOfPiece > 0) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(`${piece}</sheetData><autoFilter ref="A1:${last}${number}"/></worksheet>`)
}

const formatOf: Readonly<Record<WorkbookColumn['kind'], number>> = {
  text: format.text,
  number: format.fraction,
  flag: format.general,
  date: format.date,
  moment: format.moment,
}

function columnXml({ heading, width, kind }: WorkbookColumn, at: number): string {
  const characters = Math.min(Math.max(width, heading.length * 2) + 2, 60)
  return `<col min="${at + 1}" max="${at + 1}" width="${characters}" style="${formatOf[kind]}" customWidth="1"/>`
}

function rowXml(
  number: number,
  letters: readonly string[],
  columns: readonly WorkbookColumn[],
  cells: readonly WorkbookCell[],
): string {
  let row = `<row r="${number}">`
  for (let at = 0; at < columns.length; at++)
    row += cellXml(`${letters[at]}${number}`, columns[at]?.kind ?? 'text', cells[at] ?? null)
  return `${row}</row>`
}

function cellXml(place: string, kind: WorkbookColumn['kind'], value: WorkbookCell): string {
  if (value === null || value === '') return ''
  if (typeof value === 'string') return textXml(place, format.text, value)
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`
  if (value instanceof Date) return `<c r="${place}" s="${formatOf[kind]}"><v>${serialOf(value)}</v></c>`
  // The format for fractions would show 12 as "12."
  return `<c r="${place}" s="${Number.isInteger(value) ? format.integer : format.fraction}"><v>${value}</v></c>`
}

const textXml = (place: string, style: number, text: string): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

const dayMs = 86_400_000
/** Days from the beginning of Excel's calendar to 1970. */
const epoch = 25_569

/** A day and its part that has passed, as Excel counts; what the Date says in UTC is what is shown. */
const serialOf = (moment: Date): number => moment.getTime() / dayMs + epoch

const special = /[&<>\ufffe\uffff]|(?![\t\n])\p{Cc}|_x[0-9A-Fa-f]{4}_/gu
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What XML cannot hold is written as Excel writes it, `_x0007_`; a text that looks like that is told apart. */
export const escapeXml = (text: string): string =>
  text.replace(special, (found) => {
    if (found.length > 1) return `_x005F${found}`
    return names[found] ?? `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
  })
