import type { z } from 'zod'
import type { Fields } from './fields.ts'

/** The names of the fields, for whoever names one of them. */
export type FieldName<F extends Fields> = Extract<keyof F, string>

/** Beside each code that refers to another record, an answer has the name that belongs to it: `item_cd_nm` beside `item_cd`. */
export type ReferredNames<F extends Fields> = {
  readonly [Name in FieldName<F> as F[Name]['kind'] extends 'reference' ? `${Name}_nm` : never]: string
}

/** The values as they are sent: what the field has a value for by itself may be left out. */
export type SentValues<F extends Fields> = {
  readonly [Name in keyof F as undefined extends z.input<F[Name]['schema']> ? never : Name]: z.input<
    F[Name]['schema']
  >
} & {
  readonly [Name in keyof F as undefined extends z.input<F[Name]['schema']> ? Name : never]?: z.input<
    F[Name]['schema']
  >
}

/** The values while they are typed into a form: a tick, or text. */
export type TypedInForm<F extends Fields> = {
  readonly [Name in keyof F]: F[Name]['kind'] extends 'flag'
    ? boolean
    : 'flag' extends F[Name]['kind']
      ? string | boolean
      : string
}
