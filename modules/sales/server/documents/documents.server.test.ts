import { afterAll, beforeAll, expect, it } from 'vitest'
import { printAcknowledgement } from '#modules/receive-order/contract/documents/paper-calls.ts'
import { companyLogin } from '#modules/system/contract/sign-in.ts'
import type { SentInputOf } from '#platform/contract/endpoint.ts'
import { signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { openSite, type Site } from '#test/site.ts'
import { documentsAsArchive, keptFile } from '../../contract/documents/document-calls.ts'
import { documentList } from '../../contract/documents/document-list.ts'

const { getList, getTotal } = documentList.endpoints

onPostgres((open) => {
  let site: Site
  let token = ''
  beforeAll(async () => {
    const database = await open(demo)
    site = await openSite(database)
    const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
    token = (await signInAs(site, 'DEMO', { password: 'admin1234' }, { cookie })).data.token
    await site.file(printAcknowledgement, { order_no: 'R000001,R000002' }, { token })
  })
  afterAll(() => site.close())

  const found = async (search: SentInputOf<typeof getTotal>) => {
    const { data } = await site.call(getList, { ...search, page: 1, size: 100 }, { token })
    return data.list
  }
  const files = () => found({ doc_kind: 'file' })

  it('slips and kept files are found by day, amount and partner, by ranges, and by all of them together', async () => {
    const [file] = await files()
    expect(file).toMatchObject({ direction: 'sent', revision: 0 })
    const { doc_no = '', doc_dt = '', amount = '', partner_cd = '' } = file ?? {}
    const own = async (search: SentInputOf<typeof getTotal>) =>
      (await found({ doc_kind: 'file', ...search })).some((one) => one.doc_no === doc_no)
    const more = String(Number(amount) + 1)
    for (const [met, missed] of [
      [{ doc_dt }, { doc_dt: '2020-01-01..2020-12-31' }],
      [{ amount: `${amount}..${more}` }, { amount: `${more}..` }],
      [{ partner_cd }, { partner_cd: 'NOBODY' }],
      [
        { doc_dt, amount, partner_cd },
        { doc_dt, amount: more, partner_cd },
      ],
    ] as const) {
      expect([met, await own(met)]).toEqual([met, true])
      expect([missed, await own(missed)]).toEqual([missed, false])
    }
    const kinds = await Promise.all(
      (['receiveOrder', 'placeOrder', 'purchase'] as const).map((doc_kind) => found({ doc_kind })),
    )
    for (const rows of kinds) expect(rows.length).toBeGreaterThan(5)
  })

  it('one download has every file that was found, and an index of all', async () => {
    const kept = await files()
    expect(kept).toHaveLength(2)
    const archive = Buffer.from(await site.file(documentsAsArchive, { direction: 'sent' }, { token }))
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    const names = archive.toString('utf8')
    expect(names).toContain('電子帳簿.xlsx')
    for (const { doc_no, file_nm } of kept) expect(names).toContain(`files/${doc_no}_${file_nm}`)
    const another = await site.file(documentsAsArchive, { doc_dt: '2020-01-01..2020-12-31' }, { token })
    expect(Buffer.from(another).toString('utf8')).not.toContain('files/')
  })

  it('a file is opened as it was kept; one that is attached somewhere is none of the list', async () => {
    const [file] = await files()
    const content = await site.file(keptFile, { file_no: file?.doc_no ?? '' }, { token })
    expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(site.file(keptFile, { file_no: '999999' }, { token })).rejects.toThrow('404')
  })
})
