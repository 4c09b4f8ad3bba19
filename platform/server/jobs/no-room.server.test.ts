import { expect, it } from 'vitest'
import type { Shortage } from '#platform/server/disk-room.ts'
import { onPostgres } from '#test/databases.ts'
import { sessionOf, start, startTrialWorker, until, untilState } from '#test/job-stage.ts'
import { steps } from '#test/trial-jobs.ts'

const clerk = sessionOf('A', 'CLERK', ['master:yes', 'write:master'])

onPostgres((open) => {
  it('while the disk is nearly full no job begins; what was asked for waits', async () => {
    const database = await open()
    let short: Shortage | undefined = { free: 150, floor: 200 }
    let looked = 0
    const worker = startTrialWorker(database, {
      shortage: () => {
        looked += 1
        return short
      },
    })
    const job_no = await start(database, clerk, steps, { steps: 1 })
    const before = looked
    expect((await until(database, job_no, () => looked > before + 1)).state).toBe('waiting')
    short = undefined
    worker.wake()
    await untilState(database, job_no, 'done')
    await worker.stop()
  })
})
