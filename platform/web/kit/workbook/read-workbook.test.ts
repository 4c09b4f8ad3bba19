import { deflateRawSync } from 'node:zlib'
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { isDayFormat } from './day-format.ts'
import { readWorkbook } from './read-workbook.ts'
import { mostUnpacked, NoArchive } from './unzip.ts'
import { csvOfSheet } from './workbook-csv.ts'

/** Written by a library that has no part in reading. */
const written = async (rows: CellValue[][], more: object = {}): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await writeXlsx({
      sheets: [
        { name: '品目', rows },
        { name: 'Other', rows: [['x']] },
      ],
      ...more,
    }),
  )

/** An archive with one file in it. */
function archive(name: string, content: Buffer): Uint8Array<ArrayBuffer> {
  const [called, packed] = [Buffer.from(name), deflateRawSync(content)]
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(called.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt16LE(called.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(head.length + called.length + packed.length, 16)
  return new Uint8Array(Buffer.concat([head, called, packed, entry, called, end]))
}

describe('a workbook', () => {
  it.each(['shared', 'inline'] as const)('is read as it is seen, with %s texts', async (stringMode) => {
    const rows = [
      ['品目コード', '数量', '適用開始日', '在庫管理', '備考'],
      ['0012', 1234.5, new Date('2026-04-01T00:00:00Z'), true, 'A & <B>\n"C"'],
      [],
      ['X', 0.1 + 0.2, null, false, ' ja'],
    ]
    expect(await readWorkbook(await written(rows, { stringMode }))).toEqual([
      ['品目コード', '数量', '適用開始日', '在庫管理', '備考'],
      ['0012', '1234.5', '2026/04/01', '1', 'A & <B>\n"C"'],
      [],
      ['X', '0.3', '', '0', ' ja'],
    ])
  })

  it('counts its days from 1904 where it says so', async () => {
    const rows = [[new Date('2026-04-01T13:45:00Z')]]
    expect(await readWorkbook(await written(rows, { dateSystem: '1904' }))).toEqual([['2026/04/01 13:45:00']])
  })

  it('with a password, damaged, or of something else is none', async () => {
    const good = await written([['A']])
    const locked = await written([['A']], { encryption: { password: 'secret', spinCount: 1 } })
    const damaged = good.slice(0, good.length - 30)
    const other = archive('xl/other.xml', Buffer.from('<x/>'))
    for (const bytes of [locked, damaged, other, new Uint8Array(), new Uint8Array(100)])
      await expect(readWorkbook(bytes)).rejects.toBeInstanceOf(NoArchive)
  })

  it('is not unpacked without end', async () => {
    const grows = archive('xl/workbook.xml', Buffer.alloc(mostUnpacked + 1))
    expect(grows.length).toBeLessThan(100_000)
    await expect(readWorkbook(grows)).rejects.toBeInstanceOf(NoArchive)
  })
})

it('formats with years or days are those of days, whatever else is written in them', () => {
  const day = (format: string) => isDayFormat(200, format)
  expect(['yyyy/mm/dd', 'm"月"d"日"', '[$-411]ggge"年"', 'd-mmm'].map(day)).toEqual([true, true, true, true])
  expect(['#,##0.00', '0"day"', '[Red]0', String.raw`0\d`, '@', 'h:mm'].map(day)).toEqual(
    Array.from({ length: 6 }, () => false),
  )
  expect([14, 22, 57, 0, 4, 49].map((id) => isDayFormat(id, undefined))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ])
})

describe('the lines of a sheet as a CSV file', () => {
  const columns = [{ kind: 'code' }, { kind: 'name' }, { kind: 'decimal' }] as const
  const text = (lines: readonly (readonly string[])[]) =>
    new TextDecoder('shift_jis').decode(csvOfSheet(lines, columns).bytes)

  it('keep their numbers and their width; what would be a formula stays a text', () => {
    expect(
      text([
        ['コード', '名称', '単価', ''],
        ['A', '=1+1', '-5'],
        [],
        ['髙﨑', 'a,"b"\nc'],
        ['B', '', '', 'much'],
      ]),
    ).toBe('コード,名称,単価\nA,\'=1+1,-5\n\n髙﨑,"a,""b""\nc",\nB,,,much\n')
  })

  it('name the cells with signs that CP932 cannot hold, as a spreadsheet does', () => {
    const { unwritable } = csvOfSheet(
      [
        ['コード', '名称'],
        ['A', '简体〜'],
        ['𠮷', ''],
      ],
      columns,
    )
    expect(unwritable).toEqual([
      { cell: 'B2', signs: ['简'] },
      { cell: 'A3', signs: ['𠮷'] },
    ])
  })
})
