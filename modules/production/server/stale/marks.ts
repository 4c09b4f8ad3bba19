import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { acrossFactories } from '#platform/server/database/across-factories.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { say } from '#platform/server/facts/say.ts'
import { planAged } from '../../contract/stale/stale-calls.ts'
import { planRun } from '../plan/tables.ts'
import { planMark } from './tables.ts'

interface Marked {
  readonly kind: string
  readonly keys: readonly string[]
  /** '': every factory of the company. */
  readonly factory_cd: string
}

/**
 * A change that the plan does not know yet, in each factory that has one. Every mark is a row of its own, because a run that
 * is under way clears what it had seen at its beginning and nothing later; who marks the same thing at the same time waits for nobody.
 */
export async function mark(context: Context, { kind, keys, factory_cd }: Marked): Promise<void> {
  if (keys.length === 0) return
  const { tx, session } = context
  if (factory_cd === '') await acrossFactories(context, 'fact of the company')
  const ofFactory = factory_cd === '' ? sql`` : sql`AND m.factory_cd = ${factory_cd}`
  await tx.execute(sql`DELETE FROM ${planMark} AS d WHERE d.company_cd = ${session.company_cd} AND d.mark_no IN (
    SELECT m.mark_no FROM ${planMark} AS m WHERE m.company_cd = ${session.company_cd} ${ofFactory} AND m.mark_kind = ${kind}
      AND m.mark_key = ANY(${textArray(keys)}) FOR UPDATE SKIP LOCKED)`)
  const marked = await rows(
    tx,
    { factory_cd: z.string() },
    sql`INSERT INTO ${planMark} (company_cd, factory_cd, mark_kind, mark_key, create_user, update_user)
      SELECT ${session.company_cd}, m.factory_cd, ${kind}, k.key, ${session.user_cd}, ${session.user_cd}
      FROM (SELECT DISTINCT m.factory_cd FROM ${planRun} AS m WHERE m.company_cd = ${session.company_cd} ${ofFactory}) AS m
        CROSS JOIN unnest(${textArray([...new Set(keys)])}) AS k(key)
      RETURNING factory_cd`,
  )
  for (const factory of new Set(marked.map((one) => one.factory_cd))) say(context, planAged, {}, factory)
}

/** Plans that a person has typed, changed or removed: those of components follow with the next run. */
export const markPlans = (
  context: Context,
  kind: 'plans' | 'plans-gone',
  keys: readonly string[],
): Promise<void> => mark(context, { kind, keys, factory_cd: context.session.factory_cd })

/** What has changed until now. Whoever reads it first and the factory afterwards has taken all of it into account. */
export async function marksUntilNow({ tx, session }: Context): Promise<readonly string[]> {
  const found = await rows(
    tx,
    { mark_no: z.string() },
    sql`SELECT m.mark_no::text AS mark_no FROM ${planMark} AS m
      WHERE m.company_cd = ${session.company_cd} AND m.factory_cd = ${session.factory_cd}`,
  )
  return found.map(({ mark_no }) => mark_no)
}

export async function clearMarks(context: Context, marks: readonly string[]): Promise<void> {
  const { tx, session } = context
  if (marks.length > 0)
    await tx.execute(sql`DELETE FROM ${planMark} AS m WHERE m.company_cd = ${session.company_cd}
      AND m.factory_cd = ${session.factory_cd} AND m.mark_no = ANY(${textArray(marks)}::bigint[])`)
  say(context, planAged, {})
}
