import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldOf, WrittenOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { Wrong } from '#platform/server/master/policy.ts'
import type { pbomPartMaster, pbomProcessMaster } from '../contract/bom.ts'
import { masterErrors } from '../contract/master-errors.ts'

type Process = WrittenOf<typeof pbomProcessMaster>
type WrongProcess = Wrong<FieldOf<typeof pbomProcessMaster>>

/** A process does a work of its operation, and puts its goods where the operation is, unless it is the last one. */
export async function checkProcess(
  context: Context,
  records: readonly Process[],
): Promise<readonly WrongProcess[]> {
  const [works, elsewhere] = [await worksOf(context), await putElsewhere(context, records)]
  return records.flatMap((record, at): WrongProcess[] => {
    const { work_cd: work, operation_cd: operation } = record
    if (works.get(work) !== operation) {
      const params = { name: work, item: operation }
      return [{ at, path: 'work_cd', kind: masterErrors.MST_WORK_OF_OPERATION, params }]
    }
    const place = elsewhere.get(at)
    if (place === undefined) return []
    const params = { code: record.in_location_cd, place }
    return [{ at, path: 'in_location_cd', kind: masterErrors.MST_LOCATION_OF_OPERATION, params }]
  })
}

async function worksOf({ tx, session }: Context): Promise<ReadonlyMap<string, string>> {
  const works = await rows(
    tx,
    { work_cd: z.string(), operation_cd: z.string() },
    sql`SELECT work_cd, operation_cd FROM work
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}`,
  )
  return new Map(works.map(({ work_cd, operation_cd }) => [work_cd, operation_cd]))
}

/** Records that put their goods neither at the place of the operation nor in one of its shelves, with that place. */
async function putElsewhere(
  { tx, session }: Context,
  records: readonly Process[],
): Promise<ReadonlyMap<number, string>> {
  const asked = records.map(({ item_cd, from_dt, process_no, operation_cd, in_location_cd }, at) => ({
    ...{ at, item_cd, from_dt, process_no, operation_cd, in_location_cd },
  }))
  const found = await rows(
    tx,
    { at: z.int(), place: z.string() },
    sql`SELECT asked.at, operation.location_cd AS place
      FROM ${sentRows(asked, 'asked', { at: 'int', item_cd: 'text', from_dt: 'date', process_no: 'int', operation_cd: 'text', in_location_cd: 'text' })}
      JOIN operation ON operation.company_cd = ${session.company_cd} AND operation.factory_cd = ${session.factory_cd}
        AND operation.operation_cd = asked.operation_cd
      LEFT JOIN stock_location AS into_place ON into_place.company_cd = operation.company_cd
        AND into_place.factory_cd = operation.factory_cd AND into_place.location_cd = asked.in_location_cd
      WHERE operation.location_cd <> asked.in_location_cd AND into_place.parent_cd IS DISTINCT FROM operation.location_cd
        AND EXISTS (SELECT FROM pbom_process AS later WHERE later.company_cd = operation.company_cd
          AND later.factory_cd = operation.factory_cd AND later.item_cd = asked.item_cd AND later.from_dt = asked.from_dt
          AND later.process_no > asked.process_no AND later.abort_div <> '2')`,
  )
  return new Map(found.map(({ at, place }) => [at, place]))
}

type Part = WrittenOf<typeof pbomPartMaster>
type WrongPart = Wrong<FieldOf<typeof pbomPartMaster>>

/** A part goes in at a process that the item has. */
export async function checkPart(
  { tx, session }: Context,
  records: readonly Part[],
): Promise<readonly WrongPart[]> {
  const processes = await rows(
    tx,
    { key: z.string() },
    sql`SELECT item_cd || ' ' || from_dt || ' ' || process_no AS key FROM pbom_process
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND abort_div <> '2'
        AND item_cd = ANY(${textArray(records.map(({ item_cd }) => item_cd))})`,
  )
  const known = new Set(processes.map(({ key }) => key))
  return records.flatMap(({ item_cd: item, from_dt, process_no }, at): WrongPart[] =>
    known.has(`${item} ${from_dt} ${process_no}`)
      ? []
      : [{ at, path: 'process_no', kind: masterErrors.MST_PROCESS, params: { item } }],
  )
}
