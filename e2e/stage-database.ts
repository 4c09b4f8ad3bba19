import { inject } from 'vitest'
import { createDatabase, demoTemplate } from '../test/databases.ts'
import { prepareDatabasesWith } from './browser.ts'

/** Every stage begins with a database of its own, copied from one that the product has filled. */
if ('url' in inject('postgres'))
  prepareDatabasesWith(async (demo) => (demo ? createDatabase(await demoTemplate()) : createDatabase()))
