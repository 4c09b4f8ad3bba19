import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Context } from '#platform/server/context.ts'

/** How much is sent beside the words of its statements while the work is done: rows that are as they were need not be. */
export async function bytesSent(
  context: Context,
  work: (context: Context) => Promise<unknown>,
): Promise<number> {
  const dialect = new PgDialect()
  let sent = 0
  const tx = new Proxy(context.tx, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name) as unknown
      return (statement: SQL) => {
        sent += JSON.stringify(dialect.sqlToQuery(statement).params).length
        return target.execute(statement)
      }
    },
  })
  await work({ ...context, tx })
  return sent
}
