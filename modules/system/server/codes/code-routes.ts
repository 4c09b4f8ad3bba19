import { sql } from 'drizzle-orm'
import { masterRoutes } from '#platform/server/master/master-routes.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'
import type { Rule } from '#platform/server/master/policy.ts'
import { codeDivMaster, codeErrors, codeKindMaster, systemKinds } from '../../contract/code-div.ts'
import { directory } from '../directory.ts'
import { codeDiv, codeKind } from '../tables.ts'

const fixed: Rule = {
  when: sql`${columnNamed(codeKind, 'kind_cd')} IN (${sql.join(
    systemKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`,
  refuse: (record) => codeErrors.BIZ_CODE_FIXED.with({ name: String(record['kind_nm']) }),
}

export const codeRoutes = [
  ...masterRoutes(codeKindMaster, codeKind, { directory, stop: [fixed] }),
  ...masterRoutes(codeDivMaster, codeDiv, { directory }),
]
