import { z } from 'zod'
import { abortDivision } from './code-table.ts'
import type { FieldName, SentValues } from './field-values.ts'
import type { Field, Fields, ValuesOf } from './fields.ts'
import { ability, commonColumns } from './list.ts'
import {
  createMode,
  editMode,
  type AbolishedRecord,
  type EditedRecord,
  type MasterRecord,
  type SentAbolished,
  type SentRecord,
} from './master-record.ts'
import { referencedName } from './master-references.ts'
import { asStated } from './stated.ts'

/** What of a master's definition its schemas follow from. */
interface Described<F extends Fields, K extends FieldName<F>> {
  readonly key: readonly K[]
  readonly fields: F
  rules?(values: ValuesOf<F>, issues: z.core.$RefinementCtx<ValuesOf<F>>): void
}

export interface MasterSchemas<F extends Fields, K extends FieldName<F>> {
  readonly key: z.ZodType<ValuesOf<Pick<F, K>>, SentValues<Pick<F, K>>>
  readonly row: z.ZodType<MasterRecord<F>, MasterRecord<F>>
  readonly edit: z.ZodType<EditedRecord<F>, SentRecord<F>>
  readonly abolish: z.ZodType<AbolishedRecord<F, K>, SentAbolished<F, K>>
}

/** The one place where the schemas get the types that their definition states: they are put together by its names. */
export function schemasOfMaster<F extends Fields, K extends FieldName<F>>(
  definition: Described<F, K>,
): MasterSchemas<F, K> {
  const shape = Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [name, field.schema]),
  )
  const stored = Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [name, storedAs(field)]),
  )
  const names = Object.fromEntries(
    Object.entries(definition.fields)
      .filter(([, { refersTo }]) => refersTo)
      .map(([name]) => [referencedName(name), z.string()]),
  )
  const key = z.object(keyShapeOf(definition))
  const row = z.object({
    ...stored,
    ...names,
    abort_div: abortDivision.schema,
    ...commonColumns,
    abilities: z.object({ edit: ability, abolish: ability.optional() }),
  })
  const edit = z
    .object({
      ...shape,
      assign_mode: z.enum([createMode, editMode]),
      update_cnt: updateCount.default(0),
    })
    // A rule over several fields may rely on each of them: it speaks when they are right.
    .superRefine((values, context) => {
      if (context.issues.length === 0) definition.rules?.(asStated(values), asStated(context))
    })
  const abolish = key.extend({
    update_cnt: updateCount,
    abort_div: abortDivision.schema.default('2'),
  })
  return asStated({ key, row, edit, abolish })
}

export const keyShapeOf = <F extends Fields, K extends FieldName<F>>({ key, fields }: Described<F, K>) =>
  Object.fromEntries(key.map((name) => [name, keySchema(fields[name])]))

/** A query string has no numbers. */
function keySchema(field: Field | undefined): z.ZodType {
  if (field?.kind !== 'integer') return field?.schema ?? z.never()
  return z.preprocess((sent) => (typeof sent === 'string' && sent.trim() ? Number(sent) : sent), field.schema)
}

const updateCount = z.number().int().min(0)

/** A stored value, as an answer carries it. */
function storedAs({ kind, codes }: Field): z.ZodType {
  switch (kind) {
    case 'flag':
      return z.boolean()
    case 'integer':
      return z.number().int()
    case 'choice':
      return codes?.schema ?? z.string()
    default:
      return z.string()
  }
}
