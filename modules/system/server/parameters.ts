import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { passwordMinLength } from '#platform/contract/constants.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { bumpAccess } from './bump-access.ts'
import { systemParameter } from './tables.ts'

/** The parameters that a company may set, with what holds while it has not. */
const parameters = {
  /** On: the menu is not filtered by permission (decisions.md "Who may do what"). */
  visit_mode: z.boolean().catch(false),
  language_switch_visible: z.boolean().catch(true),
  /** Raises the specification's minimum, never lowers it. */
  password_min_length: z.number().int().min(passwordMinLength).max(200).catch(passwordMinLength),
  /** Off: a person moves the business date on. */
  bizdate_auto_advance: z.boolean().catch(true),
  /** On: uploads may be UTF-8; off: refused with 30096 (decisions.md "CSV"). */
  csv_accept_utf8: z.boolean().catch(false),
}

export type Parameters = { readonly [K in keyof typeof parameters]: z.output<(typeof parameters)[K]> }
const names = [
  'visit_mode',
  'language_switch_visible',
  'password_min_length',
  'bizdate_auto_advance',
  'csv_accept_utf8',
] as const

/** All of them in one query: there are few, and a value that does not fit counts as not set. */
export async function readParameters(tx: Tx, company_cd: string): Promise<Parameters> {
  const found = await tx
    .select({ parameter: systemParameter.parameter, value: systemParameter.value })
    .from(systemParameter)
    .where(and(eq(systemParameter.company_cd, company_cd), inArray(systemParameter.parameter, [...names])))
  const valueOf = (name: keyof Parameters) => found.find((row) => row.parameter === name)?.value
  return {
    visit_mode: parameters.visit_mode.parse(valueOf('visit_mode')),
    language_switch_visible: parameters.language_switch_visible.parse(valueOf('language_switch_visible')),
    password_min_length: parameters.password_min_length.parse(valueOf('password_min_length')),
    bizdate_auto_advance: parameters.bizdate_auto_advance.parse(valueOf('bizdate_auto_advance')),
    csv_accept_utf8: parameters.csv_accept_utf8.parse(valueOf('csv_accept_utf8')),
  }
}

export async function setParameter<K extends keyof Parameters>(
  tx: Tx,
  change: { readonly company_cd: string; readonly user_cd: string; readonly now: Date },
  parameter: K,
  value: Parameters[K],
): Promise<void> {
  const { company_cd, user_cd } = change
  const update_dt = change.now.toISOString()
  await tx
    .insert(systemParameter)
    .values({ company_cd, parameter, value, create_user: user_cd, update_user: user_cd })
    .onConflictDoUpdate({
      target: [systemParameter.company_cd, systemParameter.parameter],
      set: { value, update_user: user_cd, update_dt },
    })
  await bumpAccess(tx, company_cd)
}
