import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Stored, Wrong } from '#platform/server/master/policy.ts'
import { masterErrors } from '../contract/master-errors.ts'

/** A process does a work of its operation. */
export async function checkProcess(
  { tx, session }: Context,
  records: readonly Stored[],
): Promise<readonly Wrong[]> {
  const works = await rows<{ work_cd: string; operation_cd: string }>(
    tx,
    sql`SELECT work_cd, operation_cd FROM work
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}`,
  )
  const operationOf = new Map(works.map(({ work_cd, operation_cd }) => [work_cd, operation_cd]))
  return records.flatMap((record, at): Wrong[] => {
    const [work, operation] = [String(record['work_cd']), String(record['operation_cd'])]
    const params = { name: work, item: operation }
    return operationOf.get(work) === operation
      ? []
      : [{ at, path: 'work_cd', kind: masterErrors.MST_WORK_OF_OPERATION, params }]
  })
}

/** A part goes in at a process that the item has. */
export async function checkPart(
  { tx, session }: Context,
  records: readonly Stored[],
): Promise<readonly Wrong[]> {
  const processes = await rows<{ key: string }>(
    tx,
    sql`SELECT item_cd || ' ' || from_dt || ' ' || process_no AS key FROM pbom_process
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND abort_div <> '2'
        AND item_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(records.map((one) => one['item_cd']))}::jsonb))`,
  )
  const known = new Set(processes.map(({ key }) => key))
  return records.flatMap((record, at): Wrong[] => {
    const [item, from, process] = [record['item_cd'], record['from_dt'], record['process_no']].map(String)
    return known.has(`${item} ${from} ${process}`)
      ? []
      : [{ at, path: 'process_no', kind: masterErrors.MST_PROCESS, params: { item: item ?? '' } }]
  })
}
