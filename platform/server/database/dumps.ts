import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { backup } from './backup.ts'
import type { Database } from './database.ts'

const kept = 7
const dumpName = /^kaname-\d{8}-\d{6}\.backup\.gz$/

/** One dump now; of the dumps in the folder the newest seven stay. Returns the file. */
export async function dump(
  database: Database,
  folder: string,
  product: string,
  now = new Date(),
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stamp = now.toISOString().replace(/\D/g, '')
  const file = path.join(folder, `kaname-${stamp.slice(0, 8)}-${stamp.slice(8, 14)}.backup.gz`)
  await backup(database, file, product)
  const dumps = (await readdir(folder)).filter((name) => dumpName.test(name)).sort()
  for (const old of dumps.slice(0, -kept)) await rm(path.join(folder, old), { force: true })
  return file
}
