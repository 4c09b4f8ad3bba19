import type { Context } from '#platform/server/context.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { KeptMeasure } from '../work-events.ts'
import { finalInspectionTable, finalMeasureTable } from './tables.ts'

type Judged = Omit<
  typeof finalInspectionTable.$inferInsert,
  'company_cd' | 'factory_cd' | 'create_user' | 'update_user' | 'inspection_no' | 'judged_at'
>

/** Written when the unit has been posted; the answer has its number. */
export function keepJudgement(
  context: Context,
  judged: Judged,
  measured: readonly (KeptMeasure & { readonly sort_no: number })[],
): () => { readonly inspection_no: string } {
  const { company_cd, factory_cd, user_cd } = context.session
  const common = { company_cd, factory_cd, create_user: user_cd, update_user: user_cd }
  let inspection_no = ''
  unitOf(context).write(async () => {
    const [made] = await context.tx
      .insert(finalInspectionTable)
      .values({ ...common, ...judged, judged_at: context.now.toISOString() })
      .returning({ inspection_no: finalInspectionTable.inspection_no })
    if (!made) throw new Error('One row was written')
    inspection_no = String(made.inspection_no)
    if (measured.length > 0)
      await context.tx
        .insert(finalMeasureTable)
        .values(measured.map((one) => ({ ...common, inspection_no: made.inspection_no, ...one })))
  })
  return () => ({ inspection_no })
}
