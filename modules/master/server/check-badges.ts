import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldOf, StoredOf, WrittenOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { Wrong } from '#platform/server/master/policy.ts'
import { masterErrors } from '../contract/master-errors.ts'
import type { workerMaster } from '../contract/worker.ts'

/** A badge that is held to the terminal says who it is: in a factory it belongs to one worker who is not abolished. */
export async function checkBadges(
  { tx, session }: Context,
  records: readonly WrittenOf<typeof workerMaster>[],
): Promise<readonly Wrong<FieldOf<typeof workerMaster>>[]> {
  const badges = records.map(({ badge_no }) => badge_no).filter((badge) => badge !== '')
  if (badges.length === 0) return []
  // Two who are given one badge at the same time would each not see the other.
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${session.company_cd} ${session.factory_cd} badges`}, 0))`,
  )
  const holders = await rows(
    tx,
    { worker_cd: z.string(), worker_nm: z.string(), badge_no: z.string() },
    sql`SELECT worker_cd, worker_nm, badge_no FROM worker
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND abort_div <> '2'
        AND badge_no = ANY(${textArray(badges)})`,
  )
  return records.flatMap(({ worker_cd, badge_no }, at) => {
    const other = holders.find((one) => one.badge_no === badge_no && one.worker_cd !== worker_cd)
    return other
      ? [
          {
            at,
            path: 'badge_no' as const,
            kind: masterErrors.MST_BADGE_TAKEN,
            params: { code: badge_no, name: other.worker_nm },
          },
        ]
      : []
  })
}

/** Meanwhile the badge of somebody who comes back may have been given to another. */
export async function keepsOwnBadge(
  context: Context,
  before: StoredOf<typeof workerMaster>,
  after: StoredOf<typeof workerMaster>,
): Promise<void> {
  if (before.abort_div !== '2' || after.abort_div === '2') return
  const [wrong] = await checkBadges(context, [after])
  if (wrong) throw wrong.kind.with(wrong.params).at(wrong.path)
}
