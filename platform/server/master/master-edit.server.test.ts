import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { onPostgres } from '../../../test/databases.ts'
import {
  at,
  createTables,
  part,
  partRoutes,
  outcome,
  refused,
  shelf,
  shelfRoutes,
  speaker,
  type Call,
  type Caller,
  type List,
  type Say,
} from '../../../test/master-stage.ts'

const yamada: Caller = { user: 'YAMADA' }
const viewer: Caller = { permissions: ['master:yes'] }
const clerk: Caller = { permissions: ['master:yes', 'write:master'] }

onPostgres((open) => {
  let database: Database
  let say: Say

  beforeAll(async () => {
    database = await open()
    await createTables(database)
    say = speaker(database)
  })

  const call = (name: Call, input: object, caller?: Caller) =>
    say<MasterRow>(at(partRoutes, part, name), input, caller)
  const create = (part_cd: string, values: object = {}, caller?: Caller) =>
    call('doEdit', { assign_mode: '0', part_cd, part_nm: '鋼板', material: '1', days: 3, ...values }, caller)
  const change = (part_cd: string, update_cnt: number, values: object = {}, caller?: Caller) =>
    call(
      'doEdit',
      { assign_mode: '1', part_cd, update_cnt, part_nm: '鋼板', material: '1', days: 3, ...values },
      caller,
    )
  const historyOf = async (part_cd: string) =>
    (await say<{ list: HistoryEntry[] }>(at(partRoutes, part, 'getHistory'), { part_cd })).list

  it('creates a record under its normalised code, with who and when', async () => {
    const row = await create(' ｐ-1 ', { kana: 'ｺｳﾊﾝ', checked: true }, clerk)
    expect(row).toMatchObject({
      part_cd: 'P-1',
      kana: 'コウハン',
      note: '',
      checked: true,
      days: 3,
      abort_div: '0',
      create_user: 'SATO',
      update_user: 'SATO',
      update_cnt: 0,
      abilities: { edit: true, abolish: true },
    })
    expect(row.update_dt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(await call('getDetail', { part_cd: 'p-1' })).toEqual(row)
  })

  it('refuses a code that is there already, at the field of the code', async () => {
    await create('TWICE')
    expect(await refused(create('twice'))).toMatchObject({
      code: 'KEY_EXISTS',
      msg: '「TWICE」はすでに登録されています。別のコードを入力してください。',
      fields: [{ path: 'part_cd', code: 'KEY_EXISTS' }],
    })
    expect(await create('TWICE', {}, { company: 'OTHER' })).toMatchObject({ update_cnt: 0 })
  })

  it('changes a record and counts the change', async () => {
    await create('CHANGED')
    const row = await change('CHANGED', 0, { days: 5, note: 'a' }, yamada)
    expect(row).toMatchObject({
      days: 5,
      note: 'a',
      update_cnt: 1,
      update_user: 'YAMADA',
      create_user: 'SATO',
    })
  })

  it('writes nothing when nothing is different', async () => {
    const made = await create('SAME')
    expect(await change('SAME', 0, {}, yamada)).toEqual(made)
    expect(await historyOf('SAME')).toHaveLength(1)
  })

  it('answers 404 for a record that is not there, or is of another company', async () => {
    await create('MINE')
    expect(await refused(change('NOT-THERE', 0))).toMatchObject({ code: 404 })
    expect(await refused(change('MINE', 0, {}, { company: 'OTHER' }))).toMatchObject({ code: 404 })
    expect(await refused(call('getDetail', { part_cd: 'MINE' }, { company: 'OTHER' }))).toMatchObject({
      code: 404,
    })
    const abolish = call('doDelete', { part_cd: 'MINE', update_cnt: 0 }, { company: 'OTHER' })
    expect(await refused(abolish)).toMatchObject({ code: 404 })
  })

  it('tells a stale save who was faster, when in the time of the factory, and what differs', async () => {
    await create('STALE')
    await change('STALE', 0, { days: 5, material: '2' }, yamada)
    await database.owner('write', (tx) =>
      tx.execute(sql`UPDATE test_part SET update_dt = '2026-07-04 03:05:00+00' WHERE part_cd = 'STALE'`),
    )
    const late = await refused(change('STALE', 0, { days: 7 }))
    expect(late.code).toBe('STALE')
    expect(late.msg).toContain('山田 太郎さんが2026/07/04 12:05に先に更新しています。')
    expect(late.fields.map(({ path, params }) => [path, params['value']])).toEqual([
      ['material', '樹脂'],
      ['days', '5'],
    ])
    const english = await refused(change('STALE', 0, { days: 5 }, { language: 'en' }), 'en')
    expect(english.msg).toContain('山田 太郎 has already changed this at 2026/07/04 12:05.')
    expect(english.fields.map(({ params }) => params['value'])).toEqual(['Resin'])
    expect(await refused(call('doDelete', { part_cd: 'STALE', update_cnt: 0 }))).toMatchObject({
      code: 'STALE',
    })
  })

  it('lets exactly one of several simultaneous saves win', async () => {
    await create('RACE')
    const saves = await Promise.all(
      [1, 2, 3, 4].map((days) => outcome(change('RACE', 0, { days: days + 10 }))),
    )
    expect(saves.sort()).toEqual(['STALE', 'STALE', 'STALE', 'saved'])
    expect(await call('getDetail', { part_cd: 'RACE' })).toMatchObject({ update_cnt: 1 })
    expect(await historyOf('RACE')).toHaveLength(2)
  })

  it('lets exactly one of several simultaneous creations of one code win', async () => {
    const made = await Promise.all([1, 2, 3].map((days) => outcome(create('FIRST', { days }))))
    expect(made.sort()).toEqual(['KEY_EXISTS', 'KEY_EXISTS', 'saved'])
  })

  it('stops, abolishes and uses again', async () => {
    await create('LIFE')
    const to = (abort_div: string, update_cnt: number) =>
      call('doDelete', { part_cd: 'LIFE', abort_div, update_cnt })
    expect(await to('1', 0)).toMatchObject({ abort_div: '1', update_cnt: 1 })
    expect(await to('2', 1)).toMatchObject({ abort_div: '2', update_cnt: 2 })
    expect(await to('2', 2)).toMatchObject({ abort_div: '2', update_cnt: 2 })
    expect(await to('0', 2)).toMatchObject({ abort_div: '0', update_cnt: 3 })
    expect((await historyOf('LIFE')).map(({ action }) => action)).toEqual([
      'reuse',
      'abolish',
      'stop',
      'create',
    ])
  })

  it('does not abolish what is in use, says where beforehand, and does when the use has ended', async () => {
    await create('USED')
    const shelves = (name: Call, input: object) => say<MasterRow>(at(shelfRoutes, shelf, name), input)
    const key = { zone_cd: 'Z', shelf_cd: 'S' }
    await shelves('doEdit', { ...key, assign_mode: '0', shelf_nm: '棚', part_cd: 'USED' })
    const refusal = {
      code: 9997,
      params: { name: '鋼板', field: '棚マスタ 棚' },
      msg: '「鋼板」は使用中のため廃止できません。（使用先：棚マスタ 棚）',
    }
    expect((await call('getDetail', { part_cd: 'USED' })).abilities).toEqual({ edit: true, abolish: refusal })
    const { list } = await say<List>(at(partRoutes, part, 'getList'), { keyword: 'USED' })
    expect(list[0]?.abilities, 'a list does not ask it of each row').toEqual({ edit: true })
    expect(await refused(call('doDelete', { part_cd: 'USED', update_cnt: 0 }))).toMatchObject({
      code: refusal.code,
      msg: refusal.msg,
    })
    await shelves('doDelete', { ...key, update_cnt: 0 })
    expect(await call('doDelete', { part_cd: 'USED', update_cnt: 0 })).toMatchObject({ abort_div: '2' })
  })

  it('lets those save who may write, and tells the others beforehand', async () => {
    await create('GUARDED')
    const row = await call('getDetail', { part_cd: 'GUARDED' }, viewer)
    const no = { code: 403, params: {}, msg: 'この操作は許可されていません。' }
    expect(row.abilities).toEqual({ edit: no, abolish: no })
    expect(await refused(change('GUARDED', 0, { days: 9 }, viewer))).toMatchObject({ code: 403 })
    expect(await refused(call('doDelete', { part_cd: 'GUARDED', update_cnt: 0 }, viewer))).toMatchObject({
      code: 403,
    })
    expect(await refused(call('getList', {}, { permissions: ['stock:yes'] }))).toMatchObject({ code: 403 })
    expect((await change('GUARDED', 0, { days: 9 }, clerk)).abilities).toEqual({ edit: true, abolish: true })
    const everywhere: Caller = { permissions: ['master:yes', 'write:system'] }
    expect(await change('GUARDED', 1, { days: 8 }, everywhere)).toMatchObject({ days: 8 })
  })

  it('keeps what changed, from what to what, by whom, newest first', async () => {
    await create('HISTORY', { note: 'a' })
    await change('HISTORY', 0, { note: 'b', days: 4, checked: true }, yamada)
    const [changed, created] = await historyOf('HISTORY')
    expect(changed).toMatchObject({ action: 'update', actor_cd: 'YAMADA', actor_nm: '山田 太郎' })
    expect(changed?.at).toMatch(/Z$/)
    expect(changed?.changes).toEqual([
      { field: 'note', old: 'a', new: 'b' },
      { field: 'checked', old: false, new: true },
      { field: 'days', old: 3, new: 4 },
    ])
    expect(created).toMatchObject({ action: 'create', actor_cd: 'SATO', actor_nm: 'SATO' })
    expect(created?.changes).toContainEqual({ field: 'note', old: null, new: 'a' })
    expect(created?.changes).not.toContainEqual(expect.objectContaining({ field: 'kana' }))
  })

  it('writes every save to the access log, and none that was refused by its contents', async () => {
    await create('LOGGED')
    await refused(create('LOGGED'))
    const logged = await database.company('DEMO', 'read', (tx) =>
      rows(
        tx,
        { event: z.string(), user_cd: z.string() },
        sql`SELECT event, user_cd FROM access_log ORDER BY access_no DESC LIMIT 1`,
      ),
    )
    expect(logged).toEqual([{ event: 'test_part', user_cd: 'SATO' }])
  })

  it('refuses what does not fit the fields, with every field named', async () => {
    const bad = await refused(create('P 1', { part_nm: ' ', days: 100, material: '9', kana: '漢字' }))
    expect(bad).toMatchObject({ code: 400 })
    expect(bad.fields.map(({ path, code }) => [path, code])).toEqual([
      ['part_cd', 'V_CODE'],
      ['part_nm', 'V_REQUIRED'],
      ['kana', 'V_KANA'],
      ['material', 'V_CHOOSE'],
      ['days', 'V_RANGE'],
    ])
    expect(bad.fields.at(-1)?.params).toEqual({ min: 0, max: 99 })
  })
})
