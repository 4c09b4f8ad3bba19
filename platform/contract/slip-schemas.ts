import { z } from 'zod'
import type { Field, Fields, ValuesOf } from './fields.ts'
import { keptInfo, type KeptInfo } from './kept-slip.ts'
import { ability, type Ability } from './list.ts'
import { createMode, editMode } from './master-record.ts'
import { asStated } from './stated.ts'

/** What of a slip's definition its schemas follow from. */
interface Described<
  H extends Fields,
  L extends Fields,
  Key extends string,
  Computed extends string,
  Act extends string,
> {
  readonly header: H
  readonly lines: L
  readonly key: readonly Key[]
  readonly computed?: readonly Computed[]
  readonly acts?: readonly Act[]
  readonly mostLines?: number
  rules?(slip: NoInfer<SlipSent<H, L, Key, Computed>>, issues: z.core.$RefinementCtx): void
}

/** Lines of one slip (interface.md). */
export const mostLines = 200

/** A slip as it is sent to be saved: what is typed, and the key of one that is stored. */
export interface SlipSent<H extends Fields, L extends Fields, Key extends string, Computed extends string> {
  readonly assign_mode: typeof createMode | typeof editMode
  readonly update_cnt: number
  readonly header: Readonly<WithKey<TypedFields<H, Key | Computed>, Key>>
  /** A line that is new has the number 0. */
  readonly lines: readonly Readonly<TypedFields<L, Computed> & { line_no: number }>[]
  /** Questions that the person has said yes to, by their codes. */
  readonly agreed?: readonly string[] | undefined
}

/** What people type: the fields without those that the server gives. */
type TypedFields<F extends Fields, Given extends string> = string extends Given
  ? ValuesOf<F>
  : { [Name in Exclude<keyof F, Given>]: z.output<F[Name]['schema']> }

type WithKey<Values, Key extends string> = string extends Key ? Values : Values & Record<Key, string>

/** A slip as it is stored. */
interface SlipRecord<H extends Fields, L extends Fields, Act extends string> {
  readonly header: Readonly<StoredFields<H>>
  readonly lines: readonly Readonly<StoredFields<L> & { line_no: number; edit: Ability }>[]
  readonly update_cnt: number
  readonly kept?: KeptInfo | undefined
  /** What may be done with it now; `edit` is always there. */
  readonly abilities: Readonly<{ edit: Ability } & Record<Act, Ability>>
}

/** A number that has not been said is null; everything else that has not been said is a blank. */
type StoredFields<F extends Fields> = {
  [Name in keyof F]: F[Name]['kind'] extends 'integer' ? number | null : z.output<F[Name]['schema']>
}

export interface SlipSchemas<
  H extends Fields,
  L extends Fields,
  Key extends string,
  Computed extends string,
  Act extends string,
> {
  readonly key: z.ZodType<Readonly<Record<Key, string>>>
  readonly edit: z.ZodType<SlipSent<H, L, Key, Computed>, Readonly<Record<string, unknown>>>
  readonly record: z.ZodType<SlipRecord<H, L, Act>>
}

/** The schemas are put together by the names of the fields; that they have the types of the fields is said here. */
export function schemasOfSlip<
  H extends Fields,
  L extends Fields,
  Key extends string,
  Computed extends string,
  Act extends string,
>(definition: Described<H, L, Key, Computed, Act>): SlipSchemas<H, L, Key, Computed, Act> {
  type Schemas = SlipSchemas<H, L, Key, Computed, Act>
  const { header, lines, key, computed = [], acts = [] } = definition
  const given = new Set<string>([...computed, ...key])
  const typed = (fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => (given.has(name) ? [] : [[name, field.schema]])),
    )
  const stored = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedAs(field)]))
  /** A line that is there already keeps its number; a new one has 0. */
  const lineNo = z.number().int().min(0)
  const sent = asStated<Schemas['edit']>(
    z.object({
      assign_mode: z.enum([createMode, editMode]),
      update_cnt: z.number().int().min(0).default(0),
      header: z.object({ ...typed(header), ...optionalKey(key) }),
      lines: z
        .array(z.object({ ...typed(lines), line_no: lineNo.default(0) }))
        .min(1)
        .max(definition.mostLines ?? mostLines),
      agreed: z.array(z.string().max(60)).max(20).optional(),
    }),
  )
  return {
    key: asStated(z.object(keyShapeOfSlip(key))),
    edit: sent.superRefine((slip, issues) => definition.rules?.(slip, issues)),
    record: asStated(
      z.object({
        header: z.object(stored(header)),
        lines: z.array(z.object({ ...stored(lines), line_no: lineNo, edit: ability })),
        update_cnt: z.number().int(),
        kept: keptInfo.optional(),
        abilities: z.object({ edit: ability, ...Object.fromEntries(acts.map((act) => [act, ability])) }),
      }),
    ),
  }
}

export const keyShapeOfSlip = (key: readonly string[]) =>
  Object.fromEntries(key.map((name) => [name, z.string().max(40)]))
const optionalKey = (key: readonly string[]) =>
  Object.fromEntries(key.map((name) => [name, z.string().max(40).default('')]))

function storedAs({ kind, codes }: Field): z.ZodType {
  if (kind === 'flag') return z.boolean()
  if (kind === 'choice' && codes) return codes.schema
  return kind === 'integer' ? z.number().int().nullable() : z.string()
}
