import fc from 'fast-check'
import iconv from 'iconv-lite'
import { expect, it } from 'vitest'
import { csvColumns } from '#platform/contract/csv.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { integer, name, text } from '#platform/contract/fields.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { guardFormula, unguardFormula } from '#platform/contract/formula-text.ts'
import { cellText, csvLine } from './cell-text.ts'
import { decodeCp932, encodeCp932, toCp932Form, undecodable, unwritable } from './cp932.ts'
import { decodeCsv } from './decode-csv.ts'
import { readCsv } from './read-csv.ts'

const label = (ja: string) => ({ ja, en: ja, zh: ja })
const columns = csvColumns({
  a_nm: name(label('名称')),
  note: text(label('備考')),
  days: integer(label('日数'), 0, 9),
})
const heading = columns.map((column) => column.label.ja)
const strict = { acceptUtf8: false }

/** Every character that CP932 has: one byte, and two. */
const repertoire = (() => {
  const letters = new Set<string>()
  const add = (...bytes: number[]) => {
    const letter = iconv.decode(Buffer.from(bytes), 'cp932')
    if ([...letter].length === 1 && letter !== undecodable && !/[\p{Cc}\p{Co}]/u.test(letter))
      letters.add(letter)
  }
  for (let byte = 0x20; byte < 0x100; byte++) add(byte)
  for (let lead = 0x81; lead < 0xfd; lead++) for (let trail = 0x40; trail < 0xfd; trail++) add(lead, trail)
  return [...letters]
})()

const refusal = (work: () => unknown): BusinessError => {
  try {
    work()
  } catch (error) {
    if (error instanceof BusinessError) return error
  }
  throw new Error('Nothing was refused')
}

const refused = async (work: Promise<unknown>): Promise<BusinessError> =>
  work.then(
    () => refusal(() => undefined),
    (error: unknown) =>
      refusal(() => {
        throw error
      }),
  )

it('every character of CP932 survives being written and read', () => {
  expect(repertoire.length).toBeGreaterThan(7400)
  const lost = repertoire.filter((letter) => {
    const bytes = encodeCp932(letter)
    return !bytes || decodeCp932(bytes) !== letter
  })
  expect(lost).toEqual([])
})

it('㈱ ① 髙 﨑 ～ － go out and come in; 〜 and − become their twins', () => {
  const written = toCp932Form('㈱①髙﨑〜－～−')
  expect(written).toBe('㈱①髙﨑～－～－')
  expect(decodeCp932(encodeCp932(written) ?? Buffer.alloc(0))).toBe(written)
})

it('what CP932 cannot hold is named, and never becomes a question mark', () => {
  expect(encodeCp932('工場😀')).toBeUndefined()
  expect(unwritable('工場😀')).toBe('😀')
  expect(unwritable('𠮷野家')).toBe('𠮷')
  expect(unwritable('¥')).toBe('¥')
  expect(toCp932Form('¥')).toBe('￥')
  expect(unwritable('?')).toBeUndefined()
})

it('any table of such characters is the same after encode and decode', async () => {
  const letter = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...repertoire) },
    { weight: 1, arbitrary: fc.constantFrom('"', ',', '\n', "'", '=', '+', '-', '@', '＝', ' ') },
  )
  const cell = fc.string({ unit: letter, maxLength: 12 })
  const row = fc.tuple(cell, cell, fc.integer({ min: 0, max: 9 }), fc.constantFrom('0', '1', '2'))
  const property = fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
    const cells = rows.map((values) => columns.map((column, at) => cellText(column, values[at])))
    const bytes = encodeCp932([heading, ...cells].map(csvLine).join(''))
    // What happens to be valid UTF-8 is taken for UTF-8: the order of the decision is fixed.
    const whole = Buffer.concat([bytes ?? Buffer.alloc(0)])
    const read = await readCsv(decodeCsv(whole, strict), columns)
    expect(read.map((one) => one.cells)).toEqual(cells)
    for (const [at, one] of read.entries()) {
      const [first = '', second = ''] = one.cells.map(unguardFormula)
      expect([first, second]).toEqual(rows[at]?.slice(0, 2).map((value) => toCp932Form(String(value))))
    }
  })
  await fc.assert(property, { numRuns: 300 })
})

it('a text that a spreadsheet would calculate is written with an apostrophe, and read without it', () => {
  for (const dangerous of ['=1+1', '+81-3', '-1', '@SUM(A1)', '＝1', "'=1", "''=1"]) {
    expect(guardFormula(dangerous)).toBe(`'${dangerous}`)
    expect(unguardFormula(guardFormula(dangerous))).toBe(dangerous)
  }
  for (const harmless of ["'", "'90s", 'a=b', '']) {
    expect(guardFormula(harmless)).toBe(harmless)
    expect(unguardFormula(harmless)).toBe(harmless)
  }
  // As somebody types it who has no template of ours: it stays what it is.
  expect(unguardFormula('=1+1')).toBe('=1+1')
})

it('UTF-8 is refused with 30096, with and without a mark; ASCII is not', () => {
  const utf8 = Buffer.from('名称\r\n本社\r\n')
  expect(refusal(() => decodeCsv(utf8, strict)).code).toBe(30096)
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('a,b')])
  expect(refusal(() => decodeCsv(marked, strict)).code).toBe(30096)
  expect(refusal(() => decodeCsv(Buffer.from('\ufeffa', 'utf16le'), { acceptUtf8: true })).code).toBe(30096)
  expect(decodeCsv(Buffer.from('a,b'), strict)).toBe('a,b')
  expect(decodeCsv(utf8, { acceptUtf8: true })).toBe('名称\r\n本社\r\n')
  expect(decodeCsv(marked, { acceptUtf8: true })).toBe('a,b')
})

it('1 MB is accepted, one byte more is refused', () => {
  expect(decodeCsv(Buffer.alloc(1024 * 1024, 97), strict)).toHaveLength(1024 * 1024)
  expect(refusal(() => decodeCsv(Buffer.alloc(1024 * 1024 + 1, 97), strict)).code).toBe('CSV_FILE')
})

const fileOf = (...lines: readonly string[]) => encodeCp932(lines.join('\r\n')) ?? Buffer.alloc(0)
const read = (...lines: readonly string[]) =>
  readCsv(decodeCsv(fileOf(heading.join(','), ...lines), strict), columns)

it('a byte that is nothing in CP932 is refused with its row and column', async () => {
  const bytes = Buffer.concat([fileOf(heading.join(','), '本社,,1,0', 'a,b'), Buffer.from([0x85, 0x40])])
  const error = await refused(readCsv(decodeCsv(bytes, strict), columns))
  expect(error.code).toBe(30096)
  expect(error.fields).toMatchObject([{ path: 'rows.3.2', code: 'CSV_BYTE', params: { row: 3, column: 2 } }])
  expect((await refused(read('a\0b,,1,0'))).fields).toMatchObject([{ code: 'CSV_BYTE' }])
})

it('quotes, all three line ends and line ends inside of quotes are read', async () => {
  const body = `${heading.join(',')}\n"a ""b"", c","1行目\r\n2行目",1,0\r"x",,2,1\r\n`
  expect(await readCsv(decodeCsv(encodeCp932(body) ?? Buffer.alloc(0), strict), columns)).toEqual([
    { row: 2, cells: ['a "b", c', '1行目\n2行目', '1', '0'] },
    { row: 3, cells: ['x', '', '2', '1'] },
  ])
})

it('blank lines are skipped, and count for the numbers of the rows', async () => {
  expect((await read('', 'a,,1,0', ',,,', 'b,,2,0', '')).map(({ row }) => row)).toEqual([3, 5])
})

it('files without data, with broken quotes, other columns or too many rows are refused', async () => {
  expect((await refused(readCsv('', columns))).code).toBe('IMP_NO_DATA')
  expect((await refused(read())).code).toBe('IMP_NO_DATA')
  expect((await refused(read(',,,'))).code).toBe('IMP_NO_DATA')
  expect((await refused(read('a,,1,0', '"b,,1,0'))).say('ja')).toBe(
    '3行目の引用符（"）が正しくないため、CSVとして読み取れません。',
  )
  expect((await refused(readCsv('名称,備考\r\na,b', columns))).say('ja')).toBe(
    'CSVの項目数がテンプレートと一致しません。（1行目：2項目、正しくは4項目）',
  )
  const swapped = [heading[1], heading[0], ...heading.slice(2)].join(',')
  expect(await refused(readCsv(`${swapped}\r\na,b,1,0`, columns))).toMatchObject({
    code: 'CSV_HEADER',
    params: { column: 1, found: '備考', field: '名称' },
  })
  const many = Array.from({ length: 3001 }, () => 'a,,1,0')
  expect(await read(...many.slice(1))).toHaveLength(3000)
  expect((await refused(read(...many))).say('ja')).toBe(csvErrors[40017].with({ max: '3,000' }).say('ja'))
})

it('a corrected error file is read without its reasons', async () => {
  const lines = [`${heading.join(',')},エラー内容`, 'a,,1,0,2行目：…', 'b,,2,0,']
  expect((await readCsv(lines.join('\n'), columns)).map(({ cells }) => cells)).toEqual([
    ['a', '', '1', '0'],
    ['b', '', '2', '0'],
  ])
})
