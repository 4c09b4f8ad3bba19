import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { loadDemo } from '#db/demo/load.ts'
import { allocateInBulk, previewAllocation } from '#modules/receive-order/contract/bulk-allocation.ts'
import { allocateOrder } from '#modules/receive-order/contract/order-calls.ts'
import { orderList } from '#modules/receive-order/contract/order-list.ts'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { dice } from '../../test/dice.ts'
import { product } from '../../test/product.ts'
import { timed } from '../timed.ts'
import { callerOf, type CallVerb } from '../verbs.ts'
import { fillSlips } from '../fill-slips.ts'
import { measureImports } from './measure-imports.ts'
import type { CallFigures } from '../documents.ts'

export interface Sizes {
  readonly lines: number
  readonly bulk: number
  readonly seconds: number
  /** What the database's processes have used since they began. */
  readonly databaseCpuMs: () => number
}

const day = '2026-11-18'
const orderTables = { header: 'receive_order', line: 'receive_order_line', key: 'order_no' }
const customer = { customer_cd: 'C001', branch_no: '00' }
const linesEach = 20
/** What is open on a morning. */
const open = { orders: 500, linesEach: 6 }
export const openLines = open.orders * open.linesEach

/** What a sales office does all day, and what it does in bulk, among as many lines as ten years leave. */
export async function measureOrders(
  database: Database,
  { lines, bulk, seconds, databaseCpuMs }: Sizes,
): Promise<readonly CallFigures[]> {
  await loadDemo(database, product.registered, day)
  const call = callerOf(database)
  const items = await itemsInStock(database)
  const roll = dice(7)
  const any = () => items[roll(items.length)] ?? ''
  const create = (of: number) =>
    call(orderSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { order_dt: day, ...customer, due_dt: '2026-11-27' },
      lines: Array.from({ length: of }, () => ({ item_cd: any(), qty: '1', unit_price: '100' })),
    })
  const model = (await create(1)).header.order_no
  await fillSlips(database, model, {
    ...{ tables: orderTables, prefix: 'Y', orders: lines / linesEach, linesEach },
    header: {
      order_status: sql`'1'`,
      order_dt: sql`'2026-11-18'::date - (n % 3650)`,
      customer_cd: sql`'C' || lpad((1 + n % 25)::text, 3, '0')`,
    },
    line: { line_status: sql`'1'`, shipped_qty: sql`1`, desired_dt: sql`'2026-11-18'::date - (n % 3650)` },
  })
  await fillSlips(database, model, {
    ...{ tables: orderTables, prefix: 'X', ...open },
    header: { customer_cd: sql`'C' || lpad((1 + n % 20)::text, 3, '0')` },
    line: onItems(items, open.linesEach),
  })
  const figures: CallFigures[] = []
  const add = async (what: string, clients: number, work: () => Promise<unknown>, forSeconds = seconds) => {
    await timed(work, clients, forSeconds / 4)
    const before = { node: nodeCpuMs(), database: databaseCpuMs() }
    const { latencies } = await timed(work, clients, forSeconds)
    const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
    figures.push({
      ...{ what, clients, calls: latencies.length, p50Ms: at(0.5), p95Ms: at(0.95) },
      nodeMs: (nodeCpuMs() - before.node) / latencies.length,
      databaseMs: (databaseCpuMs() - before.database) / latencies.length,
    })
  }
  const enter = async () => {
    const { header } = await create(6)
    await call(allocateOrder, { order_no: header.order_no })
  }
  const inList = () =>
    call(orderList.endpoints.getList, {
      ...{
        customer_cd: 'C007',
        order_dt: '2026-10-12..2026-10-19',
        line_status: '0,1',
        size: 50,
        columns: '',
      },
    })
  if ((await inList()).list.length !== 50) throw new Error('The list of the bench has no full page')
  // As after the first minute of any day: what was empty in the morning has been counted.
  for (let at = 0; at < 30; at++) await enter()
  await database.script('ANALYZE')
  for (const clients of [1, 8]) {
    await add('create and allocate an order of 6 lines', clients, enter)
    await add(`order list by customer and a week, of ${lines.toLocaleString('en')} lines`, clients, inList)
  }
  await measureBulk(call, database, { model, items, bulk, add })
  const cpu = () => ({ node: nodeCpuMs(), database: databaseCpuMs() })
  const imported = await measureImports(call, database, { items, rows: 3000, files: 3, cpu })
  return [...figures, ...imported]
}

interface InBulk {
  readonly model: string
  readonly items: readonly string[]
  readonly bulk: number
  readonly add: (
    what: string,
    clients: number,
    work: () => Promise<unknown>,
    seconds: number,
  ) => Promise<void>
}

/** Shared out anew each time: what one run has promised, the next one takes back first. */
async function measureBulk(
  call: CallVerb,
  database: Database,
  { model, items, bulk, add }: InBulk,
): Promise<void> {
  await fillSlips(database, model, {
    ...{ tables: orderTables, prefix: 'Z', orders: bulk / 10, linesEach: 10 },
    header: { customer_cd: sql`'C024'` },
    line: {
      ...onItems(items, 10),
      desired_dt: sql`'2026-12-01'::date + (n % 40)`,
    },
  })
  const asked = { customer_cd: 'C024', again: '1' } as const
  const many = bulk.toLocaleString('en')
  await add(`preview of ${many} lines`, 1, () => call(previewAllocation, asked), 4)
  const allocate = async () => {
    const { seal } = await call(previewAllocation, asked)
    await call(allocateInBulk, { ...asked, seal })
  }
  await add(`preview and allocation of ${many} lines`, 1, allocate, 8)
}

/** One after the other. */
function onItems(items: readonly string[], linesEach: number) {
  const item = sql`(${JSON.stringify(items)}::jsonb ->> ((n * ${linesEach}::int + l) % ${items.length}::int))`
  return { item_cd: item, ship_item_cd: item }
}

const nodeCpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Goods of which there is plenty, so that lines get something. */
async function itemsInStock(database: Database): Promise<readonly string[]> {
  const found = await database.owner('read', (tx) =>
    rows(
      tx,
      { item_cd: z.string() },
      sql`SELECT a.item_cd FROM stock_availability a JOIN item i ON i.company_cd = a.company_cd AND i.item_cd = a.item_cd
        WHERE a.company_cd = 'DEMO' AND a.factory_cd = 'F01' AND a.ownership = '0' AND a.quality = '0' AND i.abort_div = '0' AND i.unit_cd = 'PCS'
        GROUP BY a.item_cd ORDER BY sum(a.qty - a.allocated_qty) DESC, a.item_cd LIMIT 40`,
    ),
  )
  return found.map(({ item_cd }) => item_cd)
}
