import type { FieldErrors } from '../form/field-errors.ts'

/** `list.0.months` of the call is `F01.months` of the screen: rows may change their places before it is mended. */
export function errorsByRow(errors: FieldErrors, rows: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, at, ...rest] = path.split('.')
      const row = rows[Number(at)]
      return [row === undefined ? path : [row, ...rest].join('.'), message]
    }),
  )
}
