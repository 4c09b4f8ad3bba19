import { sql } from 'drizzle-orm'
import { openDatabase } from '#platform/server/database/open.ts'
import { readSettings } from '#platform/server/settings.ts'

/** A process to be killed: writes row after row and says a number only when its transaction has been committed. */
const { database } = await openDatabase(readSettings(process.env), {
  onError: (error) => console.error(error),
  commands: () => ({ echo: async (file) => ({ file }) }),
})
const count = Number(process.argv[2] ?? Infinity)
process.stdout.write('ready\n')
for (let n = 0; n < count; n++) {
  const phone = `${process.pid}-${n}`
  await database.company('A', 'write', (tx) =>
    tx.execute(sql`INSERT INTO verification_code (company_cd, phone, code_hash, expires_at)
      VALUES ('A', ${phone}, ${'x'.repeat(64)}, now())`),
  )
  process.stdout.write(`${phone}\n`)
}
// Stays, and keeps the directory, until it is killed.
setInterval(() => undefined, 1000)
