import { defaultNumberRule, faultsOf, type NumberRule } from '#platform/contract/numbering.ts'
import type { Context } from '#platform/server/context.ts'
import { numbersOf, type NumberRequest, type NumberSeries } from '#platform/server/numbering/take-numbers.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { Later, type LaterValue } from '#platform/server/unit/later.ts'
import { recordCancelled, type CancelledNumber } from '#platform/server/numbering/cancel-number.ts'
import { numberErrors } from '../../contract/number-errors.ts'
import { inventoryNoControl, slipNoControl } from '../tables.ts'

const errorsOfSeries = {
  missing: (name: string) => numberErrors.BIZ_SLIP_NO_CONTROL_MISSING.with({ name }),
  usedUp: (name: string, max: number) => numberErrors.BIZ_SLIP_NO_GET_FAILED.with({ name, max }),
}
const slipNumbers: NumberSeries = { table: slipNoControl, ...errorsOfSeries }
const inventoryNumbers: NumberSeries = { table: inventoryNoControl, ...errorsOfSeries }

/** The number of a slip that a unit of work writes. */
export const slipNumberOf = (context: Context, request: NumberRequest): LaterValue<string> =>
  numbersOf(context, slipNumbers, request).map(([number = '']) => number)

interface NumberedWork<Result> {
  readonly request: NumberRequest
  /** Writes the documents under their numbers. Nothing slow, and nothing that a person may be refused for. */
  write(numbers: readonly string[]): Promise<Result>
}

/** For a verb that does nothing else together with others: takes the slip's number and writes the slip. */
export const issueSlipNo = <Result>(context: Context, work: NumberedWork<Result>): Promise<Result> =>
  issue(context, slipNumbers, work)

/** The same for a stocktaking. */
export const issueInventoryNo = <Result>(context: Context, work: NumberedWork<Result>): Promise<Result> =>
  issue(context, inventoryNumbers, work)

async function issue<Result>(
  context: Context,
  series: NumberSeries,
  { request, write }: NumberedWork<Result>,
): Promise<Result> {
  const written = await inOneUnit(context, () => {
    const numbers = numbersOf(context, series, request)
    const result = new Later<Result>()
    unitOf(context).write(async () => result.settle(await write(numbers.value)))
    return Promise.resolve(() => result)
  })
  return written.value
}

/** A document was taken back: its number is listed as cancelled, and never issued again. */
export const cancelNumber = (context: Context, control: Control, cancelled: CancelledNumber): Promise<void> =>
  recordCancelled(context, tables[control], cancelled)

type Control = 'slip' | 'inventory'
const tables = { slip: slipNoControl, inventory: inventoryNoControl }

/** Begins a series in the session's factory, with the specification's rule where nothing else is said. */
export async function beginNumbers(
  { tx, session }: Context,
  control: Control,
  kind: string,
  { kind_nm = kind, ...changes }: Partial<NumberRule> & { readonly kind_nm?: string } = {},
): Promise<void> {
  const rule = { ...defaultNumberRule, ...changes }
  const faults = faultsOf(rule)
  if (faults.length > 0) throw new Error(`Not a rule of numbers: ${faults.join(', ')}`)
  const { company_cd, factory_cd, user_cd } = session
  await tx
    .insert(tables[control])
    .values({ company_cd, factory_cd, kind, kind_nm, ...rule, create_user: user_cd, update_user: user_cd })
    .onConflictDoNothing()
}
