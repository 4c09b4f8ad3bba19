import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { masterRoutes } from '#platform/server/master/master-routes.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'
import type { Rule, Stored, Wrong } from '#platform/server/master/policy.ts'
import { codeDivMaster, codeErrors, codeKindMaster, systemKinds } from '../../contract/code-div.ts'
import { isFixedKind } from '../../contract/fixed-codes.ts'
import { directory } from '../directory.ts'
import { codeDiv, codeKind } from '../tables.ts'

const needed: Rule = {
  when: sql`${columnNamed(codeKind, 'kind_cd')} IN (${sql.join(
    systemKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`,
  refuse: (record) => codeErrors.BIZ_CODE_FIXED.with({ name: String(record['kind_nm']) }),
}

const fixedTable: Rule = {
  when: eq(columnNamed(codeKind, 'fixed_flg'), sql`true`),
  refuse: (record) => codeErrors.BIZ_CODE_TABLE_FIXED.with({ name: String(record['kind_nm']) }),
}

const ofFixedTable: Rule = {
  when: sql`EXISTS (SELECT FROM ${codeKind} WHERE ${codeKind.company_cd} = ${codeDiv.company_cd}
    AND ${columnNamed(codeKind, 'kind_cd')} = ${columnNamed(codeDiv, 'kind_cd')}
    AND ${columnNamed(codeKind, 'fixed_flg')})`,
  refuse: (record) => codeErrors.BIZ_CODE_TABLE_FIXED.with({ name: String(record['kind_cd_nm']) }),
}

/** Who may not change a code of a fixed table may not add one either. */
const addedToFixed = (_context: Context, records: readonly Stored[]): Promise<readonly Wrong[]> =>
  Promise.resolve(
    records.flatMap(({ kind_cd }, at) =>
      isFixedKind(String(kind_cd))
        ? [
            {
              at,
              path: 'kind_cd',
              kind: codeErrors.BIZ_CODE_TABLE_FIXED,
              params: { name: String(kind_cd) },
            },
          ]
        : [],
    ),
  )

export const codeRoutes = [
  ...masterRoutes(codeKindMaster, codeKind, { directory, edit: [fixedTable], stop: [fixedTable, needed] }),
  ...masterRoutes(codeDivMaster, codeDiv, {
    directory,
    edit: [ofFixedTable],
    stop: [ofFixedTable],
    check: addedToFixed,
  }),
]
