import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { sqlState, type Database } from '#platform/server/database/database.ts'
import { onEveryDatabase } from '../../../test/databases.ts'
import {
  at,
  createTables,
  part,
  partRoutes,
  refused,
  shelf,
  shelfRoutes,
  speaker,
  type Caller,
  type List,
  type Say,
} from '../../../test/master-stage.ts'

const getList = at(partRoutes, part, 'getList')
const getTotal = at(partRoutes, part, 'getTotal')
const doEdit = at(partRoutes, part, 'doEdit')

onEveryDatabase((open) => {
  let database: Database
  let say: Say

  beforeAll(async () => {
    database = await open()
    await createTables(database)
    say = speaker(database)
    for (const [part_cd, part_nm, kana, note] of parts)
      await say(doEdit, { assign_mode: '0', part_cd, part_nm, kana, note, material: '1', days: 3 })
    await say(doEdit, { assign_mode: '0', ...other }, { company: 'OTHER' })
  })

  const codes = async (query: object, caller?: Caller) =>
    (await say<List>(getList, query, caller)).list.map((row) => row['part_cd'])

  it.each([
    ['the same characters', '高橋', ['B-1']],
    ['the other form of a character', '髙橋', ['B-1']],
    ['hiragana for a name in half-width katakana', 'ねじ', ['A-10']],
    ['katakana', 'ネジ', ['A-10']],
    ['half-width katakana', 'ﾈｼﾞ', ['A-10']],
    ['a reading', 'たかはし', ['B-1']],
    ['full-width letters', 'ｓｕｓ', ['A-2']],
    ['a long vowel written as a hyphen', 'プレ-ト', ['A-2']],
    ['two words in any order, with a full-width blank', 'プレート　SUS', ['A-2']],
    ['a part of a code', 'b-', ['B-1']],
    ['a single character', '橋', ['B-1']],
    ['a percent sign, which stands for itself', '50%', ['C_1']],
    ['a full-width percent sign', '50％', ['C_1']],
    ['an underscore, which stands for itself', 'c_', ['C_1']],
    ['a backslash, which stands for itself', '\\', []],
    ['nothing that is there', '存在しない', []],
  ])('finds by keyword: %s', async (_how, keyword, found) => {
    expect(await codes({ keyword })).toEqual(found)
    expect(await say(getTotal, { keyword })).toEqual({ total: found.length })
  })

  it('finds codes by their beginning, names and texts by a part', async () => {
    expect(await codes({ part_cd: 'ａ-' })).toEqual(['A-10', 'A-2'])
    expect(await codes({ part_cd: '-' })).toEqual([])
    expect(await codes({ part_nm: '髙橋' })).toEqual(['B-1'])
    expect(await codes({ part_nm: 'タカハシ' })).toEqual([])
    expect(await codes({ note: '100%' })).toEqual(['B-1'])
    expect(await codes({ note: '%' })).toEqual(['B-1'])
    expect(await codes({ material: '2' })).toEqual([])
    expect(await codes({ part_cd: 'A', part_nm: 'ぷれ' })).toEqual(['A-2'])
  })

  it('asks any column: choices of several, numbers and days as a range', async () => {
    expect(await codes({ material: '1,2' })).toHaveLength(4)
    expect(await codes({ days: '4..' })).toEqual([])
    expect(await codes({ days: '..3' })).toHaveLength(4)
    expect(await codes({ days: '3', kana: 'ぷれ' })).toEqual(['A-2'])
    expect(await codes({ checked: '1' })).toEqual([])
    expect(await codes({ checked: '0,1' })).toHaveLength(4)
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date())
    expect(await codes({ update_dt: today })).toHaveLength(4)
    expect(await codes({ update_dt: `..${today}`, create_dt: `${today}..` })).toHaveLength(4)
    expect(await codes({ update_dt: '..2026-01-01' })).toEqual([])
    for (const wrong of [{ days: 'x' }, { days: '1..2..3' }, { update_dt: '2026-02-30' }, { checked: '2' }])
      expect(await refused(say(getList, wrong))).toMatchObject({
        code: 400,
        fields: [{ path: Object.keys(wrong)[0] }],
      })
  })

  it('counts far pages from the end, and they hold the same rows', async () => {
    const page = async (query: object) => {
      const { list, has_next } = await say<List>(getList, { size: 1, sort: 'part_nm', ...query })
      return [...list.map((row) => row['part_cd']), has_next]
    }
    for (const known_total of [undefined, 4])
      expect([
        await page({ page: 1, known_total }),
        await page({ page: 2, known_total }),
        await page({ page: 3, known_total }),
        await page({ page: 4, known_total }),
        await page({ page: 5, known_total }),
      ]).toEqual([['C_1', true], ['B-1', true], ['A-2', true], ['A-10', false], [false]])
    expect(await page({ page: 2, size: 3, known_total: 4 })).toEqual(['A-10', false])
    expect(await page({ page: 2, size: 2, known_total: 4, sort: '-part_nm' })).toEqual(['B-1', 'C_1', false])
  })

  it('sorts names by their reading, and anything else by the columns of the list only', async () => {
    expect(await codes({ sort: 'part_nm' })).toEqual(['C_1', 'B-1', 'A-2', 'A-10'])
    expect(await codes({ sort: '-part_nm' })).toEqual(['A-10', 'A-2', 'B-1', 'C_1'])
    expect(await codes({ sort: '-part_cd' })).toEqual(['C_1', 'B-1', 'A-2', 'A-10'])
    expect(await codes({ sort: 'days' })).toEqual(['A-10', 'A-2', 'B-1', 'C_1'])
    expect(await codes({ sort: '-note' })).toEqual(['B-1', 'C_1', 'A-2', 'A-10'])
    for (const sort of ['search_key', 'company_cd', 'part_cd; drop table', 'nothing'])
      expect(await refused(say(getList, { sort }))).toMatchObject({ code: 400, fields: [{ path: 'sort' }] })
  })

  it('gives pages, the first of which already says whether there is a next one', async () => {
    const page = (query: object) => say<List>(getList, { size: 2, ...query })
    expect(await page({ page: 1 })).toMatchObject({ has_next: true, total: null })
    expect(await page({ page: 2 })).toMatchObject({
      has_next: false,
      list: [{ part_cd: 'B-1' }, { part_cd: 'C_1' }],
    })
    expect(await page({ page: 3 })).toEqual({ list: [], has_next: false, total: null })
    expect((await page({ size: 9999 })).list).toHaveLength(4)
    expect(await refused(page({ size: 10_000 }))).toMatchObject({ code: 400 })
    expect(await refused(page({ page: 0 }))).toMatchObject({ code: 400 })
  })

  it('shows abolished records only when asked', async () => {
    const doDelete = at(partRoutes, part, 'doDelete')
    await say(doDelete, { part_cd: 'C_1', update_cnt: 0 })
    expect(await codes({})).toEqual(['A-10', 'A-2', 'B-1'])
    expect(await codes({ abort_div: '2' })).toEqual(['C_1'])
    expect(await say(getTotal, {})).toEqual({ total: 3 })
    await say(doDelete, { part_cd: 'C_1', update_cnt: 1, abort_div: '0' })
    expect(await codes({})).toContain('C_1')
  })

  it("never shows another company's rows, whatever a search forgets to say", async () => {
    expect(await codes({ keyword: 'SECRET' })).toEqual([])
    expect(await codes({ keyword: 'SECRET' }, { company: 'OTHER' })).toEqual(['SECRET'])
    const seen = await database.company('DEMO', 'read', (tx) => tx.execute(sql`SELECT * FROM own.test_part`))
    expect(JSON.stringify(seen)).not.toContain('SECRET')
    const writing = database.company('DEMO', 'write', (tx) =>
      tx.execute(sql`UPDATE own.test_part SET note = ''`),
    )
    expect(sqlState(await writing.catch((error: unknown) => error))).toBe('42501')
  })

  it("never shows another factory's rows of a master per factory", async () => {
    const shelves = (call: 'getList' | 'getTotal' | 'doEdit' | 'getDetail' | 'doDelete' | 'getHistory') =>
      at(shelfRoutes, shelf, call)
    const key = { zone_cd: 'Z', shelf_cd: 'S' }
    const F02 = { factory: 'F02' }
    await say(shelves('doEdit'), {
      ...key,
      assign_mode: '0',
      shelf_nm: '一番棚',
      part_cd: 'A-2',
      factory_cd: 'F02',
    })
    expect((await say<List>(shelves('getList'), {})).list).toHaveLength(1)
    expect((await say<List>(shelves('getList'), {}, F02)).list).toHaveLength(0)
    expect(await say(shelves('getTotal'), {}, F02)).toEqual({ total: 0 })
    expect(await say(shelves('getHistory'), key, F02)).toEqual({ list: [] })
    expect(await refused(say(shelves('getDetail'), key, F02))).toMatchObject({ code: 404 })
    expect(await refused(say(shelves('doDelete'), { ...key, update_cnt: 0 }, F02))).toMatchObject({
      code: 404,
    })
    const edit = { ...key, assign_mode: '1', shelf_nm: '二番棚', part_cd: 'A-2', update_cnt: 0 }
    expect(await refused(say(shelves('doEdit'), edit, F02))).toMatchObject({ code: 404 })
    await say(shelves('doEdit'), { ...edit, assign_mode: '0' }, F02)
    expect(await say(shelves('getDetail'), key)).toMatchObject({ shelf_nm: '一番棚' })
  })
})

const parts = [
  ['A-10', '六角ネジ M6', 'ﾛｯｶｸﾈｼﾞ', ''],
  ['A-2', 'ＳＵＳプレート', 'プレート', ''],
  ['B-1', '高橋精密ブラケット', 'たかはし', '歩留り100％'],
  ['C_1', '50%希釈液', 'キシャク', ''],
] as const

const other = { part_cd: 'SECRET', part_nm: 'SECRET', material: '1', days: 1 }
