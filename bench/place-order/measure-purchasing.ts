import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { receiveArrival } from '#modules/place-order/contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '#modules/place-order/contract/arrival/arrival-slip.ts'
import { issuePlaceOrder } from '#modules/place-order/contract/order/place-order-calls.ts'
import { placeOrderList } from '#modules/place-order/contract/order/place-order-list.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { fillSlips } from '../fill-slips.ts'
import { callerOf } from '../verbs.ts'
import { timed } from '../timed.ts'

export interface CallFigures {
  readonly what: string
  readonly calls: number
  readonly p50Ms: number
  readonly p95Ms: number
  /** Of a call, of this process and of the database. */
  readonly nodeMs: number
  readonly databaseMs: number
}

interface Sizes {
  readonly lines: number
  readonly seconds: number
  /** What the database's processes have used since they began. */
  readonly databaseCpuMs: () => number
}

const day = '2026-11-18'
const linesEach = 20
const supplier = { supplier_cd: 'S004', branch_no: '00' }

/** What a buyer and the gate do all day, among as many lines as ten years leave; the demo company is there already. */
export async function measurePurchasing(
  database: Database,
  { lines, seconds, databaseCpuMs }: Sizes,
): Promise<readonly CallFigures[]> {
  const call = callerOf(database)
  const items = await plainItems(database)
  const create = (of: number) =>
    call(placeOrderSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { order_dt: day, ...supplier, due_dt: '2026-11-27', payment_text: '検収月の翌月末、銀行振込' },
      lines: Array.from({ length: of }, (_, at) => ({
        ...{
          item_cd: items[at % items.length] ?? '',
          qty: '1',
          unit_price: '100',
          price_base_qty: '1' as const,
        },
        ...{ due_dt: '2026-11-27', location_cd: '999' },
      })),
    })
  const model = (await create(1)).header.po_no
  await fillSlips(database, model, {
    tables: { header: 'place_order', line: 'place_order_line', key: 'po_no' },
    ...{ prefix: 'Y', orders: lines / linesEach, linesEach },
    header: {
      po_status: sql`'2'`,
      order_dt: sql`'2026-11-18'::date - (n % 3650)`,
      supplier_cd: sql`'S' || lpad((1 + n % 10)::text, 3, '0')`,
    },
    line: {
      ...{ line_status: sql`'2'`, received_qty: sql`1`, accepted_qty: sql`1` },
      due_dt: sql`'2026-11-18'::date - (n % 3650) + 7`,
    },
  })
  const ordered = async () => {
    const { po_no } = (await create(50)).header
    await call(issuePlaceOrder, { po_no })
    const { header } = await call(arrivalSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { receipt_dt: day },
      lines: Array.from({ length: 50 }, (_, at) => ({ po_no, po_line_no: String(at + 1), qty: '1' })),
    })
    return header.arrival_no
  }
  const receive = (arrival_no: string) => call(receiveArrival, { arrival_no })
  const inList = () =>
    call(placeOrderList.endpoints.getList, {
      ...{ supplier_cd: 'S007', order_dt: '2026-10-12..2026-10-18', size: 50, columns: '' },
    })
  const nothing = () => Promise.resolve('')
  const ways = { seconds, databaseCpuMs }
  const list = `order list by supplier and a week, of ${lines.toLocaleString('en')} lines`
  return [
    await timedBy(ways, 'create an order of 200 lines', nothing, () => create(200)),
    await timedBy(ways, 'receive an arrival of 50 lines', ordered, receive),
    await inARow(ways, list, inList),
  ]
}

/** A call that needs nothing, again and again: to look at the processes between calls would cost more than the call. */
async function inARow(
  { seconds, databaseCpuMs }: Omit<Sizes, 'lines'>,
  what: string,
  work: () => Promise<unknown>,
): Promise<CallFigures> {
  await timed(work, 1, seconds / 4)
  const before = { database: databaseCpuMs(), node: process.cpuUsage() }
  const { latencies } = await timed(work, 1, seconds)
  const used = process.cpuUsage(before.node)
  const databaseMs = databaseCpuMs() - before.database
  return figuresOf(what, latencies, (used.user + used.system) / 1000, databaseMs)
}

/** One call after the other; what has to be there for each is made outside of what is measured. */
async function timedBy(
  { seconds, databaseCpuMs }: Omit<Sizes, 'lines'>,
  what: string,
  prepare: () => Promise<string>,
  work: (prepared: string) => Promise<unknown>,
): Promise<CallFigures> {
  const latencies: number[] = []
  let [nodeMs, databaseMs] = [0, 0]
  const warm = performance.now() + seconds * 250
  while (performance.now() < warm) await work(await prepare())
  const until = performance.now() + seconds * 1000
  while (performance.now() < until || latencies.length === 0) {
    const prepared = await prepare()
    // To look at the processes of the database takes this one longer than many a call.
    const before = { database: databaseCpuMs(), node: process.cpuUsage(), at: performance.now() }
    await work(prepared)
    latencies.push(performance.now() - before.at)
    const used = process.cpuUsage(before.node)
    nodeMs += (used.user + used.system) / 1000
    databaseMs += databaseCpuMs() - before.database
  }
  latencies.sort((a, b) => a - b)
  return figuresOf(what, latencies, nodeMs, databaseMs)
}

function figuresOf(
  what: string,
  latencies: readonly number[],
  nodeMs: number,
  databaseMs: number,
): CallFigures {
  const calls = latencies.length
  const at = (share: number) => latencies[Math.floor(calls * share)] ?? 0
  return {
    what,
    calls,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    nodeMs: nodeMs / calls,
    databaseMs: databaseMs / calls,
  }
}

/** Bought by the piece, without lots and inspection. */
async function plainItems(database: Database): Promise<readonly string[]> {
  const found = await database.owner('read', (tx) =>
    rows(
      tx,
      { item_cd: z.string() },
      sql`SELECT i.item_cd FROM item i JOIN item_type t ON t.company_cd = i.company_cd AND t.item_type_cd = i.item_type_cd
        WHERE i.company_cd = 'DEMO' AND i.abort_div = '0' AND i.unit_cd = 'PCS' AND i.stock_flg AND t.stock_flg AND i.lot_control = '0'
          AND NOT i.inspection_flg ORDER BY i.item_cd LIMIT 100`,
    ),
  )
  return found.map(({ item_cd }) => item_cd)
}
