import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { plainConverter } from '#platform/contract/matching/field-matching.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { arrangeTransports, releaseTransport } from '../../contract/carrier/carrier-calls.ts'
import {
  carrierInvoice,
  carrierInvoiceMatchings,
} from '../../contract/carrier-invoice/carrier-invoice-calls.ts'

const columns = ['tracking_no', 'transport_no', 'destination_nm', 'package_cnt', 'fare'] as const
const heading = '原票番号,お客様管理番号,届先,個数,運賃'

onPostgres((open) => {
  let stage: SalesStage
  let carrier_cd = ''
  let packages = 0
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
    const [found] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { carrier_cd: z.string() },
        sql`SELECT carrier_cd FROM carrier WHERE company_cd = 'DEMO' AND abort_div = '0' ORDER BY 1 DESC LIMIT 1`,
      ),
    )
    carrier_cd = found?.carrier_cd ?? ''
    await stage.call(carrierInvoiceMatchings.save, {
      ...{ target: 'carrierInvoice', assign_mode: '0', matching_cd: 'SEIKYU', matching_nm: '請求明細' },
      matching: {
        ...{ heading_rows: 1, width: columns.length, key: [], per_day: null },
        fields: columns.map((field, at) => ({
          ...{ field, source: { kind: 'column' as const, columns: [at + 1] }, converter: plainConverter },
        })),
      },
    })
  })
  /** One delivery of its own, on its own transport. */
  const arranged = async (fare: string, tracking_no: string) => {
    const delivery_no = [await stage.instructed(await stage.entered('3', { destination_cd: 'D01' }), '3')]
    const { transport_no } = await stage.call(arrangeTransports, {
      transports: [{ delivery_no, carrier_cd, time_slot: '9', fare, tracking_no }],
    })
    const [number = ''] = transport_no
    const [kept] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { package_cnt: z.int(), from_dt: z.string(), to_dt: z.string() },
        sql`SELECT package_cnt, ship_dt::text AS from_dt, ship_dt::text AS to_dt FROM transport
          WHERE company_cd = 'DEMO' AND transport_no = ${number}`,
      ),
    )
    packages = kept?.package_cnt ?? 0
    return { transport_no: number, days: { from_dt: kept?.from_dt ?? '', to_dt: kept?.to_dt ?? '' } }
  }
  const sent = (days: { readonly from_dt: string; readonly to_dt: string }, ...lines: readonly string[]) => ({
    ...{ partner_cd: carrier_cd, matching_cd: 'SEIKYU', file_nm: 'unchin.csv', ...days },
    content: (encodeCp932([heading, ...lines].join('\r\n')) ?? Buffer.alloc(0)).toString('base64'),
  })

  it('what is billed is laid beside what was arranged, by a number alone, and each difference has its name', async () => {
    const agreed = await arranged('1200', 'T-1')
    const dearer = await arranged('1200', 'T-2')
    const byOurs = await arranged('900', '')
    const silent = await arranged('700', 'T-4')
    const released = await arranged('5000', 'T-5')
    await stage.call(releaseTransport, { transport_no: released.transport_no, reason: '台数の都合' })
    const read = await stage.call(
      carrierInvoice.read,
      sent(
        agreed.days,
        `T-1,,どこか,${String(packages)},1200`,
        // Its packages are not said: the number is enough.
        'T-2,,どこか,,1500',
        `X-3,${byOurs.transport_no},どこか,${String(packages)},900`,
        // As many packages on the same day, and a number that nobody knows.
        `T-9,,D01,${String(packages)},700`,
        'T-5,,どこか,,5000',
        ',,値引,,-100',
      ),
    )
    expect(read.head).toMatchObject({ row_cnt: 6, agreed_cnt: 2, open_cnt: 5, partner_cd: carrier_cd })
    expect(
      read.differences.map(({ kind, amount, stated, own }) => [
        ...[kind, amount, stated?.slip_no, own?.document_no],
      ]),
    ).toEqual([
      ['amount', '300', 'T-2', dearer.transport_no],
      ['notPosted', '700', 'T-9', undefined],
      ['notPosted', '5000', 'T-5', undefined],
      ['return', '-100', '', undefined],
      ['notStated', '-700', undefined, silent.transport_no],
    ])
    const { account_no, update_cnt, stated_amount, own_amount } = read.head
    expect([stated_amount, own_amount]).toEqual(['9200', '4000'])
    const settle = (how: { settled_by: 'accept' | 'post'; settled_no?: string; settled_note?: string }) =>
      stage.call(carrierInvoice.settle, {
        ...{ account_no, update_cnt, differences: [1], settled_no: '', settled_note: '', ...how },
      })
    expect(await refused(settle({ settled_by: 'accept' }))).toMatchObject({ code: 'V_REQUIRED' })
    expect(await refused(settle({ settled_by: 'post', settled_no: released.transport_no }))).toMatchObject({
      code: 'BIZ_ACCOUNT_SLIP',
    })
    const settled = await settle({ settled_by: 'accept', settled_note: '燃料サーチャージ' })
    expect(settled.head).toMatchObject({ open_cnt: 4, account_status: '1' })
  })

  it('is of a carrier, and of days in their order', async () => {
    const days = { from_dt: '2026-11-01', to_dt: '2026-11-30' }
    const one = sent(days, 'T-1,,どこか,1,1')
    expect(await refused(stage.call(carrierInvoice.read, { ...one, partner_cd: 'NONE' }))).toMatchObject({
      code: 'BIZ_CARRIER_UNKNOWN',
    })
    const turned = { ...one, from_dt: days.to_dt, to_dt: days.from_dt }
    expect(await refused(stage.call(carrierInvoice.read, turned))).toMatchObject({ code: 'BIZ_CARRIER_DAYS' })
  })
})
