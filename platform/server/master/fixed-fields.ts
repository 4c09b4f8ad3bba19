import type { BusinessError } from '#platform/contract/errors.ts'
import type { Master } from '#platform/contract/master.ts'
import { changesBetween } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import type { Stored } from './policy.ts'

/** Fields that a later module has built upon. */
export interface FixedFields {
  readonly fields: readonly string[]
  /** For each of these why it cannot change now: in one question for all, a file asks for thousands. */
  readonly refuse: (
    context: Context,
    changing: readonly Changing[],
  ) => Promise<readonly (BusinessError | undefined)[]>
}

/** A field of a record that is to be another than it was. */
export interface Changing {
  readonly record: Stored
  readonly field: string
}

interface Change {
  readonly before: Stored
  readonly after: Stored
}

/** A field that has to stay as it is, of one of the changes. */
export interface Fixed {
  readonly at: number
  readonly field: string
  readonly refusal: BusinessError
}

const declared = new Map<string, FixedFields[]>()

/** A later module makes known what must stay as it is while it holds something of a record. */
export const declareFixed = (of: Pick<Master, 'name'>, fixed: FixedFields): void =>
  void declared.set(of.name, [...(declared.get(of.name) ?? []), fixed])

export async function fixedFields(
  { name }: Pick<Master, 'name'>,
  context: Context,
  changes: readonly Change[],
): Promise<readonly Fixed[]> {
  const found: Fixed[] = []
  for (const { fields, refuse } of declared.get(name) ?? []) {
    const changing = changes.flatMap(({ before, after }, at) =>
      changesBetween(withoutNull(before), withoutNull(after), fields).map(({ field }) => ({
        at,
        field,
        record: before,
      })),
    )
    if (changing.length === 0) continue
    const refusals = await refuse(context, changing)
    for (const [number, { at, field }] of changing.entries()) {
      const refusal = refusals[number]
      if (refusal) found.push({ at, field, refusal })
    }
  }
  return found
}

/** A reference to nothing is null in the table and blank in a form. */
const withoutNull = (record: Stored): Stored =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? '']))
