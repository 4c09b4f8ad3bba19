import { defaultNumberRule, faultsOf, type NumberRule } from '#platform/contract/numbering.ts'
import type { Context } from '#platform/server/context.ts'
import { numberLast, type NumberedWork, type NumberSeries } from '#platform/server/numbering/take-numbers.ts'
import { numberErrors } from '../../contract/number-errors.ts'
import { inventoryNoControl, slipNoControl } from '../tables.ts'

const errorsOfSeries = {
  missing: (name: string) => numberErrors.BIZ_SLIP_NO_CONTROL_MISSING.with({ name }),
  usedUp: (name: string, max: number) => numberErrors.BIZ_SLIP_NO_GET_FAILED.with({ name, max }),
}
const slipNumbers: NumberSeries = { table: slipNoControl, ...errorsOfSeries }
const inventoryNumbers: NumberSeries = { table: inventoryNoControl, ...errorsOfSeries }

/** The last thing that a verb does: takes the slip's number and writes the slip. */
export const issueSlipNo = <Result>(context: Context, work: NumberedWork<Result>): Promise<Result> =>
  numberLast(context, slipNumbers, work)

/** The same for a stocktaking. */
export const issueInventoryNo = <Result>(context: Context, work: NumberedWork<Result>): Promise<Result> =>
  numberLast(context, inventoryNumbers, work)

/** Begins a series in the session's factory, with the specification's rule where nothing else is said. */
export async function beginNumbers(
  { tx, session }: Context,
  control: 'slip' | 'inventory',
  kind: string,
  changes: Partial<NumberRule> = {},
): Promise<void> {
  const rule = { ...defaultNumberRule, ...changes }
  const faults = faultsOf(rule)
  if (faults.length > 0) throw new Error(`Not a rule of numbers: ${faults.join(', ')}`)
  const { company_cd, factory_cd, user_cd } = session
  await tx.insert(control === 'slip' ? slipNoControl : inventoryNoControl).values({
    company_cd,
    factory_cd,
    kind,
    ...rule,
    current_no: rule.start_no,
    create_user: user_cd,
    update_user: user_cd,
  })
}
