import { asStated } from './stated.ts'
import { say, type Language, type Text, type TextParam, type TextParams } from './text.ts'

/** A number where the specification ties one to the meaning, otherwise a symbolic key (decisions.md). */
export type ErrorCode = number | string

/** The names in braces of a template: `'{code} of {name}'` gives `'code' | 'name'`. */
type Holes<S extends string> = S extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never
type Arguments<S extends string> = [Holes<S>] extends [never]
  ? [params?: TextParams]
  : [params: Readonly<Record<Holes<S>, TextParam>>]

export interface ErrorKind<S extends string = string> {
  readonly code: ErrorCode
  readonly text: Text
  /** Makes the error to throw. Parameters are checked against the holes of the Japanese text. */
  with(...args: Arguments<S>): BusinessError
}

/** What went wrong in one field, cell or row. `path` is a field name, or `lines.3.qty` for a cell. */
export interface FieldError {
  readonly path: string
  readonly code: ErrorCode
  readonly params: TextParams
  readonly text: Text
}

/** The only exception that a verb throws on purpose: it becomes `code` and `msg` of the answer. */
export class BusinessError extends Error {
  readonly code: ErrorCode
  readonly text: Text
  readonly params: TextParams
  readonly fields: readonly FieldError[]

  constructor(
    kind: Pick<ErrorKind, 'code' | 'text'>,
    params: TextParams = {},
    fields: readonly FieldError[] = [],
  ) {
    super(`${kind.code}: ${say(kind.text, 'en', params)}`)
    this.name = 'BusinessError'
    this.code = kind.code
    this.text = kind.text
    this.params = params
    this.fields = fields
  }

  /** The same error, shown at a field instead of at the top of the form. */
  at(path: string): BusinessError {
    return new BusinessError(this, this.params, [
      { path, code: this.code, params: this.params, text: this.text },
    ])
  }

  say(language: Language): string {
    return say(this.text, language, this.params)
  }
}

const catalogue = new Map<string, ErrorKind>()

/** Declares errors: `errors({ 1001: { ja, en, zh } })`. A code is declared once in the whole product. */
export function errors<const T extends Record<ErrorCode, Text>>(
  texts: T,
): { readonly [K in keyof T]: ErrorKind<T[K]['ja']> } {
  const kinds = Object.entries(texts).map(([key, text]): [string, ErrorKind] => {
    if (catalogue.has(key)) throw new Error(`Error code ${key} is declared twice`)
    const code = /^\d+$/.test(key) ? Number(key) : key
    const kind: ErrorKind = { code, text, with: (...args) => new BusinessError({ code, text }, args[0]) }
    catalogue.set(key, kind)
    return [key, kind]
  })
  return asStated(Object.fromEntries(kinds))
}

export const declaredError = (key: string): ErrorKind | undefined => catalogue.get(key)

/** Every declared error, for the completeness test and the documentation. */
export const declaredErrors = (): readonly ErrorKind[] => [...catalogue.values()]
