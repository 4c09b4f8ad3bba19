import { sql, type SQL } from 'drizzle-orm'
import type { FactoryKey } from '../database/database.ts'
import type { PublishedRead } from '../database/published-read.ts'
import { isMeant } from './where-of-list.ts'

/**
 * For `meant` of a list: the codes that a typed text means, by the beginning of the code or by a part of its name, found once
 * in their master and not for each row anew.
 */
export const codesMeant =
  <Key extends string, Column extends string>(
    read: PublishedRead<Key, Column>,
    code: NoInfer<Key>,
    name: NoInfer<Column>,
  ) =>
  ({ company_cd, factory_cd }: FactoryKey, text: string): SQL => {
    const column = (of: string) => sql`m.${sql.identifier(of)}`
    const ofFactory = read.perFactory ? sql` AND m.factory_cd = ${factory_cd}` : sql``
    return sql`SELECT ${column(code)} FROM ${read.rows} AS m WHERE m.company_cd = ${company_cd}${ofFactory}
      AND ${isMeant(column(code), column(name), text)}`
  }
