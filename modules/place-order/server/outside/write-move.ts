import { slipNumberOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { outsideMoveNumber } from '../../contract/outside/outside-number.ts'
import { outsideMove, outsideMoveLine } from './tables.ts'

export const numberOfMove = (context: Context, date: string): LaterValue<string> =>
  slipNumberOf(context, { ...outsideMoveNumber, date })

type Head = Pick<
  typeof outsideMove.$inferInsert,
  'move_no' | 'move_kind' | 'move_dt' | 'supplier_cd' | 'branch_no' | 'supplier_slip_no' | 'remarks'
>
type Line = Omit<typeof outsideMoveLine.$inferInsert, 'company_cd' | 'factory_cd' | 'move_no' | 'line_no'>

/** The slip itself, as it was posted. */
export async function writeMove(
  { tx, session: { company_cd, factory_cd, user_cd } }: Context,
  { head, lines }: { readonly head: Head; readonly lines: readonly Line[] },
): Promise<void> {
  const own = { company_cd, factory_cd }
  await tx.insert(outsideMove).values({ ...own, ...head, create_user: user_cd, update_user: user_cd })
  await tx
    .insert(outsideMoveLine)
    .values(lines.map((line, at) => ({ ...own, ...line, move_no: head.move_no, line_no: at + 1 })))
}
