import type { FastifyBaseLogger } from 'fastify'
import {
  codeMessageKind,
  deliverCode,
  factoriesAtWork,
  logSender,
  mailSender,
  sweep,
} from '#modules/system/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { dispatchOutbox } from '#platform/server/outbox/outbox.ts'
import type { Settings } from '#platform/server/settings.ts'
import { jobHandlers } from './compose.ts'

/** What a server process does beside answering calls. */
export interface Background {
  /** Something lies in the outbox: deliver it now. */
  outboxFilled(): void
  stop(): Promise<void>
}

const sweepEveryMs = 3_600_000
const dispatchEveryMs = 30_000

export function startBackground(
  database: Database,
  settings: Pick<Settings, 'mail' | 'worksItself'>,
  log: FastifyBaseLogger,
): Background {
  const toLog = logSender((line) => log.warn(line))
  const sender = settings.mail ? mailSender(settings.mail, toLog) : toLog
  const deliveries = { [codeMessageKind]: deliverCode(sender) }

  const sweeping = repeat(sweepEveryMs, log, () => sweep(database))
  const dispatching = repeat(dispatchEveryMs, log, async () => {
    const { failed } = await dispatchOutbox(database, deliveries, new Date())
    if (failed > 0) log.warn({ failed }, 'messages could not be delivered; they are tried again')
  })
  const worker = settings.worksItself
    ? startWorker({ database, handlers: jobHandlers, places: factoriesAtWork, log })
    : undefined
  return {
    outboxFilled: dispatching.now,
    stop: async () => {
      await Promise.all([sweeping.stop(), dispatching.stop(), worker?.stop()])
    },
  }
}

/** One round at once, then one in every interval, never two at a time; asked for during a round, one more follows. */
function repeat(everyMs: number, log: FastifyBaseLogger, work: () => Promise<void>) {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const now = () => {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = work()
      .catch((error: unknown) => log.error(error, 'background work failed'))
      .finally(() => {
        running = undefined
        if (!again) return
        again = false
        now()
      })
  }
  const timer = setInterval(now, everyMs)
  now()
  return {
    now,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
