import { writeFile } from 'node:fs/promises'
import { loadDemo } from '#db/demo/load.ts'
import { packPast, pastFile } from '#db/demo/past/past-file.ts'
import { embeddedDatabase } from '#platform/server/database/embedded.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { startEmbedded } from '#platform/server/database/start-embedded.ts'
import { demos } from '#platform/server/module/demo.ts'
import type { Registered } from '#platform/server/module/point.ts'
import { projectRoot } from '#platform/server/settings.ts'
import { product } from '../product.ts'
import { collectPast } from './collect.ts'
import { daysAfter } from './days.ts'
import { playPast } from './play.ts'
import { lastDay } from './year.ts'

const open = async () => {
  const database = embeddedDatabase(await startEmbedded({}))
  await migrate(database, await readMigrations(projectRoot()))
  return database
}

/** What lies there before anybody orders. */
const stockOnly: Registered = (point) => {
  const all = product.registered(point)
  return Object.is(point, demos) ? all.slice(0, 1) : all
}

/** The past of the demo company as it is committed, played anew. */
export async function makePast(): Promise<Buffer> {
  const target = await open()
  await loadDemo(target, stockOnly, daysAfter(lastDay, 1))
  const database = await open()
  await playPast(database, target)
  const past = await collectPast(database)
  await Promise.all([target.close(), database.close()])
  return packPast(past)
}

export const writePast = async (): Promise<void> => writeFile(pastFile(), await makePast())
