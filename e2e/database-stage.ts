import { z } from 'zod'
import { asSuperuserOf, createDatabase, demoTemplate } from '../test/databases.ts'
import { openStage, type Stage } from './browser.ts'

/** A stage whose database can be looked into: what a screen has said is one thing, what is stored another. */
export interface DatabaseStage extends Stage {
  /** What a statement finds, past all locks. */
  rows(statement: string, values?: readonly string[]): Promise<readonly Row[]>
}

const row = z.record(z.string(), z.unknown())
type Row = z.output<typeof row>

export async function openDatabaseStage(): Promise<DatabaseStage> {
  const database = await createDatabase(await demoTemplate())
  const stage = await openStage({ databaseUrl: database.url })
  return {
    ...stage,
    rows: (statement, values = []) =>
      asSuperuserOf(database, async (client) =>
        z.array(row).parse((await client.query(statement, [...values])).rows),
      ),
    close: async () => {
      await stage.close()
      await database.drop()
    },
  }
}
