import { eq, sql } from 'drizzle-orm'
import type { WrittenOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'
import type { Rule, Wrong } from '#platform/server/master/policy.ts'
import { codeDivMaster, codeErrors, codeKindMaster, systemKinds } from '../../contract/code-div.ts'
import { isFixedKind } from '../../contract/fixed-codes.ts'
import { directory } from '../directory.ts'
import { codeDiv, codeKind } from '../tables.ts'

const needed: Rule<typeof codeKindMaster> = {
  when: sql`${columnNamed(codeKind, 'kind_cd')} IN (${sql.join(
    systemKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`,
  refuse: (record) => codeErrors.BIZ_CODE_FIXED.with({ name: record.kind_nm }),
}

const fixedTable: Rule<typeof codeKindMaster> = {
  when: eq(columnNamed(codeKind, 'fixed_flg'), sql`true`),
  refuse: (record) => codeErrors.BIZ_CODE_TABLE_FIXED.with({ name: record.kind_nm }),
}

const ofFixedTable: Rule<typeof codeDivMaster> = {
  when: sql`EXISTS (SELECT FROM ${codeKind} WHERE ${codeKind.company_cd} = ${codeDiv.company_cd}
    AND ${columnNamed(codeKind, 'kind_cd')} = ${columnNamed(codeDiv, 'kind_cd')}
    AND ${columnNamed(codeKind, 'fixed_flg')})`,
  refuse: (record) => codeErrors.BIZ_CODE_TABLE_FIXED.with({ name: record.kind_cd_nm }),
}

/** Who may not change a code of a fixed table may not add one either. */
const addedToFixed = (
  _context: Context,
  records: readonly WrittenOf<typeof codeDivMaster>[],
): Promise<readonly Wrong<'kind_cd'>[]> =>
  Promise.resolve(
    records.flatMap(({ kind_cd }, at) =>
      isFixedKind(kind_cd)
        ? [
            {
              at,
              path: 'kind_cd',
              kind: codeErrors.BIZ_CODE_TABLE_FIXED,
              params: { name: kind_cd },
            },
          ]
        : [],
    ),
  )

export const codeMasters = [
  masterService(codeKindMaster, codeKind, { directory, edit: [fixedTable], stop: [fixedTable, needed] }),
  masterService(codeDivMaster, codeDiv, {
    directory,
    edit: [ofFixedTable],
    stop: [ofFixedTable],
    check: addedToFixed,
  }),
]
