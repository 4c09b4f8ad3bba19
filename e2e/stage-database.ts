import { inject } from 'vitest'
import { createDatabase, createMigratedDatabase, demoTemplate, makeDataDirectory } from '../test/databases.ts'
import { prepareWith } from './browser.ts'

/** Every stage begins with a database of its own: a copy of one that the product has filled, or only migrated. */
if ('url' in inject('postgres'))
  prepareWith({
    database: async (demo) => (demo ? createDatabase(await demoTemplate()) : createMigratedDatabase()),
    fill: makeDataDirectory,
  })
