import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { masterRoutes } from '#platform/server/master/master-routes.ts'
import type { Policy, Rule, Stored } from '#platform/server/master/policy.ts'
import { numberCounter } from '#platform/server/numbering/tables.ts'
import { route } from '#platform/server/http/route.ts'
import {
  dataKindControlMaster,
  inventoryNoControlMaster,
  numberState,
  slipNoControlMaster,
} from '../../contract/number-control.ts'
import { numberErrors } from '../../contract/number-errors.ts'
import { directory } from '../directory.ts'
import { dataKindControl, inventoryNoControl, slipNoControl } from '../tables.ts'
import { readNumberState } from './number-state.ts'

/** A series that has begun keeps its start, and its end stays ahead of it: numbers never repeat and never stand still. */
const keepsItsNumbers = (series: string): NonNullable<Policy['changed']> =>
  async function keep({ tx, session }: Context, before: Stored, after: Stored) {
    const { company_cd, factory_cd } = session
    const [issued] = await tx
      .select({ last: sql<number | null>`max(${numberCounter.current_no})` })
      .from(numberCounter)
      .where(
        and(
          eq(numberCounter.company_cd, company_cd),
          eq(numberCounter.factory_cd, factory_cd),
          eq(numberCounter.series, series),
          eq(numberCounter.kind, String(after['kind'])),
        ),
      )
    const last = issued?.last ?? null
    if (last === null) return
    const name = String(after['kind_nm'])
    if (['start_no', 'reset_div'].some((field) => before[field] !== after[field]))
      throw numberErrors.NUM_IN_USE.with({ name }).at('start_no')
    if (Number(after['end_no']) < last) throw numberErrors.NUM_END_PASSED.with({ name, last }).at('end_no')
  }

const needed: Rule = {
  when: sql`true`,
  refuse: (record) => numberErrors.NUM_DATA_KIND_NEEDED.with({ name: String(record['kind_nm']) }),
}

/** What has been issued is looked up anew: a block may have been taken since the record was read. */
async function endAhead({ tx, session }: Context, _before: Stored, after: Stored): Promise<void> {
  const [stands] = await tx
    .select({ last: dataKindControl.last_no })
    .from(dataKindControl)
    .where(
      and(
        eq(dataKindControl.company_cd, session.company_cd),
        eq(dataKindControl.kind, String(after['kind'])),
      ),
    )
  if (stands && Number(after['end_no']) < stands.last)
    throw numberErrors.NUM_END_PASSED.with({ name: String(after['kind_nm']), last: stands.last }).at('end_no')
}

export const numberRoutes = [
  ...masterRoutes(slipNoControlMaster, slipNoControl, {
    directory,
    changed: keepsItsNumbers(slipNoControlMaster.name),
  }),
  ...masterRoutes(inventoryNoControlMaster, inventoryNoControl, {
    directory,
    changed: keepsItsNumbers(inventoryNoControlMaster.name),
  }),
  ...masterRoutes(dataKindControlMaster, dataKindControl, { directory, stop: [needed], changed: endAhead }),
  route(numberState, readNumberState),
]
