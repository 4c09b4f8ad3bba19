import { BusinessError, type FieldError } from '#platform/contract/errors.ts'

/**
 * Collects what a slip is refused for, each at its cell, so that a person sees everything at once. `cellOf` says which
 * cell of the person's screen a path of the posting is; what is alike in a cell is said once.
 */
export class Refusals {
  readonly fields: FieldError[] = []

  constructor(readonly cellOf: (path: string) => string = (path) => path) {}

  add(path: string, { code, text, params }: BusinessError): void {
    const cell = this.cellOf(path)
    if (this.fields.some((field) => field.path === cell && field.code === code)) return
    this.fields.push({ path: cell, code, text, params })
  }

  at(line: number, field: string, refused: BusinessError): void {
    this.add(`lines.${line}.${field}`, refused)
  }

  throwIfAny(): void {
    throwRefused([this])
  }
}

/** The first one is the answer's code; the others stand at their cells. */
export function throwRefused(all: readonly Refusals[]): void {
  const fields = all.flatMap((refusals) => refusals.fields)
  const [first] = fields
  if (first) throw new BusinessError(first, first.params, fields)
}
