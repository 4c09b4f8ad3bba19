import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadDemo } from '#db/demo/load.ts'
import { dateIn } from '#modules/system/server/index.ts'
import { createServer } from '#platform/server/http/server.ts'
import { shutDownOnSignals } from '#platform/server/http/shutdown.ts'
import { readSettings, SettingsError, type Settings } from '#platform/server/settings.ts'
import { startBackground, type Background } from './background.ts'
import { compose } from './compose.ts'
import { openDatabase } from './open-database.ts'

/** Settings → database → product → listen. Whatever is wrong is said in one line before anything is served. */
async function start(settings: Settings): Promise<void> {
  const database = await openDatabase(settings)
  if (settings.demo) await loadDemo(database, dateIn('Asia/Tokyo', new Date()))

  // The routes are needed to make the server, and the server's log to make what runs beside it.
  const beside: { background?: Background } = {}
  const product = compose(settings, {
    warn: (message, error) => server.log.warn({ err: error }, message),
    outboxFilled: () => beside.background?.outboxFilled(),
  })
  const web = path.join(settings.root, 'dist/web')
  const server = await createServer(
    settings,
    { database, authenticator: product.authenticator, checkOutput: false },
    product.routes,
    existsSync(web) ? { webDirectory: web } : {},
  )
  const background = startBackground(database, settings, server.log)
  beside.background = background
  shutDownOnSignals({ server, database, stop: () => background.stop() })
  await server.listen({ port: settings.port, host: settings.host })
  if (settings.demo) server.log.info(`Demo company: open ${settings.publicUrl} and sign in to company DEMO`)
}

try {
  await start(readSettings(process.env))
} catch (error) {
  const told = error instanceof SettingsError ? error.message : error
  process.stderr.write(`${told instanceof Error ? (told.stack ?? told.message) : String(told)}\n`)
  process.exit(1)
}
