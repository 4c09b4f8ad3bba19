import { beforeAll, expect, it } from 'vitest'
import type { Endpoint, OutputOf } from '#platform/contract/endpoint.ts'
import {
  deleteSavedSearch,
  editListView,
  editSavedSearch,
  listView,
  type ListLayout,
} from '#platform/contract/list-view.ts'
import type { Database } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { createTables, refused, speaker, type Caller, type Say } from '#test/master-stage.ts'
import { listViewRoutes } from './list-routes.ts'

type View = OutputOf<typeof listView>

onPostgres((open) => {
  let database: Database
  let say: Say
  beforeAll(async () => {
    database = await open()
    await createTables(database)
    say = speaker(database)
  })

  const list = 'test_part'
  const clerk: Caller = { user: 'TANAKA', permissions: ['master:yes'] }
  const call = <T>(endpoint: Endpoint, input: object, caller?: Caller): Promise<T> => {
    const route = listViewRoutes.find((other) => other.endpoint === endpoint)
    if (!route) throw new Error(`No route for ${endpoint.path}`)
    return say<T>(route, input, caller)
  }
  const view = (caller?: Caller) => call<View>(listView, { list }, caller)
  const save = (input: object, caller?: Caller) =>
    call<{ search_no: string }>(
      editSavedSearch,
      { list, name: '鋼材', conditions: { material: '1' }, sort: '-part_cd', shared: false, ...input },
      caller,
    )
  const layout: ListLayout = {
    columns: [
      { name: 'part_cd', shown: true, width: 120 },
      { name: 'note', shown: false },
    ],
    frozen: 1,
    size: 50,
  }

  it('is as the list defines it until a person chooses, and then for that person only', async () => {
    expect(await view()).toEqual({ layout: null, default_search: null, searches: [] })
    await call(editListView, { list, layout })
    expect(await view()).toMatchObject({ layout })
    expect(await view(clerk)).toMatchObject({ layout: null })
    expect(await view({ company: 'OTHER' })).toMatchObject({ layout: null })
    await call(editListView, { list, layout: null })
    expect(await view()).toMatchObject({ layout: null })
  })

  it('keeps searches for their owner, and shows colleagues those that are shared', async () => {
    const own = await save({ name: '自分用' })
    const shared = await save({ name: '共有', shared: true })
    expect((await view()).searches).toMatchObject([
      { ...own, name: '自分用', own: true, shared: false, conditions: { material: '1' }, sort: '-part_cd' },
      { ...shared, name: '共有', own: true, shared: true },
    ])
    expect((await view(clerk)).searches).toMatchObject([{ ...shared, own: false, username: '佐藤' }])
    expect((await view({ company: 'OTHER' })).searches).toEqual([])
  })

  it('opens with the search that a person chose, until that search is gone', async () => {
    const { search_no } = await save({ name: '毎朝', shared: true })
    await call(editListView, { list, default_search: search_no }, clerk)
    expect((await view(clerk)).default_search).toBe(search_no)
    expect((await view()).default_search).toBeNull()
    await save({ search_no, name: '毎朝', shared: false })
    expect((await view(clerk)).default_search).toBeNull()
    await save({ search_no, name: '毎朝', shared: true })
    expect((await view(clerk)).default_search).toBe(search_no)
    await call(deleteSavedSearch, { search_no })
    expect((await view(clerk)).default_search).toBeNull()
  })

  it('is changed by its owner only; an administrator may delete what is shared', async () => {
    const { search_no } = await save({ name: '田中の条件', shared: true }, clerk)
    const secret = await save({ name: '田中だけ' }, clerk)
    expect(await refused(save({ search_no, name: '奪う' }))).toMatchObject({ code: 'SEARCH_NOT_OWN' })
    expect(await refused(save({ ...secret, name: '奪う' }))).toMatchObject({ code: 404 })
    expect(await refused(call(deleteSavedSearch, secret))).toMatchObject({ code: 404 })
    const colleague: Caller = { user: 'SUZUKI', permissions: ['master:yes'] }
    expect(await refused(call(deleteSavedSearch, { search_no }, colleague))).toMatchObject({
      code: 'SEARCH_NOT_OWN',
      msg: expect.stringContaining('田中の条件') as unknown,
    })
    const elsewhere: Caller = { company: 'OTHER', user: 'TANAKA' }
    expect(await refused(call(deleteSavedSearch, { search_no }, elsewhere))).toMatchObject({ code: 404 })
    await call(deleteSavedSearch, { search_no })
    expect((await view(clerk)).searches.map(({ name }) => name)).not.toContain('田中の条件')
  })

  it('refuses a name that one has already given, and what the list cannot be asked', async () => {
    const caller: Caller = { user: 'MORI' }
    const { search_no } = await save({ name: '月次' }, caller)
    expect(await refused(save({ name: ' 月次 ' }, caller))).toMatchObject({
      code: 'SEARCH_NAME_TAKEN',
      fields: [{ path: 'name' }],
    })
    await save({ search_no, name: '月次' }, caller)
    await save({ name: '月次' }, clerk)
    const wrong = save({ name: '誤り', conditions: { days: 'many' } }, caller)
    expect(await refused(wrong)).toMatchObject({ code: 400, fields: [{ path: 'days' }] })
    expect(await refused(save({ name: '誤り', sort: 'nothing' }, caller))).toMatchObject({ code: 400 })
    const unknown = await save({ name: '余り', conditions: { company_cd: 'OTHER', days: '3..' } }, caller)
    const kept = (await view(caller)).searches.find((search) => search.search_no === unknown.search_no)
    expect(kept?.conditions).toEqual({ days: '3..' })
  })

  it('belongs to those who may see the list', async () => {
    const outsider: Caller = { permissions: ['stock:yes'] }
    expect(await refused(view(outsider))).toMatchObject({ code: 403 })
    expect(await refused(save({}, outsider))).toMatchObject({ code: 403 })
    expect(await refused(call(listView, { list: 'nothing' }))).toMatchObject({ code: 404 })
  })
})
