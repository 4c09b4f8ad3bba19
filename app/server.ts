import { shutDownOnSignals } from '#platform/server/http/shutdown.ts'
import { readSettings, type Settings } from '#platform/server/settings.ts'
import { startFailure } from './start-failure.ts'
import { start } from './start.ts'

let settings: Settings | undefined
try {
  settings = readSettings(process.env)
  shutDownOnSignals(await start(settings))
} catch (error) {
  process.stderr.write(`${startFailure(error, settings)}\n`)
  process.exit(1)
}
