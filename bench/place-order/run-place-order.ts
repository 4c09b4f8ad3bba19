import { documented, rowOfCall } from '../documents.ts'
import { measureProposals } from './measure-proposals.ts'
import { measurePurchasing } from './measure-purchasing.ts'

const items = 10_000
const lines = 1_000_000
/** For each kind of call. */
const seconds = 4
/** `--quick`: as much as a minute allows, to try a change; what it measures is not written down. */
const quick = { items: 10_000, lines: 100_000, seconds: 1.5 }

/** `make bench ONLY=place-order`: what a run of the order proposals, orders and arrivals cost; writes docs/benchmarks-place-order.md. */
export async function benchPlaceOrder(isQuick: boolean): Promise<void> {
  const size = isQuick ? quick : { items, lines, seconds }
  await documented(
    'place-order',
    async ({ database, server, machine, databaseCpuMs }) => {
      const figures = await measureProposals(database, size.items)
      const calls = await measurePurchasing(database, { ...size, databaseCpuMs })
      return `# Benchmarks: orders to suppliers

Written by \`make bench ONLY=place-order\`; not edited by hand. ${server}, ${size.items.toLocaleString('en')} items in five-level structures beside those of the demo company.
A run reads its snapshot, plans all items and writes the difference, in one transaction.
${machine}; run and database on this one machine.

| run | ms | answer |
|---|---:|---|
${figures.map(({ what, ms, answer }) => `| ${what} | ${ms.toFixed(0)} | ${answer} |`).join('\n')}

The verbs in one process, without HTTP, among ${size.lines.toLocaleString('en')} order lines; every call is a transaction of its own. CPU of this process (Node) and of all processes of the database, by call.

| call | calls | p50 (ms) | p95 (ms) | CPU Node (ms) | CPU database (ms) |
|---|---:|---:|---:|---:|---:|
${calls.map((f) => rowOfCall(f, f.what, f.calls)).join('\n')}
`
    },
    isQuick,
  )
}
