import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decodeCp932, encodeCp932 } from '#platform/server/csv/cp932.ts'
import { onPostgres } from '../../../../test/databases.ts'
import { admin, signIn, type Shown } from '../../../../test/contract/holders.ts'
import { openProductWithHolders, type Product } from '../../../../test/contract/product.ts'
import { userFactory, userRole } from '../tables.ts'

const csv = 'text/csv; charset=Shift_JIS'
const template =
  '工場コード,工場名,フリガナ,郵便番号,住所,電話番号,タイムゾーン,稼働開始日,日付変更時刻,計画期間（日）,凍結期間（日）,納期変更の許容（日）,前倒しを勧める期間（日）,廃止区分（0:使用 1:停止 2:廃止）\r\n'

interface Told {
  readonly code: number | string
  readonly msg: string
  readonly data: {
    readonly counts: object
    readonly rows: readonly { readonly update_cnt: number; readonly errors: readonly object[] }[]
  }
}

onPostgres((open) => {
  let product: Product
  let headers: Shown
  beforeAll(async () => {
    product = await openProductWithHolders(await open())
    headers = (await signIn(product.database, [admin])).get(admin) ?? {}
  }, 120_000)
  afterAll(() => product.server.close())

  const get = (call: string) =>
    product.server.inject({ url: `/api/master/factory/${call}`, headers: { ...headers } })
  async function post(call: string, payload: object): Promise<Told> {
    const url = `/api/master/factory/${call}`
    return (await product.server.inject({ method: 'POST', url, headers: { ...headers }, payload })).json()
  }
  const fileOf = (text: string) => ({
    file_nm: '工場.csv',
    content: (encodeCp932(text) ?? Buffer.alloc(0)).toString('base64'),
  })

  it('serves the template to anyone, and to the screen', async () => {
    const open = await product.server.inject('/template/factory.csv')
    expect(open.headers).toMatchObject({
      'content-type': csv,
      'cache-control': 'public, max-age=3600',
      'content-disposition': 'attachment; filename="factory.csv"',
    })
    expect(decodeCp932(open.rawPayload)).toBe(template)
    expect((await get('csvTemplate')).rawPayload).toEqual(open.rawPayload)
    for (const other of ['nothing.csv', 'factory.txt', '..%2Ffactory.csv'])
      expect((await product.server.inject(`/template/${other}`)).statusCode).toBe(404)
  })

  it('takes factories from a file, with all that a new factory needs, and gives them back', async () => {
    const text =
      `${template}F77,㈱髙﨑工場,タカサキ,370-0001,群馬県〜1,'+81-27,Asia/Tokyo,2026/04/01,05:00,90,0,2,30,0\r\n`.replace(
        '〜',
        '～',
      )
    const { data } = await post('csvPreview', fileOf(text))
    expect(data.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 0 })
    const uploaded = await post('csvUpload', { ...fileOf(text), seen: [-1] })
    expect(uploaded).toMatchObject({ code: 200, data: { counts: { new: 1 } } })
    expect(await post('csvUpload', { ...fileOf(text), seen: [-1] })).toMatchObject({ code: 'IMP_DUPLICATE' })
    const exported = await get('csvDownload?keyword=F77')
    expect(exported.headers['content-type']).toBe(csv)
    expect(exported.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('工場マスタ.csv')}`,
    )
    expect(decodeCp932(exported.rawPayload)).toBe(text)
    const { data: detail } = (await get('getDetail?factory_cd=F77')).json<{ data: object }>()
    expect(detail).toMatchObject({ factory_nm: '㈱髙﨑工場', phone: '+81-27' })
  })

  it('refuses what the rules of the master refuse, at the cell', async () => {
    const wrong = await post('csvPreview', fileOf(`${template}F78,工場,,,,,Asia/Nowhere,,,90,0,2,30,0\r\n`))
    expect(wrong.data.rows[0]?.errors).toMatchObject([
      { column: 6, code: 'V_INVALID', msg: '2行目：「タイムゾーン」：正しい値を入力してください。' },
    ])
  })

  it('keeps at least one factory in use, also when one file would stop them all', async () => {
    const at = { company_cd: 'DEMO', user_cd: 'ADMIN', factory_cd: 'F77' }
    await product.database.company('DEMO', 'write', async (tx) => {
      await tx.insert(userFactory).values(at)
      await tx.insert(userRole).values({ ...at, role_cd: 'ADMIN' })
    })
    const all = decodeCp932((await get('csvDownload?abort_div=0')).rawPayload)
    const stopped = all.replaceAll(/,0\r\n/g, ',1\r\n')
    const { data } = await post('csvPreview', fileOf(stopped))
    const seen = data.rows.map(({ update_cnt }) => update_cnt)
    expect(seen.length).toBeGreaterThan(1)
    const refused = await post('csvUpload', { ...fileOf(stopped), seen })
    expect(refused).toMatchObject({ code: 'BIZ_LAST_FACTORY', data: null })
    expect(refused.msg).toMatch(/^\d行目：使用中の工場が1つもなくなるため/)
    expect(decodeCp932((await get('csvDownload?abort_div=0')).rawPayload)).toBe(all)
  })

  it('gives a workbook with typed cells in the language of the reader', async () => {
    const answer = await product.server.inject({
      url: '/api/master/factory/xlsxDownload?keyword=F77',
      headers: { ...headers, 'accept-language': 'en' },
    })
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    const { sheets } = await readXlsx(answer.rawPayload, { readStyles: true })
    const [sheet] = sheets
    expect(sheet?.name).toBe('Factories')
    expect(sheet?.rows[0]?.slice(0, 2)).toEqual(['Factory code', 'Factory name'])
    expect(sheet?.rows[1]).toMatchObject([
      'F77',
      '㈱髙﨑工場',
      'タカサキ',
      '370-0001',
      '群馬県～1',
      '+81-27',
      'Asia/Tokyo',
      new Date('2026-04-01T00:00:00Z'),
      '05:00',
      90,
      0,
      2,
      30,
      'In use',
      expect.any(Date),
      'ADMIN',
    ])
    expect(sheet?.cells?.get('1,0')?.style?.numFmt).toBe('@')
  })
})
