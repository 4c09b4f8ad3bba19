import { z } from 'zod'
import type { CodeTable } from './code-table.ts'
import { codePattern, normaliseCode, normaliseKana } from './normalise.ts'
import type { Text } from './text.ts'

/** How a value is typed, shown and stored. The kind decides the column type, the control and the alignment. */
export type FieldKind = 'code' | 'name' | 'kana' | 'text' | 'choice' | 'flag' | 'integer'

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
}

export type Fields = Readonly<Record<string, Field>>
export type ValuesOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['schema']> }

interface Options {
  readonly width?: number
  readonly hint?: Text
}

const optionalText = (max: number) => z.string().trim().max(max).default('')
const requiredText = (max: number) => z.string().trim().min(1).max(max)

/** As a refinement, because the words of V_RANGE need both ends. */
const integerSchema = (min: number, max: number) =>
  z
    .number({ error: 'V_NUMBER' })
    .int('V_NUMBER')
    .refine((value) => value >= min && value <= max, { error: 'V_RANGE', params: { min, max } })
    .meta({ minimum: min, maximum: max })

/** A key or a reference: trimmed, half-width, upper case. */
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
    schema: requiredText(max),
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
    width: 20,
    ...options,
  }) satisfies Field

export const text = (label: Text, max = 100, options: Options & { readonly required?: boolean } = {}) => {
  const required = options.required ?? false
  const schema: z.ZodType<string, string | undefined> = required ? requiredText(max) : optionalText(max)
  return { kind: 'text', label, max, schema, width: 24, ...options, required } satisfies Field
}

export const choice = <C extends string>(label: Text, codes: CodeTable<C>, options: Options = {}) =>
  ({
    kind: 'choice',
    label,
    codes,
    schema: codes.schema,
    required: true,
    width: 10,
    ...options,
  }) satisfies Field

export const flag = (label: Text, options: Options = {}) =>
  ({
    kind: 'flag',
    label,
    schema: z.boolean().default(false),
    required: false,
    width: 6,
    ...options,
  }) satisfies Field

export const integer = (label: Text, min: number, max: number, options: Options = {}) =>
  ({
    kind: 'integer',
    label,
    schema: integerSchema(min, max),
    required: true,
    width: String(max).length + 2,
    ...options,
  }) satisfies Field

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
