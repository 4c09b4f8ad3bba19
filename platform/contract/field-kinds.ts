import { z } from 'zod'
import { day, dayOrBlank } from './day-input.ts'
import { compare, decimal as read, grouped, placesOf, written } from './decimal.ts'
import type { Field, Options, ReferredMaster, Target } from './fields.ts'
import { codeSchema } from './fields.ts'
import { codePattern, normaliseCode } from './normalise.ts'
import type { Text } from './text.ts'
import { isVisible } from './written-text.ts'

interface Optional extends Options {
  readonly required?: boolean
}

/** A code of another master: its name appears beside it, and it must be there and in use when it is chosen. */
export const reference = (
  label: Text,
  master: ReferredMaster,
  {
    parts,
    belongs,
    nameWidth,
    ...options
  }: Optional & Pick<Target, 'parts' | 'belongs'> & Pick<Field, 'nameWidth'> = {},
) => {
  const lengths = master.key.map((part) => master.fields[part]?.max ?? 20)
  const max = Math.max(...lengths)
  const refersTo = { master, ...(parts ? { parts } : {}), ...(belongs ? { belongs } : {}) }
  return { ...referenceField(label, max, options), refersTo, ...(nameWidth ? { nameWidth } : {}) }
}

/** A code of the same master, such as the customer who pays for another one. */
export const selfReference = (
  label: Text,
  max: number,
  { parts, ...options }: Options & Pick<Target, 'parts'> = {},
) => ({
  ...referenceField(label, max, { ...options, required: false }),
  refersTo: parts ? { master: 'self' as const, parts } : { master: 'self' as const },
})

const referenceField = (label: Text, max: number, options: Optional) => {
  const required = options.required ?? true
  const schema: z.ZodType<string, string | undefined> = required ? codeSchema(max) : blankOrCode(max)
  return { kind: 'reference' as const, label, max, schema, width: max, ...options, required }
}

const blankOrCode = (max: number) =>
  z
    .string()
    .default('')
    .transform(normaliseCode)
    .pipe(
      z
        .string()
        .max(max)
        .refine((code) => code === '' || codePattern.test(code), { error: 'V_CODE' }),
    )

/** A code that may be left out, such as the second part of a key that a reference fills in. */
export const optionalCode = (label: Text, max = 20, options: Options = {}) =>
  ({
    kind: 'code',
    label,
    max,
    schema: blankOrCode(max),
    width: max,
    ...options,
    required: false,
  }) satisfies Field

/** A business date: `yyyy-mm-dd` on the wire. */
export const date = (label: Text, options: Optional = {}) => {
  const required = options.required ?? true
  const schema: z.ZodType<string, string | undefined> = required ? day : dayOrBlank
  return { kind: 'date', label, schema, width: 10, ...options, required } satisfies Field
}

interface Range extends Options {
  readonly min?: string
  /** Above zero, whatever the least is that its unit can count. */
  readonly positive?: true | undefined
  readonly max: string
  readonly scale: number
  /** Blank where there is nothing to say: in slips only, a table has no blank number. */
  readonly required?: false
}

/** An exact number, as text. With an initial value it may be left out. */
export const decimal = (label: Text, { min = '0', max, scale, positive, ...options }: Range) => {
  const typed = z
    .string()
    .superRefine((value, issues) => refuseDecimal(value, { min, max, scale, positive }, issues))
    .transform(shortest)
  const { initial } = options
  const required = options.required ?? initial === undefined
  return {
    kind: 'decimal',
    label,
    schema: required || initial !== undefined ? withInitial(typed, initial) : blankOr(typed),
    scale,
    precision: (max.split('.')[0] ?? '').length + scale,
    width: grouped(read(max)).length + 1,
    ...options,
    required,
  } satisfies Field
}

/** The rule of the number speaks, unless nothing is there. */
const blankOr = (typed: z.ZodType<string, string>): z.ZodType<string, string | undefined> =>
  z
    .string()
    .default('')
    .superRefine((value, issues) => {
      const read = value === '' ? undefined : typed.safeParse(value, { reportInput: true })
      for (const { message, ...issue } of read?.error?.issues ?? [])
        issues.addIssue({ ...issue, code: 'custom', message, input: value })
    })
    .transform(shortest)

const withInitial = (
  typed: z.ZodType<string, string>,
  initial: string | undefined,
): z.ZodType<string, string | undefined> =>
  initial === undefined ? typed : z.string().default(initial).pipe(typed)

function refuseDecimal(
  value: string,
  { min, max, scale, positive }: Required<Pick<Range, 'min' | 'max' | 'scale'>> & Pick<Range, 'positive'>,
  issues: z.core.$RefinementCtx,
): void {
  const refuse = (message: string, params: Record<string, string | number> = {}) =>
    issues.addIssue({ code: 'custom', message, params, input: value })
  if (value === '') return refuse('V_REQUIRED')
  if (!isNumber(value)) return refuse('V_NUMBER')
  const number = read(value)
  if (placesOf(number) > scale) return refuse('V_PLACES', { max: scale })
  if (positive && (number.units <= 0n || compare(number, read(max)) > 0))
    return refuse('V_POSITIVE', { max: grouped(read(max)) })
  if (compare(number, read(min)) < 0 || compare(number, read(max)) > 0)
    refuse('V_RANGE', { min: grouped(read(min)), max: grouped(read(max)) })
}

const isNumber = (value: string): boolean => value.length <= 40 && /^-?\d+(\.\d+)?$/.test(value)

/** One number is written in one way only, or a record would seem to have changed: 1.50 is 1.5. */
export function shortest(value: string): string {
  if (!isNumber(value)) return value
  const number = read(value)
  return number.units === 0n ? '0' : written({ units: number.units, scale: number.scale }, 0)
}

type FigureOptions = Options & Pick<Range, 'min' | 'positive' | 'required'>

export const quantity = (label: Text, options: FigureOptions = {}) =>
  decimal(label, { max: '999999999', scale: 3, width: 13, ...options })

export const price = (label: Text, options: FigureOptions = {}) =>
  decimal(label, { max: '99999999.99', scale: 2, width: 13, ...options })

/** Money of a whole company, in yen. */
export const amount = (label: Text, options: FigureOptions = {}) =>
  decimal(label, { max: '999999999999', scale: 0, width: 15, ...options })

export const percent = (label: Text, options: Options & { readonly max?: string } = {}) =>
  decimal(label, { max: '100', scale: 2, width: 8, ...options })

export const phone = (label: Text) => ({
  ...patterned(label, { max: 20, width: 16, pattern: /^[+]?[\d-]{5,20}$/, error: 'V_PHONE' }),
  entry: 'tel' as const,
})

export const email = (label: Text) => ({
  ...patterned(label, {
    max: 200,
    width: 30,
    pattern: /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/,
    error: 'V_EMAIL',
  }),
  entry: 'email' as const,
})

export const postalCode = (label: Text) =>
  patterned(label, { max: 10, width: 10, pattern: /^[\dA-Z][\dA-Z -]{2,9}$/i, error: 'V_POSTAL' })

/** Digits and the like that others read: typed in full width they are the same. */
export const halfWidth = (label: Text, max: number, options: Optional = {}) => {
  const { required = false } = options
  const schema: z.ZodType<string, string | undefined> = z
    .string()
    .default('')
    .transform((typed) => typed.normalize('NFKC').trim())
    .pipe(
      z
        .string()
        .min(required ? 1 : 0)
        .max(max, { abort: true })
        .refine(isVisible, { error: 'V_INVALID' }),
    )
  return { kind: 'text', label, max, schema, width: max + 2, ...options, required } satisfies Field
}

interface Pattern {
  readonly max: number
  readonly width: number
  readonly pattern: RegExp
  readonly error: string
}

/** A text in half width of a certain form, or nothing. */
const patterned = (label: Text, { max, width, pattern, error }: Pattern) =>
  ({
    kind: 'text',
    label,
    max,
    width,
    schema: z
      .string()
      .default('')
      .transform((typed) => typed.normalize('NFKC').trim())
      .pipe(
        z
          .string()
          // A pattern that goes back and forth over a megabyte would keep everybody waiting.
          .max(max, { abort: true })
          .refine((typed) => typed === '' || (pattern.test(typed) && isVisible(typed)), { error }),
      ),
    required: false,
  }) satisfies Field
