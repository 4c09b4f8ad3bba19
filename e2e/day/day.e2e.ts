import { createDatabase, demoTemplate } from '../../test/databases.ts'
import { openStage } from '../browser.ts'
import { playDay } from './play-day.ts'

playDay(
  'PostgreSQL',
  async () => {
    const database = await createDatabase(await demoTemplate())
    const stage = await openStage({ databaseUrl: database.url })
    return {
      stage,
      environment: { DATABASE_URL: database.url },
      close: async () => {
        await stage.close()
        await database.drop()
      },
    }
  },
  'day',
)
