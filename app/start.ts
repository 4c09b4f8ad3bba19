import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadDemo } from '#db/demo/load.ts'
import { bringUp, createAuthenticator, dataNumbers, dateIn } from '#modules/system/server/index.ts'
import { languages } from '#platform/contract/text.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { standardLog } from '#platform/server/http/log-stream.ts'
import { watchRoom } from '#platform/server/disk-room.ts'
import { createServer } from '#platform/server/http/server.ts'
import type { Running } from '#platform/server/http/shutdown.ts'
import { thoroughSubjects } from '#platform/server/module/examination.ts'
import { SettingsError, type Settings } from '#platform/server/settings.ts'
import { startBackground } from './background.ts'
import { composeProduct, type Process } from './compose.ts'
import { diagnose, examineThoroughly } from './doctor.ts'

interface Beside {
  tell: Process['tell']
  warn: Process['warn']
}

/** Settings → database → product → listen. Whatever is wrong is said before anything is served. */
export async function start(settings: Settings): Promise<Running> {
  const today = () => dateIn('Asia/Tokyo', new Date())
  // The server's log exists only once there is a server, which needs the routes, which need what runs beside it.
  const beside: Beside = {
    tell: (line) => process.stderr.write(`${line}\n`),
    warn: (message, error) => process.stderr.write(`${message}: ${told(error)}\n`),
  }
  const room = watchRoom({
    folder: settings.dataDirectory,
    // The disk of a PostgreSQL server is watched where it is.
    floor: settings.databaseUrl ? 0 : settings.diskFloor,
    tell: (line) => beside.tell(line),
  })
  const { shortage } = room
  const withPast = settings.demoPast
  const authenticator = createAuthenticator()
  const composition = composeProduct(settings, {
    tell: (line) => beside.tell(line),
    warn: (message, error) => beside.warn(message, error),
    shortage,
  })
  const opened = await openDatabase(settings, {
    onError: (error) => beside.warn('Database', error),
    onRestored() {
      authenticator.forget()
      dataNumbers.forget()
    },
    shortage,
    commands: (database) => ({
      doctor: () => diagnose(database, settings, composition.registered),
      ...Object.fromEntries(
        languages.map((language) => [
          `demo-${language}`,
          () => loadDemo(database, composition.registered, today(), language, { withPast }),
        ]),
      ),
      ...Object.fromEntries(
        thoroughSubjects.map((subject) => [
          `doctor-${subject}`,
          () => examineThoroughly(database, composition.registered, subject),
        ]),
      ),
    }),
  })
  try {
    const { database } = opened
    await room.look()
    await bringUp(database, composition.registered)
    if (settings.demo)
      await loadDemo(database, composition.registered, today(), settings.demoLanguage, { withPast })
    const web = path.join(settings.root, 'dist/web')
    const server = await createServer(
      settings,
      {
        database,
        ...(opened.copy ? { copy: opened.copy } : {}),
        authenticator,
        checkOutput: false,
        composition,
      },
      { logTo: standardLog(), shortage, ...(existsSync(web) ? { webDirectory: web } : {}) },
    )
    beside.tell = (line) => server.log.warn(line)
    beside.warn = (message, error) => server.log.warn({ err: error }, message)
    server.log.info(opened.notice)
    const background = startBackground(database, composition, settings, { log: server.log, shortage })
    await server.listen({ port: settings.port, host: settings.host })
    const place = settings.demo ? `${settings.publicUrl} (demo company DEMO)` : settings.publicUrl
    server.log.info(`Ready: ${place}`)
    return {
      server,
      database: opened,
      stop: async () => {
        await Promise.all([background.stop(), room.stop()])
      },
    }
  } catch (error) {
    await Promise.all([opened.close(), room.stop()])
    throw error
  }
}

export const told = (error: unknown): string => {
  if (error instanceof SettingsError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
