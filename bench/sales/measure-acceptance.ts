import { sql } from 'drizzle-orm'
import {
  acceptanceMatch,
  acceptanceMatchings,
} from '#modules/sales/contract/acceptance-match/acceptance-calls.ts'
import { plainConverter } from '#platform/contract/matching/field-matching.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { dice } from '../../test/dice.ts'
import { fillSlips } from '../fill-slips.ts'
import { modelSlip } from './measure-billing.ts'
import { atLeast, atMost, metered, type Measured } from './metered.ts'
import { day, type SalesOffice } from './sales-office.ts'

const linesEach = 6
const customer = { partner_cd: 'C024', branch_no: '00' }
const columns = [
  ...(['customer_po_no', 'delivery_no', 'customer_item_cd', 'accepted_dt', 'qty', 'unit_price'] as const),
  'amount',
] as const
const heading = '注文番号,納品番号,品番,検収日,検収数,検収単価,検収金額'
const files = 4

/** A customer's file of a month: most of it as we sold it, a part without the numbers that it should carry, a part that differs. */
export async function measureAcceptance(office: SalesOffice, lines: number): Promise<Measured> {
  const { database, ask, cpu } = office
  const slips = Math.ceil(lines / linesEach)
  await fillSlips(database, await modelSlip(office), {
    ...{
      tables: { header: 'sales', line: 'sales_line', key: 'sales_no' },
      prefix: 'A',
      orders: slips,
      linesEach,
    },
    header: {
      ...{ sales_slip_status: sql`'1'`, customer_cd: sql`'C024'`, source_no: sql`'D' || n` },
      account_dt: sql`${day}::date`,
      slip_dt: sql`${day}::date`,
    },
    line: {
      ...{ customer_item_cd: sql`'X-' || l`, customer_po_no: sql`'PO' || n`, qty: sql`l + n` },
      ...{ unit_price: sql`100`, amount: sql`100 * (l + n)`, price_base_qty: sql`'1'` },
    },
  })
  await ask(acceptanceMatchings.save, {
    ...{ target: 'customerAcceptance', assign_mode: '0', matching_cd: 'C024', matching_nm: '検収明細' },
    matching: {
      ...{ heading_rows: 1, width: columns.length, key: [], per_day: null },
      fields: columns.map((field, at) => ({
        ...{ field, source: { kind: 'column' as const, columns: [at + 1] }, converter: plainConverter },
      })),
    },
  })
  const shares: number[] = []
  const read = (seed: number) => async () => {
    const { head } = await ask(acceptanceMatch.read, {
      ...{ ...customer, matching_cd: 'C024', file_nm: `kensyu-${String(seed)}.csv` },
      ...{ from_dt: '2026-11-01', to_dt: '2026-11-30', content: fileOf(slips, lines, seed) },
    })
    if (head.row_cnt !== lines) throw new Error(`${String(lines)} rows were read as ${String(head.row_cnt)}`)
    shares.push((100 * head.agreed_cnt) / head.row_cnt)
  }
  await read(1)()
  const works = Array.from({ length: files }, (_, at) => read(at + 2))
  const matched = await metered(cpu, `match ${lines.toLocaleString('en')} lines of acceptance`, 1, works)
  return {
    figures: [matched],
    targets: [
      atMost('matching of the file', 3, matched.p95Ms / 1000, 's'),
      atLeast('of its rows agree unattended', 95, Math.min(...shares), '%'),
    ],
  }
}

/** Of a hundred rows three have no delivery number, one has no number at all, two are short and one has another price. */
function fileOf(slips: number, lines: number, seed: number): string {
  const roll = dice(seed)
  const all = Array.from({ length: slips }, (_, slip) => slip + 1)
    .flatMap((slip) => [1, 2, 3, 4, 5, 6].map((at) => ({ slip, at })))
    .slice(0, lines)
  const told = all.map(({ slip, at }) => {
    const chance = roll(100)
    const qty = chance === 4 || chance === 5 ? slip + at - 1 : slip + at
    const price = chance === 6 ? 99 : 100
    const order = chance === 3 ? '' : `PO${String(slip)}`
    const delivery = chance < 4 ? '' : `D${String(slip)}`
    return [order, delivery, `x-${String(at)}`, '2026/11/18', qty, price, price * qty].join(',')
  })
  return (encodeCp932([heading, ...told].join('\r\n')) ?? Buffer.alloc(0)).toString('base64')
}
