import { z } from 'zod'
import type { CodeTable } from './code-table.ts'
import type { Endpoint } from './endpoint.ts'
import type { lookupInput, LookupOutput } from './master-lookup.ts'
import { codePattern, normaliseCode, normaliseKana } from './normalise.ts'
import type { Screen } from './screen.ts'
import type { Text } from './text.ts'
import { optionalLine, optionalLines, requiredLine } from './written-text.ts'

/** How a value is typed, shown and stored. The kind decides the column type, the control and the alignment. */
export type FieldKind =
  'code' | 'name' | 'kana' | 'text' | 'choice' | 'flag' | 'integer' | 'decimal' | 'date' | 'reference'

/** 99 that is typed for the last day of the month is read as such. */
export type SaidNumbers = Readonly<Record<string, Text>>

/** One field of a master or a form: its rule, its words and its width are said once. */
export interface Field<Schema extends z.ZodType = z.ZodType> {
  readonly kind: FieldKind
  readonly label: Text
  readonly schema: Schema
  readonly required: boolean
  /** Width in half-width characters, for the column and the control. */
  readonly width: number
  /** Longest text, for the column type and the control. */
  readonly max?: number
  readonly codes?: CodeTable
  readonly hint?: Text
  /** What a new record starts with. */
  readonly initial?: string
  /** Of a decimal: how many places it may have, and what its column can hold. */
  readonly scale?: number
  readonly precision?: number
  /** Of a number: values that mean something else than they count, in words. */
  readonly says?: SaidNumbers
  /** Of a text: written over several lines. */
  readonly lines?: number
  readonly entry?: 'tel' | 'email'
  readonly refersTo?: Target
  /** Of a reference: how wide the name beside the code is in a list. */
  readonly nameWidth?: number
  /** Of a price: the field that says for how many. */
  readonly per?: string
  /** It tells cost, stock value or margin: empty and not shown for whoever may not see costs. Nobody types it. */
  readonly cost?: true
}

/** A heading of a form, and what stands under it. */
export interface FieldGroup<Name extends string = string> {
  readonly title: Text
  readonly fields: readonly Name[]
}

/** A master as far as those who point to its records know it. */
export interface ReferredMaster {
  readonly name: string
  /** The table's name, where `name` is a word of SQL. */
  readonly table?: string
  readonly title: Text
  /** What stands or happens in one factory: read and written for the session's factory only. */
  readonly perFactory?: boolean
  /** The key is company_cd (and factory_cd, when per factory) plus these. */
  readonly key: readonly string[]
  /** The field that names a record to people; a reference names it by what it refers to. */
  readonly nameField: string
  readonly fields: Fields
  /** Fields that those who type its code must know, beside its name. */
  readonly tells: readonly string[]
  readonly screen: Screen
  /** Where one of its records is shown with all that belongs to it. */
  readonly pageScreen?: Screen | undefined
  readonly endpoints: { readonly getLookup: Endpoint<typeof lookupInput, LookupOutput> }
}

/** What a reference points to. */
export interface Target {
  /** `self`: another record of the same master. */
  readonly master: ReferredMaster | 'self'
  /**
   * The fields that hold the parts of the target's key; by default the field alone is the key. A part that is always
   * the same begins with '=': a unit is a code of the kind UNIT.
   */
  readonly parts?: readonly string[]
  /** The record is a part of what it points to, as a history is: it does not stand against abolishing it. */
  readonly belongs?: true
}

export type Fields = Readonly<Record<string, Field>>

/** The names of those that only a few may see. */
export const costsAmong = (
  ...all: readonly Readonly<Record<string, { readonly cost?: true }>>[]
): readonly string[] => [
  ...new Set(all.flatMap((fields) => Object.keys(fields).filter((name) => fields[name]?.cost))),
]
export type ValuesOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['schema']> }

export interface Options {
  readonly width?: number
  readonly hint?: Text
  readonly initial?: string
  readonly cost?: true
  readonly per?: string
  readonly says?: SaidNumbers
}

/** As a refinement, because the words of V_RANGE need both ends. */
const integerSchema = (min: number, max: number) =>
  z
    .number({ error: 'V_NUMBER' })
    .int('V_NUMBER')
    .refine((value) => value >= min && value <= max, { error: 'V_RANGE', params: { min, max } })
    .meta({ minimum: min, maximum: max })

/** A key: trimmed, half-width, upper case. */
export const codeSchema = (max: number) =>
  z.string().transform(normaliseCode).pipe(z.string().min(1).max(max).regex(codePattern, 'V_CODE'))

export const code = (label: Text, max = 20, options: Options = {}) =>
  ({
    kind: 'code',
    label,
    max,
    schema: codeSchema(max),
    required: true,
    width: max,
    ...options,
  }) satisfies Field

export const name = (label: Text, max = 60, options: Options = {}) =>
  ({
    kind: 'name',
    label,
    max,
    schema: requiredLine(max),
    required: true,
    width: 28,
    ...options,
  }) satisfies Field

/** The reading in katakana; lists sort by it. Half-width kana and hiragana are accepted and converted. */
export const kana = (label: Text, max = 60, options: Options = {}) =>
  ({
    kind: 'kana',
    label,
    max,
    schema: kanaSchema(max),
    required: false,
    width: 28,
    ...options,
  }) satisfies Field

export const text = (label: Text, max = 100, options: Options & { readonly required?: boolean } = {}) => {
  const required = options.required ?? false
  const schema: z.ZodType<string, string | undefined> = required ? requiredLine(max) : optionalLine(max)
  return { kind: 'text', label, max, schema, width: 24, ...options, required } satisfies Field
}

/** Room for each word in each language: Japanese and Chinese characters are twice as wide as figures. */
const widthOfWords = ({ texts }: CodeTable): number =>
  Math.max(
    8,
    ...Object.values(texts).flatMap(({ ja, en, zh }) => [2 * ja.length, en.length, 2 * zh.length]),
  ) + 2

/** With an initial value it may be left out. */
export const choice = <C extends string>(
  label: Text,
  codes: CodeTable<C>,
  options: Options & { readonly initial?: NoInfer<C> } = {},
) => {
  const { initial } = options
  const schema: z.ZodType<C, C | undefined> =
    initial === undefined ? codes.schema : z.prefault(codes.schema, initial)
  return {
    kind: 'choice',
    label,
    codes,
    schema,
    width: widthOfWords(codes),
    ...options,
    required: initial === undefined,
  } satisfies Field
}

/** Starts ticked with an initial '1'. */
export const flag = (label: Text, options: Options = {}) =>
  ({
    kind: 'flag',
    label,
    schema: z.boolean().default(options.initial === '1'),
    required: false,
    width: 6,
    ...options,
  }) satisfies Field

/** With an initial value it may be left out. */
export const integer = (label: Text, min: number, max: number, options: Options = {}) => {
  const { initial } = options
  const schema: z.ZodType<number, number | undefined> =
    initial === undefined ? integerSchema(min, max) : integerSchema(min, max).default(Number(initial))
  return {
    kind: 'integer',
    label,
    schema,
    required: initial === undefined,
    width: String(max).length + 2,
    ...options,
  } satisfies Field
}

/** What is agreed on in words: several lines. */
export const remarks = (label: Text, max = 400) => ({
  ...text(label, max, { width: 44 }),
  schema: optionalLines(max),
  lines: 3,
})

const kanaSchema = (max: number) =>
  z
    .string()
    .default('')
    .transform(normaliseKana)
    .pipe(
      z
        .string()
        .max(max)
        .regex(/^[ァ-ヶー・ 0-9A-Za-z().&-]*$/, 'V_KANA'),
    )
