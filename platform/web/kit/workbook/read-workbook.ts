import { columnOfCell } from '#platform/contract/cell-name.ts'
import { csvMaxRows } from '#platform/contract/csv.ts'
import { dayText, isDayFormat } from './day-format.ts'
import { readXml } from './read-xml.ts'
import { NoArchive, openZip } from './unzip.ts'

type Part = (name: string) => Promise<string | undefined>

/** More lines than may be imported are not looked at; blank ones among them do not count there. */
const mostLines = csvMaxRows * 4
/** A sheet of Excel has no more. */
const mostColumns = 16_384

/** The first sheet of a workbook as people see it: a text for each cell, a line for each row up to the last filled one. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly string[])[]> {
  const part = openZip(bytes)
  const book = await part('xl/workbook.xml')
  if (book === undefined) throw new NoArchive()
  const sheet = await part(await pathOfFirstSheet(book, part))
  if (sheet === undefined) throw new NoArchive()
  const texts = textsOf((await part('xl/sharedStrings.xml')) ?? '')
  const days = dayStyles((await part('xl/styles.xml')) ?? '')
  const since1904 = /date1904="(1|true)"/.test(book)
  const lines: string[][] = []
  for (const { row, column, type, style, text } of cellsOf(sheet)) {
    if (row > mostLines + 1 || column >= mostColumns || text === '') continue
    const line = (lines[row - 1] ??= [])
    line[column] = shown(text, { type, isDay: days.has(style), texts, since1904 })
  }
  return Array.from({ length: lines.length }, (_, at) => Array.from(lines[at] ?? [], (cell) => cell ?? ''))
}

async function pathOfFirstSheet(book: string, part: Part): Promise<string> {
  const id = [...readXml(book)].flatMap((tag) =>
    tag.kind === 'open' && tag.name === 'sheet' ? [tag.has('r:id') ?? ''] : [],
  )[0]
  const relations = (await part('xl/_rels/workbook.xml.rels')) ?? ''
  for (const tag of readXml(relations))
    if (tag.kind === 'open' && tag.name === 'Relationship' && tag.has('Id') === id) {
      const target = tag.has('Target') ?? ''
      return target.startsWith('/') ? target.slice(1) : `xl/${target}`
    }
  return 'xl/worksheets/sheet1.xml'
}

/** Texts that cells share. Readings over kanji (`rPh`) are no part of them. */
function textsOf(xml: string): readonly string[] {
  const texts: string[] = []
  let [isText, isReading] = [false, false]
  for (const piece of readXml(xml)) {
    if (piece.kind === 'words') {
      if (isText && !isReading) texts[texts.length - 1] += piece.text
      continue
    }
    const opens = piece.kind === 'open'
    if (piece.name === 'si' && opens) texts.push('')
    else if (piece.name === 't') isText = opens
    else if (piece.name === 'rPh') isReading = opens
  }
  return texts
}

/** The styles of cells that show a day. */
function dayStyles(xml: string): ReadonlySet<number> {
  const formats = new Map<string, string>()
  const days = new Set<number>()
  let [inCells, count] = [false, 0]
  for (const piece of readXml(xml)) {
    if (piece.kind === 'words') continue
    if (piece.name === 'cellXfs') inCells = piece.kind === 'open'
    else if (piece.kind === 'close') continue
    else if (piece.name === 'numFmt') formats.set(piece.has('numFmtId') ?? '', piece.has('formatCode') ?? '')
    else if (piece.name === 'xf' && inCells) {
      const id = piece.has('numFmtId') ?? ''
      if (isDayFormat(Number(id), formats.get(id))) days.add(count)
      count += 1
    }
  }
  return days
}

interface Cell {
  readonly row: number
  readonly column: number
  readonly type: string
  readonly style: number
  readonly text: string
}

/** Rows and cells may leave out where they stand: then they follow the ones before. */
function* cellsOf(sheet: string): Generator<Cell> {
  let [row, column, isText, isReading] = [0, -1, false, false]
  let cell: { type: string; style: number; text: string } | undefined
  for (const piece of readXml(sheet)) {
    if (piece.kind === 'words') {
      if (cell && isText && !isReading) cell.text += piece.text
      continue
    }
    const opens = piece.kind === 'open'
    switch (piece.name) {
      case 'row':
        if (opens) [row, column] = [Number(piece.has('r') ?? row + 1), -1]
        break
      case 'c': {
        if (!opens) {
          if (cell) yield { row, column, ...cell }
          cell = undefined
          break
        }
        const place = piece.has('r')
        column = place ? columnOfCell(place) : column + 1
        cell = { type: piece.has('t') ?? 'n', style: Number(piece.has('s') ?? 0), text: '' }
        break
      }
      case 'v':
      case 't':
        isText = opens
        break
      case 'rPh':
        isReading = opens
    }
  }
}

interface Around {
  readonly type: string
  readonly isDay: boolean
  readonly texts: readonly string[]
  readonly since1904: boolean
}

function shown(text: string, { type, isDay, texts, since1904 }: Around): string {
  switch (type) {
    case 's':
      return unescaped(texts[Number(text)] ?? '')
    case 'n':
      return isDay ? dayText(Number(text), since1904) : figureText(text)
    default:
      // Texts of formulas and in the cell, errors; a truth is 1 or 0, as flags are.
      return unescaped(text)
  }
}

/** As Excel shows it: it keeps fifteen digits of what it has worked out in binary. */
function figureText(text: string): string {
  const figure = Number(text)
  if (!Number.isFinite(figure)) return text
  const written = String(Number(figure.toPrecision(15)))
  return written.includes('e-') ? figure.toFixed(15).replace(/\.?0+$/, '') : written
}

/** What XML cannot hold, as Excel writes it. */
const unescaped = (text: string): string =>
  text
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\r\n', '\n')
