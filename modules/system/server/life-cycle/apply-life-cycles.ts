import { handle, handleAcross, type JobContext } from '#platform/server/jobs/handler.ts'
import { removeOldRows, type Cut } from '#platform/server/life-cycle/old-rows.ts'
import { lifeCycleJob } from '../../contract/life-cycle.ts'
import { archive } from './archives.ts'
import { cutOf } from './cut-of.ts'
import { knownCycles, type KnownCycle } from './known-cycles.ts'
import { lifeCycleTexts } from './life-cycle-texts.ts'

/** So many in one transaction: nobody waits for it, and a cancelled job loses little. */
const atOnce = 2000

const applyLifeCycles = handle(lifeCycleJob, async (context) => {
  const plans = await context.read(async (tx) => {
    const cut = await cutOf(tx, context.company_cd, context.now)
    const known = await knownCycles({ tx, registered: context.registered }, context.company_cd)
    return known.filter(({ action }) => action !== '0').map((known) => ({ ...known, cut: cut(known.months) }))
  })
  let [tables, rows] = [0, 0]
  for (const [at, plan] of plans.entries()) {
    await context.progress(at, plans.length, plan.cycle.title)
    const gone = await clear(context, plan)
    if (gone === 0) continue
    tables += 1
    rows += gone
    await context.log(lifeCycleTexts.cleared, {
      table: plan.table_nm,
      rows: gone.toLocaleString('ja-JP'),
      before: plan.cut.before,
    })
  }
  return { tables: String(tables), rows: rows.toLocaleString('ja-JP') }
})

export const lifeCycleHandler = handleAcross('life of rows', applyLifeCycles)

/** Begun again after a crash, it finds what is still there. */
async function clear(context: JobContext, plan: KnownCycle & { readonly cut: Cut }): Promise<number> {
  let gone = 0
  for (;;) {
    const some = await context.write(async (tx) => {
      const removed = await removeOldRows(tx, plan.cycle, plan.cut, atOnce)
      const { now, requestId, company_cd, user_cd } = context
      if (plan.action === '2')
        await archive({ tx, now, requestId, session: { company_cd, user_cd } }, plan.table_nm, removed)
      return removed[0]?.rows.length ?? 0
    })
    gone += some
    if (some === 0) return gone
  }
}
