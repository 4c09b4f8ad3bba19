import { sql, type SQL } from 'drizzle-orm'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { beginsWith, hasPart } from '#platform/server/list/where-of-list.ts'
import { appUser } from '../tables.ts'

/** Users by the beginning of their code or a part of their name; what the system does by itself has only a code. */
export const peopleMeant = ({ company_cd }: FactoryKey, text: string): SQL => sql`
  SELECT u.user_cd FROM ${appUser} AS u WHERE u.company_cd = ${company_cd}
    AND (${beginsWith(sql`u.user_cd`, normaliseCode(text))} OR ${hasPart(sql`u.username`, text)})
  UNION SELECT ${text.trim()} UNION SELECT ${normaliseCode(text)}`
