import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { CsvCounts, PreviewRow } from '#platform/contract/csv.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { Language } from '#platform/contract/text.ts'
import { decodeCp932, encodeCp932, toCp932Form } from '#platform/server/csv/cp932.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { anyColumns } from '../database/stated-columns.ts'
import { onPostgres } from '../../../test/databases.ts'
import { measured } from '../../../test/yardstick.ts'
import {
  at,
  createTables,
  outcome,
  part,
  partRoutes,
  refused,
  shelf,
  shelfRoutes,
  speaker,
  type Caller,
  type Say,
} from '../../../test/master-stage.ts'

interface Preview {
  readonly rows: readonly PreviewRow[]
  readonly counts: CsvCounts
  readonly error_file: string
}

const heading = '部品コード,部品名,フリガナ,備考,材質,検査,日数,廃止区分（0:使用 1:停止 2:廃止）'
const shelfHeading = '区画,棚,棚名,部品,廃止区分（0:使用 1:停止 2:廃止）'
const lines = (...body: readonly string[]) => [heading, ...body].join('\r\n')
const base64 = (text: string) => (encodeCp932(toCp932Form(text)) ?? Buffer.from(text)).toString('base64')
const none: CsvCounts = { new: 0, changed: 0, same: 0, wrong: 0 }

onPostgres((open) => {
  let database: Database
  let say: Say

  beforeAll(async () => {
    database = await open()
    await createTables(database)
    say = speaker(database)
  }, 120_000)

  const preview = (text: string, caller?: Caller, routes = partRoutes, master: AnyMaster = part) =>
    say<Preview>(at(routes, master, 'csvPreview'), { file_nm: 'parts.csv', content: base64(text) }, caller)
  const upload = (
    text: string,
    seen: readonly number[],
    caller?: Caller,
    routes = partRoutes,
    master: AnyMaster = part,
  ) =>
    say<{ counts: CsvCounts }>(
      at(routes, master, 'csvUpload'),
      { file_nm: 'parts.csv', content: base64(text), seen },
      caller,
    )
  /** As the screen does it. */
  async function importFile(text: string, caller?: Caller): Promise<CsvCounts> {
    const { rows } = await preview(text, caller)
    const { counts } = await upload(
      text,
      rows.map(({ update_cnt }) => update_cnt),
      caller,
    )
    return counts
  }
  async function download(caller?: Caller, search: object = { abort_div: '0,1,2' }): Promise<Buffer> {
    const { content } = await say<FileAnswer>(at(partRoutes, part, 'csvDownload'), search, caller)
    if (content instanceof Uint8Array) return Buffer.from(content)
    const pieces: Uint8Array[] = []
    for await (const piece of content) pieces.push(piece)
    return Buffer.concat(pieces)
  }
  const partsOf = (company: string) =>
    database.company(company, 'read', (tx) =>
      rows(
        tx,
        anyColumns,
        sql`SELECT part_cd, part_nm, kana, note, material, checked, days, abort_div, update_cnt, update_user
            FROM test_part ORDER BY part_cd`,
      ),
    )
  const historyOf = async (part_cd: string, caller: Caller) =>
    (await say<{ list: HistoryEntry[] }>(at(partRoutes, part, 'getHistory'), { part_cd }, caller)).list
  const problems = async (line: string, caller?: Caller, language: Language = 'ja') => {
    const { rows } = await preview(lines(line), { ...caller, language })
    return rows[0]?.errors.map(({ column, code, msg }) => [column, code, msg])
  }

  it('creates, changes and leaves alone, each with its history', async () => {
    const mine: Caller = { company: 'THREE' }
    const first = lines('p-1,鋼板,ｺｳﾊﾝ,,1,1,"1,000"'.replace('"1,000"', '10') + ',', 'P-2,樹脂,,,2,,5,1')
    expect(await importFile(first, mine)).toEqual({ ...none, new: 2 })
    expect(await partsOf('THREE')).toMatchObject([
      { part_cd: 'P-1', kana: 'コウハン', checked: true, days: 10, abort_div: '0', update_cnt: 0 },
      { part_cd: 'P-2', checked: false, days: 5, abort_div: '1' },
    ])
    const second = lines('P-1,鋼板,コウハン,,1,1,12,0', 'P-2,樹脂,,,2,0,5,1', 'P-3,新,,,1,0,0,')
    const caller = { ...mine, user: 'YAMADA' }
    const seen = await preview(second, caller)
    expect(seen.rows.map(({ row, state, differing }) => [row, state, differing])).toEqual([
      [2, 'changed', [6]],
      [3, 'same', []],
      [4, 'new', []],
    ])
    expect(await importFile(second, caller)).toEqual({ ...none, new: 1, changed: 1, same: 1 })
    expect(await partsOf('THREE')).toMatchObject([
      { part_cd: 'P-1', days: 12, update_cnt: 1, update_user: 'YAMADA' },
      { part_cd: 'P-2', update_cnt: 0, update_user: 'SATO' },
      { part_cd: 'P-3', update_cnt: 0 },
    ])
    expect(await historyOf('P-1', mine)).toMatchObject([
      { action: 'update', actor_nm: '山田 太郎', changes: [{ field: 'days', old: 10, new: 12 }] },
      { action: 'create' },
    ])
    expect(await historyOf('P-2', mine)).toHaveLength(1)
  })

  it('an export is imported again without a change, whatever the texts are', async () => {
    const mine: Caller = { company: 'AGAIN' }
    const notes = ['㈱①髙﨑〜−～－', '=1+1', "'=x", '"a", b', '1行目\n2行目', '+81-3-1', "'90s", '‖—¥']
    for (const [index, note] of notes.entries())
      await say(
        at(partRoutes, part, 'doEdit'),
        { assign_mode: '0', part_cd: `P${index}`, part_nm: `名${index}`, material: '1', days: 3, note },
        mine,
      )
    const before = await partsOf('AGAIN')
    const text = decodeCp932(await download(mine))
    expect(text.split('\r\n')[0]).toBe(heading)
    expect(text).toContain("P1,名1,,'=1+1,1,0,3,0")
    expect(await importFile(text, mine)).toEqual({ ...none, same: notes.length })
    expect(await partsOf('AGAIN')).toEqual(before)
    // Another field changes: what reads the same in CP932 stays as it was.
    expect(await importFile(text.replace('P0,名0,', 'P0,名前,'), mine)).toMatchObject({ changed: 1 })
    expect((await partsOf('AGAIN'))[0]).toMatchObject({ part_nm: '名前', note: notes[0] })
  })

  it('says what is wrong with which cell, with its code, in the language of the caller', async () => {
    expect(await problems(',鋼板,,,1,0,3,0')).toEqual([
      [0, 'UP_PK_MISSING', '2行目：主キー項目「部品コード」が入力されていません。'],
    ])
    expect(await problems('P,,,,1,0,3,0', {}, 'en')).toEqual([
      [1, 'UP_REQUIRED', 'Line 2: the required field "Part name" is empty.'],
    ])
    expect(await problems('P,鋼板,,,9,2,x,0')).toEqual([
      [4, 'UP_CODE_NOT_IN_MASTER', '2行目：「材質」（9）はマスタに登録されていません。'],
      [5, 'CSV_FLAG', '2行目：「検査」は0または1で入力してください。'],
      [6, 'UP_NOT_NUMBER', '2行目：「日数」は数値で入力してください。'],
    ])
    expect(await problems('P,鋼板,abc漢字,,1,0,100,3')).toEqual([
      [7, 'UP_CODE_NOT_IN_MASTER', expect.stringContaining('（3）はマスタに登録されていません')],
      [2, 'V_KANA', '2行目：「フリガナ」：カタカナで入力してください。'],
      [6, 'V_RANGE', '2行目：「日数」：0〜99で入力してください。'],
    ])
    expect(await problems('P,"鋼\n板",,,1,0,3,0')).toEqual([
      [1, 'V_SIGN', '2行目：「部品名」：2文字目に改行があります。削除してください。'],
    ])
    expect(await problems('P,鋼板,,,1,0,3')).toEqual([
      [-1, 40005, 'CSVの項目数がテンプレートと一致しません。（2行目）'],
    ])
    const twice = await preview(lines('P,鋼板,,,1,0,3,0', 'ｐ,鋼板,,,1,0,3,0'))
    expect(twice.rows[1]?.errors).toMatchObject([
      { code: 'CSV_KEY_TWICE', msg: '3行目：「P」は2行目にもあります。' },
    ])
  })

  it('gives the rows back with the reasons, and takes them when they are corrected', async () => {
    const mine: Caller = { company: 'REASONS' }
    const { error_file, counts } = await preview(lines('A,鋼板,,,1,0,3,0', 'B,,,,1,0,3,0'), mine)
    expect(counts).toEqual({ ...none, new: 1, wrong: 1 })
    const text = decodeCp932(Buffer.from(error_file, 'base64'))
    expect(text.split('\r\n')).toEqual([
      `${heading},エラー内容`,
      'A,鋼板,,,1,0,3,0,',
      'B,,,,1,0,3,0,3行目：必須項目「部品名」が入力されていません。',
      '',
    ])
    expect(await importFile(text.replace('B,,', 'B,樹脂,'), mine)).toEqual({ ...none, new: 2 })
    const inChinese = await preview(lines('B,,,,1,0,3,0'), { ...mine, language: 'zh' })
    expect(decodeCp932(Buffer.from(inChinese.error_file, 'base64'))).toContain('が入力されていません')
  })

  it('writes nothing when one row is wrong', async () => {
    const mine: Caller = { company: 'NOTHING' }
    const text = lines('A,鋼板,,,1,0,3,0', 'B,,,,1,0,3,0')
    expect(await refused(upload(text, [-1, -1], mine))).toMatchObject({
      code: 'IMP_ERRORS',
      msg: '1件のエラーがあります。エラー一覧を確認して、修正後にもう一度取り込んでください。',
      fields: [{ path: 'rows.3.2', code: 'UP_REQUIRED' }],
    })
    expect(await partsOf('NOTHING')).toEqual([])
    // It was not imported, so it is not remembered either.
    expect(await refused(upload(text, [-1, -1], mine))).toMatchObject({ code: 'IMP_ERRORS' })
  })

  it('refuses the same file a second time, also when both are sent at once, but not another company’s', async () => {
    const text = lines('SAME,鋼板,,,1,0,3,0')
    const mine: Caller = { company: 'TWICE' }
    const both = [upload(text, [-1], mine), upload(text, [-1], mine)]
    expect((await Promise.all(both.map(outcome))).sort()).toEqual(['IMP_DUPLICATE', 'saved'])
    expect(await refused(preview(text, mine))).toMatchObject({
      code: 'IMP_DUPLICATE',
      msg: '同じファイル、または同じデータがすでに取り込まれています。',
    })
    expect(await importFile(text, { company: 'TWICE-B' })).toMatchObject({ new: 1 })
  })

  it('does not overwrite what was changed or created since the preview, and lists those rows', async () => {
    const mine: Caller = { company: 'SINCE' }
    await importFile(lines('A,鋼板,,,1,0,3,0', 'B,樹脂,,,2,0,3,0'), mine)
    const text = lines('A,鋼板,,,1,0,4,0', 'B,樹脂,,,2,0,3,0', 'C,新,,,1,0,3,0')
    const seen = (await preview(text, mine)).rows.map(({ update_cnt }) => update_cnt)
    expect(seen).toEqual([0, 0, -1])
    const edit = { assign_mode: '1', part_cd: 'B', part_nm: '別', material: '2', days: 3, update_cnt: 0 }
    await say(at(partRoutes, part, 'doEdit'), edit, mine)
    await say(at(partRoutes, part, 'doEdit'), { ...edit, assign_mode: '0', part_cd: 'C' }, mine)
    expect(await refused(upload(text, seen, mine))).toMatchObject({
      code: 'CSV_ROWS_CHANGED',
      msg: expect.stringContaining('2件'),
      fields: [
        { path: 'rows.3', code: 'CSV_ROW_CHANGED', params: { code: 'B' } },
        { path: 'rows.4', code: 'CSV_ROW_CHANGED', params: { code: 'C' } },
      ],
    })
    expect(await partsOf('SINCE')).toMatchObject([{ days: 3 }, { part_nm: '別' }, { part_nm: '別' }])
    expect(await refused(upload(text, [0], mine))).toMatchObject({ code: 9999 })
  })

  it('stops, abolishes and uses again, and refuses what the screen refuses', async () => {
    const mine: Caller = { company: 'STEPS' }
    await importFile(lines('A,鋼板,,,1,0,3,0', 'B,樹脂,,,2,0,3,0', 'C,板,,,2,0,3,2'), mine)
    const shelves = [shelfHeading, 'Z,S,棚,A,0'].join('\n')
    expect(await upload(shelves, [-1], mine, shelfRoutes, shelf)).toEqual({ counts: { ...none, new: 1 } })
    const { rows } = await preview(lines('A,鋼板,,,1,0,3,2', 'B,樹脂,,,2,0,3,2'), mine)
    expect(rows.map(({ state }) => state)).toEqual(['wrong', 'changed'])
    expect(rows[0]?.errors).toMatchObject([
      { column: -1, code: 9997, msg: '2行目：「鋼板」は使用中のため廃止できません。（使用先：棚マスタ 棚）' },
    ])
    await importFile(lines('A,鋼板,,,1,0,3,1', 'B,樹脂,,,2,0,3,2', 'C,板,,,2,0,3,0'), mine)
    expect(await partsOf('STEPS')).toMatchObject([{ abort_div: '1' }, { abort_div: '2' }, { abort_div: '0' }])
    const steps = await Promise.all(['A', 'B', 'C'].map((code) => historyOf(code, mine)))
    expect(steps.map(([last]) => last?.action)).toEqual(['stop', 'abolish', 'reuse'])
  })

  it('a file for one factory does not touch another one’s records', async () => {
    const mine: Caller = { company: 'PLACES', factory: 'F01' }
    const text = [shelfHeading, 'Z,S,棚,P,0'].join('\n')
    await upload(text, [-1], mine, shelfRoutes, shelf)
    await upload(text, [-1], { ...mine, factory: 'F02' }, shelfRoutes, shelf)
    const other = [shelfHeading, 'Z,S,別の棚,P,0'].join('\n')
    await upload(other, [0], mine, shelfRoutes, shelf)
    const found = await database.company('PLACES', 'read', (tx) =>
      rows(tx, anyColumns, sql`SELECT factory_cd, shelf_nm FROM test_shelf ORDER BY factory_cd`),
    )
    expect(found).toEqual([
      { factory_cd: 'F01', shelf_nm: '別の棚' },
      { factory_cd: 'F02', shelf_nm: '棚' },
    ])
  })

  it('refuses UTF-8 with 30096 unless the company accepts it; then an emoji with its row and column', async () => {
    const text = lines('A,鋼板😀,,,1,0,3,0', 'B,樹脂,,,2,0,3,0')
    const utf8 = { file_nm: 'parts.csv', content: Buffer.from(text).toString('base64') }
    const send = (company: string) => say<Preview>(at(partRoutes, part, 'csvPreview'), utf8, { company })
    expect(await refused(send('DEMO'))).toMatchObject({ code: 30096 })
    const { rows, error_file } = await send('UTF8')
    expect(rows.map(({ state }) => state)).toEqual(['wrong', 'new'])
    expect(rows[0]?.errors).toMatchObject([
      { column: 1, code: 'CSV_CHARACTER', msg: expect.stringContaining('2行目2列目の「😀」') },
    ])
    expect(decodeCp932(Buffer.from(error_file, 'base64'))).toContain('A,鋼板〓,')
  })

  it('refuses to write an emoji, with its row and column', async () => {
    const mine: Caller = { company: 'EMOJI' }
    const values = { assign_mode: '0', part_nm: '鋼板', material: '1', days: 3 }
    await say(at(partRoutes, part, 'doEdit'), { ...values, part_cd: 'A' }, mine)
    await say(at(partRoutes, part, 'doEdit'), { ...values, part_cd: 'B', note: '𠮷野家' }, mine)
    expect(await refused(download(mine))).toMatchObject({
      code: 'CSV_NOT_WRITABLE',
      msg: expect.stringContaining('1か所'),
      fields: [{ path: 'rows.3.4', code: 'CSV_CHARACTER', params: { row: 3, column: 4, found: '𠮷' } }],
    })
  })

  it('refuses what is no file, no CSV, or too large', async () => {
    const send = (input: object) => refused(say(at(partRoutes, part, 'csvPreview'), input))
    expect(await send({ file_nm: 'a.csv' })).toMatchObject({ code: 3001 })
    expect(await send({ file_nm: 'a.xlsx', content: base64(lines('A')) })).toMatchObject({ code: 'CSV_FILE' })
    const large = Buffer.alloc(1024 * 1024 + 1, 65).toString('base64')
    expect(await send({ file_nm: 'a.csv', content: large })).toMatchObject({
      code: 'CSV_FILE',
      msg: 'CSVファイル（1MB以下）を1つだけ選択してください。',
    })
    expect(await send({ file_nm: 'a.csv', content: '%%' })).toMatchObject({ code: 400 })
  })

  it('needs the right to save, in and out', async () => {
    const viewer: Caller = { permissions: ['master:yes'] }
    expect(await outcome(preview(lines('A,鋼板,,,1,0,3,0'), viewer))).toBe('403')
    expect(await outcome(download(viewer))).toBe('403')
    const clerk: Caller = { company: 'CLERK', permissions: ['master:yes', 'write:master'] }
    expect(await importFile(lines('A,鋼板,,,1,0,3,0'), clerk)).toMatchObject({ new: 1 })
    const everywhere: Caller = { company: 'CLERK', permissions: ['master:yes', 'write:system'] }
    expect(decodeCp932(await download(everywhere))).toContain('A,鋼板')
  })

  it('3,000 rows are previewed and committed in seconds', async () => {
    const mine: Caller = { company: 'MANY' }
    const many = (days: number) =>
      lines(
        ...Array.from({ length: 3000 }, (_, n) => `P${n},鋼板${n} 冷間圧延,コウハン,備考です,1,1,${days},0`),
      )
    const timed = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
      const { result, ms, slowness } = await measured(work)
      times[label] = Math.round(ms / slowness)
      return result
    }
    const times: Record<string, number> = {}
    for (const [label, days, count] of [
      ['new', 3, -1],
      ['changed', 4, 0],
    ] as const) {
      const seen = await timed(`${label} preview`, () => preview(many(days), mine))
      expect(seen.rows.every(({ update_cnt }) => update_cnt === count)).toBe(true)
      const seenCounts = seen.rows.map(({ update_cnt }) => update_cnt)
      const { counts } = await timed(`${label} commit`, () => upload(many(days), seenCounts, mine))
      expect(counts).toEqual({ ...none, [label]: 3000 })
    }
    await timed('download', () => download(mine))
    process.stderr.write(`3,000 rows on ${database.kind}: ${JSON.stringify(times)}\n`)
    expect(Math.max(...Object.values(times))).toBeLessThan(database.kind === 'postgres' ? 10_000 : 30_000)
    const [counted] = await database.company('MANY', 'read', (tx) =>
      rows(
        tx,
        { n: z.int() },
        sql`SELECT count(*)::int AS n FROM change_history WHERE table_nm = 'test_part'`,
      ),
    )
    expect(counted?.n).toBe(6000)
  }, 180_000)
})
