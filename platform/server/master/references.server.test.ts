import { beforeAll, expect, it } from 'vitest'
import type { Usage } from '#platform/contract/master-lookup.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import type { Database } from '#platform/server/database/database.ts'
import { onPostgres } from '../../../test/databases.ts'
import {
  at,
  createTables,
  outcome,
  refused,
  speaker,
  type Call,
  type List,
  type Say,
} from '../../../test/master-stage.ts'
import { maker, makerTable, offer, referringMasters, offerTable } from '../../../test/reference-stage.ts'
import { encodeCp932 } from '../csv/cp932.ts'

onPostgres((open) => {
  let database: Database
  let say: Say

  beforeAll(async () => {
    database = await open()
    await createTables(database, { makerTable, offerTable })
    say = speaker(database, referringMasters)
  })

  const call = <T = MasterRow>(master: AnyMaster, name: Call, input: object, company = 'DEMO') =>
    say<T>(at(referringMasters.routes, master, name), input, { company })
  const makerNamed = (maker_cd: string, values: object = {}, company = 'DEMO') =>
    call(
      maker,
      'doEdit',
      { assign_mode: '0', maker_cd, branch_no: '00', maker_nm: `${maker_cd}商会`, ...values },
      company,
    )
  const offered = (values: object) =>
    call(offer, 'doEdit', {
      assign_mode: '0',
      branch_no: '00',
      from_dt: '2026-04-01',
      qty: '10',
      price: '12.50',
      ...values,
    })
  const to = (master: AnyMaster, abort_div: string, row: MasterRow) =>
    call(master, 'doDelete', { ...row, abort_div, update_cnt: row.update_cnt })
  const list = (master: AnyMaster, search: object) => call<List>(master, 'getList', search)

  it('keeps numbers and dates exactly, and answers with the name that belongs to a code', async () => {
    await makerNamed('M1')
    const row = await offered({ maker_cd: 'ｍ1', price: '12.50', to_dt: '' })
    expect(row).toMatchObject({
      maker_cd: 'M1',
      maker_cd_nm: 'M1商会',
      from_dt: '2026-04-01',
      to_dt: '',
      price: '12.5',
      rate: '100',
    })
    const key = { maker_cd: 'M1', branch_no: '00', from_dt: '2026-04-01', qty: '10' }
    expect(await call(offer, 'getDetail', key)).toEqual(row)
    const same = await call(offer, 'doEdit', { ...row, assign_mode: '1', price: '12.500' })
    expect(same.update_cnt).toBe(0)
  })

  it('refuses numbers and dates that its column cannot hold, at their field', async () => {
    const wrong = { price: '1.234', rate: '1000', from_dt: '2026-02-30', qty: '' }
    const { fields } = await refused(offered({ maker_cd: 'M1', ...wrong }))
    expect(Object.fromEntries(fields.map(({ path, code }) => [path, code]))).toEqual({
      from_dt: 'V_DATE',
      price: 'V_PLACES',
      qty: 'V_REQUIRED',
      rate: 'V_RANGE',
    })
    expect(await refused(offered({ maker_cd: 'M1', price: 99 }))).toMatchObject({
      fields: [{ path: 'price', code: 'V_INVALID' }],
    })
  })

  it('a code must be there, and in use when it is chosen', async () => {
    await makerNamed('OTHERS', {}, 'OTHER')
    expect(await refused(offered({ maker_cd: 'OTHERS' }))).toMatchObject({
      fields: [
        { path: 'maker_cd', code: 'V_NOT_IN_MASTER', params: { code: 'OTHERS 00', title: 'メーカー' } },
      ],
    })
    const stopped = await makerNamed('STOPPED')
    const row = await offered({ maker_cd: 'STOPPED' })
    await to(maker, '1', stopped)
    expect(await refused(offered({ maker_cd: 'STOPPED', qty: '20' }))).toMatchObject({
      fields: [{ path: 'maker_cd', code: 'V_NOT_IN_USE' }],
    })
    const kept = await call(offer, 'doEdit', { ...row, assign_mode: '1', price: '13' })
    expect(kept).toMatchObject({ price: '13', maker_cd_nm: 'STOPPED商会' })
  })

  it('a code in use cannot be abolished, and the refusal says where', async () => {
    const used = await makerNamed('USED')
    const offerOfIt = await offered({ maker_cd: 'USED' })
    const refusal = await refused(to(maker, '2', used))
    expect(refusal).toMatchObject({ code: 9997 })
    expect(refusal.msg).toBe(
      '「USED商会」は使用中のため廃止できません。（使用先：見積単価 USED商会　2026-04-01 10）',
    )
    const { list: places } = await call<{ list: Usage[] }>(maker, 'getUsage', used)
    expect(places).toEqual([
      {
        label: '見積単価',
        total: 1,
        records: [
          {
            name: 'USED商会　2026-04-01 10',
            key: { maker_cd: 'USED', branch_no: '00', from_dt: '2026-04-01', qty: '10' },
          },
        ],
        path: '/test/offer',
      },
    ])
    const shown = await call<MasterRow>(maker, 'getDetail', used)
    expect(shown.abilities.abolish).toMatchObject({ code: 9997 })
    await to(offer, '2', offerOfIt)
    expect(await to(maker, '2', used)).toMatchObject({ abort_div: '2' })
  })

  it('a record may point to another of its kind, and does not hold itself', async () => {
    const own = await makerNamed('HEAD', { pay_cd: 'HEAD', pay_branch_no: '00' })
    expect(own).toMatchObject({ pay_cd_nm: 'HEAD商会', abilities: { abolish: true } })
    await makerNamed('SHOP', { pay_cd: 'HEAD', pay_branch_no: '00' })
    expect(await refused(to(maker, '2', own))).toMatchObject({ code: 9997 })
  })

  it('finds records by the code and by the name that they refer to', async () => {
    await makerNamed('SEEK', { maker_nm: '髙木鋼材', kana: 'タカギコウザイ' })
    await offered({ maker_cd: 'SEEK', price: '77.1' })
    const found = async (search: object) => (await list(offer, search)).list.map((row) => row['maker_cd'])
    expect(await found({ maker_cd: 'see' })).toEqual(['SEEK'])
    expect(await found({ maker_cd: '高木' })).toEqual(['SEEK'])
    expect(await found({ keyword: 'たかぎ' })).toEqual(['SEEK'])
    expect(await found({ price: '77.10' })).toEqual(['SEEK'])
    expect(await found({ from_dt: '2026/04', keyword: 'SEEK' })).toEqual(['SEEK'])
    expect(await found({ from_dt: '2027', keyword: 'SEEK' })).toEqual([])
  })

  it('looks codes up: one by its key in any state, many by what was typed when in use', async () => {
    const paid = { pay_cd: 'LOOK1', pay_branch_no: '00' }
    await makerNamed('LOOK1', { maker_nm: '伊勢精機', kana: 'イセセイキ', ...paid })
    const stopped = await makerNamed('LOOK2', { maker_nm: '伊賀精機' })
    await to(maker, '1', stopped)
    const look = async (asked: object) =>
      (await call<{ list: { key: string[]; name: string }[] }>(maker, 'getLookup', asked)).list
    expect(await look({ key: 'look2 00' })).toMatchObject([{ key: ['LOOK2', '00'], name: '伊賀精機' }])
    expect(await look({ key: 'LOOK3 00' })).toEqual([])
    const several = await look({ keys: 'LOOK1 00,look2 00,LOOK1,LOOK3 00' })
    expect(new Set(several.map(({ key }) => key[0]))).toEqual(new Set(['LOOK1', 'LOOK2']))
    expect(await look({ keyword: 'look' })).toMatchObject([
      { key: ['LOOK1', '00'], name: '伊勢精機', told: { pay_cd: 'LOOK1' } },
    ])
    expect(await look({ keyword: 'イセ' })).toHaveLength(1)
    expect(await look({ within: 'LOOK1' })).toHaveLength(1)
    expect(await look({ within: 'LOOK2' })).toEqual([])
  })

  it('who chooses a record and who abolishes it wait for each other', async () => {
    for (let round = 0; round < 5; round++) {
      const row = await makerNamed(`RACE${round}`)
      const [chosen, abolished] = await Promise.all([
        outcome(offered({ maker_cd: `RACE${round}` })),
        outcome(to(maker, '2', row)),
      ])
      expect([`${chosen} ${abolished}`]).not.toContain('saved saved')
    }
  })

  it('the last word on a record is spoken beside the others, and takes the record back', async () => {
    await makerNamed('CHECKED')
    expect(await refused(offered({ maker_cd: 'CHECKED', price: '99.00' }))).toMatchObject({
      code: 'V_INVALID',
      fields: [{ path: 'price' }],
    })
    expect((await list(offer, { maker_cd: 'CHECKED' })).list).toEqual([])
  })

  it('a file is judged by the same rules, cell by cell, and an export is imported unchanged', async () => {
    await makerNamed('FILE')
    const heading = 'メーカー,枝番,適用日,数量,単価,掛率,終了日,廃止区分（0:使用 1:停止 2:廃止）'
    const rowsOf = (...lines: string[]) => ({
      file_nm: 'a.csv',
      content: (encodeCp932([heading, ...lines, ''].join('\r\n')) ?? Buffer.alloc(0)).toString('base64'),
    })
    interface Preview {
      readonly counts: object
      readonly rows: readonly {
        readonly errors: readonly { readonly column: number; readonly code: string }[]
      }[]
    }
    const wrong = await call<Preview>(
      offer,
      'csvPreview',
      rowsOf(
        'FILE,00,2026/4/1,1,"1,234.50",,,',
        'NONE,00,26/13/1,x,99,,,',
        'NONE,00,2026/4/2,1,1,,,',
        'FILE,00,20260403,1,99,,,',
      ),
    )
    expect(wrong.rows.map(({ errors }) => errors.map(({ column, code }) => [column, code]))).toEqual([
      [],
      [
        [2, 'UP_NOT_DATE'],
        [3, 'UP_NOT_NUMBER'],
      ],
      [[0, 'UP_CODE_NOT_IN_MASTER']],
      [[4, 'V_INVALID']],
    ])
    const good = rowsOf('FILE,00,2026/4/1,1,"1,234.50",,2027/03/31,')
    expect(await call(offer, 'csvUpload', { ...good, seen: [-1] })).toMatchObject({ counts: { new: 1 } })
    expect((await list(offer, { maker_cd: 'FILE' })).list).toMatchObject([
      { price: '1234.5', rate: '100', to_dt: '2027-03-31' },
    ])
    const again = await call<Preview>(
      offer,
      'csvPreview',
      rowsOf('FILE,00,2026/04/01,1,1234.5,100,2027/03/31,0'),
    )
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 })
  })
})
