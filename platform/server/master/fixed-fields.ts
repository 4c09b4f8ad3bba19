import type { BusinessError } from '#platform/contract/errors.ts'
import type { AnyValues, FieldOf, StoredOf } from '#platform/contract/master-record.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { changesBetween } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import { point } from '../module/point.ts'

/** Fields that a later module has built upon: they stay as they are while it holds something of a record. */
export interface FixedFields<M extends AnyMaster = AnyMaster> {
  readonly fields: readonly FieldOf<M>[]
  /** For each of these why it cannot change now: in one question for all, a file asks for thousands. */
  refuse(context: Context, changing: readonly Changing<M>[]): Promise<readonly (BusinessError | undefined)[]>
}

/** A field of a record that is to be another than it was. */
export interface Changing<M extends AnyMaster = AnyMaster> {
  readonly record: StoredOf<M>
  readonly field: FieldOf<M>
}

interface Change {
  readonly before: StoredOf<AnyMaster>
  readonly after: AnyValues
}

/** A field that has to stay as it is, of one of the changes. */
export interface Fixed {
  readonly at: number
  readonly field: string
  readonly refusal: BusinessError
}

/** They, and the master that they belong to. */
export interface FixedOfMaster extends FixedFields {
  readonly of: Pick<AnyMaster, 'name'>
}

/** A misspelt field of the master does not compile. */
export const fixed = <M extends AnyMaster>(of: M, fields: FixedFields<M>): FixedOfMaster => {
  const ofAny: FixedFields = fields
  return { of, fields: ofAny.fields, refuse: (context, changing) => ofAny.refuse(context, changing) }
}

export const fixedByModules = point<FixedOfMaster>('fixed fields of masters')

export async function fixedFields(
  { name }: Pick<AnyMaster, 'name'>,
  context: Context,
  changes: readonly Change[],
): Promise<readonly Fixed[]> {
  const found: Fixed[] = []
  const built = context.registered(fixedByModules).filter(({ of }) => of.name === name)
  for (const { fields, refuse } of built) {
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
const withoutNull = (record: AnyValues): AnyValues =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? '']))
