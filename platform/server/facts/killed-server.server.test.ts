import { expect, it } from 'vitest'
import { startChild } from '#test/child.ts'
import { connect, createMigratedDatabase } from '#test/databases.ts'
import { sessionOf } from '#test/job-stage.ts'
import { composeOrders } from '#test/trial-facts.ts'
import { openHub } from '../live/hub.ts'
import { dispatchOutbox } from '../outbox/outbox.ts'

it('of two servers one says a fact and is killed while it delivers it: the other delivers it, and its page has heard of it', async () => {
  const { url, drop } = await createMigratedDatabase()
  const database = connect(url)
  const delivered: string[] = []
  const heard: unknown[] = []
  const composition = composeOrders(async (orders) => void delivered.push(...orders))
  const hub = openHub(database, composition.registered)
  const child = startChild('test/trial-fact-server.ts', ['KILLED'], { DATABASE_URL: url })
  try {
    await hub.join(
      {
        session: () => sessionOf('KILLED', 'CLERK', ['receiveorder:yes']),
        hear: (_id, { data }) => void heard.push(data),
        gap: () => undefined,
      },
      undefined,
    )
    await child.untilLine('delivering')
    await child.kill('SIGKILL')
    await expect.poll(() => heard).toEqual([{ kind: 'sales', orders: ['R1'] }])

    // While it may still be alive, nobody takes its work away.
    await dispatchOutbox(database, composition, new Date())
    expect(delivered).toEqual([])
    const afterItsLease = new Date(Date.now() + 6 * 60_000)
    await dispatchOutbox(database, composition, afterItsLease)
    expect(delivered).toEqual(['R1'])
    await dispatchOutbox(database, composition, new Date(afterItsLease.getTime() + 3_600_000))
    expect(delivered).toEqual(['R1'])
  } finally {
    await child.kill('SIGKILL')
    await hub.close()
    await database.close()
    await drop()
  }
}, 90_000)
