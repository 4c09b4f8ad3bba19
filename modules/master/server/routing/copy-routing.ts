import { sql, type SQL } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { createMode, type AnyStored } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { editMaster } from '#platform/server/master/edit-master.ts'
import { inScope, recordColumns, servedMaster } from '#platform/server/master/served-master.ts'
import { pbomProcessMaster } from '../../contract/bom.ts'
import { facilityTocMaster, productTimeMaster } from '../../contract/constraint.ts'
import { masterErrors } from '../../contract/master-errors.ts'
import type { copyRouting } from '../../contract/routing.ts'

type Asked = InputOf<typeof copyRouting>

/** Every record is written as a person would write it: with its rules and its history. */
export async function copyFrom(context: Context, asked: Asked): Promise<OutputOf<typeof copyRouting>> {
  const { from_item_cd, item_cd, from_dt } = asked
  const there = await recordsOf(
    context,
    pbomProcessMaster,
    sql`item_cd = ${item_cd} AND from_dt = ${from_dt}::date`,
  )
  if (there.length > 0) throw masterErrors.MST_COPY_THERE.with({ item: item_cd, date: from_dt }).at('from_dt')
  const steps = await recordsOf(
    context,
    pbomProcessMaster,
    sql`item_cd = ${from_item_cd} AND from_dt = (SELECT max(latest.from_dt) FROM pbom_process AS latest
      WHERE latest.company_cd = pbom_process.company_cd AND latest.factory_cd = pbom_process.factory_cd
        AND latest.item_cd = ${from_item_cd} AND latest.from_dt <= ${from_dt}::date AND latest.abort_div = '0')`,
  )
  if (steps.length === 0)
    throw masterErrors.MST_COPY_NOTHING.with({ item: from_item_cd, date: from_dt }).at('from_item_cd')
  return {
    steps: await written(context, pbomProcessMaster, steps, { item_cd, from_dt }),
    times: await written(context, productTimeMaster, await lacking(context, productTimeMaster, asked), {
      item_cd,
    }),
    facilities: await written(context, facilityTocMaster, await lacking(context, facilityTocMaster, asked), {
      item_cd,
    }),
  }
}

/** What the other item has of a work for which this one has nothing. */
async function lacking(context: Context, master: AnyMaster, { from_item_cd, item_cd }: Asked) {
  const own = await recordsOf(context, master, sql`item_cd = ${item_cd}`)
  const works = new Set(own.map(({ work_cd }) => work_cd))
  const others = await recordsOf(context, master, sql`item_cd = ${from_item_cd}`)
  return others.filter(({ work_cd }) => !works.has(work_cd))
}

async function recordsOf(context: Context, master: AnyMaster, which: SQL): Promise<readonly AnyStored[]> {
  const served = servedMaster(context, master)
  return rows(
    context.tx,
    recordColumns,
    sql`${served.select} FROM ${served.table} WHERE ${inScope(served, context.session)} AND ${served.table.abort_div} = '0' AND ${which}`,
  )
}

async function written(
  context: Context,
  master: AnyMaster,
  records: readonly AnyStored[],
  changes: Readonly<Record<string, string>>,
): Promise<number> {
  const served = servedMaster(context, master)
  const names = Object.keys(master.fields)
  for (const record of records) {
    const values = Object.fromEntries(names.map((name) => [name, record[name]]))
    await editMaster(served, context, { ...values, ...changes, assign_mode: createMode, update_cnt: 0 })
  }
  return records.length
}
