import { shutDownOnSignals } from '#platform/server/http/shutdown.ts'
import { readSettings } from '#platform/server/settings.ts'
import { start, told } from './start.ts'

try {
  shutDownOnSignals(await start(readSettings(process.env)))
} catch (error) {
  process.stderr.write(`${told(error)}\n`)
  process.exit(1)
}
