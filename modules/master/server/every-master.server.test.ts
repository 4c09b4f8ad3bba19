import { beforeAll, describe, expect, it } from 'vitest'
import { codeDivMaster, codeKindMaster } from '#modules/system/contract/code-div.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { inventoryNoControlMaster, slipNoControlMaster } from '#modules/system/contract/number-control.ts'
import { departmentMaster, organizationMaster, teamMaster } from '#modules/system/contract/organization.ts'
import { roleMaster } from '#modules/system/contract/role.ts'
import { directorMaster, employeeMaster } from '#modules/system/contract/staff.ts'
import { csvColumns } from '#platform/contract/csv.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { LookupRow, Usage } from '#platform/contract/master-lookup.ts'
import { referencesOf } from '#platform/contract/master-references.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { cellsOf, csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { headingOf } from '#platform/server/csv/template-files.ts'
import { withEach } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { bytesOf } from '#test/file-bytes.ts'
import { freshRecords } from '#test/fresh-record.ts'
import { at, refused, speaker, type Call, type Caller, type List, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { representatives, traitsOfMaster } from '#test/representatives.ts'
import { masters as ownMasters } from '../contract/masters.ts'

const masters: readonly AnyMaster[] = [
  codeKindMaster,
  codeDivMaster,
  slipNoControlMaster,
  inventoryNoControlMaster,
  factoryMaster,
  organizationMaster,
  departmentMaster,
  teamMaster,
  roleMaster,
  directorMaster,
  employeeMaster,
  ...ownMasters,
]
const { routes } = product
const inUse = [
  9997,
  20022,
  20023,
  'BIZ_LAST_ADMINISTRATOR',
  'BIZ_OPERATION_IN_USE',
  'BIZ_PACKAGE_IN_USE',
  'BIZ_WORK_IN_USE',
  'BIZ_FACILITY_IN_USE',
  'BIZ_CODE_FIXED',
  'BIZ_CODE_TABLE_FIXED',
]

/** Every master goes through the life of a record, with the demo company around it. */
withEach((open, of) => {
  const tried = of(masters, representatives(masters, traitsOfMaster))
  let say: Say

  beforeAll(async () => {
    const database = await open(demo)
    say = speaker(database, product)
  })

  const call = <T = MasterRow>(master: AnyMaster, name: Call, input: object, caller?: Caller) =>
    say<T>(at(routes, master, name), input, caller)
  const listOf = async (master: AnyMaster, search: object = {}) =>
    (await call<List>(master, 'getList', { size: 9999, ...search })).list
  const save = (master: AnyMaster, record: object, assign_mode = '0', caller?: Caller) =>
    call(master, 'doEdit', { update_cnt: 0, ...record, assign_mode }, caller)
  const to = (master: AnyMaster, abort_div: string, row: MasterRow) =>
    call(master, 'doDelete', { ...row, abort_div })

  const fresh = freshRecords({
    masters: product.masters,
    model: async (master) => ({ ...(await listOf(master, { size: 1, ...openOnes(master) }))[0] }),
    save: (master, record) => save(master, record),
  })

  const paged = tried.filter(({ pageCalls }) => pageCalls)
  it.each(paged.map((master) => [master.name, master] as const))(
    'a page of %s leads to the records before and behind it, past what is abolished',
    async (_name, master) => {
      const ask = routes.find(({ endpoint }) => endpoint === master.pageCalls?.getNeighbours)
      if (!ask) throw new Error(`${master.name} serves no neighbours`)
      const keyOf = (row: MasterRow) =>
        Object.fromEntries(master.key.map((name) => [name, String(row[name])]))
      const inOrder = (one: object, other: object) =>
        Object.values(one).join(' ') < Object.values(other).join(' ') ? -1 : 1
      const added = await save(master, await fresh(master))
      const keys = (await listOf(master)).map(keyOf).sort(inOrder)
      const at = keys.findIndex((key) => master.key.every((name) => key[name] === added[name]))
      const ends = [keys[at - 1] ?? null, keys[at + 1] ?? null] as const
      expect(await say(ask, keyOf(added))).toEqual({ previous: ends[0], next: ends[1] })
      expect(await say(ask, keys[0] ?? {})).toEqual({ previous: null, next: keys[1] })
      expect(await say(ask, keys.at(-1) ?? {})).toMatchObject({ next: null })
      await to(master, '2', added)
      expect(await say(ask, ends[0] ?? {})).toMatchObject({ next: ends[1] })
    },
  )

  describe.each(tried.map((master) => [master.name, master] as const))('%s', (_name, master) => {
    const keyIn = (row: object) => master.key.map((name) => Reflect.get(row, name) as unknown)
    const holds = (rows: readonly object[], row: object) =>
      rows.some((one) => JSON.stringify(keyIn(one)) === JSON.stringify(keyIn(row)))

    it('is created, read, found by each condition, looked up, and not created twice', async () => {
      const row = await save(master, await fresh(master))
      expect(row).toMatchObject({ abort_div: '0', update_cnt: 0, abilities: { edit: true, abolish: true } })
      expect(await call(master, 'getDetail', row)).toEqual(row)
      const conditions = (master.search ?? []).map((name) => [name, String(row[name])] as const)
      for (const [name, value] of conditions.filter(([, typed]) => typed !== ''))
        expect(holds(await listOf(master, { [name]: value }), row), `by ${name}`).toBe(true)
      const { list } = await call<{ list: LookupRow[] }>(master, 'getLookup', { key: keyIn(row).join(' ') })
      expect(list[0]?.key).toEqual(keyIn(row).map(String))
      expect(list[0]?.name).not.toBe('')
      const keys = `NOWHERE,${keyIn(row).join(' ')}`
      expect((await call<{ list: LookupRow[] }>(master, 'getLookup', { keys })).list).toEqual(list)
      expect(await refused(save(master, row))).toMatchObject({ code: 'KEY_EXISTS' })
    })

    it('is changed with its history, and a stale change is refused', async () => {
      const row = await save(master, await fresh(master))
      const texts = Object.keys(master.fields).filter((name) => !master.key.includes(name))
      const name =
        texts.find((one) => one === 'note') ?? texts.find((one) => isText(master.fields[one])) ?? ''
      const changed = await save(master, { ...row, [name]: '変更後' }, '1')
      expect(changed).toMatchObject({ [name]: '変更後', update_cnt: 1 })
      expect(await refused(save(master, { ...row, [name]: '遅い' }, '1'))).toMatchObject({ code: 'STALE' })
      expect(await refused(to(master, '1', row))).toMatchObject({ code: 'STALE' })
      const { list } = await call<{ list: HistoryEntry[] }>(master, 'getHistory', row)
      expect(list.map(({ action }) => action)).toEqual(['update', 'create'])
      expect(list[0]?.changes).toEqual([{ field: name, old: row[name], new: '変更後' }])
    })

    it('is stopped, used again, and abolished when nothing uses it', async () => {
      const row = await save(master, await fresh(master))
      const stopped = await to(master, '1', row)
      const used = await to(master, '0', stopped)
      const abolished = await to(master, '2', used)
      expect(abolished).toMatchObject({ abort_div: '2', update_cnt: 3 })
      expect(holds(await listOf(master), row)).toBe(false)
      expect(holds(await listOf(master, { abort_div: '2' }), row)).toBe(true)
    })

    it('is not abolished while something uses it, and says where', async () => {
      const holders = masters.filter((one) => referencesOf(one).some(({ target }) => target === master))
      // Roles and factories are held by users too, places and items by what lies there: no references of a definition; masters also by documents.
      const documents = product.slips.map(({ slip }) => slip.title.ja)
      const holderNames = [...holders.map(({ title }) => title.ja), ...documents, 'ユーザー', '在庫']
      let seen = 0
      for (const row of (await listOf(master, { size: 20, ...openOnes(master) })).filter(
        ({ abort_div }) => abort_div === '0',
      )) {
        const { list } = await call<{ list: Usage[] }>(master, 'getUsage', row)
        if (list.length === 0) continue
        seen += 1
        expect(holderNames.some((name) => list[0]?.label.startsWith(name))).toBe(true)
        const { code } = await refused(to(master, '2', row))
        expect(inUse).toContain(code)
        const { abilities } = await call<MasterRow>(master, 'getDetail', row)
        expect(abilities.abolish).toMatchObject({ code })
        if (seen === mostAsked) break
      }
      expect(seen > 0 || holders.every((one) => pointsLoosely(one, master))).toBe(true)
    })

    it('is exported and imported again without a change', async () => {
      // CP932 has no simplified Chinese: what is left of the codes are those without such a name.
      const search =
        'name_zh' in master.fields ? { keyword: 'Z', abort_div: '0,1,2' } : { abort_div: '0,1,2' }
      const exported = await bytesOf(await call<FileAnswer>(master, 'csvDownload', search))
      const lines = exported.toString('latin1').trimEnd().split('\r\n')
      const some = Buffer.from(`${lines.slice(0, 1001).join('\r\n')}\r\n`, 'latin1')
      const preview = await call<Preview>(master, 'csvPreview', fileOf(some))
      expect(preview.rows.length).toBeGreaterThan(0)
      expect(preview.rows.flatMap(({ errors }) => errors)).toEqual([])
      expect(preview.counts).toMatchObject({ new: 0, changed: 0, wrong: 0 })
    })

    it('refuses a file with a bad cell of each kind, at the cell', async () => {
      const row = await save(master, await fresh(master))
      const columns = csvColumns(master.fields)
      const good = cellsOf(columns, row)
      const bad = columns.flatMap(({ name }, column) => {
        const wrong = badCell(master.fields[name])
        return wrong === undefined ? [] : [{ column, cells: good.with(column, wrong) }]
      })
      const text = [headingOf(master), ...bad.map(({ cells }) => cells)].map(csvLine).join('')
      const { rows } = await call<Preview>(master, 'csvPreview', fileOf(encodeCp932(text) ?? Buffer.alloc(0)))
      bad.forEach(({ column }, index) => {
        const name = columns[column]?.name ?? ''
        const field = master.fields[name]
        const places = rows[index]?.errors.map((error) => error.column) ?? []
        // A rule over several fields may speak first of one that could have been left out.
        const either = field?.kind === 'reference' && !field.required && places.some((place) => place >= 0)
        const told = either ? [...places, column] : places
        expect(told, `${name}: ${bad[index]?.cells[column] ?? ''}`).toContain(column)
      })
    })

    it('is read, but not written, without the right to write', async () => {
      const reading: Caller = { permissions: [`${master.area}:yes`, ...(master.also ? [master.also] : [])] }
      const row = await fresh(master)
      const [stored] = await listOf(master, { size: 1 })
      const changing = { ...stored, abort_div: '1' }
      expect(await refused(save(master, row, '0', reading))).toMatchObject({ code: 403 })
      expect(await refused(call(master, 'doDelete', changing, reading))).toMatchObject({ code: 403 })
      expect(await refused(call(master, 'csvPreview', fileOf(Buffer.from('a')), reading))).toMatchObject({
        code: 403,
      })
      const [first] = (await call<List>(master, 'getList', { size: 1 }, reading)).list
      expect(first?.abilities).toMatchObject({ edit: { code: 403 }, abolish: { code: 403 } })
      const stranger: Caller = { permissions: ['mes:yes'] }
      expect(await refused(call(master, 'getList', {}, stranger))).toMatchObject({ code: 403 })
    })
  })
})

/** So many records in use of each master are tried to be abolished. */
const mostAsked = 3

/** Codes are added to the tables that a company may extend. */
const openOnes = ({ area, fields }: AnyMaster): object =>
  area === 'system' && 'kind_cd' in fields ? { kind_cd: 'UNIT' } : {}

const isText = (field: Field | undefined) => field?.kind === 'text' || field?.kind === 'name'

/** Only in fields that the demo company leaves blank. */
const pointsLoosely = (holder: AnyMaster, target: AnyMaster): boolean =>
  referencesOf(holder).every((reference) => reference.target !== target || !reference.field.required)

interface Preview {
  readonly counts: object
  readonly rows: readonly { readonly errors: readonly { readonly column: number }[] }[]
}

const fileOf = (content: Buffer) => ({ file_nm: 'a.csv', content: content.toString('base64') })

/** A cell that no field of this kind takes; names and texts take everything that is not too long. */
function badCell(field: Field | undefined): string | undefined {
  switch (field?.kind) {
    case undefined:
      return '9'
    case 'flag':
      return '7'
    case 'integer':
    case 'decimal':
      return '12a'
    case 'date':
      return '2026/13/01'
    case 'choice':
      return '??'
    case 'code':
      return '全角！'
    case 'reference':
      return 'NOWHERE'
    case 'kana':
      return '漢字'
    default:
      return 'あ'.repeat(500)
  }
}
