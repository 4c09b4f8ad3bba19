import { sql } from 'drizzle-orm'
import { csvColumns } from '#platform/contract/csv.ts'
import type { Context } from '../context.ts'
import { withErrors, type Assessed } from './csv-assess.ts'
import { cellError } from './csv-row.ts'
import { putRows } from './csv-write.ts'
import type { ServedMaster } from './served-master.ts'

/** The master's own check of rows that have been written, beside the records that they now stand among. */
export async function judge(
  { master, policy }: ServedMaster,
  context: Context,
  assessed: readonly Assessed[],
): Promise<readonly Assessed[]> {
  if (!policy.check) return assessed
  const columns = csvColumns(master.fields)
  const written = assessed.filter(({ state }) => state === 'new' || state === 'changed')
  const wrong = await policy.check(
    context,
    written.map(({ values }) => values),
  )
  return assessed.map((row) => {
    const found = wrong.filter(({ at }) => written[at] === row)
    return withErrors(
      row,
      found.map((one) => cellError(columns, row.row, one)),
    )
  })
}

/** For a preview: written, judged, and taken back. Rows may stand against each other, so none can be judged alone. */
export async function tryOut(
  served: ServedMaster,
  context: Context,
  assessed: readonly Assessed[],
): Promise<readonly Assessed[]> {
  if (!served.policy.check) return assessed
  const { tx } = context
  await tx.execute(sql`SAVEPOINT try_out`)
  await putRows(served, context, assessed)
  const judged = await judge(served, context, assessed)
  await tx.execute(sql`ROLLBACK TO SAVEPOINT try_out`)
  return judged
}
