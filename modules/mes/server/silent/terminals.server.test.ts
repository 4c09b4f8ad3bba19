import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import {
  settleTerminal,
  signTerminal,
  silentMinutes,
  silentTerminals,
} from '../../contract/silent/silent-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const sign = (terminal_key: string, unsent_cnt: number, more: object = {}) =>
    stage.call(signTerminal, { terminal_key, facility_cd: 'AS-01', worker_cd: 'W001', unsent_cnt, ...more })
  /** As if it had been heard of so long ago. */
  const silentFor = (terminal_key: string, minutes: number) =>
    stage.database.owner('write', (tx) =>
      tx.execute(`UPDATE mes_terminal SET seen_at = seen_at - interval '${minutes} minutes'
        WHERE terminal_key = '${terminal_key}'`),
    )
  const named = async () =>
    (await stage.call(silentTerminals, {})).list.map(({ terminal_key, unsent_cnt }) => [
      terminal_key,
      unsent_cnt,
    ])

  it('is named when it has been silent with entries that it had not sent, until it is heard of again', async () => {
    await sign('dead', 3)
    await sign('alive', 3)
    await silentFor('dead', silentMinutes + 1)
    await silentFor('alive', silentMinutes - 1)
    expect((await stage.call(silentTerminals, {})).list).toMatchObject([
      {
        terminal_key: 'dead',
        unsent_cnt: 3,
        facility_cd: 'AS-01',
        running: '',
        worker_nm: expect.stringMatching(/./),
      },
    ])
    await sign('dead', 0)
    expect(await named()).toEqual([])
  })

  it('is named with nothing unsent while work runs at its machine, and not when it was put away', async () => {
    const work_order_no = await stage.made('4')
    await stage.supplied(work_order_no)
    await sign('idle', 0)
    await sign('gone', 0, { leaves: true })
    // With something left to send it is not put away.
    await sign('torn', 1, { leaves: true })
    for (const key of ['idle', 'gone', 'torn']) await silentFor(key, silentMinutes + 1)
    expect(await named()).toEqual([['torn', 1]])
    await stage.event(work_order_no, 10, '1', { facility_cd: 'AS-01' })
    expect(await named()).toEqual([
      ['idle', 0],
      ['torn', 1],
    ])
    const [first] = (await stage.call(silentTerminals, {})).list
    expect(first?.running).toBe(`${work_order_no}-10`)
    await stage.call(settleTerminal, { terminal_key: 'idle' })
    await stage.call(settleTerminal, { terminal_key: 'torn' })
    expect(await named()).toEqual([])
    expect(await outcome(stage.call(settleTerminal, { terminal_key: 'nobody' }))).toBe('404')
    // Heard of and silent anew, it is named anew.
    await sign('torn', 2)
    await silentFor('torn', silentMinutes + 1)
    expect(await named()).toEqual([['torn', 2]])
  })
})
