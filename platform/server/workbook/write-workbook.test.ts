import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readXlsx, type Workbook } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { columnLetters } from '#platform/contract/cell-name.ts'
import type { Sheet, WorkbookCell } from './sheet-xml.ts'
import { typedCell } from './typed-cell.ts'
import { writeWorkbook } from './write-workbook.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'kaname-workbook-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const sheet: Sheet = {
  name: '品目/マスタ',
  columns: [
    { heading: '品目コード', width: 20, kind: 'text' },
    { heading: '数量', width: 4, kind: 'number' },
    { heading: '有効開始日', width: 10, kind: 'date' },
    { heading: '更新日時', width: 18, kind: 'moment' },
    { heading: '在庫管理', width: 8, kind: 'flag' },
  ],
}

/** Read by a library that has no part in writing. */
async function written(...rows: readonly (readonly WorkbookCell[])[]): Promise<Workbook> {
  async function* all() {
    for (const row of rows) yield row
  }
  const file = path.join(folder, `${expect.getState().currentTestName?.length}.xlsx`)
  await writeWorkbook(file, sheet, all())
  return readXlsx(await readFile(file), { readStyles: true })
}

const day = (text: string) => new Date(`${text}T00:00:00Z`)

it('leading zeros stay text, figures are figures, days and moments are dates', async () => {
  const row = ['0012', 1234.5, day('2026-04-01'), new Date('2026-04-01T13:45:00Z'), true]
  const [page] = (await written(row)).sheets
  expect(page?.name).toBe('品目 マスタ')
  expect(page?.rows).toEqual([['品目コード', '数量', '有効開始日', '更新日時', '在庫管理'], row])
  const shown = (place: string) => page?.cells?.get(place)?.style?.numFmt
  expect(['1,0', '1,1', '1,2', '1,3'].map(shown)).toEqual([
    '@',
    '#,##0.######',
    'yyyy/mm/dd',
    String.raw`yyyy/mm/dd\ hh:mm`,
  ])
})

it('a whole number has no point behind it', async () => {
  const [page] = (await written(['A', 1234, null, null, null])).sheets
  expect(page?.cells?.get('1,1')?.style?.numFmt).toBe('#,##0')
})

it('the heading stays while one scrolls, has filters, and columns are as wide as their contents', async () => {
  const [page] = (await written(['A', 1, null, null, false], ['B', 2, null, null, false])).sheets
  expect(page?.freezePane).toEqual({ rows: 1 })
  expect(page?.autoFilter).toEqual({ range: 'A1:E3' })
  expect(page?.columns?.map(({ width }) => width)).toEqual([22, 6, 12, 20, 10])
  expect(page?.cells?.get('0,0')?.style?.font?.bold).toBe(true)
})

it('a text comes back letter by letter, whatever it looks like', async () => {
  const texts = [
    '=1+1',
    "'00",
    '<b>&"',
    '㈱髙﨑～①',
    '𠮷野',
    '1行\n2行',
    ' 空白 ',
    '\u0007',
    '_x0041_',
    'true',
    '2026-04-01',
  ]
  const [page] = (await written(...texts.map((text) => [text, null, null, null, null]))).sheets
  expect(page?.rows.slice(1).map(([text]) => text)).toEqual(texts)
})

it('every row arrives, in its order', async () => {
  const rows = Array.from({ length: 1050 }, (_, at) => [`I${at}`, at, null, null, at % 2 === 0])
  const [page] = (await written(...rows)).sheets
  expect(page?.rows.slice(1).map(([code, qty]) => [code, qty])).toEqual(
    rows.map(([code, qty]) => [code, qty]),
  )
})

it('columns are named as a spreadsheet names them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

it('a stored value is typed by its column; what the calendar of Excel does not have stays text', () => {
  const clock = () => day('2026-01-01')
  expect(typedCell('number', '12.50', clock)).toBe(12.5)
  expect(typedCell('date', '2026-04-01', clock)).toEqual(day('2026-04-01'))
  expect(typedCell('date', '1900-02-28', clock)).toBe('1900-02-28')
  expect(typedCell('moment', '2026-04-01T00:00:00Z', clock)).toEqual(day('2026-01-01'))
  expect(typedCell('text', '0012', clock)).toBe('0012')
  expect(typedCell('number', '', clock)).toBeNull()
})

it('what goes wrong while rows are read ends the writing', async () => {
  async function* failing() {
    yield ['A', 1, null, null, null]
    throw new Error('no more rows')
  }
  await expect(writeWorkbook(path.join(folder, 'failing.xlsx'), sheet, failing())).rejects.toThrow(
    'no more rows',
  )
})
