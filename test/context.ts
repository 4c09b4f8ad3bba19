import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'

interface Who {
  readonly company_cd: string
  readonly user_cd?: string
  readonly factory_cd?: string
  readonly now?: Date
}

/** A verb's surroundings without HTTP: one transaction of the company, and what follows its commit. */
export async function inContext<T>(
  database: Database,
  { company_cd, user_cd = 'ADMIN', factory_cd = 'F01', now = new Date() }: Who,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const effects: (() => Promise<void>)[] = []
  const result = await database.company(company_cd, 'write', async (tx) => {
    effects.length = 0
    return work({
      tx,
      now,
      language: 'ja',
      requestId: 'test',
      address: '192.0.2.1',
      session: {
        company_cd,
        user_cd,
        factory_cd,
        username: user_cd,
        factory_nm: factory_cd,
        roles: [],
        permissions: [],
        admin: true,
        token_hash: '',
        visit_mode: false,
        extend: false,
      },
      after: (effect) => void effects.push(effect),
    })
  })
  for (const effect of effects) await effect()
  return result
}
