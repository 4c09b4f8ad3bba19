import type { FastifyBaseLogger } from 'fastify'
import { factoriesAtWork, sweep } from '#modules/system/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { DiskRoom } from '#platform/server/disk-room.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { dispatchLanes, dispatchOutbox, outboxChannel } from '#platform/server/outbox/outbox.ts'
import type { Composition } from '#platform/server/module/composition.ts'
import type { Settings } from '#platform/server/settings.ts'

/** What a server process does beside answering calls. */
export interface Background {
  stop(): Promise<void>
}

const sweepEveryMs = 3_600_000
const dispatchEveryMs = 30_000

export function startBackground(
  database: Database,
  composition: Composition,
  settings: Pick<Settings, 'worksItself'>,
  { log, shortage }: { readonly log: FastifyBaseLogger; readonly shortage: DiskRoom },
): Background {
  const sweeping = repeat(sweepEveryMs, log, () => sweep(database))
  // Lanes have a round of their own: mail does not wait for the receivers of others.
  const dispatching = [dispatchOutbox, dispatchLanes].map((dispatch) =>
    repeat(dispatchEveryMs, log, async () => {
      for (let more = true; more;) {
        const outcome = await dispatch(database, composition, new Date())
        const { failed } = outcome
        if (failed > 0) log.warn({ failed }, 'messages could not be delivered; they are tried again')
        more = outcome.more
      }
    }),
  )
  const listening = database.listen(outboxChannel, () => dispatching.forEach((one) => one.now()))
  listening.catch((error: unknown) =>
    log.warn({ err: error }, 'no wake-up calls for the outbox; looking regularly'),
  )
  const worker = settings.worksItself
    ? startWorker({ database, composition, places: factoriesAtWork, log, shortage })
    : undefined
  return {
    stop: async () => {
      const stopListening = await listening.catch(() => undefined)
      await stopListening?.()
      await Promise.all([sweeping.stop(), ...dispatching.map((one) => one.stop()), worker?.stop()])
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
