import { documented, rowOfCall } from '../documents.ts'
import { measureAcceptance } from './measure-acceptance.ts'
import { measureBilling } from './measure-billing.ts'
import { measureShipping } from './measure-shipping.ts'
import { salesOffice } from './sales-office.ts'

const full = {
  deliveries: 500,
  lines: 1_000_000,
  customers: 300,
  slips: 20_000,
  statements: 60,
  accepted: 5000,
}
/** `--quick`: as much as a minute allows, to try a change; what it measures is not written down. */
const quick = { ...full, deliveries: 200, lines: 60_000, customers: 60, slips: 4000, statements: 30 }

/** `make bench ONLY=sales`: what leaves, is posted, billed and accepted in a day; writes docs/benchmarks-sales.md. */
export async function benchSales(isQuick: boolean): Promise<void> {
  const size = isQuick ? quick : full
  await documented(
    'sales',
    async ({ database, server, machine, databaseCpuMs }) => {
      const office = await salesOffice(database, databaseCpuMs)
      const parts = [
        await measureBilling(office, size),
        await measureShipping(office, size.deliveries),
        await measureAcceptance(office, size.accepted),
      ]
      return `# Benchmarks: sales

Written by \`make bench ONLY=sales\`; not edited by hand. ${server} with ${size.lines.toLocaleString('en')} lines of sales.
The verbs in one process, without HTTP; every call is a transaction of its own. CPU of this process (Node, with the thread that draws papers) and of all processes of the database, by call.
${machine}; callers and database on this one machine.

| what | wanted | measured | met |
|---|---|---:|---|
${parts.flatMap(({ targets }) => targets.map((t) => `| ${[t.what, t.wanted, t.measured, t.isMet ? 'yes' : '**no**'].join(' | ')} |`)).join('\n')}

| call | clients | calls | p50 (ms) | p95 (ms) | CPU Node (ms) | CPU database (ms) |
|---|---:|---:|---:|---:|---:|---:|
${parts.flatMap(({ figures }) => figures.map((f) => rowOfCall(f, f.what, f.clients, f.calls))).join('\n')}
`
    },
    isQuick,
  )
}
