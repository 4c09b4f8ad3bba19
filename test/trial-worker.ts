import { openDatabase } from '#platform/server/database/open.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { readSettings } from '#platform/server/settings.ts'
import { compose } from '#platform/server/module/compose.ts'
import { trialModule } from './trial-jobs.ts'

/** A worker in a process of its own, to be killed: it tells its steps into a file. */
const { database } = await openDatabase(readSettings(process.env), {
  onError: (error) => console.error(error),
})
const ignore = () => undefined
startWorker({
  database,
  composition: compose([trialModule(process.argv[2])]),
  places: () => Promise.resolve([]),
  log: { info: ignore, warn: ignore, error: ignore },
  leaseMs: 1_500,
  pollMs: 200,
  atOnce: 1,
})
process.stdout.write('working\n')
