import { sql } from 'drizzle-orm'
import type { Fact, FactData } from '#platform/contract/fact.ts'
import type { Tx } from '../database/database.ts'
import type { Where } from '../facts/said.ts'
import type { Notice } from './notice.ts'

/** Every server listens here for what its open pages may want to hear. */
export const liveChannel = 'kaname_live'

/** PostgreSQL carries less than 8,000 bytes. */
const mostBytes = 7_500

/** Reaches the open pages with the commit, and nobody when there is none. */
export async function tellLive(tx: Tx, { name }: Fact, where: Where, data: FactData): Promise<void> {
  const whole: Notice = { ...where, name, data, reload: false }
  const text = JSON.stringify(whole)
  const sent = Buffer.byteLength(text) <= mostBytes ? text : JSON.stringify(withoutKeys(whole))
  await tx.execute(sql`SELECT pg_notify(${liveChannel}, ${sent})`)
}

/** So many that it is quicker to read everything again. */
const withoutKeys = (notice: Notice): Notice => ({
  ...notice,
  data: Object.fromEntries(
    Object.entries(notice.data).map(([name, value]) => [name, typeof value === 'string' ? value : []]),
  ),
  reload: true,
})
