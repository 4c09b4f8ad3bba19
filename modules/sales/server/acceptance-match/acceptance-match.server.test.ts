import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { plainConverter } from '#platform/contract/matching/field-matching.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused, speaker } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import type { Endpoint, InputOf, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import {
  acceptanceMatch,
  acceptanceMatchings,
  postAccepted,
} from '../../contract/acceptance-match/acceptance-calls.ts'

const day = '2026-11-18'
const customer = { partner_cd: 'C001', branch_no: '00' } as const
const columns = [
  ...(['customer_po_no', 'delivery_no', 'customer_item_cd', 'accepted_dt', 'qty', 'unit_price'] as const),
  'amount',
] as const
const heading = '注文番号,納品番号,品番,検収日,検収数,検収単価,検収金額'

/** Slips of six lines each, as deliveries post them: what a table needs beside is blank. */
async function soldSlips(database: Database, slips: number): Promise<void> {
  const filled = (table: string, known: Readonly<Record<string, string>>) =>
    database.owner('write', async (tx) => {
      const needed = await rows(
        tx,
        { column_name: z.string(), data_type: z.string() },
        sql`SELECT column_name::text, data_type::text FROM information_schema.columns
          WHERE table_name = ${table} AND is_nullable = 'NO' AND column_default IS NULL AND is_generated = 'NEVER'`,
      )
      const blanks: Readonly<Record<string, string>> = {
        ...{ integer: '0', numeric: '0', boolean: 'false', date: `'${day}'` },
        'timestamp with time zone': 'now()',
      }
      const all = new Map(needed.map((one) => [one.column_name, blanks[one.data_type] ?? `''`]))
      for (const [name, value] of Object.entries(known)) all.set(name, value)
      const lines = table === 'sales_line' ? 'CROSS JOIN generate_series(1, 6) AS n(line)' : ''
      await tx.execute(
        sql.raw(`INSERT INTO ${table} (${[...all.keys()].join(', ')})
          SELECT ${[...all.values()].join(', ')} FROM generate_series(1, ${String(slips)}) AS s(slip) ${lines}`),
      )
    })
  const key = { company_cd: `'DEMO'`, factory_cd: `'F01'`, sales_no: `'Z' || slip` }
  await filled('sales', {
    ...{
      ...key,
      customer_cd: `CASE WHEN slip IN (3, 4) THEN 'C002' ELSE 'C001' END`,
      branch_no: `'00'`,
      account_dt: `'${day}'`,
      source_no: `'D' || slip`,
    },
    ...{
      invoice_to_cd: `'C001'`,
      invoice_to_branch_no: `'00'`,
      slip_dt: `'${day}'`,
      sales_slip_status: `CASE WHEN slip IN (3, 4) THEN '0' ELSE '1' END`,
    },
    data_no: '900000 + slip',
    ...{ employee_cd: 'NULL', department_cd: 'NULL', destination_cd: 'NULL' },
  })
  await filled('sales_line', {
    ...{ ...key, line_no: 'line', place_no: 'line', sales_div: `'500'`, item_cd: 'NULL', unit_cd: 'NULL' },
    ...{
      customer_item_cd: `'X-' || line`,
      item_nm: `'部品'`,
      customer_po_no: `'PO' || slip`,
      qty: 'line + slip',
      unit_price: '100',
    },
    ...{ price_base_qty: `'1'`, amount: '100 * (line + slip)', tax_cd: `'10'`, tax_rate: '10' },
    ...{ location_cd: 'NULL', lot_no: `''`, order_no: `''` },
  })
}

onPostgres((open) => {
  let database: Database
  const call = <E extends Endpoint>(endpoint: E, input: SentInputOf<E> | InputOf<E>) => {
    const route = product.routes.find((one) => one.endpoint.path === endpoint.path)
    if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
    return speaker(database, product)<OutputOf<E>>(route, input)
  }
  const sent = (...lines: readonly string[]) => ({
    ...{
      ...customer,
      matching_cd: 'C001',
      file_nm: 'kensyu.csv',
      from_dt: '2026-11-01',
      to_dt: '2026-11-30',
    },
    content: (encodeCp932([heading, ...lines].join('\r\n')) ?? Buffer.alloc(0)).toString('base64'),
  })
  const line = (slip: number, at: number, qty = slip + at, delivery = `D${String(slip)}`) =>
    [`PO${String(slip)}`, delivery, `x-${String(at)}`, '2026/11/18', qty, 100, 100 * qty].join(',')
  const slips = 836
  beforeAll(async () => {
    database = await open(demo)
    await soldSlips(database, slips)
    await call(acceptanceMatchings.save, {
      ...{ target: 'customerAcceptance', assign_mode: '0', matching_cd: 'C001', matching_nm: '検収明細' },
      matching: {
        ...{ heading_rows: 1, width: columns.length, key: [], per_day: null },
        fields: columns.map((field, at) => ({
          ...{ field, source: { kind: 'column' as const, columns: [at + 1] }, converter: plainConverter },
        })),
      },
    })
  })

  it('5,000 rows agree unattended but for what is really different, and each of that has its name', async () => {
    const all = Array.from({ length: slips }, (_, at) => at + 1).flatMap((slip) =>
      [1, 2, 3, 4, 5, 6].map((at) => ({ slip, at })),
    )
    // One is accepted short, one not at all; one in two hundred carries only the order's number.
    const lines = all
      .filter(({ slip, at }) => slip !== 3 && slip !== 4 && !(slip === 2 && at === 2))
      .map(({ slip, at }) =>
        line(slip, at, slip === 1 && at === 1 ? 1 : slip + at, slip % 200 === 0 ? '' : `D${String(slip)}`),
      )
    const record = await call(acceptanceMatch.read, sent(...lines))
    expect(record.head).toMatchObject({ row_cnt: 5003, agreed_cnt: 5002, open_cnt: 2, account_status: '1' })
    expect(record.differences.map(({ kind, amount, own }) => [kind, amount, own?.document_no])).toEqual([
      ['qty', '-100', 'Z1'],
      ['notStated', '-400', 'Z2'],
    ])
  })
  it('is of a customer, and of days in their order', async () => {
    const one = sent(line(3, 1))
    expect(await refused(call(acceptanceMatch.read, { ...one, partner_cd: 'NONE' }))).toMatchObject({
      code: 'BIZ_ACCEPTED_CUSTOMER',
    })
    const turned = { ...one, from_dt: '2026-11-30', to_dt: '2026-11-01' }
    expect(await refused(call(acceptanceMatch.read, turned))).toMatchObject({ code: 'BIZ_ACCEPTED_DAYS' })
  })
  it('posts what waits for its acceptance and was accepted whole; what is different waits on', async () => {
    const lines = [3, 4].flatMap((slip) => [1, 2, 3, 4, 5, 6].map((at) => line(slip, at)))
    const short = [...lines.slice(0, -1), line(4, 6, 1)]
    const { head } = await call(acceptanceMatch.read, { ...sent(...short), partner_cd: 'C002' })
    const { account_no, update_cnt } = head
    expect(await call(postAccepted, { account_no, update_cnt })).toEqual({ sales_no: ['Z3'] })
    const state = await database.owner('read', (tx) =>
      rows(
        tx,
        { sales_no: z.string(), sales_slip_status: z.string() },
        sql`SELECT sales_no, sales_slip_status FROM sales WHERE sales_no IN ('Z3', 'Z4') ORDER BY 1`,
      ),
    )
    expect(state.map(({ sales_slip_status }) => sales_slip_status)).toEqual(['1', '0'])
    expect(await refused(call(postAccepted, { account_no, update_cnt }))).toMatchObject({
      code: 'BIZ_ACCEPTED_NOTHING',
    })
  })
})
