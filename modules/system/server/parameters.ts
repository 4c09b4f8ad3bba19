import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import {
  parameterNames,
  parameters,
  type ParameterName,
  type Parameters,
} from '../contract/system-parameter.ts'
import { bumpAccess } from './bump-access.ts'
import { systemParameter } from './tables.ts'

/** All of them in one query: there are few, and a value that does not fit counts as not set. */
export async function readParameters(tx: Tx, company_cd: string): Promise<Parameters> {
  const found = await tx
    .select({ parameter: systemParameter.parameter, value: systemParameter.value })
    .from(systemParameter)
    .where(
      and(
        eq(systemParameter.company_cd, company_cd),
        inArray(systemParameter.parameter, [...parameterNames]),
      ),
    )
  return parametersFrom((name) => found.find((row) => row.parameter === name)?.value)
}

type Counted = 'password_min_length' | 'daily_use_days'

export function parametersFrom(valueOf: (name: ParameterName) => unknown): Parameters {
  const flag = (name: Exclude<ParameterName, Counted>) => {
    const { schema, initial } = parameters[name]
    return schema.catch(initial).parse(valueOf(name))
  }
  const count = (name: Counted) => {
    const { schema, initial } = parameters[name]
    return schema.catch(initial).parse(valueOf(name))
  }
  return {
    visit_mode: flag('visit_mode'),
    language_switch_visible: flag('language_switch_visible'),
    password_min_length: count('password_min_length'),
    bizdate_auto_advance: flag('bizdate_auto_advance'),
    count_approval: flag('count_approval'),
    daily_use_days: count('daily_use_days'),
    csv_accept_utf8: flag('csv_accept_utf8'),
  }
}

interface Change {
  readonly company_cd: string
  readonly user_cd: string
  readonly now: Date
}

/** Also counts the access version up: some parameters decide what a session may see. */
export async function setParameter(
  tx: Tx,
  { company_cd, user_cd, now }: Change,
  parameter: ParameterName,
  value: Parameters[ParameterName],
): Promise<void> {
  await tx
    .insert(systemParameter)
    .values({ company_cd, parameter, value, create_user: user_cd, update_user: user_cd, update_cnt: 1 })
    .onConflictDoUpdate({
      target: [systemParameter.company_cd, systemParameter.parameter],
      set: {
        value,
        update_user: user_cd,
        update_dt: now.toISOString(),
        update_cnt: sql`${systemParameter.update_cnt} + 1`,
      },
    })
  await bumpAccess(tx, company_cd)
}
