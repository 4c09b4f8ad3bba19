import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { companyLogin } from '#modules/system/contract/sign-in.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { openSite, type Site } from '#test/site.ts'
import { arrangeTransports, printTransport, releaseTransport } from '../../contract/carrier/carrier-calls.ts'

onPostgres((open) => {
  let database: Database
  let site: Site
  let stage: SalesStage
  let token = ''
  let transport_no = ''
  let delivery_no = ''
  let pay_dt = ''
  beforeAll(async () => {
    database = await open(demo)
    site = await openSite(database)
    stage = await salesStage(database)
    const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
    token = (await signInAs(site, 'DEMO', { password: 'admin1234' }, { cookie })).data.token
    delivery_no = await stage.instructed(await stage.entered('3', { destination_cd: 'D01' }), '3')
    const [carrier] = await database.owner('write', (tx) =>
      rows(
        tx,
        { carrier_cd: z.string() },
        sql`UPDATE carrier SET toriteki_flg = true WHERE company_cd = 'DEMO' AND carrier_cd = (SELECT min(c.carrier_cd)
          FROM carrier AS c WHERE c.company_cd = 'DEMO' AND c.abort_div = '0') RETURNING carrier_cd`,
      ),
    )
    const wanted = {
      delivery_no: [delivery_no],
      carrier_cd: carrier?.carrier_cd ?? '',
      time_slot: '1' as const,
    }
    const made = await stage.call(arrangeTransports, {
      transports: [{ ...wanted, fare: '1200', tracking_no: '1234-5678' }],
    })
    transport_no = made.transport_no[0] ?? ''
    const [due] = await database.owner('read', (tx) =>
      rows(
        tx,
        { pay_dt: z.string() },
        sql`SELECT (ship_dt + 60)::text AS pay_dt FROM transport WHERE company_cd = 'DEMO' AND transport_no = ${transport_no}`,
      ),
    )
    pay_dt = due?.pay_dt ?? ''
  })
  afterAll(() => site.close())
  const print = (of: { readonly pay_dt?: string; readonly extra_work?: string } = {}) =>
    site.file(printTransport, { transport_no, pay_dt, ...of }, { token })

  it('says what is carried, when, from where and to where, for how much, when it is paid and what else is to be done', async () => {
    const [page = '', ...more] = textOfPages(await print({ extra_work: '取卸し（30分）' }))
    expect(more).toEqual([])
    const words = page.replaceAll(/\s/g, '')
    for (const said of [
      ...['運送依頼書', transport_no, delivery_no, '1234-5678', '1,200円', '取卸し（30分）', '御中'],
      ...['集荷場所', '届け先', '支払期日', pay_dt.replaceAll('-', '/'), '3'],
    ])
      expect(words, said).toContain(said)
    expect(textOfPages(await print())[0]?.replaceAll(/\s/g, '')).toContain('なし')
  })
  it('is kept, and found by the carrier, its day and its amount', async () => {
    const kept = await database.owner('read', (tx) =>
      rows(
        tx,
        { file_nm: z.string(), direction: z.string(), amount: z.string() },
        sql`SELECT file_nm, direction, trim_scale(amount)::text AS amount FROM stored_file WHERE company_cd = 'DEMO'
          AND file_nm LIKE '運送依頼書%' LIMIT 1`,
      ),
    )
    expect(kept).toEqual([{ file_nm: `運送依頼書_${transport_no}.pdf`, direction: 'sent', amount: '1200' }])
  })
  it('is not paid later than the act allows, nor before the work; and not written of what has been released', async () => {
    const late = `${Number(pay_dt.slice(0, 4)) + 1}${pay_dt.slice(4)}`
    const paid = (day: string) => site.call(printTransport, { transport_no, pay_dt: day }, { token })
    expect(await paid(late)).toMatchObject({ code: 'BIZ_TRANSPORT_PAY' })
    expect(await paid('2020-01-01')).toMatchObject({ code: 'BIZ_TRANSPORT_PAY' })
    await stage.call(releaseTransport, { transport_no, reason: '都合' })
    expect(await paid(pay_dt)).toMatchObject({ code: 'BIZ_TRANSPORT_STATE' })
  })
})
