import { asc, eq } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { instantOf } from '#platform/server/master/served-master.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { parameterNames, type editParameters, type parameterList } from '../../contract/system-parameter.ts'
import { directory } from '../directory.ts'
import { parametersFrom, setParameter } from '../parameters.ts'
import { holdCompany } from '../hold-company.ts'
import { systemParameter } from '../tables.ts'

export async function listParameters({ tx, session }: Context): Promise<OutputOf<typeof parameterList>> {
  const { company_cd } = session
  const stored = await storedIn({ tx, session })
  const names = await directory.namesOf(tx, company_cd, [
    ...new Set(stored.map(({ update_user }) => update_user)),
  ])
  const values = parametersFrom((name) => stored.find(({ parameter }) => parameter === name)?.value)
  return {
    list: parameterNames.map((parameter) => {
      const row = stored.find((found) => found.parameter === parameter)
      return {
        parameter,
        value: values[parameter],
        update_cnt: row?.update_cnt ?? 0,
        update_nm: row ? (names.get(row.update_user) ?? row.update_user) : null,
        update_dt: row ? instantOf(row.update_dt) : null,
      }
    }),
  }
}

/** All or none; each as its editor has seen it. */
export async function saveParameters(
  context: Context,
  { list }: InputOf<typeof editParameters>,
): Promise<Record<string, never>> {
  const { tx, session, now } = context
  const { company_cd, user_cd } = session
  await holdCompany(context)
  const stored = await storedIn(context)
  const before = parametersFrom((name) => stored.find(({ parameter }) => parameter === name)?.value)
  for (const { parameter, value, update_cnt } of list) {
    const row = stored.find((found) => found.parameter === parameter)
    if (row && row.update_cnt !== update_cnt) throw await staleRecord(context, directory, row)
    if (before[parameter] === value) continue
    await setParameter(tx, { company_cd, user_cd, now }, parameter, value)
    await recordChange(context, {
      table: 'system_parameter',
      key: parameter,
      action: 'update',
      changes: [{ field: parameter, old: before[parameter], new: value }],
    })
  }
  return {}
}

const storedIn = ({ tx, session }: Pick<Context, 'tx' | 'session'>) =>
  tx
    .select()
    .from(systemParameter)
    .where(eq(systemParameter.company_cd, session.company_cd))
    .orderBy(asc(systemParameter.parameter))
