import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { WrittenOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import type { Policy, Wrong } from '#platform/server/master/policy.ts'
import {
  departmentMaster,
  organizationErrors,
  organizationMaster,
  teamMaster,
} from '../../contract/organization.ts'
import { directorMaster, employeeMaster, inUseErrors } from '../../contract/staff.ts'
import { directory } from '../directory.ts'
import { countPeople } from './count-people.ts'
import { department, director, employee, organization, team } from '../tables.ts'

/** A tree has no circles: asked when what was written stands among the others. */
async function refuseCircles(
  { tx, session }: Context,
  records: readonly WrittenOf<typeof organizationMaster>[],
): Promise<readonly Wrong<'parent_cd'>[]> {
  const codes = records.map(({ organization_cd }) => organization_cd)
  const circular = await rows(
    tx,
    { code: z.string() },
    sql`
    WITH RECURSIVE above(code, parent) AS (
      SELECT organization_cd, parent_cd FROM organization
      WHERE company_cd = ${session.company_cd}
        AND organization_cd = ANY(${textArray(codes)})
      UNION
      SELECT above.code, organization.parent_cd FROM above
      JOIN organization ON organization.company_cd = ${session.company_cd}
        AND organization.organization_cd = above.parent
    )
    SELECT DISTINCT code::text FROM above WHERE parent = code`,
  )
  const found = new Set(circular.map(({ code }) => code))
  return records.flatMap(({ organization_cd, organization_nm }, at) =>
    found.has(organization_cd)
      ? [
          {
            at,
            path: 'parent_cd',
            kind: organizationErrors.BIZ_ORGANIZATION_CIRCLE,
            params: { name: organization_nm },
          },
        ]
      : [],
  )
}

/** Every employee who holds the job title stands against its end (20023). */
const heldByEmployees: NonNullable<Policy['inUse']> = ({ holder, by }) =>
  holder === employeeMaster.name ? inUseErrors[20023].with({ name: by }) : undefined

export const organizationMasters = [
  masterService(organizationMaster, organization, { directory, check: refuseCircles }),
  masterService(departmentMaster, department, { directory }),
  masterService(teamMaster, team, { directory }),
  masterService(directorMaster, director, { directory, inUse: heldByEmployees }),
  masterService(employeeMaster, employee, {
    directory,
    created: (context, { team_cd }) => countPeople(context, [team_cd]),
    changed: (context, before, after) => countPeople(context, [before.team_cd, after.team_cd]),
  }),
]
