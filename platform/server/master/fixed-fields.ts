import type { BusinessError } from '#platform/contract/errors.ts'
import type { Master } from '#platform/contract/master.ts'
import { changesBetween } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import type { Stored } from './policy.ts'

/** Fields that a later module has built upon. */
export interface FixedFields {
  readonly fields: readonly string[]
  /** Why this field of the record cannot change now. */
  readonly refuse: (context: Context, record: Stored, field: string) => Promise<BusinessError | undefined>
}

const declared = new Map<string, FixedFields[]>()

/** A later module makes known what must stay as it is while it holds something of a record. */
export const declareFixed = (of: Pick<Master, 'name'>, fixed: FixedFields): void =>
  void declared.set(of.name, [...(declared.get(of.name) ?? []), fixed])

export async function refuseFixed(
  { name }: Pick<Master, 'name'>,
  context: Context,
  before: Stored,
  after: Stored,
): Promise<void> {
  for (const { fields, refuse } of declared.get(name) ?? [])
    for (const { field } of changesBetween(withoutNull(before), withoutNull(after), fields)) {
      const refused = await refuse(context, before, field)
      if (refused) throw refused.at(field)
    }
}

/** A reference to nothing is null in the table and blank in a form. */
const withoutNull = (record: Stored): Stored =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? '']))
