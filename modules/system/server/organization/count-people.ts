import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { sayKeysChanged } from '#platform/server/master/say-changed.ts'
import { teamMaster } from '../../contract/organization.ts'

/**
 * A team has as many people as employees who are not abolished (specification, section 8). It is written together with the
 * employee, so that neither is without the other.
 */
export async function countPeople(context: Context, teams: readonly string[]): Promise<void> {
  const { tx, session } = context
  const named = teams.filter((team) => team !== '')
  if (named.length === 0) return
  const changed = await rows(
    tx,
    { team_cd: z.string(), was: z.int(), is: z.int() },
    sql`WITH counted AS (
        SELECT team_cd, worker_count AS was, (SELECT count(*)::int FROM employee WHERE employee.company_cd = team.company_cd
          AND employee.team_cd = team.team_cd AND employee.abort_div <> '2') AS people
        FROM team WHERE company_cd = ${session.company_cd} AND team_cd = ANY(${textArray(named)})
        ORDER BY team_cd FOR UPDATE)
      UPDATE team SET worker_count = people, update_user = ${session.user_cd}, update_dt = now(), update_cnt = update_cnt + 1
      FROM counted WHERE team.company_cd = ${session.company_cd} AND team.team_cd = counted.team_cd AND was <> people
      RETURNING team.team_cd, was, people AS "is"`,
  )
  for (const { team_cd, was, is } of changed)
    await recordChange(context, {
      table: teamMaster.name,
      key: team_cd,
      action: 'update',
      changes: [{ field: 'worker_count', old: was, new: is }],
    })
  if (changed.length > 0)
    sayKeysChanged(
      teamMaster,
      context,
      changed.map(({ team_cd }) => team_cd),
    )
}
