import { and, eq, sql } from 'drizzle-orm'
import type { StoredOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import type { Rule } from '#platform/server/master/policy.ts'
import { numberCounter } from '#platform/server/numbering/tables.ts'
import {
  dataKindControlMaster,
  inventoryNoControlMaster,
  slipNoControlMaster,
} from '../../contract/number-control.ts'
import { numberErrors } from '../../contract/number-errors.ts'
import { directory } from '../directory.ts'
import { dataKindControl, inventoryNoControl, slipNoControl } from '../tables.ts'

type Series = StoredOf<typeof slipNoControlMaster>
type DataKind = StoredOf<typeof dataKindControlMaster>

/** A series that has begun keeps its start, and its end stays ahead of it: numbers never repeat and never stand still. */
const keepsItsNumbers = (series: string) =>
  async function keep({ tx, session }: Context, before: Series, after: Series): Promise<void> {
    const { company_cd, factory_cd } = session
    const [issued] = await tx
      .select({ last: sql<number | null>`max(${numberCounter.current_no})` })
      .from(numberCounter)
      .where(
        and(
          eq(numberCounter.company_cd, company_cd),
          eq(numberCounter.factory_cd, factory_cd),
          eq(numberCounter.series, series),
          eq(numberCounter.kind, after.kind),
        ),
      )
    const last = issued?.last ?? null
    if (last === null) return
    const name = after.kind_nm
    if ((['start_no', 'reset_div'] as const).some((field) => before[field] !== after[field]))
      throw numberErrors.NUM_IN_USE.with({ name }).at('start_no')
    if (after.end_no < last) throw numberErrors.NUM_END_PASSED.with({ name, last }).at('end_no')
  }

const needed: Rule<typeof dataKindControlMaster> = {
  when: sql`true`,
  refuse: (record) => numberErrors.NUM_DATA_KIND_NEEDED.with({ name: record.kind_nm }),
}

/** What has been issued is looked up anew: a block may have been taken since the record was read. */
async function endAhead({ tx, session }: Context, _before: DataKind, after: DataKind): Promise<void> {
  const [stands] = await tx
    .select({ last: dataKindControl.last_no })
    .from(dataKindControl)
    .where(and(eq(dataKindControl.company_cd, session.company_cd), eq(dataKindControl.kind, after.kind)))
  if (stands && after.end_no < stands.last)
    throw numberErrors.NUM_END_PASSED.with({ name: after.kind_nm, last: stands.last }).at('end_no')
}

export const numberMasters = [
  masterService(slipNoControlMaster, slipNoControl, {
    directory,
    changed: keepsItsNumbers(slipNoControlMaster.name),
  }),
  masterService(inventoryNoControlMaster, inventoryNoControl, {
    directory,
    changed: keepsItsNumbers(inventoryNoControlMaster.name),
  }),
  masterService(dataKindControlMaster, dataKindControl, { directory, stop: [needed], changed: endAhead }),
]
