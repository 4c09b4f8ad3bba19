import { openDatabase } from '#platform/server/database/open.ts'
import { say } from '#platform/server/facts/say.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import { readSettings } from '#platform/server/settings.ts'
import { inContext } from './context.ts'
import { composeOrders, ordersChanged } from './trial-facts.ts'

/** A server in a process of its own that says something, and is killed while it delivers it. */
const { database } = await openDatabase(readSettings(process.env), {
  onError: (error) => console.error(error),
})
const composition = composeOrders(async () => {
  process.stdout.write('delivering\n')
  await new Promise((resolve) => setTimeout(resolve, 600_000))
})
const who = { company_cd: process.argv[2] ?? '', registered: composition.registered }
await inContext(database, who, async (context) =>
  say(context, ordersChanged, { kind: 'sales', orders: ['R1'] }),
)
await dispatchOutbox(database, composition, new Date())
