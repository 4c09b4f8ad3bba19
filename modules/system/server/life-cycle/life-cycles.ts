import { sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { say } from '#platform/contract/text.ts'
import { changesBetween, recordChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { leastMonths, lifeCycles, type LifeCycle } from '#platform/server/life-cycle/life-cycle.ts'
import { countOldRows } from '#platform/server/life-cycle/old-rows.ts'
import { instantOf } from '#platform/server/master/served-master.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import {
  lifeCycleErrors,
  lifeCycleJob,
  type applyLifeCycles,
  type editLifeCycles,
  type lifeCycleList,
  type lifeCyclePreview,
} from '../../contract/life-cycle.ts'
import { directory } from '../directory.ts'
import { holdCompany } from '../hold-company.ts'
import { lifeCycle } from '../tables.ts'
import { cutOf } from './cut-of.ts'
import { knownCycles } from './known-cycles.ts'

export async function listLifeCycles(context: Context): Promise<OutputOf<typeof lifeCycleList>> {
  const { tx, session, language } = context
  const { company_cd } = session
  const known = await knownCycles(context, company_cd)
  const users = known.flatMap(({ stored }) => (stored ? [stored.update_user] : []))
  const names = await directory.namesOf(tx, company_cd, [...new Set(users)])
  return {
    list: known.map(({ table_nm, cycle, action, months, stored }) => ({
      table_nm,
      title: say(cycle.title, language),
      action,
      months,
      least: leastMonths(cycle),
      reason: cycle.legal ? say(cycle.legal.reason, language) : '',
      stays: cycle.stays ? say(cycle.stays, language) : '',
      update_cnt: stored?.update_cnt ?? 0,
      update_nm: stored ? (names.get(stored.update_user) ?? stored.update_user) : null,
      update_dt: stored ? instantOf(stored.update_dt) : null,
    })),
  }
}

export async function previewLifeCycle(
  context: Context,
  { table_nm, months }: InputOf<typeof lifeCyclePreview>,
): Promise<OutputOf<typeof lifeCyclePreview>> {
  const { tx, session, now, language } = context
  const cycle = cycleOf(context, table_nm)
  const short = tooShort(cycle, months, language)
  if (short) throw short.at('months')
  const cut = (await cutOf(tx, session.company_cd, now))(months)
  return { before: cut.before, ...(await countOldRows(tx, cycle, cut)) }
}

/** All or none; each as its editor has seen it. */
export async function saveLifeCycles(
  context: Context,
  { list }: InputOf<typeof editLifeCycles>,
): Promise<Record<string, never>> {
  const { session, language } = context
  const { company_cd } = session
  await holdCompany(context)
  const known = await knownCycles(context, company_cd)
  for (const [at, { table_nm, action, months, update_cnt }] of list.entries()) {
    const short = tooShort(cycleOf(context, table_nm), months, language)
    if (short) throw short.at(`list.${at}.months`)
    const before = known.find((one) => one.table_nm === table_nm)
    const stored = before?.stored
    if (stored && stored.update_cnt !== update_cnt) throw await staleRecord(context, directory, stored)
    const changes = changesBetween(before && { ...before }, { action, months }, ['action', 'months'])
    if (changes.length === 0) continue
    await store(context, { table_nm, action, months })
    await recordChange(context, { table: 'life_cycle', key: table_nm, action: 'update', changes })
  }
  return {}
}

const store = (
  { tx, session, now }: Context,
  { table_nm, action, months }: Pick<typeof lifeCycle.$inferInsert, 'table_nm' | 'action' | 'months'>,
) =>
  tx
    .insert(lifeCycle)
    .values({
      company_cd: session.company_cd,
      table_nm,
      action,
      months,
      create_user: session.user_cd,
      update_user: session.user_cd,
      update_cnt: 1,
    })
    .onConflictDoUpdate({
      target: [lifeCycle.company_cd, lifeCycle.table_nm],
      set: {
        action,
        months,
        update_user: session.user_cd,
        update_dt: now.toISOString(),
        update_cnt: sql`${lifeCycle.update_cnt} + 1`,
      },
    })

/** While one waits or runs, it stands for the new one. */
export async function startLifeCycles(context: Context): Promise<OutputOf<typeof applyLifeCycles>> {
  const { job_no } = await enqueue(context, lifeCycleJob, {}, { uniqueKey: 'by hand' })
  return { job_no }
}

function cycleOf({ registered }: Context, table_nm: string): LifeCycle {
  const cycle = lifeCycles(registered).get(table_nm)
  if (!cycle) throw http[404].with()
  return cycle
}

function tooShort(cycle: LifeCycle, months: number, language: Context['language']) {
  const least = leastMonths(cycle)
  return months < least
    ? lifeCycleErrors.BIZ_LIFE_CYCLE_SHORT.with({ table: say(cycle.title, language), months: least })
    : undefined
}
