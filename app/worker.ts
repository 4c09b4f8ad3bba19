import Fastify from 'fastify'
import { factoriesAtWork } from '#modules/system/server/index.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { describeError } from '#platform/server/http/describe-error.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { readSettings, SettingsError, type Settings } from '#platform/server/settings.ts'
import { composeWithoutCalls } from './compose.ts'
import { startFailure } from './start-failure.ts'

/** Runs jobs and answers no calls, so that heavy work does not slow the servers down. Start as many as are needed. */
async function start(settings: Settings): Promise<void> {
  if (!settings.databaseUrl)
    throw new SettingsError(
      'A separate worker needs DATABASE_URL: the embedded database belongs to its server, which runs the jobs itself.',
    )
  // The same log lines as the servers write; nothing listens.
  const { log } = Fastify({ logger: { level: settings.logLevel, serializers: { err: describeError } } })
  const opened = await openDatabase(settings, { onError: (error) => log.warn({ err: error }, 'Database') })
  log.info(opened.notice)
  const { database } = opened
  const composition = composeWithoutCalls(settings, (line) => log.warn(line))
  const worker = startWorker({ database, composition, places: factoriesAtWork, log })
  log.info('Working')

  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    worker
      .stop()
      .then(() => opened.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

let settings: Settings | undefined
try {
  settings = readSettings(process.env)
  await start(settings)
} catch (error) {
  process.stderr.write(`${startFailure(error, settings)}\n`)
  process.exit(1)
}
