import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { salesList, salesManageList } from '#modules/sales/contract/sale/sales-list.ts'
import { salesSlip } from '#modules/sales/contract/sale/sales-slip.ts'
import { printStatements } from '#modules/sales/contract/statement/statement-calls.ts'
import { closingHandler } from '#modules/sales/server/statement/close-customers.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { runJob } from '../../test/run-job.ts'
import { copyRow, fillSlips } from '../fill-slips.ts'
import { portionsOf } from './measure-shipping.ts'
import { atLeast, atMost, metered, together, type Measured } from './metered.ts'
import { pagesPerCpuSecond } from './pages.ts'
import { day, type SalesOffice } from './sales-office.ts'

interface Sizes {
  /** Of ten years, already billed. */
  readonly lines: number
  readonly customers: number
  readonly slips: number
  readonly statements: number
}

const linesEach = 6
const tables = { header: 'sales', line: 'sales_line', key: 'sales_no' }
const statementsAtOnce = 10
/** As many calls of a list as warm it up, and as are measured. */
const listCalls = 1000

/** The lists of sales among what ten years leave, the closing of a month over all customers, and its invoices as paper. */
export async function measureBilling(office: SalesOffice, sizes: Sizes): Promise<Measured> {
  const { database, call, cpu, ask } = office
  const { customers, slips } = sizes
  const model = await modelSlip(office)
  const bought = await fillSales(database, model, sizes)
  const search = { customer_cd: 'C007', account_dt: '2026-10-12..2026-10-18', size: 50, columns: '' } as const
  const inList = () => call(salesManageList.endpoints.getList, search)
  const ofSlips = () => call(salesList.endpoints.getList, search)
  const asked = (work: () => Promise<unknown>) => Array.from({ length: listCalls }, () => work)
  const among = `of ${sizes.lines.toLocaleString('en')} lines`
  await metered(cpu, '', 1, asked(inList))
  const lines = await metered(cpu, `sales lines by customer and a week, ${among}`, 1, asked(inList))
  await metered(cpu, '', 1, asked(ofSlips))
  const heads = await metered(cpu, `sales slips by customer and a week, ${among}`, 1, asked(ofSlips))
  const closing = await metered(
    cpu,
    `close ${customers.toLocaleString('en')} customers with ${slips.toLocaleString('en')} slips of ${String(linesEach)} lines`,
    1,
    [
      () =>
        runJob(database, closingHandler, {
          company_cd: 'DEMO',
          input: { closing_dt: day, customers: bought },
        }),
    ],
  )
  const numbers = await statementsOf(database, bought.length)
  const printed = await pagesPerCpuSecond(
    cpu,
    `print ${String(statementsAtOnce)} invoices`,
    portionsOf(numbers.slice(0, sizes.statements), statementsAtOnce).map(
      (some) => () => ask(printStatements, { statement_no: some.join(',') }),
    ),
  )
  return {
    figures: [lines, heads, closing, printed.figures],
    targets: [
      atMost('CPU of the list of sales lines', 1.5, together(lines), 'ms'),
      atMost('CPU of the list of sales slips', 1.5, together(heads), 'ms'),
      atMost('closing of all customers, without paper', 20, closing.p50Ms / 1000, 's'),
      atLeast('invoices, in a second of CPU', 10, printed.pages, 'pages'),
    ],
  }
}

/** A slip with one line, from which the others are copied. */
export async function modelSlip({ call, places }: SalesOffice): Promise<string> {
  const slip = await call(salesSlip.endpoints.doEdit, {
    assign_mode: '0',
    header: { account_dt: day, customer_cd: 'C001', branch_no: '00' },
    lines: [{ sales_div: '500', qty: '1', unit_price: '100', ...places[0] }],
  })
  return slip.header.sales_no
}

async function fillSales(database: Database, model: string, { lines, customers, slips }: Sizes) {
  const customerOf = sql`'B' || lpad((1 + n % ${customers}::int)::text, 5, '0')`
  await database.owner('write', async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE postgres`)
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    const series = sql`generate_series(1, ${customers}::int) AS n`
    await copyRow(tx, { table: 'customer', key: 'customer_cd', model: 'C001' }, series, {
      customer_cd: customerOf,
    })
  })
  await fillSlips(database, model, {
    ...{ tables, prefix: 'Y', orders: Math.ceil(lines / linesEach), linesEach },
    header: {
      ...{ sales_slip_status: sql`'2'`, account_dt: sql`'2026-11-18'::date - (n % 3650)` },
      customer_cd: sql`'C' || lpad((1 + n % 25)::text, 3, '0')`,
    },
    line: {},
  })
  // Every third line at the reduced rate.
  await fillSlips(database, model, {
    ...{ tables, prefix: 'Z', orders: slips, linesEach },
    header: {
      ...{ sales_slip_status: sql`'1'`, account_dt: sql`'2026-11-18'::date - (n % 18)` },
      ...{ customer_cd: customerOf, invoice_to_cd: customerOf },
    },
    line: {
      tax_cd: sql`CASE WHEN l % 3 = 0 THEN '11' ELSE '10' END`,
      tax_rate: sql`CASE WHEN l % 3 = 0 THEN 8 ELSE 10 END`,
      ...{ unit_price: sql`100 + n % 900`, qty: sql`l`, amount: sql`l * (100 + n % 900)` },
    },
  })
  return Array.from({ length: customers }, (_, at) => ({
    ...{ customer_cd: `B${String(at + 1).padStart(5, '0')}`, branch_no: '00' },
  }))
}

async function statementsOf(database: Database, wanted: number): Promise<readonly string[]> {
  const found = await database.owner('read', (tx) =>
    rows(
      tx,
      { statement_no: z.string() },
      sql`SELECT statement_no FROM invoice_statement WHERE company_cd = 'DEMO' AND customer_cd LIKE 'B%' ORDER BY 1`,
    ),
  )
  if (found.length !== wanted)
    throw new Error(`${String(wanted)} customers have ${String(found.length)} statements`)
  return found.map(({ statement_no }) => statement_no)
}
