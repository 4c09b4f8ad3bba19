import { documented, rowOfCall } from '../documents.ts'
import { measureOrders, openLines } from './measure-orders.ts'

const lines = 1_000_000
const bulk = 10_000
/** For each kind of call. */
const seconds = 4

/** `make bench ONLY=receive-order`: what orders cost; writes docs/benchmarks-receive-order.md. */
export async function benchOrders(): Promise<void> {
  await documented('receive-order', async ({ database, server, machine, databaseCpuMs }) => {
    const figures = await measureOrders(database, {
      lines,
      bulk,
      seconds,
      databaseCpuMs,
    })
    return `# Benchmarks: orders

Written by \`make bench ONLY=receive-order\`; not edited by hand. ${server} with ${lines.toLocaleString('en')} order lines and ${openLines.toLocaleString('en')} open ones.
The verbs in one process, without HTTP; every call is a transaction of its own. CPU of this process (Node) and of all processes of the database, by call. The list answers a full page of 50 lines.
Targets: an order of 6 lines 5 ms of CPU and the list 1.5 ms, Node and database together; 10,000 lines allocated within 3 s; a file of 3,000 rows imported at 2,000 rows a second, its preview within 2 s.
${machine}; callers and database on this one machine.

| call | clients | calls | p50 (ms) | p95 (ms) | CPU Node (ms) | CPU database (ms) |
|---|---:|---:|---:|---:|---:|---:|
${figures.map((f) => rowOfCall(f, f.what, f.clients, f.calls)).join('\n')}
`
  })
}
