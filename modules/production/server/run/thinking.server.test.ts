import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { thinking } from './thinking.ts'

onPostgres((open) => {
  it('a schedule that takes longer than a transaction may be idle is kept all the same', async () => {
    const database = await open(demo)
    const answered = await inContext(database, { company_cd: 'DEMO' }, async (context) => {
      await context.tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = '200ms'`)
      const thought = await thinking(context, async () => {
        await setTimeout(700)
        return 'done'
      })
      const [limit] = await rows(
        context.tx,
        { limit: z.string() },
        sql`SELECT current_setting('idle_in_transaction_session_timeout') AS limit`,
      )
      return { thought, ...limit }
    })
    expect(answered).toEqual({ thought: 'done', limit: '1min' })
  })
})
