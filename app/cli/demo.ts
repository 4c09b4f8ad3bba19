import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Database } from '#platform/server/database/database.ts'
import { withDatabase, type Command } from './command.ts'

interface DemoModule {
  readonly loadDemo: (database: Database, today: string) => Promise<void>
}

export const demoCommand: Command = {
  usage: 'demo',
  summary: 'Loads the demo company; its dates are relative to today.',
  parameters: 0,
  options: [],
  run: (settings) =>
    withDatabase(settings, async ({ database }) => {
      const file = path.join(settings.root, 'db/demo/load.ts')
      if (!existsSync(file)) throw new Error('This program comes without a demo company')
      const { loadDemo } = (await import(pathToFileURL(file).href)) as DemoModule
      await loadDemo(database, todayInJapan())
      console.log('The demo company DEMO is loaded.')
      return 0
    }),
}

const todayInJapan = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' })
